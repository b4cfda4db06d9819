# includes.py: what each public header of torch/headeronly and c10 costs. Started by `./dev bench`.
# SPDX-License-Identifier: BSD-3-Clause
"""CPU seconds of g++ -fsyntax-only for each header, ours against PyTorch 2.15's, in one run.

Every row is the median of the ratios of interleaved pairs. A header that costs PyTorch next to
nothing may cost 5 ms more: below that, the noise is greater than the difference.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

from common import ROOT, Figure, arguments, note, report, run, torch_folder

ROOTS = [ROOT / "headeronly", ROOT / "include"]
NOT_ALONE = {  # for another system, refusing to be included directly, or (PyTorch's) for nvcc only
    "torch/headeronly/util/win32-headers.h",
    "torch/headeronly/util/complex_utils.h",
    "c10/util/win32-headers.h",
    "torch/headeronly/cuda/Atomic.h",
    "torch/headeronly/cuda/KernelUtils.h",
}
AVX2 = ["-mavx2", "-mf16c", "-DCPU_CAPABILITY=AVX2", "-DCPU_CAPABILITY_AVX2"]
AT_MOST_HALF = {
    f"torch/headeronly/{name}.h" for name in ("util/Half", "util/BFloat16", "core/ScalarType")
}


def public_headers(include: Path) -> list[str]:
    """Our headers of these folders that PyTorch has, too, and that a C++ file can include."""
    folders = ("torch/headeronly", "c10")
    names = [
        str(header.relative_to(root))
        for root in ROOTS
        for folder in folders
        for header in sorted((root / folder).rglob("*.h"))
    ]
    return [n for n in names if (include / n).is_file() and n not in NOT_ALONE]


def command(include: list[Path], name: str, work: Path) -> list[str]:
    """Compile one file that includes one header."""
    source = work / "include.cpp"
    source.write_text(f"#include <{name}>\n")
    flags = AVX2 if "/cpu/vec/" in name else []
    folders = [f"-I{folder}" for folder in include]
    std = "20" if name.startswith("c10/") else "17"  # PyTorch's c10/core needs 20
    return ["g++", f"-std=c++{std}", "-fsyntax-only", *flags, *folders, str(source)]


def measure(work: Path, args: argparse.Namespace) -> list[Figure]:
    """One figure per header, and their sum."""
    pairs = args.pairs
    theirs_at = torch_folder() / "include"
    figures = []
    sums = ([0.0] * pairs, [0.0] * pairs)
    for name in public_headers(theirs_at):
        seconds: tuple[list[float], list[float]] = ([], [])
        for pair in range(pairs):
            for side, include in enumerate((ROOTS, [theirs_at])):
                seconds[side].append(run(command(include, name, work)))
                sums[side][pair] += seconds[side][-1]
        ours, theirs = (statistics.median(side) for side in seconds)
        ratio = statistics.median(a / b for a, b in zip(*seconds, strict=True))
        limit = 0.5 if name in AT_MOST_HALF else 1 + 0.005 / theirs
        note(f"  {name}: {1000 * ours:.0f} ms against {1000 * theirs:.0f} ms")
        figures.append(
            Figure(name, f"{1000 * ours:.0f} ms", f"{1000 * theirs:.0f} ms", ratio, limit)
        )
    ours, theirs = (statistics.median(side) for side in sums)
    ratio = statistics.median(a / b for a, b in zip(*sums, strict=True))
    figures.append(
        Figure("all of them", f"{1000 * ours:.0f} ms", f"{1000 * theirs:.0f} ms", ratio, 0.5)
    )
    return figures


if __name__ == "__main__":
    unit = "times are CPU seconds of -fsyntax-only"
    sys.exit(report(arguments(__doc__).parse_args(), unit, measure))

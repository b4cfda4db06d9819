# step_aside.py: what our headers cost where torch's serve. Started by `./dev bench`.
# SPDX-License-Identifier: BSD-3-Clause
"""CPU seconds of -fsyntax-only for a file with all of torch and our mirrored headers before it.

Ours: our folders in front of torch's, with STABLEHAND_STEP_ASIDE. Theirs: the same file with
torch's folders alone. Every row is the median of the ratios of interleaved pairs.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import sysconfig
from pathlib import Path

from common import Figure, arguments, note, report, run, torch_folder
from includes import ROOTS, public_headers

TORCH = ("ATen/ATen.h", "ATen/cpu/vec/vec.h", "torch/all.h", "torch/extension.h")
AT_MOST = 1.03


def measure(work: Path, args: argparse.Namespace) -> list[Figure]:
    """One figure for each compiler."""
    include = torch_folder() / "include"
    ours = public_headers(include)
    source = work / "all_of_torch.cpp"
    source.write_text("".join(f"#include <{name}>\n" for name in [*ours, *TORCH]))
    theirs = [include, include / "torch/csrc/api/include", Path(sysconfig.get_path("include"))]
    figures = []
    for compiler in ("g++", "clang++"):
        plain = [compiler, "-std=c++20", "-w", "-fsyntax-only", str(source)]
        sides = (["-DSTABLEHAND_STEP_ASIDE", *(f"-I{root}" for root in ROOTS)], [])
        seconds: tuple[list[float], list[float]] = ([], [])
        for _ in range(args.pairs):
            for side, flags in enumerate(sides):
                command = [*plain, *flags, *(f"-I{folder}" for folder in theirs)]
                seconds[side].append(run(command))
        with_ours, without = (statistics.median(side) for side in seconds)
        ratio = statistics.median(a / b for a, b in zip(*seconds, strict=True))
        note(f"  {compiler}: {with_ours:.2f} s against {without:.2f} s")
        name = f"all of torch after {len(ours)} of our headers, {compiler}"
        figures.append(Figure(name, f"{with_ours:.2f} s", f"{without:.2f} s", ratio, AT_MOST))
    return figures


if __name__ == "__main__":
    unit = "times are CPU seconds of -fsyntax-only"
    sys.exit(report(arguments(__doc__).parse_args(), unit, measure))

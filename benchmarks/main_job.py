# main_job.py: the figures of the main job, as ratios from one run. Started by `./dev bench`.
# SPDX-License-Identifier: BSD-3-Clause
"""Compares building one op with Stablehand's headers, PyTorch's stable ones, torch/extension.h.

Every row is the median of the ratios of interleaved pairs in this run, so the machine's noise
falls on both sides alike. Times are CPU seconds of the compiler and linker. Needs a Python that
has torch 2.15 (`./dev bench` provides it) and g++.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from pathlib import Path

from common import HERE, ROOT, Figure, arguments, note, report, run, torch_folder

sys.path.insert(0, str(ROOT / "python"))

import stablehand


class Builds:
    """The command lines that are compared; each builds `output` from nothing."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.torch = torch_folder()
        self.cxx = os.environ.get("CXX", "g++")

    def ours(self, output: Path) -> list[str]:
        """With our flags, which make the link stub on first use: a user makes it once, too."""
        source = str(HERE / "one_op.cpp")
        flags = [*stablehand.cxxflags("2.9"), source, "-o", str(output), *stablehand.ldflags()]
        return [self.cxx, "-O2", *flags]

    def stable(self, output: Path) -> list[str]:
        """The same file with PyTorch's own stable headers and library."""
        include, lib = self.torch / "include", self.torch / "lib"
        return [
            *(
                self.cxx,
                "-std=c++17",
                "-O2",
                "-fPIC",
                "-shared",
                "-I",
                str(include),
                str(HERE / "one_op.cpp"),
            ),
            *("-o", str(output), "-L", str(lib), "-ltorch", "-ltorch_cpu", "-lc10"),
        ]

    def extension(self, source: Path, output: Path) -> list[str]:
        """The smallest file that includes torch/extension.h, which needs C++20 in 2.15."""
        include = self.torch / "include"
        python = (
            Path(sys.base_prefix)
            / "include"
            / f"python{sys.version_info.major}.{sys.version_info.minor}"
        )
        source.write_text("#include <torch/extension.h>\n")
        return [
            *(self.cxx, "-std=c++20", "-O2", "-fPIC", "-shared", "-I", str(include)),
            *(
                "-I",
                str(include / "torch/csrc/api/include"),
                "-I",
                str(python),
                str(source),
                "-o",
                str(output),
            ),
            *("-L", str(self.torch / "lib"), "-ltorch", "-ltorch_cpu", "-lc10"),
        ]


def pairs(name: str, ours: list[str], theirs: list[str], count: int) -> tuple[float, float, float]:
    """Median seconds of both, and the median of the ratios of `count` interleaved pairs."""
    run(ours)  # warm the file cache for both
    run(theirs)
    mine, other = [], []
    for i in range(count):
        mine.append(run(ours))
        other.append(run(theirs))
        note(f"  {name}: pair {i + 1} of {count}: {mine[-1]:.2f} s against {other[-1]:.2f} s")
    ratios = [a / b for a, b in zip(mine, other, strict=True)]
    return statistics.median(mine), statistics.median(other), statistics.median(ratios)


def stripped_size(path: Path) -> int:
    """Bytes of a binary after `strip`."""
    copy = path.with_suffix(".stripped")
    run(["strip", "-o", str(copy), str(path)])
    return copy.stat().st_size


def measure(work: Path, args: argparse.Namespace) -> list[Figure]:
    """All figures."""
    count = args.pairs
    builds = Builds(work)
    ours_so, theirs_so = work / "ours.so", work / "theirs.so"
    ours, theirs = builds.ours(ours_so), builds.stable(theirs_so)
    figures = []

    a, b, ratio = pairs("one op, PyTorch's stable headers", ours, theirs, count)
    name = "compile and link one op, against PyTorch's stable headers"
    figures.append(Figure(name, f"{a:.2f} s", f"{b:.2f} s", ratio, 0.25))

    sizes = stripped_size(ours_so), stripped_size(theirs_so)
    name = "stripped binary of one op, against PyTorch's stable headers"
    figures.append(Figure(name, f"{sizes[0]} B", f"{sizes[1]} B", sizes[0] / sizes[1], 0.5))

    extension = builds.extension(work / "extension.cpp", work / "extension.so")
    a, b, ratio = pairs("one op, torch/extension.h", ours, extension, count)
    name = "compile and link one op, against an empty file with torch/extension.h"
    figures.append(Figure(name, f"{a:.2f} s", f"{b:.2f} s", ratio, 1 / 75))
    figures.append(second_demo())
    return figures


def second_demo() -> Figure:
    """`./dev demo` with nothing to do: wall time, against the 15 s that it may take."""
    command = [sys.executable, str(ROOT / "dev"), "demo"]
    run(command)
    start = time.monotonic()
    run(command)
    seconds = time.monotonic() - start
    note(f"  ./dev demo, the second time: {seconds:.1f} s")
    name = "./dev demo the second time (wall time, against what is allowed)"
    return Figure(name, f"{seconds:.1f} s", "15 s", seconds / 15, 1.0)


if __name__ == "__main__":
    sys.exit(report(arguments(__doc__).parse_args(), "times are CPU seconds", measure))

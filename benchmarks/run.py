# run.py: the figures of the README, as ratios from one run. Started by `./dev bench`.
# SPDX-License-Identifier: BSD-3-Clause
"""Compares building one op with Stablehand's headers, PyTorch's stable ones, torch/extension.h.

Every row is the median of the ratios of interleaved pairs in this run, so the machine's noise
falls on both sides alike. Times are CPU seconds of the compiler and linker. Needs a Python that
has torch 2.15 (`./dev bench` provides it) and g++.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "python"))

import stablehand  # noqa: E402  the flags that users get are the flags that are measured


@dataclass(frozen=True)
class Figure:
    """One line of the table: what is compared, the ratio found and the ratio allowed."""

    name: str
    ours: str
    theirs: str
    ratio: float
    limit: float

    @property
    def holds(self) -> bool:
        return self.ratio <= self.limit


def run(command: list[str]) -> float:
    """Run a command to its end and return the CPU seconds that it took, children included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        line = " ".join(command)
        sys.exit(
            f"bench: this command failed, run it by hand to see more: {line}\n{done.stderr[-2000:]}"
        )
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def note(text: str) -> None:
    """Progress, on stderr so that the table can be piped."""
    print(text, file=sys.stderr, flush=True)


def torch_folder() -> Path:
    """The installed torch of this Python, which must be 2.15."""
    version = importlib.metadata.version("torch")
    if not version.startswith("2.15."):
        sys.exit(
            f"bench: the figures compare with torch 2.15, this Python has {version}; run ./dev bench"
        )
    return Path(str(importlib.metadata.distribution("torch").locate_file("torch")))


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


def measure(work: Path, count: int) -> list[Figure]:
    """All figures."""
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


def machine(count: int) -> dict[str, str]:
    """What the figures were measured on."""
    compiler = subprocess.run(
        [os.environ.get("CXX", "g++"), "--version"], capture_output=True, text=True, check=True
    )
    return {
        "machine": platform.machine(),
        "cpus": str(os.cpu_count()),
        "system": platform.freedesktop_os_release().get("PRETTY_NAME", platform.system()),
        "compiler": compiler.stdout.splitlines()[0],
        "python": platform.python_version(),
        "command": f"./dev bench -- --pairs {count}",
    }


def table(figures: list[Figure]) -> str:
    """The figures as a markdown table."""
    rows = [("figure", "ours", "theirs", "ratio", "at most", "holds")]
    rows += [
        (f.name, f.ours, f.theirs, f"{f.ratio:.4f}", f"{f.limit:.4f}", "yes" if f.holds else "NO")
        for f in figures
    ]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--pairs", type=int, default=7, help="interleaved pairs per figure (default 7)"
    )
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        figures = measure(Path(work), args.pairs)
    facts = machine(args.pairs)
    print("\n".join(f"{key}: {value}" for key, value in facts.items()))
    print(f"medians of {args.pairs} interleaved pairs; times are CPU seconds\n")
    print(table(figures))
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        record = {**facts, "figures": [{**asdict(f), "holds": f.holds} for f in figures]}
        args.json.write_text(json.dumps(record, indent=2) + "\n")
    return 0 if all(f.holds for f in figures) else 1


if __name__ == "__main__":
    sys.exit(main())

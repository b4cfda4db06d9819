# calls.py: what a call of a boxed kernel costs. Started by `./dev bench`.
# SPDX-License-Identifier: BSD-3-Clause
"""Calls no-op kernels (calls.cpp), built with Stablehand's headers and with PyTorch's stable ones.

From Python: nanoseconds of torch.ops.NAMESPACE.op(...) in one process, the two in turns; the row
against an unboxed TORCH_LIBRARY kernel is for information. In the extension: instructions of its
own code per call, counted by callgrind under a libtorch that does nothing (calls_host.cpp). Needs
a Python that has torch 2.15, g++ and valgrind.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from common import HERE, ROOT, Figure, arguments, note, report, run, torch_folder

sys.path.insert(0, str(ROOT / "python"))

import stablehand

OPS = {"one": (1, 1), "four": (2, 4), "twelve": (4, 12)}  # tensors, arguments
CALLS = 20_000
UNBOUND = 1000.0  # a row for information holds whatever it says


class Extensions:
    """calls.cpp three times: our headers, PyTorch's stable ones, TORCH_LIBRARY."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.cxx = os.environ.get("CXX", "g++")
        torch = torch_folder()
        libraries = ["-L", str(torch / "lib"), "-ltorch", "-ltorch_cpu", "-lc10"]
        include = ["-fPIC", "-shared", f"-I{torch / 'include'}"]
        self.ours = self.build("ours", [*stablehand.cxxflags("2.9"), *stablehand.ldflags()])
        self.theirs = self.build("theirs", ["-std=c++17", *include, *libraries])
        # For the libtorch of calls_host.cpp: linked to none.
        self.ours_alone = self.build("ours_alone", [*stablehand.cxxflags("2.9"), "-shared"])
        self.theirs_alone = self.build("theirs_alone", ["-std=c++17", *include])
        self.unboxed = self.build("unboxed", ["-std=c++20", "-DUNBOXED", *include, *libraries])

    def build(self, name: str, flags: list[str]) -> Path:
        output = self.work / f"bench_{name}.so"
        source = [str(HERE / "calls.cpp"), "-o", str(output)]
        run([self.cxx, "-O2", f"-DNS=bench_{name}", *source, *flags])
        return output


def caller(name: str, op: str) -> Callable[[], None]:
    import torch

    numbers = {"one": [], "four": [0.5, 1], "twelve": [1, 2, 3, 4, 0.5, 1.5, True, False]}
    given = [torch.ones(1)] * OPS[op][0] + numbers[op]
    function = getattr(getattr(torch.ops, f"bench_{name}"), op)

    def call() -> None:
        for _ in range(CALLS):
            function(*given)

    return call


def nanoseconds(call: Callable[[], None]) -> float:
    start = time.perf_counter_ns()
    call()
    return (time.perf_counter_ns() - start) / CALLS


def from_python(extensions: Extensions, pairs: int) -> list[Figure]:
    import torch

    for file in (extensions.ours, extensions.theirs, extensions.unboxed):
        torch.ops.load_library(str(file))
    figures = []
    for op, (_, count) in OPS.items():
        calls = [caller(name, op) for name in ("ours", "theirs", "unboxed")]
        for call in calls:
            nanoseconds(call)  # warm
        # Each pair begins with another one, so that what drifts falls on all alike.
        rows = []
        for i in range(5 * pairs):
            order = [(i + k) % 3 for k in range(3)]
            times = dict(sorted((k, nanoseconds(calls[k])) for k in order))
            rows.append([times[k] for k in range(3)])
        ours, theirs, unboxed = (statistics.median(column) for column in zip(*rows, strict=True))
        for other, base, words, limit in (
            (1, theirs, "PyTorch's stable headers", 1.0),
            (2, unboxed, "an unboxed TORCH_LIBRARY kernel (for information)", UNBOUND),
        ):
            ratio = statistics.median(row[0] / row[other] for row in rows)
            name = f"call from Python, {count} argument{'s' * (count > 1)}, against {words}"
            figures.append(Figure(name, f"{ours:.0f} ns", f"{base:.0f} ns", ratio, limit))
            note(f"  {name}: {ratio:.3f}")
    return figures


def instructions(host: Path, file: Path, op: str, work: Path) -> float:
    """Of the extension's own code, per call: the difference of two runs."""
    found = []
    for calls in (1000, 3000):
        output = work / "callgrind.out"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", str(host)]
        run([*command, str(file), op, *map(str, OPS[op]), str(calls)])
        found.append(own_cost(output.read_text(), file.name))
    return (found[1] - found[0]) / 2000


def own_cost(profile: str, file: str) -> int:
    """The sum of the lines that callgrind charges to one object, without what those call."""
    names: dict[str, str] = {}
    total, inside, skip = 0, False, False
    for line in profile.splitlines():
        if match := re.match(r"ob=\((\d+)\)(?: (.*))?", line):
            names.setdefault(match[1], match[2] or "")
            inside = names[match[1]].endswith(file)
        elif match := re.match(r"cob=\((\d+)\) (.*)", line):
            names.setdefault(match[1], match[2])
        elif line.startswith("calls="):
            skip = True  # the next line is the cost of the function called
        elif re.match(r"[+\-*\d]", line):
            total += int(line.split()[1]) if inside and not skip else 0
            skip = False
    return total


def own_code(extensions: Extensions, work: Path) -> list[Figure]:
    host = work / "host"
    source = str(HERE / "calls_host.cpp")
    run([extensions.cxx, "-O1", "-rdynamic", source, "-o", str(host), "-ldl"])
    figures = []
    for op, (_, count) in OPS.items():
        a, b = (
            instructions(host, file, op, work)
            for file in (extensions.ours_alone, extensions.theirs_alone)
        )
        name = f"instructions in the extension, {count} argument{'s' * (count > 1)}"
        figures.append(Figure(name, f"{a:.0f}", f"{b:.0f}", a / b, 0.3))
        note(f"  {name}: {a:.0f} against {b:.0f}")
    return figures


def measure(work: Path, args: argparse.Namespace) -> list[Figure]:
    """All figures."""
    extensions = Extensions(work)
    return own_code(extensions, work) + from_python(extensions, args.pairs)


if __name__ == "__main__":
    sys.exit(report(arguments(__doc__).parse_args(), "see the rows for the units", measure))

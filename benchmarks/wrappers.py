# wrappers.py: what a call of each wrapper costs on the C++ side. Started by `./dev bench`.
# SPDX-License-Identifier: BSD-3-Clause
"""Seconds of loops over one wrapper of torch/csrc/stable, ours against PyTorch 2.15's own headers.

Both libraries are compiled from wrappers.cpp with the same flags and loaded into one process with
the same torch 2.15; their loops take turns, and a row is the median of the ratios of the pairs.
Last row: CPU seconds of g++ -fsyntax-only for a file with all of torch/csrc/stable.
"""

from __future__ import annotations

import argparse
import ctypes
import statistics
import sys
import time
from pathlib import Path

from common import HERE, ROOT, Figure, arguments, note, report, run, torch_folder

OURS = ["-I", str(ROOT / "include"), "-I", str(ROOT / "headeronly")]
TARGET = "-DTORCH_TARGET_VERSION=0x020f000000000000"
CALLS = {"sort": 30_000, "sum": 30_000, "empty_like": 60_000, "new_empty": 60_000}
LIMITS = {  # wrapper of ours: at most, and PyTorch's that it is held against
    "scalar_type": (0.5, "scalar_type"),
    "device": (0.5, "device"),
    "sizes": (0.5, "sizes"),
    "size": (1.05, "size"),
    "data_ptr": (1.05, "data_ptr"),
    "sort": (0.9, "sort"),
    "empty_like": (0.95, "empty_like"),
    "new_empty": (0.95, "new_empty"),
    "sum": (0.95, "sum"),
    "empty_like_dense": (0.4, "empty_like"),
    "new_empty_dense": (0.4, "new_empty"),
}


def library(work: Path, name: str, includes: list[str], *flags: str) -> ctypes.CDLL:
    """Compile wrappers.cpp and load it."""
    output = work / f"{name}.so"
    torch_lib = str(torch_folder() / "lib")
    command = ["g++", "-std=c++17", "-O2", "-fPIC", "-shared", "-fvisibility=hidden", TARGET]
    command += [*flags, *includes, str(HERE / "wrappers.cpp"), "-o", str(output)]
    run([*command, "-L", torch_lib, "-ltorch_cpu", "-ltorch"])
    return ctypes.CDLL(str(output))


def seconds(loop: ctypes._CFuncPtr, handle: ctypes.c_void_p, count: int) -> float:
    """One loop's time. Of the thread, as nothing here waits."""
    begin = time.thread_time()
    loop(handle, ctypes.c_int64(count))
    return time.thread_time() - begin


def calls(work: Path, pairs: int) -> list[Figure]:
    """One figure per wrapper."""
    import torch

    torch.set_num_threads(1)
    ours = library(work, "ours", OURS, "-DEXPLICIT_VARIANTS")
    theirs = library(work, "theirs", ["-isystem", str(torch_folder() / "include")])
    shim = ctypes.PyDLL(str(torch_folder() / "lib" / "libtorch_cpu.so"))
    handle = ctypes.c_void_p()
    tensor = ctypes.py_object(torch.randn(16))
    assert shim.torch_tensor_from_pyobject(tensor, ctypes.byref(handle)) == 0
    figures = []
    for name, (limit, other) in LIMITS.items():
        count = CALLS.get(other, 1_000_000)
        loops = getattr(ours, f"bench_{name}"), getattr(theirs, f"bench_{other}")
        for loop in loops:
            seconds(loop, handle, count // 10)
        measured = [[seconds(loop, handle, count) for loop in loops] for _ in range(3 * pairs)]
        nanoseconds = [
            1e9 * statistics.median(side) / count for side in zip(*measured, strict=True)
        ]
        ratio = statistics.median(a / b for a, b in measured)
        note(f"  {name}: {nanoseconds[0]:.1f} ns against {nanoseconds[1]:.1f} ns")
        figures.append(
            Figure(name, f"{nanoseconds[0]:.1f} ns", f"{nanoseconds[1]:.1f} ns", ratio, limit)
        )
    return figures


def compile_time(work: Path, pairs: int) -> Figure:
    """The cost of including all of torch/csrc/stable."""
    stable = torch_folder() / "include" / "torch" / "csrc" / "stable"
    names = sorted(f"torch/csrc/stable/{header.name}" for header in stable.glob("*.h"))
    source = work / "all.cpp"
    source.write_text("".join(f"#include <{name}>\n" for name in names))
    command = ["g++", "-std=c++17", "-fsyntax-only", TARGET, str(source)]
    theirs = ["-isystem", str(torch_folder() / "include")]
    measured = [[run([*command, *where]) for where in (OURS, theirs)] for _ in range(pairs)]
    medians = [statistics.median(side) for side in zip(*measured, strict=True)]
    ratio = statistics.median(a / b for a, b in measured)
    texts = [f"{1000 * median:.0f} ms" for median in medians]
    return Figure("compile all of torch/csrc/stable", texts[0], texts[1], ratio, 0.35)


def measure(work: Path, args: argparse.Namespace) -> list[Figure]:
    """All figures."""
    return [*calls(work, args.pairs), compile_time(work, args.pairs)]


if __name__ == "__main__":
    unit = "times are seconds of one thread per call, and CPU seconds of g++"
    sys.exit(report(arguments(__doc__).parse_args(), unit, measure))

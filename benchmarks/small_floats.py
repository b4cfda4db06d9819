# small_floats.py: layer 0 and stablehand/convert.h against PyTorch. Started by `./dev bench`.
# SPDX-License-Identifier: BSD-3-Clause
"""Loops over arrays of small numbers, compiled once with each set of headers, as ratios of one run.

Every row is the median of the ratios of interleaved pairs, ours divided by theirs. Loops have
16 M elements unless said otherwise; both sides are compiled with the same flags, and loops aligned
alike, because that alone can double a short loop's time. Needs a Python that has torch 2.15.
"""

from __future__ import annotations

import argparse
import ctypes
import functools
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from common import HERE, ROOT, Figure, arguments, note, report, torch_folder

SIZES = {
    "half": 2,
    "bfloat16": 2,
    "float8_e4m3fn": 1,
    "float8_e4m3fnuz": 1,
    "float8_e5m2": 1,
    "float8_e5m2fnuz": 1,
    "float8_e8m0fnu": 1,
}
SCALAR = ("encode", "decode", "multiply_add", "sum")
BULK_IN_CACHE = ("half", "bfloat16", "float8_e4m3fn", "float8_e5m2")
ALIGNED = ["-falign-functions=64", "-falign-loops=32"]
AVX2 = ["-march=x86-64-v3"]
MANY = 1 << 24
# 384 kB of Half with its floats: fits in the L2 cache of processors that have AVX2 and 512 kB.
IN_CACHE = 1 << 16
# Random numbers before they repeat: processors learn the branches of shorter blocks by heart.
UNLEARNED = 1 << 20


class Arrays:
    """Input and output: normally distributed floats, and room for as many results."""

    def __init__(self) -> None:
        self.floats = (ctypes.c_float * MANY)()
        self.codes = (ctypes.c_uint16 * MANY)()
        self.output = (ctypes.c_float * MANY)()
        numbers = random.Random(1)  # the same numbers in each run
        block = (ctypes.c_float * IN_CACHE)(*[numbers.gauss(0, 1) for _ in range(IN_CACHE)])
        for start in range(0, MANY, IN_CACHE):
            ctypes.memmove(ctypes.byref(self.floats, 4 * start), block, 4 * IN_CACHE)


Loop = Callable[..., None]


def seconds(loop: Loop, source: object, target: object, count: int, rounds: int) -> float:
    """Wall time of one call."""
    start = time.perf_counter()
    loop(source, target, ctypes.c_size_t(count), rounds)
    return time.perf_counter() - start


class Libraries:
    """benchmarks/small_floats.cpp, built with both sets of headers."""

    def __init__(self, work: Path, compiler: str, flags: list[str]) -> None:
        stem = "-".join([Path(compiler).name, *flags]).replace("/", "_")
        torch = torch_folder() / "include"
        ours = ["-I", str(ROOT / "include"), "-I", str(ROOT / "headeronly")]
        ours += ["-DTORCH_TARGET_VERSION=0x0209000000000000", "-DBENCH_BULK"]
        self.ours = build(work / f"{stem}-ours.so", compiler, [*flags, *ours])
        self.theirs = build(work / f"{stem}-theirs.so", compiler, [*flags, "-I", str(torch)])


def build(output: Path, compiler: str, flags: list[str]) -> ctypes.CDLL:
    source = HERE / "small_floats.cpp"
    command = [compiler, "-std=c++17", *ALIGNED, *flags, "-fPIC", "-shared", str(source)]
    done = subprocess.run(
        [*command, "-o", str(output)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"bench: {' '.join(command)} failed\n{done.stderr[-2000:]}")
    return ctypes.CDLL(str(output))


def compare(
    name: str, loops: tuple[Loop, Loop], data: tuple[object, object], count: int, pairs: int
) -> tuple[str, str, float]:
    """Median milliseconds of both for 16 M elements, and the median of the ratios."""
    rounds = max(1, (1 << 22) // count)
    mine, other = [], []
    for i in range(pairs + 1):
        a, b = (seconds(loop, *data, count, rounds) for loop in loops)
        if i:  # the first pair warms memory and caches
            mine.append(a)
            other.append(b)
    ratio = statistics.median(a / b for a, b in zip(mine, other, strict=True))
    scale = 1e3 * MANY / (count * rounds)
    texts = [f"{statistics.median(times) * scale:.2f} ms" for times in (mine, other)]
    note(f"  {name}: {texts[0]} against {texts[1]}")
    return texts[0], texts[1], ratio


def scalar(libraries: Libraries, words: str, arrays: Arrays, pairs: int) -> list[Figure]:
    """Each type's own conversions and arithmetic, in plain loops."""
    figures = []
    for kind in SIZES:
        getattr(libraries.theirs, f"{kind}_encode")(
            arrays.floats, arrays.codes, ctypes.c_size_t(MANY), 1
        )
        for what in SCALAR:
            symbol = f"{kind}_{what}"
            if kind == "float8_e8m0fnu" and what in SCALAR[2:]:
                continue  # it has no arithmetic
            source = arrays.floats if what == "encode" else arrays.codes
            name = f"{kind} {what}, {words}"
            loops = getattr(libraries.ours, symbol), getattr(libraries.theirs, symbol)
            found = compare(name, loops, (source, arrays.output), MANY, pairs)
            figures.append(Figure(name, *found, 1.0))
    return figures


def bulk(libraries: Libraries, words: str, arrays: Arrays, pairs: int) -> list[Figure]:
    """stablehand/convert.h against PyTorch's scalar loops in cache, and against memcpy."""
    figures = []
    for kind, size in SIZES.items():
        getattr(libraries.theirs, f"{kind}_encode")(
            arrays.floats, arrays.codes, ctypes.c_size_t(MANY), 1
        )
        for what in ("encode", "decode"):
            source = arrays.floats if what == "encode" else arrays.codes
            ours = getattr(libraries.ours, f"{kind}_bulk_{what}")
            if kind in BULK_IN_CACHE:
                name = f"{kind} bulk {what}, 64 k elements, against a scalar loop, {words}"
                loops = ours, getattr(libraries.theirs, f"{kind}_{what}")
                found = compare(name, loops, (source, arrays.output), IN_CACHE, pairs)
                figures.append(Figure(name, *found, 1 / 3))
            name = f"{kind} bulk {what}, against memcpy of as many bytes, {words}"
            found = compare(
                name, (ours, copying(libraries, size)), (source, arrays.output), MANY, pairs
            )
            figures.append(Figure(name, *found, 1 / 0.8))
    return figures


def complex_numbers(libraries: Libraries, words: str, pairs: int) -> list[Figure]:
    """Products and quotients, by random numbers and by real ones."""
    figures = []
    numbers = random.Random(2)
    for kind, number in (("complex_float", ctypes.c_float), ("complex_double", ctypes.c_double)):
        block = [numbers.gauss(0, 1) for _ in range(UNLEARNED)]
        real = [part if i % 2 == 0 else 0.0 for i, part in enumerate(block)]
        source, other, reals = (repeated(number, b) for b in (block, block[::-1], real))
        target = (number * (2 * MANY))()
        for what, by, divisors in (
            ("multiply", other, "random numbers"),
            ("divide", other, "random numbers"),
            ("divide", reals, "real numbers"),
        ):
            symbol = f"{kind}_{what}"
            pair = tuple(
                functools.partial(getattr(side, symbol), source)
                for side in (libraries.ours, libraries.theirs)
            )
            name = f"{symbol} by {divisors}, {words}"
            found = compare(name, (pair[0], pair[1]), (by, target), MANY, pairs)
            figures.append(Figure(name, *found, 1.0))
    return figures


def repeated(number: type, block: list[float]) -> ctypes.Array:
    """2 * MANY numbers, the block again and again."""
    result = (number * (2 * MANY))()
    once = (number * len(block))(*block)
    size = ctypes.sizeof(once)
    for start in range(0, ctypes.sizeof(result), size):
        ctypes.memmove(ctypes.byref(result, start), once, size)
    return result


def copying(libraries: Libraries, size: int) -> Loop:
    """memcpy that reads and writes together what a conversion of `count` elements does."""

    def loop(source: object, target: object, count: ctypes.c_size_t, rounds: int) -> None:
        libraries.ours.copy(source, target, ctypes.c_size_t(count.value * (4 + size) // 2), rounds)

    return loop


def measure(work: Path, args: argparse.Namespace) -> list[Figure]:
    """All figures."""
    compilers, pairs = args.compilers, args.pairs
    arrays = Arrays()
    figures = []
    for compiler in compilers:
        for flags in (["-O2"], ["-O3", *AVX2]):
            words = " ".join([compiler, *flags])
            libraries = Libraries(work, compiler, flags)
            figures += scalar(libraries, words, arrays, pairs)
            figures += complex_numbers(libraries, words, pairs)
    # -O2: g++ then makes no vector instructions of PyTorch's loops.
    flags = ["-O2", *AVX2]
    words = " ".join([compilers[0], *flags])
    return figures + bulk(Libraries(work, compilers[0], flags), words, arrays, pairs)


def options() -> argparse.Namespace:
    """The command line."""
    parser = arguments(__doc__)
    parser.add_argument(
        "--compilers",
        nargs="+",
        default=[os.environ.get("CXX", "g++"), "clang++"],
        help="what to compile with; the first also builds the bulk loops",
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(report(options(), "wall time for 16 M elements", measure))

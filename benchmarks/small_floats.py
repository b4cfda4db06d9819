# small_floats.py: layer 0 and stablehand/convert.h against PyTorch. Started by `./dev bench`.
# SPDX-License-Identifier: BSD-3-Clause
"""Loops over arrays of small numbers, compiled once with each set of headers, as ratios of one run.

Every row is the median of the ratios of interleaved pairs, ours divided by theirs. Loops have
16 M elements unless said otherwise; both sides are compiled with the same flags, and loops aligned
alike, because that alone can double a short loop's time. Needs a Python that has torch 2.15.

The last column, besides yes and NO:
  same code   both compilers' instructions are the same, so a ratio is noise
  noise       the median is above the limit, but a sign test of the pairs (5 %) does not show that
              the ratio is, not even with three times as many pairs
  vectorised  convert.h is to beat scalar loops, and this loop of PyTorch's is none
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
from math import comb
from pathlib import Path

from common import HERE, ROOT, Figure, arguments, note, report, torch_folder
from machine_code import functions, is_vectorised

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
    """CPU time of one call: the wall clock also counts what else the machine does."""
    start = time.thread_time()
    loop(source, target, ctypes.c_size_t(count), rounds)
    return time.thread_time() - start


class Library:
    """benchmarks/small_floats.cpp, built with one set of headers."""

    def __init__(self, output: Path, compiler: str, flags: list[str]) -> None:
        source = HERE / "small_floats.cpp"
        command = [compiler, "-std=c++17", *ALIGNED, *flags, "-fPIC", "-shared", str(source)]
        done = subprocess.run(
            [*command, "-o", str(output)], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            sys.exit(f"bench: {' '.join(command)} failed\n{done.stderr[-2000:]}")
        self.loaded = ctypes.CDLL(str(output))
        self.code = functions(output)

    def loop(self, name: str) -> Loop:
        loop: Loop = getattr(self.loaded, name)
        return loop


class Libraries:
    """Both sets of headers."""

    def __init__(self, work: Path, compiler: str, flags: list[str]) -> None:
        self.words = " ".join([compiler, *flags])
        stem = "-".join([Path(compiler).name, *flags]).replace("/", "_")
        torch = torch_folder() / "include"
        ours = ["-I", str(ROOT / "include"), "-I", str(ROOT / "headeronly")]
        ours += ["-DTORCH_TARGET_VERSION=0x0209000000000000", "-DBENCH_BULK"]
        self.ours = Library(work / f"{stem}-ours.so", compiler, [*flags, *ours])
        self.theirs = Library(work / f"{stem}-theirs.so", compiler, [*flags, "-I", str(torch)])


def shown_above(ratios: list[float], limit: float) -> bool:
    """Whether the true ratio is above the limit: by a sign test, of 5 %."""
    count, below = len(ratios), sum(ratio <= limit for ratio in ratios)
    return sum(comb(count, k) for k in range(below + 1)) < 0.05 * 2**count


def compare(
    name: str,
    loops: tuple[Loop, Loop],
    data: tuple[object, object],
    count: int,
    pairs: int,
    limit: float,
    verdict: str = "",
) -> Figure:
    """Median milliseconds of both for 16 M elements, and the median of the ratios."""
    rounds = max(1, (1 << 22) // count)
    times: list[tuple[float, float]] = []
    ratio = 0.0
    for i in range(-1, 3 * pairs):
        turn = loops if i % 2 else loops[::-1]
        measured = [seconds(loop, *data, count, rounds) for loop in turn]
        if i < 0:  # the first pair warms memory and caches
            continue
        times.append((measured[0], measured[1]) if i % 2 else (measured[1], measured[0]))
        ratios = [a / b for a, b in times]
        ratio = statistics.median(ratios)
        decided = ratio <= limit or shown_above(ratios, limit)
        if i + 1 >= pairs and (decided or verdict):
            break
    else:
        verdict = "noise"
    scale = 1e3 * MANY / (count * rounds)
    mine, other = (f"{statistics.median(side) * scale:.2f} ms" for side in zip(*times, strict=True))
    note(f"  {name}: {mine} against {other}")
    return Figure(name, mine, other, ratio, limit, verdict)


def scalar(libraries: Libraries, arrays: Arrays, pairs: int) -> list[Figure]:
    """Each type's own conversions and arithmetic, in plain loops."""
    ours, theirs = libraries.ours, libraries.theirs
    figures = []
    for kind in SIZES:
        theirs.loop(f"{kind}_encode")(arrays.floats, arrays.codes, ctypes.c_size_t(MANY), 1)
        for what in SCALAR:
            symbol = f"{kind}_{what}"
            if kind == "float8_e8m0fnu" and what in SCALAR[2:]:
                continue  # it has no arithmetic
            source = arrays.floats if what == "encode" else arrays.codes
            name = f"{kind} {what}, {libraries.words}"
            loops = ours.loop(symbol), theirs.loop(symbol)
            verdict = "same code" if ours.code[symbol] == theirs.code[symbol] else ""
            data = source, arrays.output
            figures.append(compare(name, loops, data, MANY, pairs, 1.0, verdict))
    return figures


def bulk(libraries: Libraries, arrays: Arrays, pairs: int) -> list[Figure]:
    """stablehand/convert.h against PyTorch's loops in cache, and against memcpy."""
    ours, theirs, words = libraries.ours, libraries.theirs, libraries.words
    figures = []
    for kind, size in SIZES.items():
        theirs.loop(f"{kind}_encode")(arrays.floats, arrays.codes, ctypes.c_size_t(MANY), 1)
        for what in ("encode", "decode"):
            data = arrays.floats if what == "encode" else arrays.codes, arrays.output
            loop = ours.loop(f"{kind}_bulk_{what}")
            if kind in BULK_IN_CACHE:
                symbol = f"{kind}_{what}"
                name = f"{kind} bulk {what}, 64 k elements, against a loop, {words}"
                verdict = "vectorised" if is_vectorised(theirs.code[symbol]) else ""
                loops = loop, theirs.loop(symbol)
                figures.append(compare(name, loops, data, IN_CACHE, pairs, 1 / 3, verdict))
            name = f"{kind} bulk {what}, against memcpy of as many bytes, {words}"
            loops = loop, copying(libraries, size)
            figures.append(compare(name, loops, data, MANY, pairs, 1 / 0.8))
    return figures


def complex_numbers(libraries: Libraries, pairs: int) -> list[Figure]:
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
                functools.partial(side.loop(symbol), source)
                for side in (libraries.ours, libraries.theirs)
            )
            same = libraries.ours.code[symbol] == libraries.theirs.code[symbol]
            name = f"{symbol} by {divisors}, {libraries.words}"
            verdict = "same code" if same else ""
            loops = pair[0], pair[1]
            figures.append(compare(name, loops, (by, target), MANY, pairs, 1.0, verdict))
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
    copy = libraries.ours.loop("copy")

    def loop(source: object, target: object, count: ctypes.c_size_t, rounds: int) -> None:
        copy(source, target, ctypes.c_size_t(count.value * (4 + size) // 2), rounds)

    return loop


def measure(work: Path, args: argparse.Namespace) -> list[Figure]:
    """All figures."""
    arrays = Arrays()
    figures = []
    for compiler in args.compilers:
        plain = Libraries(work, compiler, ["-O2"])
        fastest = Libraries(work, compiler, ["-O3", *AVX2])
        for libraries in (plain, fastest):
            figures += scalar(libraries, arrays, args.pairs)
            figures += complex_numbers(libraries, args.pairs)
        # g++ makes no vector instructions of PyTorch's loops at -O2.
        figures += bulk(Libraries(work, compiler, ["-O2", *AVX2]), arrays, args.pairs)
        figures += bulk(fastest, arrays, args.pairs)
    return figures


def options() -> argparse.Namespace:
    """The command line."""
    parser = arguments(__doc__)
    parser.add_argument(
        "--compilers",
        nargs="+",
        default=[os.environ.get("CXX", "g++"), "clang++"],
        help="what to compile with",
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(report(options(), "CPU time for 16 M elements", measure))

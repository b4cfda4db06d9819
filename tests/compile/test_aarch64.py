# SPDX-License-Identifier: BSD-3-Clause
"""Another processor, aarch64: no warning there either, and values and vectors right under qemu."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.compile.test_headers_alone import HEADERS, NEEDS_FMT, compile_alone
from tests.support import build, device

TESTS = build.ROOT / "tests"
TARGET = "--target=aarch64-linux-gnu"
COMPILERS = {
    "g++": ["g++"],
    "clang++": ["clang++"],
    "aarch64-g++": ["aarch64-linux-gnu-g++"],
    "aarch64-clang++": ["clang++", TARGET],  # with the headers and libraries of the former
}
# What a processor may do in its own way.
UTIL = TESTS / "headeronly" / "torch" / "headeronly" / "util"
VALUES = [
    *(UTIL / f"{name}.cpp" for name in ("Half", "BFloat16", "overflows", "TypeCast")),
    *sorted(UTIL.glob("Float8_*.cpp")),
    TESTS / "include" / "stablehand" / "convert.cpp",
]


def command(compiler: str) -> list[str]:
    build.need("aarch64-linux-gnu-g++")
    first, *rest = COMPILERS[compiler]
    return [build.need(first), *rest, *device.STRICT]


@pytest.mark.parametrize("std", ["17", "20", "2b"])
@pytest.mark.parametrize("compiler", COMPILERS)
def test_n14_integers_to_small_types(tmp_path: Path, compiler: str, std: str) -> None:
    source = TESTS / "compile" / "integer_conversions.cpp"
    flags = [f"-std=c++{std}", "-O1", *build.include_flags(), "-o", tmp_path / "made.o"]
    build.run([*command(compiler), *flags, "-c", source])


@pytest.mark.parametrize("compiler", ["aarch64-g++", "aarch64-clang++"])
def test_headers_alone(tmp_path: Path, compiler: str) -> None:
    headers = [header for header in HEADERS if header != NEEDS_FMT]
    compile_alone(tmp_path, headers, ".cpp", [*command(compiler), "-std=c++17", "-fsyntax-only"])


def test_values(tmp_path: Path) -> None:
    """The same tests as on this processor, with NEON where those have AVX."""
    main = tmp_path / "main.cpp"
    text = '#include "support/catch.h"\nint main() { return run_tests(); }\n'
    main.write_text(text, encoding="utf-8")
    roots = ["-I", TESTS / "support" / "small_catch", "-I", TESTS, *build.include_flags()]
    flags = ["-std=c++17", "-O1", *build.target_flag(9), *roots]

    def compile_one(source: Path) -> Path:
        made = tmp_path / f"{source.stem}.o"
        build.run([*command("aarch64-g++"), *flags, "-c", source, "-o", made])
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(compile_one, [main, *VALUES]))
    build.run([*COMPILERS["aarch64-g++"], "-static", *objects, "-o", tmp_path / "values"])
    said = build.run([build.need("qemu-aarch64"), tmp_path / "values"])
    assert said.endswith(" 0 failures\n") and int(said.split()[2]) > 1000, said

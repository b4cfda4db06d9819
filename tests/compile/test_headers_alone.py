# SPDX-License-Identifier: BSD-3-Clause
"""Each header compiles alone and twice in one file, without a warning, with every compiler.

Two files of one program that include all of them are in tests/include/two_files.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.support import build, device

ROOTS = [build.ROOT / "headeronly", build.ROOT / "include"]
EVERY = [sorted(str(h.relative_to(root)) for h in root.rglob("*.h")) for root in ROOTS]
HEADERONLY, HEADERS = EVERY[0], EVERY[0] + EVERY[1]
NEEDS_FMT = "stablehand/format.h"  # which is a library of the host
DIALECTS = [(cxx, std) for cxx in ("g++", "clang++") for std in ("17", "20", "2b")]  # 2b: C++23
HALF = ["AVX2 -mavx2 -mf16c", "AVX512 -mavx512f"]


def compile_alone(
    folder: Path, headers: Iterable[str], suffix: str, command: Sequence[object]
) -> None:
    """Compiles, for each header, a file that includes it twice and nothing else."""
    prefix = [*command, *build.target_flag(9), *build.include_flags()]

    def compile_one(header: str) -> None:
        source = folder / f"{header.replace('/', '_')}{suffix}"
        source.write_text(f"#include <{header}>\n#include <{header}>\n", encoding="utf-8")
        build.run([*prefix, source])

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, headers))


def compile_together(folder: Path, suffix: str, command: Sequence[object]) -> None:
    """Compiles one file that includes all headers."""
    source = folder / f"together{suffix}"
    lines = [f"#include <{header}>\n" for header in HEADERS if header != NEEDS_FMT]
    source.write_text("".join(lines), encoding="utf-8")
    build.run([*command, *build.target_flag(9), *build.include_flags(), source])


def test_all_are_there() -> None:
    assert len(HEADERONLY) > 50 and len(HEADERS) > 130 and NEEDS_FMT in HEADERS


@pytest.mark.parametrize(("cxx", "std"), DIALECTS, ids=str)
def test_alone_and_twice(tmp_path: Path, cxx: str, std: str) -> None:
    command = [build.need(cxx), f"-std=c++{std}", "-fsyntax-only", *device.STRICT]
    compile_alone(tmp_path, HEADERS, ".cpp", command)


@pytest.mark.parametrize(("cxx", "std"), DIALECTS, ids=str)
@pytest.mark.parametrize("capability", HALF, ids=["avx2", "avx512"])
def test_vec_half_for_each_capability(tmp_path: Path, cxx: str, std: str, capability: str) -> None:
    name, *flags = capability.split()
    macros = [f"-DCPU_CAPABILITY={name}", f"-DCPU_CAPABILITY_{name}"]
    command = [build.need(cxx), f"-std=c++{std}", "-fsyntax-only", *device.STRICT, *macros, *flags]
    compile_alone(tmp_path, ["torch/headeronly/cpu/vec/vec_half.h"], ".cpp", command)


# For devices each header of layer 0 alone: c10/ includes these, the others are for the host and
# are in .cu files only beside them. What a header lacks is found by the two front ends (-cuda runs
# that for the host and that for the device), what the later passes find, by one file with all.
@pytest.mark.parametrize("std", [17, 20])
@device.compiler("nvcc")
def test_alone_for_cuda(tmp_path: Path, there: bool, std: int) -> None:
    if device.ready(there, "nvcc"):
        output = ["-cuda", "-odir", tmp_path]
        compile_alone(tmp_path, HEADERONLY, ".cu", [*device.nvcc(std), *output])


@pytest.mark.parametrize("std", [17, 20])
@device.compiler("nvcc")
def test_together_for_cuda(tmp_path: Path, there: bool, std: int) -> None:
    if device.ready(there, "nvcc"):
        compile_together(tmp_path, ".cu", [*device.nvcc(std), "-c", "-o", tmp_path / "all.o"])


@pytest.mark.parametrize("hip", device.hips()[-1:], ids=str)
def test_alone_for_hip(tmp_path: Path, hip: device.Hip) -> None:
    compile_alone(tmp_path, HEADERONLY, ".hip", [*hip.clang(17), "-fsyntax-only"])


@pytest.mark.parametrize("std", [17, 20, 23])
@pytest.mark.parametrize("hip", device.hips(), ids=str)
def test_together_for_hip(tmp_path: Path, hip: device.Hip, std: int) -> None:
    compile_together(tmp_path, ".hip", [*hip.clang(std), "-fsyntax-only"])


@device.compiler("hipcc")
def test_alone_with_hipcc(tmp_path: Path, there: bool) -> None:
    if device.ready(there, "hipcc"):
        compile_alone(tmp_path, HEADERONLY, ".hip", [*device.hipcc(17), "-fsyntax-only"])

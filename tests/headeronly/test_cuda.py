# SPDX-License-Identifier: BSD-3-Clause
"""Device code: run on the processor as plain C++, compiled by nvcc and hipcc where they are there.

The names of the tests say which compilers were there.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support import build, device

HERE = Path(__file__).resolve().parent
HEADERONLY = build.ROOT / "headeronly"
KERNELS = HERE / "cuda" / "atomics.cu"
STRICT = "-Wall,-Wextra,-Wconversion,-Wshadow,-Werror"


def test_kernels_run_on_the_processor(tmp_path: Path) -> None:
    program = tmp_path / "atomics"
    command = [build.need("g++"), "-std=c++17", "-O1", "-pthread", "-D__CUDACC__"]
    command += ["-I", build.ROOT / "tests", "-I", build.ROOT / "tests/support/cuda"]
    command += ["-I", HEADERONLY, HERE / "cuda" / "atomics_run.cpp"]
    command += [build.ROOT / "tests/support/catch_main.cpp", "-o", program]
    build.run(command)
    assert "All tests passed" in build.run([program])


@device.compiler("nvcc")
def test_kernels_compile_for_cuda(tmp_path: Path, there: bool) -> None:
    if not device.ready(there, "nvcc"):
        return
    ptx = tmp_path / "atomics.ptx"
    command = ["nvcc", "-std=c++17", "-arch=sm_90", "--ptx", "-Werror", "all-warnings"]
    build.run([*command, "-Xcompiler", STRICT, "-I", HEADERONLY, KERNELS, "-o", ptx])
    text = ptx.read_text()
    for instruction in ("add.noftz.f16x2", "add.noftz.bf16x2", "max.s64", "min.s32", "cas.b32"):
        assert re.search(rf"\b(atom|red)\.[a-z.]*{re.escape(instruction)}", text), instruction


@pytest.mark.parametrize("std", [17, 20])
@device.compiler("nvcc")
def test_comparisons_are_not_ambiguous(tmp_path: Path, there: bool, std: int) -> None:
    """Case N13: cuda_fp16.h with its operators, which nothing here turns off."""
    if not device.ready(there, "nvcc"):
        return
    source = KERNELS.parent / "comparisons.cu"
    command = ["nvcc", f"-std=c++{std}", "-arch=sm_90", "-c", "-Werror", "all-warnings"]
    build.run([*command, "-I", HEADERONLY, source, "-o", tmp_path / "comparisons.o"])


@device.compiler("hipcc")
def test_kernels_compile_with_hipcc(tmp_path: Path, there: bool) -> None:
    if device.ready(there, "hipcc"):
        compiled = ["-I", HEADERONLY, "-c", KERNELS, "-o", tmp_path / "atomics.o"]
        build.run([*device.hipcc(17), *compiled])


@pytest.mark.parametrize("hip", device.hips(), ids=str)
def test_kernels_compile_for_hip(tmp_path: Path, hip: device.Hip) -> None:
    build.run([*hip.clang(17), "-I", HEADERONLY, "-fsyntax-only", KERNELS])


NO_OPERATORS = ["-D__CUDA_NO_HALF_OPERATORS__", "-D__CUDA_NO_HALF_CONVERSIONS__"]


@pytest.mark.parametrize("flags", [[], NO_OPERATORS], ids=["operators", "no-operators"])
@device.compiler("nvcc")
def test_conversions_to_cudas_types_keep_the_bits(
    tmp_path: Path, there: bool, flags: list[str]
) -> None:
    """In kernels no instruction converts; the program checks each code on the processor."""
    if not device.ready(there, "nvcc"):
        return
    source, ptx = KERNELS.parent / "conversions.cu", tmp_path / "conversions.ptx"
    command = ["nvcc", "-std=c++17", "-arch=sm_90", "-Werror", "all-warnings", *flags]
    command += ["-Xcompiler", STRICT, "-I", HEADERONLY, source]
    build.run([*command, "--ptx", "-o", ptx])
    text = ptx.read_text()
    assert len(re.findall(r"st\.global\.(?:u|b)16", text)) == (7 if flags else 6)
    assert not re.search(r"\bcvt\.(?!u64|s64|u32)", text)
    build.run([*command, "-o", tmp_path / "conversions"])
    assert build.run([tmp_path / "conversions"]) == "0 differences\n"

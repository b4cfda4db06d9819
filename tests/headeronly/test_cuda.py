# SPDX-License-Identifier: BSD-3-Clause
"""Device code: run on the processor as plain C++, compiled by nvcc and hipcc where they are there.

The names of the tests say which compilers were there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from tests.support import build

HERE = Path(__file__).resolve().parent
HEADERONLY = build.ROOT / "headeronly"
KERNELS = HERE / "cuda" / "atomics.cu"
STRICT = "-Wall,-Wextra,-Wconversion,-Wshadow,-Werror"


def version(compiler: str) -> str:
    """The version of a compiler, or "absent"."""
    if shutil.which(compiler) is None:
        return "absent"
    text = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
    found = re.search(r"(?:release|version:?) ([0-9.]+)", text.stdout)
    return found[1].strip(".") if found else "unknown"


def device_compiler(compiler: str) -> pytest.MarkDecorator:
    """Parametrises a test so that its name says whether and which compiler was there."""
    there = version(compiler)
    return pytest.mark.parametrize("there", [there != "absent"], ids=[f"{compiler}-{there}"])


def ready(there: bool, compiler: str) -> bool:
    if not there:
        warnings.warn(f"{compiler} is not there: nothing was compiled for a device.", stacklevel=2)
    return there


def all_headers() -> str:
    """A file that includes every header of the layer."""
    names = sorted(h.relative_to(HEADERONLY) for h in HEADERONLY.rglob("*.h"))
    return "".join(f"#include <{name}>\n" for name in names)


def test_kernels_run_on_the_processor(tmp_path: Path) -> None:
    program = tmp_path / "atomics"
    command = [build.need("g++"), "-std=c++17", "-O1", "-pthread", "-D__CUDACC__"]
    command += ["-I", build.ROOT / "tests", "-I", build.ROOT / "tests/support/cuda"]
    command += ["-I", HEADERONLY, HERE / "cuda" / "atomics_run.cpp"]
    command += [build.ROOT / "tests/support/catch_main.cpp", "-o", program]
    build.run(command)
    assert "All tests passed" in build.run([program])


@device_compiler("nvcc")
def test_kernels_compile_for_cuda(tmp_path: Path, there: bool) -> None:
    if not ready(there, "nvcc"):
        return
    ptx = tmp_path / "atomics.ptx"
    command = ["nvcc", "-std=c++17", "-arch=sm_90", "--ptx", "-Werror", "all-warnings"]
    build.run([*command, "-Xcompiler", STRICT, "-I", HEADERONLY, KERNELS, "-o", ptx])
    text = ptx.read_text()
    for instruction in ("add.noftz.f16x2", "add.noftz.bf16x2", "max.s64", "min.s32", "cas.b32"):
        assert re.search(rf"\b(atom|red)\.[a-z.]*{re.escape(instruction)}", text), instruction


@pytest.mark.parametrize("std", [17, 20])
@device_compiler("nvcc")
def test_every_header_compiles_for_cuda(tmp_path: Path, there: bool, std: int) -> None:
    if not ready(there, "nvcc"):
        return
    source = tmp_path / "all.cu"
    source.write_text(all_headers())
    command = ["nvcc", f"-std=c++{std}", "-arch=sm_90", "-c", "-Werror", "all-warnings"]
    build.run([*command, "-Xcompiler", STRICT, "-I", HEADERONLY, source, "-o", tmp_path / "all.o"])


@pytest.mark.parametrize("std", [17, 20])
@device_compiler("nvcc")
def test_comparisons_are_not_ambiguous(tmp_path: Path, there: bool, std: int) -> None:
    """Case N13: cuda_fp16.h with its operators, which nothing here turns off."""
    if not ready(there, "nvcc"):
        return
    source = KERNELS.parent / "comparisons.cu"
    command = ["nvcc", f"-std=c++{std}", "-arch=sm_90", "-c", "-Werror", "all-warnings"]
    build.run([*command, "-I", HEADERONLY, source, "-o", tmp_path / "comparisons.o"])


@device_compiler("hipcc")
def test_kernels_compile_for_hip(tmp_path: Path, there: bool) -> None:
    if not ready(there, "hipcc"):
        return
    command = ["env", "HIP_PLATFORM=amd", "hipcc", "-std=c++17", "--offload-arch=gfx942", "-c"]
    command += ["-DUSE_ROCM", "-I", HEADERONLY, "-x", "hip", KERNELS, "-o", tmp_path / "a.o"]
    build.run(command)

# SPDX-License-Identifier: BSD-3-Clause
"""STD_CUDA_CHECK and its like in a file that nvcc compiles, where there is one."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from tests.support import build, device, torches

SOURCE = build.ROOT / "tests" / "torch" / "csrc" / "device_checks.cu"
RUN = """
import sys, torch
torch.ops.load_library(sys.argv[1])
try:
    print(torch.ops.stablehand_device_checks.devices())
except RuntimeError as error:
    print(str(error).splitlines()[0])
"""


@functools.cache
def library(folder: Path) -> Path:
    """Linked as an extension is, with the CUDA runtime inside."""
    output = folder / "device_checks.so"
    command = [*device.nvcc(17), "-shared", "-Xcompiler", "-fPIC"]
    command += [
        *build.target_flag(9),
        *build.include_flags(),
        SOURCE,
        "-o",
        output,
        "-L",
        build.stub_dir(),
    ]
    build.run([*command, "-Xlinker", "--no-as-needed", "-ltorch", "-Xlinker", "-z,defs"])
    return output


@pytest.mark.parametrize("torch", torches.torches(), ids=str)
@device.compiler("nvcc")
def test_compiles_links_and_says_what_is_wrong(
    tmp_path_factory: pytest.TempPathFactory, torch: torches.Torch, there: bool
) -> None:
    """The number of GPUs, or why it cannot be had."""
    if not device.ready(there, "nvcc"):
        return
    file = library(tmp_path_factory.getbasetemp())
    done = torch.run("-c", RUN, file)
    said = done.stdout.strip()
    assert done.returncode == 0, done.stderr
    assert said.isdigit() or said.startswith("CUDA error: "), said

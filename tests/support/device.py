# SPDX-License-Identifier: BSD-3-Clause
"""The compilers for devices: which are here, and how they are called."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import warnings
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support import build, torches

STRICT = ["-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Wpedantic", "-Werror"]
AMD = "gfx942"
HIP = ["-x", "hip", f"--offload-arch={AMD}", "-DUSE_ROCM"]
STAND_INS = ["-idirafter", build.ROOT / "tests/support/hip"]  # where HIP's own lack a header


def version(compiler: str) -> str:
    """The version of a compiler, or "absent"."""
    if shutil.which(compiler) is None:
        return "absent"
    text = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
    found = re.search(r"(?:release|version:?) ([0-9.]+)", text.stdout)
    return found[1].strip(".") if found else "unknown"


def compiler(name: str) -> pytest.MarkDecorator:
    """Parametrises a test so that its name says whether and which compiler was there."""
    found = version(name)
    there = found != "absent" and not is_old(name, found)
    about = f"{name}-{found}" + ("-too-old" if is_old(name, found) else "")
    return pytest.mark.parametrize("there", [there], ids=[about])


def is_old(name: str, found: str) -> bool:
    """Debian 12's hipcc is of HIP 5.2, which does not know gfx942; 5.7 does."""
    if name != "hipcc" or found == "absent":
        return False
    return tuple(int(part) for part in found.split(".")[:2]) < (5, 7)


def ready(there: bool, name: str) -> bool:
    if not there:
        warnings.warn(
            f"{name} is not there, or too old: nothing was compiled for a device.", stacklevel=2
        )
    return there


def nvcc(std: int) -> list[object]:
    """For sm_90. Without -Wpedantic: nvcc's own output for g++ breaks its rules in every line."""
    host = ",".join(word for word in STRICT if word != "-Wpedantic")
    promoted = ["-Werror", "all-warnings", "-Xcompiler", host]
    return ["nvcc", f"-std=c++{std}", "-arch=sm_90", *promoted]


def hipcc(std: int) -> list[object]:
    """The driver of ROCm; HIP_PLATFORM, because beside nvcc it would call that."""
    quiet = "-Wno-unused-command-line-argument"  # it hands clang flags for the linker
    return ["env", "HIP_PLATFORM=amd", "hipcc", f"-std=c++{std}", *HIP, *STRICT, quiet, *STAND_INS]


@dataclass(frozen=True)
class Hip:
    """HIP's headers; printed by their version in the names of tests."""

    folder: Path

    def __str__(self) -> str:
        text = (self.folder / "hip" / "hip_version.h").read_text(encoding="utf-8")
        return "hip-" + ".".join(re.findall(r"define HIP_VERSION_M[A-Z]+ (\d+)", text))

    def clang(self, std: int) -> list[object]:
        """What hipcc calls, clang, with these headers."""
        wrapper = ["-nogpuinc", "-nogpulib", "-include", "__clang_hip_runtime_wrapper.h"]
        headers = ["-D__HIP_PLATFORM_AMD__", "-isystem", self.folder]
        clang = build.need("clang++-19")
        return [clang, f"-std=c++{std}", *HIP, *STRICT, *wrapper, *headers, *STAND_INS]


@functools.cache
def hips() -> tuple[Hip, ...]:
    """Those that come with the torches (by Triton, in builds for CUDA and ROCm), oldest first."""
    by_age = sorted(torches.torches(), key=lambda torch: torch.minor)
    folders = [torch.folder.parent / "triton/backends/amd/include" for torch in by_age]
    found = tuple(Hip(folder) for folder in folders if (folder / "hip/hip_version.h").is_file())
    if not found:
        raise RuntimeError(
            "No torch of STABLEHAND_TORCHES has Triton and so HIP's headers beside it: run "
            "`./dev test`, or add a torch that was built for CUDA or ROCm."
        )
    return found

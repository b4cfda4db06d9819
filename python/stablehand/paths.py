# SPDX-License-Identifier: BSD-3-Clause
"""Where the headers and the CMake files are, in an installed package and in a checkout alike."""

import functools
import re
from pathlib import Path


@functools.cache
def root() -> Path:
    """The folder that holds headeronly/, include/ and cmake/."""
    package = Path(__file__).resolve().parent
    for folder in (package, package.parents[1]):  # installed, checkout
        if (folder / "cmake" / "StablehandConfig.cmake").is_file():
            return folder
    raise FileNotFoundError(
        f"Stablehand's headers and CMake files are missing from {package}: "
        "install it again with `pip install --force-reinstall stablehand`."
    )


def include_paths() -> list[str]:
    """The two include roots: what needs the C++ standard library only, and what needs libtorch."""
    return [str(root() / "headeronly"), str(root() / "include")]


def cmake_dir() -> str:
    """The folder of StablehandConfig.cmake, for `cmake -DStablehand_DIR=...`."""
    return str(root() / "cmake")


def version() -> str:
    """The version of Stablehand, as the header stablehand/version.h has it."""
    text = (root() / "include" / "stablehand" / "version.h").read_text()
    return ".".join(re.findall(r"#define STABLEHAND_VERSION_\w+ (\d+)", text))


def newest_torch() -> int:
    """The minor version of the newest torch that the headers know: 15 for 2.15."""
    text = (root() / "headeronly" / "torch" / "headeronly" / "version.h").read_text()
    found = re.search(r"#define TORCH_VERSION_MINOR (\d+)", text)
    assert found, "torch/headeronly/version.h has no TORCH_VERSION_MINOR"
    return int(found[1])

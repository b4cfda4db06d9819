# SPDX-License-Identifier: BSD-3-Clause
"""Builds the counting shim (counting_shim.h) for tests in Python: one library a version."""

from __future__ import annotations

import functools
import sys
import tempfile
from pathlib import Path

from tests.support import build

SUPPORT = build.ROOT / "tests" / "support"
COMPILE = ["g++", "-std=c++17", "-O1", "-fPIC", "-pthread", "-I", SUPPORT, *build.include_flags()]


@functools.cache
def kept() -> tempfile.TemporaryDirectory[str]:
    """Lives as long as the process."""
    return tempfile.TemporaryDirectory(prefix="stablehand-counting-shim-")


@functools.cache
def objects() -> list[Path]:
    folder = Path(kept().name)
    build.run([sys.executable, build.ROOT / "tools/generate.py", "--counting-shim", folder])
    parts = [SUPPORT / "counting_shim.cpp", SUPPORT / "counting_shim_stack.cpp"]
    made = []
    for source in [folder / "counting_shim_functions.cpp", *parts]:
        made.append(folder / f"{source.stem}.o")
        build.run([*COMPILE, "-I", folder, "-c", source, "-o", made[-1]])
    return made


@functools.cache
def library(minor: int) -> Path:
    """The stand-in for torch 2.minor."""
    made = objects()
    output = Path(kept().name) / f"libcounting_shim_2.{minor}.so"
    version = ["-DCOUNTING_SHIM_MINOR=" + str(minor), SUPPORT / "counting_shim_version.cpp"]
    script = f"-Wl,--version-script={output.parent / f'2.{minor}.map'}"
    build.run([*COMPILE, "-shared", *version, *made, script, "-o", output])
    return output

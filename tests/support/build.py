# SPDX-License-Identifier: BSD-3-Clause
"""Compiles and links small test files against this repository's headers and link stub."""

from __future__ import annotations

import functools
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {  # of Debian
    "g++": "g++",
    "clang++": "clang",
    "clang++-19": "clang-19",
    "aarch64-linux-gnu-g++": "g++-aarch64-linux-gnu",
    "qemu-aarch64": "qemu-user",
    "ld.gold": "binutils-gold",
    "ld.lld": "lld",
    "ld.mold": "mold",
}


class BuildError(Exception):
    """The command failed; the text is what it printed."""


def need(tool: str) -> str:
    """The path of a tool; where it is missing, a failure that names the Debian package."""
    if path := shutil.which(tool):
        return path
    package = PACKAGES.get(tool, tool)
    raise RuntimeError(f"{tool} is missing: install it with `apt-get install {package}`.")


def run(command: Iterable[object]) -> str:
    """Standard output of a command that must succeed."""
    return run_with_input(command, "")


def run_with_input(command: Iterable[object], text: str) -> str:
    """The same for a command that reads a text."""
    words = [str(word) for word in command]
    done = subprocess.run(words, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{' '.join(words)}\n{done.stderr}{done.stdout}")
    return done.stdout


def target_flag(minor: int | None) -> list[str]:
    """-DTORCH_TARGET_VERSION for torch 2.minor; none for None."""
    return [] if minor is None else [f"-DTORCH_TARGET_VERSION=0x02{minor:02x}000000000000ULL"]


def include_flags() -> list[str]:
    return [f"-I{ROOT / 'include'}", f"-I{ROOT / 'headeronly'}"]


def compile_object(
    source: Path,
    folder: Path,
    *,
    cxx: str = "g++",
    std: int = 17,
    target: int | None = 9,
    flags: Iterable[str] = (),
) -> Path:
    """Compiles one file for torch 2.target into folder and returns the object."""
    built = folder / f"{source.stem}.o"
    options = [f"-std=c++{std}", "-O2", "-fPIC", *target_flag(target), *flags, *include_flags()]
    run([need(cxx), *options, "-c", source, "-o", built])
    return built


def link_shared(
    objects: Iterable[Path], output: Path, *, cxx: str = "g++", flags: Iterable[str] = ()
) -> Path:
    """Links against the stub as an extension is linked: every strong reference must be in it."""
    stub = ["-L", stub_dir(), "-Wl,--no-as-needed", "-ltorch", "-Wl,--as-needed", "-Wl,-z,defs"]
    run([need(cxx), "-shared", *objects, "-o", output, *stub, *flags])
    return output


@functools.cache
def kept() -> tempfile.TemporaryDirectory[str]:
    """Lives as long as the process."""
    return tempfile.TemporaryDirectory(prefix="stablehand-stub-")


@functools.cache
def stub_dir() -> Path:
    """A folder with libtorch.so, the link stub; made once a session."""
    output = Path(kept().name) / "libtorch.so"
    source = ROOT / "cmake" / "libtorch_stub.cpp"
    run([need("g++"), "-shared", "-fPIC", "-Wl,-soname,libtorch.so", source, "-o", output])
    return output.parent

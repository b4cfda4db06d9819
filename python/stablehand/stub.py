# SPDX-License-Identifier: BSD-3-Clause
"""Makes the link stub, which stands for libtorch at the link, once per compiler."""

import hashlib
import logging
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from stablehand import paths

_log = logging.getLogger(__name__)
_TRIMMING = ("-Wl,--gc-sections", "-Wl,-z,noseparate-code", "-Wl,--hash-style=gnu")


def build() -> tuple[Path, list[str]]:
    """The stub, and those of the size options that this compiler's linker knows."""
    if sys.platform != "linux":
        raise OSError("Linker flags are given for Linux only so far: use CMake elsewhere.")
    source = paths.root() / "cmake" / "libtorch_stub.cpp"
    compiler = shlex.split(os.environ.get("CXX") or "c++")
    flags = shlex.split(os.environ.get("LDFLAGS", ""))  # -fuse-ld=... chooses what is asked
    key = hashlib.sha256(source.read_bytes() + _identity(compiler) + repr(flags).encode())
    folder = _cache() / f"stub-{key.hexdigest()[:16]}"
    if not folder.is_dir():
        _build_into(folder, [*compiler, *flags], source)
    return folder / "libtorch.so", (folder / "trimming").read_text().split()


def _identity(compiler: list[str]) -> bytes:
    try:
        done = subprocess.run([*compiler, "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise OSError(
            f"The C++ compiler '{shlex.join(compiler)}' does not run: "
            "install g++ (Debian: apt-get install g++) or name another one in CXX."
        ) from error
    return shlex.join(compiler).encode() + done.stdout


def _cache() -> Path:
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stablehand"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        raise OSError(
            f"The cache folder {folder} cannot be written ({error.strerror}): "
            "name another one in XDG_CACHE_HOME."
        ) from error


def _build_into(folder: Path, compiler: list[str], source: Path) -> None:
    """Builds beside `folder` and renames, so that a folder that is there is complete."""
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="building-") as made:
        new = Path(made) / folder.name
        new.mkdir()
        command = [*compiler, "-w", "-O1", "-fPIC", "-shared", "-Wl,-soname,libtorch.so"]
        command += [str(source), "-o", str(new / "libtorch.so")]
        error = _fails(command)
        if error is not None:
            raise OSError(
                "The link stub could not be built; this command failed:\n"
                f"{shlex.join(command)}\n{error}"
            )
        known = [flag for flag in _TRIMMING if _fails([*command, flag]) is None]
        (new / "trimming").write_text(" ".join(known))
        try:
            new.rename(folder)
        except OSError:  # another process was faster, with the same content
            if not folder.is_dir():
                raise


def _fails(command: list[str]) -> str | None:
    _log.info("%s", shlex.join(command))
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stderr if done.returncode or "warning" in done.stderr else None

# SPDX-License-Identifier: BSD-3-Clause
"""What ./dev needs from the system: root on Debian gets it installed, others the line to run."""

import importlib.util
import os
import re
import shutil
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .errors import Failure
from .report import Step
from .run import Runner, capture, clean_environment

OLDEST_GCC = 12
CATCH2_HEADERS = ("catch2/catch_all.hpp", "catch2/catch.hpp")


@dataclass(frozen=True)
class Need:
    """Something that must be there, and the Debian package that brings it."""

    what: str
    package: str
    present: Callable[[], bool]


def _program(name: str) -> Callable[[], bool]:
    return lambda: shutil.which(name) is not None


def _header(*names: str) -> Callable[[], bool]:
    folders = ("/usr/include", "/usr/local/include")
    return lambda: any(Path(folder, name).is_file() for folder in folders for name in names)


def _venv() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def _python_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def compiler() -> str:
    """Return the C++ compiler that the builds use: $CXX, else g++."""
    return os.environ.get("CXX", "").strip() or "g++"


def _compiler() -> bool:
    return shutil.which(compiler().split()[0]) is not None


BUILD = (
    Need("a C++ compiler", "g++", _compiler),
    Need("Python's venv module", "python3-venv", _venv),
)
CLANG = Need("clang", "clang", _program("clang++"))
BENCH = (*BUILD, CLANG, Need("valgrind", "valgrind", _program("valgrind")))
TEST = (
    *BUILD,
    Need("Catch2", "catch2", _header(*CATCH2_HEADERS)),
    Need("the fmt library", "libfmt-dev", _header("fmt/format.h")),
    Need("Python's C headers", "python3-dev", _python_headers),
    Need("readelf", "binutils", _program("readelf")),
    CLANG,
    Need("the linker gold", "binutils-gold", _program("ld.gold")),  # Debian 12: in binutils
    Need("the linker lld", "lld", _program("ld.lld")),
    Need("the linker mold", "mold", _program("mold")),
    Need("a clang that knows HIP", "clang-19", _program("clang++-19")),  # Debian 13: in clang
    Need("a compiler for aarch64", "g++-aarch64-linux-gnu", _program("aarch64-linux-gnu-g++")),
    Need("an emulator of aarch64", "qemu-user", _program("qemu-aarch64")),
)


def provide(needs: tuple[Need, ...], step: Step, runner: Runner) -> None:
    """See that everything is there; install what is missing if that is possible."""
    _check_named_compiler()
    missing = _missing(needs)
    if missing and _can_install():
        _install(missing, step, runner)
        missing = _missing(needs)
    if missing:
        raise Failure(_sentence(missing), log=runner.log)
    _check_compiler_version()
    step.done("all there")


def _check_named_compiler() -> None:
    """Refuse a wrong CXX; what the user named is not replaced by something else."""
    if os.environ.get("CXX", "").strip() and not _compiler():
        raise Failure(
            f"The compiler that CXX names, '{compiler()}', is not there: correct CXX, or unset it "
            "to use g++."
        )


def _missing(needs: tuple[Need, ...]) -> list[Need]:
    return [need for need in needs if not need.present()]


def _can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def _packages(missing: list[Need]) -> list[str]:
    return sorted({need.package for need in missing})


def _sentence(missing: list[Need]) -> str:
    what = ", ".join(need.what for need in missing)
    line = f"sudo apt-get install {' '.join(_packages(missing))}"
    return f"{what[0].upper()}{what[1:]} must be installed first; on Debian: {line}"


def _install(missing: list[Need], step: Step, runner: Runner) -> None:
    names = _packages(missing)
    step.work(f"installing {' '.join(names)} (apt-get)")
    env = clean_environment({"DEBIAN_FRONTEND": "noninteractive"})
    failing = f"apt-get could not install {' '.join(names)}: its last lines below say why."
    # A fresh machine has no package lists; a stale list names files that are gone.
    runner.attempt(["apt-get", "update", "-q"], step, env, on_line=str)
    runner.run(
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", *names],
        step,
        failing,
        env=env,
        on_line=str,
    )


def _check_compiler_version() -> None:
    """Refuse a g++ that is known to be too old; other compilers are taken as they are."""
    words = compiler().split()
    banner = capture([*words, "--version"])
    if not re.match(r"\S*(g\+\+|gcc|c\+\+)\S* ", banner):
        return
    major = capture([*words, "-dumpversion"]).split(".")[0].strip()
    if major.isdigit() and int(major) < OLDEST_GCC:
        raise Failure(
            f"'{compiler()}' is version {major} and {OLDEST_GCC} is the oldest that can build "
            "Stablehand: install a newer g++ and name it in CXX, as in CXX=g++-12."
        )

# SPDX-License-Identifier: BSD-3-Clause
"""`python -m stablehand` and the flags for build systems other than CMake, from a checkout."""

from __future__ import annotations

import concurrent.futures
import os
import shlex
import sys
from pathlib import Path

import pytest

from tests.consumers.helpers import HERE, ROOT, check_extension, run
from tests.support import build, elf

PACKAGE = {"PYTHONPATH": str(ROOT / "python")}


@pytest.fixture
def cache(tmp_path: Path) -> dict[str, str]:
    """An environment with the package and an empty cache folder."""
    return {**PACKAGE, "XDG_CACHE_HOME": str(tmp_path / "cache")}


def stablehand(*arguments: str, env: dict[str, str] = PACKAGE) -> str:
    return run(sys.executable, "-m", "stablehand", *arguments, env=env)


def test_folders() -> None:
    assert stablehand("--includedir").splitlines() == [
        str(ROOT / "headeronly"),
        str(ROOT / "include"),
    ]
    assert stablehand("--cmakedir").strip() == str(ROOT / "cmake")


def test_version_is_the_header_s() -> None:
    text = (ROOT / "include" / "stablehand" / "version.h").read_text()
    numbers = [line.split()[2] for line in text.splitlines() if line.startswith("#define")]
    assert stablehand("--version").strip() == ".".join(numbers)


def test_plain_compiler_call(cache: dict[str, str], tmp_path: Path) -> None:
    flags = shlex.split(stablehand("--cxxflags", "--ldflags", env=cache))
    run("g++", "-O2", HERE / "op.cpp", "-o", tmp_path / "op.so", *flags)
    check_extension(tmp_path / "op.so")


def test_a_function_that_libtorch_2_9_lacks_is_a_link_error(
    cache: dict[str, str], tmp_path: Path
) -> None:
    flags = shlex.split(stablehand("--cxxflags", "--ldflags", env=cache))
    with pytest.raises(
        build.BuildError, match="undefined reference to `aoti_torch_stablehand_has_no"
    ):
        run("g++", HERE / "missing.cpp", "-o", tmp_path / "op.so", *flags)


def test_libtorch_stays_where_nothing_needs_it_strongly(
    cache: dict[str, str], tmp_path: Path
) -> None:
    flags = shlex.split(stablehand("--cxxflags", "--ldflags", env=cache))
    run("g++", "-Wl,--as-needed", HERE / "weak_only.cpp", "-o", tmp_path / "op.so", *flags)
    assert "libtorch.so" in elf.entries(tmp_path / "op.so", "NEEDED")


@pytest.mark.parametrize(
    ("target", "macro"), [("2.9", "0x0209000000000000"), ("2.10", "0x020a000000000000")]
)
def test_target(target: str, macro: str) -> None:
    assert f" -DTORCH_TARGET_VERSION={macro} " in stablehand("--cxxflags", "--target", target)


@pytest.mark.parametrize(
    "target", ["2.8", "2.16", "3", "abc", "2.09", "2.9.1", "0x0210000000000000", ""]
)
def test_a_target_that_is_none_is_refused(target: str) -> None:
    with pytest.raises(build.BuildError) as error:
        stablehand("--cxxflags", "--target", target)
    assert (
        f"stablehand: target '{target}' is not a version that can be targeted: write the oldest "
        "torch that the binary must run on, from 2.9 to 2.15, as in 2.10."
    ) in str(error.value)
    assert "Traceback" not in str(error.value)


def test_a_linker_that_lacks_an_option(cache: dict[str, str], tmp_path: Path) -> None:
    build.need("ld.gold")
    env = {**cache, "LDFLAGS": "-fuse-ld=gold"}
    flags = shlex.split(stablehand("--cxxflags", "--ldflags", env=env))
    assert "-Wl,-z,noseparate-code" not in flags
    assert "-Wl,-z,noseparate-code" in stablehand("--ldflags", env=cache)
    run("g++", "-fuse-ld=gold", HERE / "op.cpp", "-o", tmp_path / "op.so", *flags)
    check_extension(tmp_path / "op.so")


def test_the_stub_is_built_once_and_whole(cache: dict[str, str], tmp_path: Path) -> None:
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        said = set(pool.map(lambda _: stablehand("--ldflags", env=cache), range(4)))
    assert len(said) == 1
    [stub] = (tmp_path / "cache" / "stablehand").iterdir()
    assert sorted(file.name for file in stub.iterdir()) == ["libtorch.so", "trimming"]
    before = (stub / "libtorch.so").stat().st_mtime_ns
    stablehand("--ldflags", env=cache)
    assert (stub / "libtorch.so").stat().st_mtime_ns == before


def test_a_missing_compiler(cache: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(build.BuildError) as error:
        stablehand("--ldflags", env={**cache, "CXX": "no-such-compiler"})
    assert "stablehand: The C++ compiler 'no-such-compiler' does not run: install g++" in str(
        error.value
    )
    assert not list((tmp_path / "cache").rglob("*.so"))


def test_a_compiler_that_fails_leaves_nothing(cache: dict[str, str], tmp_path: Path) -> None:
    compiler = tmp_path / "cxx"
    compiler.write_text(
        '#!/bin/sh\n[ "$1" = --version ] && exit 0\necho out of order >&2\nexit 1\n'
    )
    compiler.chmod(0o755)
    with pytest.raises(
        build.BuildError, match=r"The link stub could not be built(.|\n)*out of order"
    ):
        stablehand("--ldflags", env={**cache, "CXX": str(compiler)})
    assert not list((tmp_path / "cache" / "stablehand").iterdir())


def test_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(
        build.BuildError,
        match=r"stablehand: The cache folder .* cannot be written \(.*XDG_CACHE_HOME",
    ):
        stablehand("--ldflags", env={**PACKAGE, "XDG_CACHE_HOME": str(tmp_path / "file")})


def test_nothing_asked_for() -> None:
    with pytest.raises(
        build.BuildError, match="nothing was asked for: write --includedir, --cmakedir"
    ):
        stablehand()


def test_help_teaches() -> None:
    text = stablehand("--help")
    assert "$(python -m stablehand --cxxflags --ldflags)" in text
    assert "-DStablehand_DIR=$(python -m stablehand --cmakedir)" in text


def test_importing_does_not_run_a_compiler() -> None:
    run(sys.executable, "-c", "import stablehand", env={**PACKAGE, "PATH": os.devnull})

# SPDX-License-Identifier: BSD-3-Clause
"""find_package, add_subdirectory and stablehand_add_extension(), from a user's project."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.consumers.helpers import (
    HERE,
    ROOT,
    check_extension,
    cmake,
    compile_extension,
    configure,
    one_line,
    run,
)
from tests.support import build, elf, torches

FIND_PACKAGE = HERE / "find_package"


def test_find_package_in_an_installed_prefix(prefix: Path, tmp_path: Path) -> None:
    check_extension(compile_extension(FIND_PACKAGE, tmp_path, CMAKE_PREFIX_PATH=prefix))


def test_find_package_in_a_checkout(tmp_path: Path) -> None:
    check_extension(compile_extension(FIND_PACKAGE, tmp_path, Stablehand_ROOT=ROOT))


def test_add_subdirectory(tmp_path: Path) -> None:
    library = compile_extension(HERE / "add_subdirectory", tmp_path / "build")
    check_extension(library)
    plain = tmp_path / "build" / "libplain.so"
    assert "libtorch.so" in elf.entries(plain, "NEEDED")
    assert not elf.entries(plain, "RPATH") + elf.entries(plain, "RUNPATH")
    # A consumer's install holds the consumer's files, and never the stub.
    run(cmake(), "--install", tmp_path / "build", "--prefix", tmp_path / "installed")
    installed = [f for f in (tmp_path / "installed").rglob("*") if f.is_file()]
    assert installed == [tmp_path / "installed" / "consumer" / "_C.so"]
    assert installed[0].read_bytes() == library.read_bytes()


def test_one_source_gives_one_binary_wherever_it_lies(prefix: Path, tmp_path: Path) -> None:
    binaries = set()
    for place, root in (("here", prefix), ("a longer place/there", ROOT)):
        project = tmp_path / place
        shutil.copytree(FIND_PACKAGE, project)
        shutil.copy(HERE / "op.cpp", project)
        variables = {"SOURCE": "op.cpp", "CMAKE_PREFIX_PATH": root}
        binaries.add(compile_extension(project, project / "build", **variables).read_bytes())
    [binary] = binaries
    assert str(tmp_path).encode() not in binary
    assert b"site-packages" not in binary


@pytest.mark.parametrize("linker", ["bfd", "gold", "lld", "mold"])
def test_each_linker(linker: str, tmp_path: Path) -> None:
    build.need(f"ld.{linker}")
    flag = f"-fuse-ld={linker}"
    variables = {"Stablehand_ROOT": ROOT, "CMAKE_MODULE_LINKER_FLAGS": flag}
    check_extension(compile_extension(FIND_PACKAGE, tmp_path, **variables))


@pytest.mark.parametrize("linker", ["bfd", "gold", "lld", "mold"])
def test_libtorch_stays_where_nothing_needs_it_strongly(linker: str, tmp_path: Path) -> None:
    variables = {"SOURCE": "../weak_only.cpp", "Stablehand_ROOT": ROOT}
    flags = f"-fuse-ld={linker} -Wl,--as-needed"
    library = compile_extension(
        FIND_PACKAGE, tmp_path, CMAKE_MODULE_LINKER_FLAGS=flags, **variables
    )
    assert "libtorch.so" in elf.entries(library, "NEEDED")
    reference = elf.dynamic_symbols(library)["torch_library_impl"]
    assert (reference.bind, reference.defined) == ("WEAK", False)


@pytest.mark.parametrize(
    ("version", "macro"),
    [("2.9", "0x0209000000000000"), ("2.10", "0x020a000000000000"), ("2.15", "0x020f000000000000")],
)
def test_the_target_is_said_and_defined(version: str, macro: str, tmp_path: Path) -> None:
    variables = {"CMAKE_EXPORT_COMPILE_COMMANDS": "ON", "ARGUMENTS": f"TORCH;{version}"}
    said = configure(FIND_PACKAGE, tmp_path, Stablehand_ROOT=ROOT, **variables)
    assert f"_C: target torch {version}\n" in said
    assert f"-DTORCH_TARGET_VERSION={macro} " in (tmp_path / "compile_commands.json").read_text()


@pytest.mark.parametrize(
    "version", ["2.8", "2.16", "3", "abc", "2.09", "2.9.1", "0x0210000000000000", "02.10", "2."]
)
def test_a_version_that_cannot_be_targeted_is_refused(version: str, tmp_path: Path) -> None:
    with pytest.raises(build.BuildError) as error:
        configure(FIND_PACKAGE, tmp_path, Stablehand_ROOT=ROOT, ARGUMENTS=f"TORCH;{version}")
    assert (
        f"stablehand_add_extension(_C): TORCH '{version}' is not a version that can be targeted: "
        "write the oldest torch that the binary must run on, from 2.9 to 2.15, as in TORCH 2.10."
    ) in one_line(str(error.value))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("TORCH", "TORCH is followed by nothing: write a version"),
        ("OPS;PYTHON", "OPS and PYTHON exclude each other"),
        ("TARGET;2.10", "write SOURCES before the files"),
    ],
)
def test_arguments_that_make_no_sense_are_refused(
    arguments: str, sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(build.BuildError) as error:
        configure(FIND_PACKAGE, tmp_path, Stablehand_ROOT=ROOT, ARGUMENTS=arguments)
    assert sentence in one_line(str(error.value))


def test_a_function_that_libtorch_2_9_lacks_is_a_link_error(tmp_path: Path) -> None:
    with pytest.raises(
        build.BuildError, match="undefined reference to `aoti_torch_stablehand_has_no"
    ):
        compile_extension(FIND_PACKAGE, tmp_path, Stablehand_ROOT=ROOT, SOURCE="../missing.cpp")


def test_a_python_module(tmp_path: Path) -> None:
    torch = torches.torches()[0]
    project = HERE / "python_module"
    compile_extension(project, tmp_path, Stablehand_ROOT=ROOT, Python_EXECUTABLE=torch.python)
    assert elf.exported(tmp_path / "answer.so") == {"PyInit_answer"}
    code = "import sys, torch; sys.path.insert(0, sys.argv[1]); import answer"
    done = torch.run("-c", code + "; print(answer.torch_minor())", tmp_path)
    assert done.stdout.strip() == str(torch.minor), done.stderr


def test_the_stub_says_what_it_is(tmp_path: Path) -> None:
    compile_extension(FIND_PACKAGE, tmp_path, Stablehand_ROOT=ROOT)
    code = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).aoti_torch_abi_version()"
    with pytest.raises(build.BuildError, match="this is Stablehand's link stub, not libtorch"):
        run(sys.executable, "-c", code, tmp_path / "stablehand_stub" / "libtorch.so")

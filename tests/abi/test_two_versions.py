# SPDX-License-Identifier: BSD-3-Clause
"""Case H5: two libraries built from different versions of the headers, in one process.

The second version is a copy in which functions, constants and members answer otherwise. Each
library must see its own, however both were compiled and in whatever order and scope they were
loaded; and none of our names may leave a library, so that no third one can pick it up either.
"""

from __future__ import annotations

import itertools
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import build

SOURCE = build.ROOT / "tests" / "abi" / "two_versions.cpp"
STABLE = "torch/csrc/stable"
# What answers otherwise in the second version, in the order of the answers: file, pattern, text.
CHANGED = [
    # layer 0: functions of an enum, of a number, of the error texts
    ("torch/headeronly/detail/scalar_type.h", r'"UNKNOWN_SCALAR"', '"SOMETHING_ELSE"'),
    ("torch/headeronly/util/Half.h", r"(Half::operator float\(\) const \{)", r"\1 return 2.0f;"),
    ("torch/headeronly/detail/text.h", r"'0' \+ number % 10", "'a' + number % 10"),
    # a variable template, a constant of a class, a function of numeric_limits, a member function
    ("torch/headeronly/util/MathConstants.h", r"\(pi, 3\.14", "(pi, 4.14"),
    ("torch/headeronly/util/Half.h", r"max_exponent10 = 4", "max_exponent10 = 5"),
    ("torch/headeronly/util/Half.h", r"0x7BFF", "0x7BFE"),
    ("torch/headeronly/util/HeaderOnlyArrayRef.h", r"(size\(\) const \{ return )", r"\g<1>1 + "),
    # layer 2: a member, a function template, a constant of a class, a variable template
    (f"{STABLE}/device_struct.h", r"index_ != -1;", "index_ == -1;"),
    (f"{STABLE}/detail/convert_scalars.h", r"return value \? 1 : 0;", "return value ? 0 : 1;"),
    ("stablehand/availability.h", r"int minor = Minor;", "int minor = Minor + 1;"),
    (f"{STABLE}/detail/convert_scalars.h", r"(bool is_carried) = false;", r"\1 = true;"),
]
LOAD = """
import ctypes, sys
ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL)
mode = getattr(ctypes, sys.argv[1])
libraries = [ctypes.CDLL(path, mode=mode) for path in sys.argv[3:]]
for number, library in enumerate(libraries):
    library.note(b"%d" % number)
for library in libraries:
    for function in (library.answers, library.stablehand_status):
        function.restype = ctypes.c_char_p
        print(function().decode())
"""


@pytest.fixture(scope="module")
def roots(tmp_path_factory: pytest.TempPathFactory) -> dict[int, list[str]]:
    """The include flags of both versions."""
    folder = tmp_path_factory.mktemp("second")
    for root in ("headeronly", "include"):
        shutil.copytree(build.ROOT / root, folder / root)
    for name, old, new in CHANGED:
        [file] = [f for r in ("headeronly", "include") if (f := folder / r / name).is_file()]
        text, count = re.subn(old, new, file.read_text(encoding="utf-8"))
        assert count, f"{name} has no {old} any more: give CHANGED another place of its kind"
        file.write_text(text, encoding="utf-8")
    return {1: build.include_flags(), 2: [f"-I{folder / r}" for r in ("include", "headeronly")]}


def ours_exported(library: Path) -> list[str]:
    names = build.run(["nm", "-DC", "--defined-only", library]).splitlines()
    return [n for n in names if re.search(r"\b(torch|c10|stablehand|c10_complex_math)::", n)]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("flags", [[], ["-fvisibility=hidden"]], ids=["plain", "hidden"])
@pytest.mark.parametrize("cxx", ["g++", "clang++"])
def test_each_sees_its_own(roots, tmp_path: Path, cxx, flags, level) -> None:
    libraries = {}
    for number, includes in roots.items():
        libraries[number] = tmp_path / f"version{number}.so"
        command = [build.need(cxx), "-std=c++17", level, "-fPIC", "-shared", *flags, *includes]
        build.run([*command, *build.target_flag(9), SOURCE, "-o", libraries[number]])
        assert not ours_exported(libraries[number])
    stub = build.stub_dir() / "libtorch.so"
    for mode, order in itertools.product(["RTLD_LOCAL", "RTLD_GLOBAL"], [(1, 2), (2, 1)]):
        command = [sys.executable, "-c", LOAD, mode, stub, *(libraries[n] for n in order)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        (first, noted_first, second, noted_second) = done.stdout.split()
        assert (first, second) == tuple(str(n) * len(CHANGED) for n in order), (mode, order)
        assert (noted_first, noted_second) == ("0", "1"), "one status serves both libraries"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("cxx", ["g++", "clang++"])
def test_a_version_script_leaves_the_entries_only(tmp_path: Path, cxx, level) -> None:
    made = build.compile_object(SOURCE, tmp_path, cxx=cxx, flags=[level])
    script = build.ROOT / "cmake" / "ops.map"
    flags = [f"-Wl,--version-script={script}"]
    library = build.link_shared([made], tmp_path / "library.so", cxx=cxx, flags=flags)
    names = build.run(["nm", "-D", "--defined-only", library]).splitlines()
    assert [name.split()[-1] for name in names] == ["stablehand_status"]

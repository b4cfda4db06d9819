# SPDX-License-Identifier: BSD-3-Clause
"""Case H5: two libraries built from different versions of the headers, in one process.

The second version is a copy in which inline functions answer otherwise. Each library must see its
own, however both were compiled and in whatever order and scope they were loaded.
"""

from __future__ import annotations

import itertools
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import build

SOURCE = """\
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/Half.h>
#include <string.h>

#include <exception>

extern "C" __attribute__((visibility("default"))) int version() {
  const bool name = strcmp(c10::toString(c10::ScalarType::Undefined), "UNKNOWN_SCALAR") == 0;
  const bool number = float(c10::Half(1.0f)) == 1.0f;
  bool text = false;
  try {
    STD_TORCH_CHECK(false, true);
  } catch (const std::exception& error) {
    text = error.what()[strlen(error.what()) - 1] == '1';
  }
  return name && number && text ? 1 : !name && !number && !text ? 2 : 3;
}
"""
CHANGED = {  # one function each: of an enum, of a number, of the error texts
    "detail/scalar_type.h": ('"UNKNOWN_SCALAR"', '"SOMETHING_ELSE"'),
    "util/Half.h": (
        "Half::operator float() const {",
        "Half::operator float() const {\n  return 2.0f;",
    ),
    "detail/text.h": ("'0' + number % 10", "'a' + number % 10"),
}
LOAD = """
import ctypes, sys
mode = getattr(ctypes, sys.argv[1])
print(*[ctypes.CDLL(path, mode=mode).version() for path in sys.argv[2:]])
"""


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The include root of the second version."""
    root = tmp_path_factory.mktemp("second") / "headeronly"
    shutil.copytree(build.ROOT / "headeronly", root)
    for name, (old, new) in CHANGED.items():
        file = root / "torch" / "headeronly" / name
        text = file.read_text(encoding="utf-8")
        assert text.count(old) >= 1, (name, old)
        file.write_text(text.replace(old, new), encoding="utf-8")
    return root


@pytest.mark.parametrize("flags", [[], ["-fvisibility=hidden"]], ids=["plain", "hidden"])
@pytest.mark.parametrize("cxx", ["g++", "clang++"])
def test_each_sees_its_own(second: Path, tmp_path: Path, cxx: str, flags: list[str]) -> None:
    source = tmp_path / "library.cpp"
    source.write_text(SOURCE, encoding="utf-8")
    libraries = {}
    for number, root in ((1, build.ROOT / "headeronly"), (2, second)):
        libraries[number] = tmp_path / f"version{number}.so"
        command = [build.need(cxx), "-std=c++17", "-O0", "-fPIC", "-shared", *flags, f"-I{root}"]
        build.run([*command, source, "-o", libraries[number]])
    for mode, order in itertools.product(["RTLD_LOCAL", "RTLD_GLOBAL"], [(1, 2), (2, 1)]):
        command = [sys.executable, "-c", LOAD, mode, *(libraries[n] for n in order)]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert said.split() == [str(n) for n in order], (mode, order)

# SPDX-License-Identifier: BSD-3-Clause
"""Each C header compiles alone, for every kind of target, and twice, without a warning."""

import pytest

from tests.support import build

INCLUDE = build.ROOT / "include"
FOLDERS = ["inductor/aoti_torch/c", "inductor/aoti_torch/generated", "stable/c"]
GENERATED = [p for f in FOLDERS for p in sorted((INCLUDE / "torch" / "csrc" / f).glob("*.h"))]
DETAIL = [INCLUDE / "torch/csrc/stable/detail/availability_macros.h"]
HEADERS = [p.relative_to(INCLUDE) for p in GENERATED + DETAIL]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror"]
# Case H8: no macro hides the declarations of a device.
CUDA = """
#include <torch/csrc/stable/c/shim.h>
bool f() { return aoti_torch_get_current_cuda_stream != nullptr; }
"""


def test_all_are_there():
    assert len(GENERATED) == 12


@pytest.mark.parametrize("target", [None, 9, 13, 15])
@pytest.mark.parametrize("cxx", ["g++", "clang++"])
@pytest.mark.parametrize("std", [17, 20])
def test_alone(tmp_path, cxx, std, target):
    for header in HEADERS:
        source = tmp_path / "alone.cpp"
        source.write_text(f"#include <{header}>\n#include <{header}>\n", encoding="utf-8")
        build.compile_object(source, tmp_path, cxx=cxx, std=std, target=target, flags=WARNINGS)


def test_cuda_is_declared_in_a_plain_file(tmp_path):
    """PyTorch's headers hide these behind USE_CUDA."""
    source = tmp_path / "plain.cpp"
    source.write_text(CUDA, encoding="utf-8")
    build.compile_object(source, tmp_path, flags=["-UUSE_CUDA"])

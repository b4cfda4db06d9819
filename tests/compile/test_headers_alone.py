# SPDX-License-Identifier: BSD-3-Clause
"""Each header of both roots compiles alone and twice in one file, without a warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import build

STRICT = ["-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Wpedantic", "-Werror"]
ROOTS = [build.ROOT / "headeronly", build.ROOT / "include"]
NOT_ALONE = {
    "torch/headeronly/util/complex_utils.h",  # refuses, as PyTorch's does
    "torch/headeronly/cpu/vec/vec_half.h",  # needs CPU_CAPABILITY
    "stablehand/format.h",  # needs fmt, and has a test of its own
}
HEADERS = sorted(str(h.relative_to(root)) for root in ROOTS for h in root.rglob("*.h"))
DIALECTS = [("g++", "17"), ("g++", "20"), ("g++", "23"), ("clang++", "17"), ("clang++", "20")]


@pytest.mark.parametrize(("cxx", "std"), DIALECTS, ids="-".join)
def test_alone_and_twice(tmp_path: Path, cxx: str, std: str) -> None:
    assert len(HEADERS) > 100
    command = [build.need(cxx), f"-std=c++{std}", "-fsyntax-only", *STRICT, *build.target_flag(9)]
    source = tmp_path / "alone.cpp"
    for header in HEADERS:
        if header not in NOT_ALONE:
            source.write_text(f"#include <{header}>\n#include <{header}>\n", encoding="utf-8")
            build.run([*command, *build.include_flags(), source])

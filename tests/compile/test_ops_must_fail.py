# SPDX-License-Identifier: BSD-3-Clause
"""An op that the target cannot serve does not compile without a token, and the error says so.

ops.cpp compiles as it is (the control); -DBAD_… switches one line on.
"""

import pytest

from tests.compile.test_must_fail import TARGET_2_9, TARGET_2_10, cxx, early_errors, output, refused

__all__ = ["cxx"]  # the fixture
TARGET_2_11 = "0x020b000000000000ULL"
REFUSED = {
    "SUM": refused("sum(dim)", 10),
    "SUM_LIST": refused("sum(dim)", 10),
    "SUM_OUT": refused("sum_out(dim)", 10),
    "SUBTRACT": refused("subtract", 10),
    "FROM_BLOB": refused("from_blob(deleter)", 11),
    "FROM_BLOB_TOKEN": "this token stands for an older torch than what it is passed to needs: ask STABLEHAND_AVAILABLE for the newer one",
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(cxx, name):
    assert REFUSED[name] in early_errors(output(cxx, "ops.cpp", TARGET_2_9, f"-DBAD_{name}"))


@pytest.mark.parametrize("std", [17, 20])
def test_control(cxx, std):
    assert output(cxx, "ops.cpp", TARGET_2_9, "-Wall", "-Wextra", std=std) == ""


@pytest.mark.parametrize("name", [n for n in REFUSED if n != "FROM_BLOB_TOKEN"])
def test_control_under_a_newer_target(cxx, name):
    assert output(cxx, "ops.cpp", TARGET_2_11, f"-DBAD_{name}") == ""


def test_from_blob_needs_more_than_2_10(cxx):
    text = early_errors(output(cxx, "ops.cpp", TARGET_2_10, "-DBAD_FROM_BLOB"))
    assert "from_blob(deleter) needs torch 2.11, the target is 2.10: raise" in text

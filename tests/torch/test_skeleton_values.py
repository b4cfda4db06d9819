# SPDX-License-Identifier: BSD-3-Clause
"""The skeleton's ops against torch's own, value by value."""

from tests.support import build, checks

SOURCE = build.ROOT / "examples" / "skeleton" / "csrc" / "skeleton.cpp"


@checks.of("scale_add")
def test_scale_add(torch, check, extension):
    checks.passed(torch, check, extension(SOURCE))


@checks.of("sort_rows")
def test_sort_rows(torch, check, extension):
    checks.passed(torch, check, extension(SOURCE))


@checks.of("describe")
def test_describe(torch, check, extension):
    checks.passed(torch, check, extension(SOURCE))

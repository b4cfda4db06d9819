# SPDX-License-Identifier: BSD-3-Clause
"""What a refused call says, sort in its corners, and parallel_for."""

from tests.support import checks


@checks.of("errors")
def test_text(torch, check, extension):
    checks.passed(torch, check, extension("errors"))


@checks.of("sort")
def test_sort(torch, check, extension):
    checks.passed(torch, check, extension("errors"))


@checks.of("parallel")
def test_parallel_for(torch, check, extension):
    checks.passed(torch, check, extension("errors"))

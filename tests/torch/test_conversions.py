# SPDX-License-Identifier: BSD-3-Clause
"""Every C++ type of stableivalue_conversions.h carries its values to a kernel and back."""

from tests.support import checks


@checks.of("conversions")
def test_conversions(torch, check, extension):
    checks.passed(torch, check, extension("conversions"))

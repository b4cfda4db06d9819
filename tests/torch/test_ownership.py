# SPDX-License-Identifier: BSD-3-Clause
"""Every reference has one owner at every moment, on the error paths too.

Who owns the elements of a list is settled in tests/abi/test_owners.py.
"""

from tests.support import checks


@checks.of("ownership")
def test_ownership(torch, check, extension):
    checks.passed(torch, check, extension("ownership"))

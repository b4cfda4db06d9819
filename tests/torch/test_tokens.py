# SPDX-License-Identifier: BSD-3-Clause
"""STABLEHAND_AVAILABLE tells the running torch, whatever the target."""

from tests.support import checks


@checks.of("tokens")
def test_tokens(torch, check, extension):
    checks.passed(torch, check, extension("tokens"))

# SPDX-License-Identifier: BSD-3-Clause
"""A str argument leaves nothing behind; a returned one does so from torch 2.14 on."""

from tests.support import checks


@checks.of("strings")
def test_strings(torch, check, extension):
    checks.passed(torch, check, extension("strings"))

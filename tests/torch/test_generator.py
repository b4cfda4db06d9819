# SPDX-License-Identifier: BSD-3-Clause
"""torch.Generator as an argument and a result, and what Generator tells about it."""

from tests.support import checks


@checks.of("generator")
def test_generator(torch, check, extension):
    checks.passed(torch, check, extension("generator"))

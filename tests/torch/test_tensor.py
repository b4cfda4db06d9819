# SPDX-License-Identifier: BSD-3-Clause
"""What Tensor tells about a tensor, and the ops that make one."""

from tests.support import checks


@checks.of("tensor")
def test_tensor(torch, check, extension):
    checks.passed(torch, check, extension("tensor"))


@checks.of("creation")
def test_creation(torch, check, extension):
    checks.passed(torch, check, extension("tensor"))

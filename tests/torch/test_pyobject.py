# SPDX-License-Identifier: BSD-3-Clause
"""Tensors, dtypes and devices of Python in C++ and back."""

from tests.support import checks


@checks.of("pyobject")
def test_pyobject(torch, check, extension):
    checks.passed(torch, check, extension("pyobject"))

# SPDX-License-Identifier: BSD-3-Clause
"""Each function of torch/csrc/stable/ops.h against the Python op, from one file on every torch."""

from tests.support import checks


@checks.of("ops")
def test_op(torch, check, extension):
    checks.passed(torch, check, extension("ops"))


@checks.of("ops_from_blob")
def test_from_blob(torch, check, extension):
    checks.passed(torch, check, extension("ops_from_blob"))


@checks.of("ops_roads")
def test_roads(torch, check, extension):
    checks.passed(torch, check, extension("ops"))


@checks.of("ops_sort")
def test_sort(torch, check, extension):
    checks.passed(torch, check, extension("ops"))

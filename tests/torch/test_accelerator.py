# SPDX-License-Identifier: BSD-3-Clause
"""torch/csrc/stable/accelerator.h and CUDA's error codes on torches without an accelerator."""

from tests.support import checks


@checks.of("accelerator")
def test_accelerator(torch, check, extension):
    checks.passed(torch, check, extension("accelerator"))

# SPDX-License-Identifier: BSD-3-Clause
"""Code in the style of PyTorch's own extensions, beyond what the other tests have."""

from tests.support import checks


@checks.of("pytorch_style")
def test_pytorch_style(torch, check, extension):
    checks.passed(torch, check, extension("pytorch_style"))

# SPDX-License-Identifier: BSD-3-Clause
"""What the tokens of tokens.cpp say and open, by the version of torch that runs."""

import sys

import torch
from common import MINOR, error, says

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_tokens
VERSION = torch.__version__.split("+")[0]


def too_old(text, minor):
    assert text == (
        f"this call needs torch 2.{minor} or newer, the running torch is {VERSION}: install a newer torch, "
        f"or keep the call under if (auto v = STABLEHAND_AVAILABLE(2, {minor}))"
    )


def check_available():
    bits = ops.available()
    assert bits & 1
    assert [n for n in range(9, 16) if bits >> n & 1] == list(range(9, MINOR + 1))


def check_has_storage():
    dense, sparse = torch.ones(2), torch.ones(2).to_sparse()
    assert [ops.has_storage(x) for x in (dense, sparse)] == ([1, 0] if MINOR >= 14 else [-1, -1])


def check_has_storage_unasked():
    if MINOR >= 14:
        assert ops.has_storage_unasked(torch.ones(2)) is True
    else:
        too_old(error(ops.has_storage_unasked, torch.ones(2), type=RuntimeError), 14)


def check_set_requires_grad():
    x = torch.ones(2)
    for value in (True, False, True):
        assert ops.set_requires_grad(x, value) == (MINOR >= 10)
        assert x.requires_grad == (value and MINOR >= 10)


def check_set_requires_grad_unasked():
    x = torch.ones(2)
    if MINOR >= 10:
        assert ops.set_requires_grad_unasked(x) and x.requires_grad
    else:
        too_old(error(ops.set_requires_grad_unasked, x, type=RuntimeError), 10)


def check_a_token_travels():
    x = torch.ones(2)
    assert ops.travels(x) == (1 if MINOR >= 14 else -1)
    assert x.requires_grad == (MINOR >= 14)


def check_newer_function():
    torch.set_num_threads(3)
    assert ops.threads() == (3 if MINOR >= 10 else 0)


def check_newest_function_unasked():
    if MINOR >= 15:
        assert ops.newest_unasked() is True
    else:
        too_old(error(ops.newest_unasked, type=RuntimeError), 15)


def check_function_of_another_build():
    """None of these torches is built for XPU: a newer one would not help."""
    text = error(ops.of_another_build, type=RuntimeError)
    says(
        text, f"this build of torch {VERSION} lacks it", "install a build of torch for that device$"
    )
    assert "newer" not in text

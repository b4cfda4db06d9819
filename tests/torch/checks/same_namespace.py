# SPDX-License-Identifier: BSD-3-Clause
"""A library whose namespace is taken says so, and leaves the first library's ops alone."""

import ctypes
import sys

import torch
from common import says

first, second = sys.argv[1:]


def status(path):
    function = ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL).stablehand_status
    function.restype = ctypes.c_char_p
    return function()


def check_first_library_lives_on():
    assert status(first) is None
    assert torch.ops.stablehand_same_namespace.answer(torch.ones(1)) == 41
    says(status(second).decode(), "stablehand_same_namespace", "a namespace is defined once")
    assert status(first) is None
    assert torch.ops.stablehand_same_namespace.answer(torch.ones(1)) == 41

# SPDX-License-Identifier: BSD-3-Clause
"""Runs in an environment with torch: loads the file argv[1] and checks the op's values."""

import ctypes
import sys

import torch


def status(path):
    ask = ctypes.CDLL(path).stablehand_status
    ask.restype = ctypes.c_char_p
    return ask()


first, second = sys.argv[1:]
torch.ops.load_library(first)
assert status(first) is None, status(first)
op = torch.ops.stablehand_raw.scale_plus_one

for shape in [(2, 3), (7,), (), (0, 4)]:
    x = torch.arange(torch.Size(shape).numel(), dtype=torch.float32).reshape(shape) - 2.5
    before = x._use_count()
    y = op(x, -3.0)
    torch.testing.assert_close(y, x * -3.0 + 1.0, rtol=0, atol=0)
    assert y.shape == x.shape
    assert x._use_count() == before, "the kernel kept or freed a reference too many"
try:
    op(torch.zeros(2, dtype=torch.float64), 2.0)
except RuntimeError as error:
    assert "contiguous float32 tensor on cpu, factor 2" in str(error), error
else:
    raise AssertionError("float64 was accepted")

# The same namespace a second time: the initialiser records a sentence, and the process lives.
torch.ops.load_library(second)
assert status(second) == (
    b"stablehand_raw: the op could not be defined: is another copy of this file loaded?"
)
print("ok", torch.__version__)

# SPDX-License-Identifier: BSD-3-Clause
"""The ops of pytorch_style.cpp."""

import ctypes
import sys

import torch
from common import MINOR, error, says, since

torch.ops.load_library(sys.argv[1])
status = ctypes.CDLL(sys.argv[1]).stablehand_status
status.restype = ctypes.c_char_p
ops = torch.ops.stablehand_pytorch_style
CPU, CUDA, META = 0, 1, 14


def check_dispatch_key_that_is_a_macro():
    assert status() is None


def check_boxed_by_hand():
    x = torch.arange(4.0)
    before = x._use_count()
    for _ in range(3):
        assert ops.by_hand(x).data_ptr() == x.data_ptr()
    assert x._use_count() == before


def check_overloads():
    assert ops.overloaded_int(4) == 5
    assert ops.overloaded_float(4.0) == 4.5


def check_move_assignment():
    x, y = torch.ones(2), torch.zeros(3)
    before = x._use_count(), y._use_count()
    assert ops.move_assign(x, y) == 7
    assert (x._use_count(), y._use_count()) == before


def check_device_index():
    assert ops.device(CPU, 0) == torch.device("cpu", 0)
    assert ops.device(CUDA, 127) == torch.device("cuda", 127)
    assert ops.device(META, -1) == torch.device("meta")
    says(error(ops.device, CPU, 1), "the index of the CPU must be -1 or 0, but is 1$")
    says(error(ops.device, CUDA, -2), "the index must be -1 or more, but is -2$")
    # libtorch's index has 8 bits; 300 is not to become 44.
    says(error(ops.device, CUDA, 300), "300")


@since(10)
def check_arrays_of_bool():
    for given in ([], [True], [False, True], [True, False, False, True, True]):
        digits = int("7" + "".join("1" if value else "2" for value in given))
        assert ops.bools(given) == digits
        assert ops.maybe_bools(given) == digits
    assert ops.maybe_bools(None) == -1


@since(10)
def check_device_by_name():
    for op in (ops.from_string, ops.from_characters):
        for name in ("cpu", "cuda:3", "meta", "xpu:0"):
            assert op(name) == torch.device(name)
        text = error(op, "gpu:1", type=RuntimeError)
        says(text, "torch_parse_device_string", "gpu" if MINOR >= 13 else "refused")

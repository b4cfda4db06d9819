# SPDX-License-Identifier: BSD-3-Clause
"""from_blob (ops_from_blob.cpp): values, deleters, and bad arguments, which would crash torch.

Case O13 asks for one call of the deleter in every case. Torch 2.15's own from_blob calls it neither
where it throws (the memory stays the caller's) nor for null data (tried with its own headers), and
ours does as torch; but what the deleter captured is freed in every case, which torch forgets for
null data.
"""

import gc
import sys

import torch
from common import MINOR, error, says, since

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_from_blob
CPU, META = torch.device("cpu"), torch.device("meta")
BASE = torch.arange(24.0)


def check_from_blob():
    for arguments in [(2, 3, 3, 1, 0), (3, 2, 1, 7, 5), (2, 4, 0, 2, 1), (1, 1, 9, 9, 23)]:
        a, b, *strides, offset = arguments
        found = ops.over_numbers(*arguments)
        expected = BASE.as_strided((a, b), strides, offset)
        assert torch.equal(found, expected) and found.stride() == expected.stride()
        assert found.storage_offset() == offset and found.device == CPU
    found = ops.over_numbers(2, 3, 3, 1, 0)
    found[1, 2] = -1  # the memory itself
    again = torch.ops.stablehand_from_blob.over_numbers(2, 3, 3, 1, 0)
    assert again.data_ptr() == found.data_ptr() and found[1, 2] == 5


def check_null():
    found = ops.over_null(CPU, 0)
    assert (found.shape, found.dtype, found.device) == ((0,), torch.float16, CPU)
    text = error(ops.over_null, CPU, 3, type=RuntimeError)
    assert text == "from_blob: data is null, but sizes asks for elements: pass their address"


def check_bad_sizes():
    for arguments, text in {
        (-1, 2, 1, 1, 0): "from_blob: sizes has a negative element: pass 0 or more",
        (2, 2, 1, -1, 0): "from_blob: strides has a negative element: pass 0 or more",
        (2, 2, 1, 1, -1): "from_blob: storage_offset is negative: pass 0 or more",
        (1 << 62, 8, 8, 1, 0): "from_blob: sizes and strides reach further than 64 bits count",
        (1 << 40, 1 << 40, 0, 0, 0): "from_blob: sizes and strides reach further than 64 bits",
        (2, 1, (1 << 63) - 1, 1, 0): "from_blob: sizes and strides reach further than 64 bits",
        (2, 1, 1 << 61, 1, 0): "from_blob: sizes and strides reach further than 64 bits count",
        (1, 1, 1, 1, (1 << 63) - 1): "from_blob: sizes and strides reach further than 64 bits",
    }.items():
        assert error(ops.over_numbers, *arguments, type=RuntimeError).startswith(text), arguments
    says(error(ops.unequal_lists), "^from_blob: strides is not as long as sizes")


def check_bad_dtype():
    for code in (-1, 60, 99):
        says(error(ops.of_dtype, code), "^from_blob: dtype is none of torch's: pass one")
    assert ops.of_dtype(7).dtype == torch.float64


@since(11)
def check_from_blob_deleter():
    for kind, captured in ((0, 1), (1, 1), (2, 0)):
        found = ops.with_deleter(kind, 2, 4, False)
        assert found.stride() == (4,) and found.storage_offset() == 3
        view = found[:1]
        del found
        gc.collect()
        assert ops.state() == (0, False, captured), "it lives as long as a view does"
        del view
        gc.collect()
        assert ops.state() == (1, True, 0)


@since(11)
def check_deleter_where_it_throws():
    for kind in (0, 1, 2):
        for size, stride, null in [
            (-1, 1, False),
            (2, -1, False),
            (1 << 62, 8, False),
            (2, 1, True),
        ]:
            says(error(ops.with_deleter, kind, size, stride, null), "^from_blob: ")
            assert ops.state() == (0, False, 0)
    says(error(ops.with_deleter, 3, 2, 1, False), "^from_blob: deleter is null: leave it out")


@since(11)
def check_deleter_of_null():
    for kind in (0, 1, 2):
        found = ops.with_deleter(kind, 0, 1, True)
        assert found.shape == (0,)
        del found
        assert ops.state() == (0, False, 0)


def check_no_deleter_below_2_11():
    if MINOR >= 11:
        return
    for kind in (0, 1, 2):
        says(
            error(ops.with_deleter, kind, 2, 1, False, type=RuntimeError),
            rf"^from_blob\(deleter\) needs torch 2.11 or newer, the running torch is 2.{MINOR}",
        )
        assert ops.state() == (0, False, 0)

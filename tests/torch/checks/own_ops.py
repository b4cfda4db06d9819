# SPDX-License-Identifier: BSD-3-Clause
"""stablehand/ops.h against the Python ops of the same torch (own_ops.cpp)."""

import itertools
import os
import sys
import tempfile

import torch
from common import error, same, says, since

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_own_ops
torch.manual_seed(3)
X = torch.randn(3, 4, 5)
DTYPES = ["bool", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64"]
DTYPES += ["float32", "float64", "float16", "bfloat16"]


def check_masked_select():
    mask = torch.tensor([[True], [False], [True], [True]])
    same(ops.masked_select(X, mask), torch.masked_select(X, mask))
    says(error(ops.masked_select, X, None, type=RuntimeError), "mask is an undefined tensor")


def check_matmul_out():
    out, y = torch.empty(0), torch.randn(5, 2)
    result = ops.matmul_out(out, X, y)
    same(out, X @ y)
    assert result.data_ptr() == out.data_ptr()


def check_is_contiguous():
    """Case O14, and every way to leave out or stretch a dimension."""
    formats = {4: torch.channels_last, 5: torch.channels_last_3d}
    tensors = [torch.empty(2, 3, 4, 5), torch.empty(1, 1, 1, 1), torch.empty(2, 1, 4, 1), X]
    for rank, few in itertools.product((4, 5), (0, 1, 2)):
        x = torch.empty([2, 3, 4, 2, 3][:rank])
        x = x.narrow(1, 0, few)
        tensors += [x, x.contiguous(), x.contiguous(memory_format=formats[rank]), x.transpose(0, 1)]
        tensors += [x.contiguous(memory_format=formats[rank]).narrow(0, 0, 1), x[:1].expand_as(x)]
    for x in tensors:
        for form in (torch.contiguous_format, torch.channels_last, torch.channels_last_3d):
            expected = x.is_contiguous(memory_format=form)
            assert ops.is_contiguous(x, form) is expected, (x.shape, x.stride(), form)
    says(error(ops.is_contiguous, X, torch.preserve_format), "format must be Contiguous")


def check_empty_like_dense():
    for x in (X, X.transpose(0, 2), X.to(torch.int16), torch.empty(0, 3), torch.tensor(1.0)):
        found, expected = ops.empty_like_dense(x), torch.empty_like(x)
        for read in (lambda t: t.shape, torch.Tensor.stride, lambda t: t.dtype, lambda t: t.device):
            assert read(found) == read(expected), (x.shape, x.stride())


def check_new_empty_dense():
    for size in ([], [7], [2, 0, 3], [4, 1, 6], list(range(1, 6))):
        for dtype in (None, torch.float64, torch.uint8):
            found = ops.new_empty_dense(X, torch.tensor(size, dtype=torch.int64), dtype)
            expected = X.new_empty(size, dtype=dtype)
            assert (found.shape, found.stride()) == (expected.shape, expected.stride()), size
            assert found.dtype == expected.dtype
    for wrong, text in (([2, -1], ""), ([2**40, 2**40], ""), ([1] * 17, "more than 16")):
        says(error(ops.new_empty_dense, X, torch.tensor(wrong), type=RuntimeError), text)


def check_item():
    for dtype in DTYPES:
        x = torch.tensor([[1]]).to(getattr(torch, dtype))
        assert getattr(ops, f"item_{dtype}")(x) == 1, dtype
    for dtype in DTYPES[1:]:
        largest = torch.iinfo(getattr(torch, dtype)).max if "int" in dtype else 0.1875
        x = torch.tensor(largest, dtype=getattr(torch, dtype))
        assert getattr(ops, f"item_{dtype}")(x) in (largest, float(largest)), dtype
    assert ops.item_int64(torch.tensor(-(2**62) - 1)) == -(2**62) - 1
    assert ops.item_float32(torch.tensor(7, dtype=torch.int32)) == 7
    assert ops.item_complex64(torch.tensor(2 - 3j)) == (2, -3)


def check_item_of_other_tensors():
    says(error(ops.item_float32, X, type=RuntimeError), "self must have exactly one element")
    says(error(ops.item_float32, torch.empty(0), type=RuntimeError), "exactly one element")
    says(error(ops.item_float32, None, type=RuntimeError), "stablehand::item: self is an undefined")
    error(ops.item_int8, torch.tensor(300), type=RuntimeError)


def check_words_of_a_token_that_is_false():
    text = error(ops.cat_too_old, X, type=RuntimeError)
    says(text, "^stablehand::cat needs")


def check_undefined_in_a_list():
    says(error(ops.cat_undefined, X, type=RuntimeError), "tensors is an undefined tensor")


@since(10)
def check_cat():
    y = torch.randn(3, 2, 5, dtype=torch.float64)
    same(ops.cat([X, y], 1), torch.cat([X, y], 1))
    same(ops.cat([X], -1), X)
    error(ops.cat, [], 0, type=RuntimeError)


@since(10)
def check_index():
    rows, columns = torch.tensor([2, 0, 1]), torch.tensor([[1], [3]])
    mask = torch.tensor([True, False, True])
    same(ops.index(X, [rows, None, torch.tensor([4, 0, 4])]), X[rows, :, [4, 0, 4]])
    same(ops.index(X, [None, columns]), X[:, columns])
    same(ops.index(X, [mask]), X[mask])


@since(10)
def check_from_file():
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "numbers")
        torch.arange(6, dtype=torch.int16).numpy().tofile(name)
        same(ops.from_file(name, False, 5, torch.int16), torch.arange(5, dtype=torch.int16))
        shared = ops.from_file(name, True, 6, torch.int16)
        shared[3] = 70
        same(ops.from_file(name, None, 4, torch.int16)[3:], torch.tensor([70], dtype=torch.int16))
        says(
            error(ops.from_file, name + "x", False, 1, None, type=RuntimeError),
            "from_file|numbersx",
        )


@since(10)
def check_foreach_mul():
    xs, ys = [X, torch.ones(2), torch.tensor(3)], [X + 1, torch.tensor([2.0, 3.0]), torch.tensor(5)]
    factor = torch.tensor(2.5)
    for found, expected in (
        (ops.times(xs, factor), torch._foreach_mul(xs, factor)),
        (ops.times_each(xs, ys), torch._foreach_mul(xs, ys)),
    ):
        assert len(found) == len(expected) == 3
        for one, other in zip(found, expected, strict=True):
            same(one, other)
    mine, theirs = [X.clone(), torch.ones(2)], [X.clone(), torch.ones(2)]
    ops.scale(mine, factor)
    ops.scale_each(mine, ys[:2])
    torch._foreach_mul_(theirs, factor)
    torch._foreach_mul_(theirs, ys[:2])
    for one, other in zip(mine, theirs, strict=True):
        same(one, other)
    error(ops.times_each, xs, ys[:1], type=RuntimeError)

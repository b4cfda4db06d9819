# SPDX-License-Identifier: BSD-3-Clause
"""Each function of torch/csrc/stable/ops.h (ops.cpp) against the Python op of the torch that runs.

A check is named after the function that it is about, marked with the oldest torch that this claims
(docs/ops.md is compared with these), and calls it with arguments that differ from every default.
"""

import sys

import torch
from common import MINOR, error, same, since

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_ops
torch.manual_seed(3)
X = torch.randn(2, 3, 4)
INTS = torch.tensor([[5, -7, 12], [0, 3, -1]])
J = torch.tensor([[3], [2]])
# Whole, transposed, cut, expanded, 0-d and empty.
VIEWS = [
    X,
    X.permute(2, 0, 1),
    X[:, 1:, ::2],
    X[:1].expand(5, 3, 4),
    X[0, 0, 0],
    X[:0],
]


def list4(*values):
    return (len(values), *values)


def named(*values):
    return dict(zip("nabcd", list4(*values), strict=False))


def alike(found, expected):
    """The same but for the elements, which nobody wrote."""
    for what in ("shape", "dtype", "device", "layout", "requires_grad"):
        assert getattr(found, what) == getattr(expected, what), what
    if found.layout == torch.strided:
        assert found.stride() == expected.stride()


def agree(found, expected, of=None):
    """Equal, with equal strides; a view of `of` where Python's is."""
    same(found, expected)
    assert found.stride() == expected.stride(), (found.stride(), expected.stride())
    if of is not None and of.numel():
        assert (found.data_ptr() == of.data_ptr()) == (expected.data_ptr() == of.data_ptr())
        assert found.storage_offset() == expected.storage_offset()


# ---- arithmetic ----
def check_bitwise_and():
    agree(ops.bitwise_and(INTS, J), torch.bitwise_and(INTS, J))
    agree(ops.bitwise_and(INTS > 0, J > 2), torch.bitwise_and(INTS > 0, J > 2))
    error(ops.bitwise_and, X, X)


def check_bitwise_or():
    agree(ops.bitwise_or(INTS, J), torch.bitwise_or(INTS, J))


def check_bitwise_left_shift():
    agree(ops.bitwise_left_shift(INTS, J), torch.bitwise_left_shift(INTS, J))


def check_bitwise_right_shift():
    agree(ops.bitwise_right_shift(INTS, J), torch.bitwise_right_shift(INTS, J))


def check_floor_divide():
    agree(ops.floor_divide(INTS, J), torch.floor_divide(INTS, J))
    agree(ops.floor_divide(X, X[0] + 2), torch.floor_divide(X, X[0] + 2))
    error(ops.floor_divide, INTS, torch.zeros_like(INTS))


def check_matmul():
    a, b = X, X.transpose(1, 2)[:1]
    agree(ops.matmul(a, b), torch.matmul(a, b))
    agree(ops.matmul(X[0], X[1, 0]), torch.matmul(X[0], X[1, 0]))
    error(ops.matmul, X, X)
    error(ops.matmul, X[0], X[0].t().double())


@since(10)
def check_subtract():
    agree(ops.subtract(X, X[0], 2.5), torch.subtract(X, X[0], alpha=2.5))
    agree(ops.subtract(X, X[0]), torch.subtract(X, X[0]))
    error(ops.subtract, X > 0, X > 1)
    error(ops.subtract, INTS, J, 2.5)


# ---- copies ----
def check_clone():
    for x in VIEWS:
        found = ops.clone(x)
        agree(found, x.clone())
        assert not x.numel() or found.data_ptr() != x.data_ptr()


def check_contiguous():
    x = torch.arange(120.0).reshape(2, 3, 4, 5)
    for view in (x, x.transpose(1, 3), x[:, :, ::2]):
        agree(ops.contiguous(view), view.contiguous(), view)
        order = torch.channels_last
        agree(ops.contiguous(view, order), view.contiguous(memory_format=order), view)
    error(ops.contiguous, X, torch.channels_last)


def check_copy_():
    for non_blocking in (None, False, True):
        x, source = torch.zeros(2, 3), torch.tensor([1, 2, 3])
        found = ops.copy_(x, source, non_blocking)
        assert found.data_ptr() == x.data_ptr()
        agree(x, torch.zeros(2, 3).copy_(source))
    error(ops.copy_, torch.zeros(2, 3), torch.zeros(2))


def check_fill_():
    for x in (torch.zeros(2, 3), torch.zeros(2, 3, dtype=torch.int16).t()):
        found = ops.fill_(x, 3.75)
        assert found.data_ptr() == x.data_ptr()
        agree(x, torch.empty_like(x).fill_(3.75))


def check_zero_():
    x = X.clone()
    found = ops.zero_(x[1])
    assert found.data_ptr() == x[1].data_ptr()
    assert torch.equal(x[0], X[0]) and not x[1].any()


def check_to():
    x = torch.arange(120.0).reshape(2, 3, 4, 5)
    last = torch.channels_last
    for arguments, expected in [
        ((torch.float64,), x.to(torch.float64)),
        ((None, None, torch.device("meta")), x.to("meta")),
        ((None,) * 4 + (False, True), x.to(x.dtype, copy=True)),
        ((torch.int16, None, None, None, True, False, last), x.to(torch.int16, memory_format=last)),
        ((None, torch.strided, None, False, False, False, None), x),
    ]:
        found = ops.to(x, *arguments)
        if found.device.type == "meta":
            alike(found, expected)
        else:
            agree(found, expected, x)
    agree(ops.to_dtype(X, torch.bfloat16), X.to(torch.bfloat16))
    error(ops.to, x, None, torch.sparse_coo)


def check_to_device():
    cpu = torch.device("cpu")
    agree(ops.to_device(X, cpu), X.to("cpu"), X)
    agree(ops.to_device(X, cpu, True), X.to("cpu", copy=True), X)
    agree(ops.to_device(X, cpu, False), X, X)
    alike(ops.to_device(X, torch.device("meta")), X.to("meta"))


def check_is_pinned():
    assert ops.is_pinned(X) is X.is_pinned() is False
    if torch.cuda.is_available():
        assert ops.is_pinned(X.pin_memory()) is True


def check_pad():
    pad = torch.nn.functional.pad
    agree(ops.pad(X, 0, 2.5, *list4(1, 2, 0, 3)), pad(X, (1, 2, 0, 3), "constant", 2.5))
    agree(ops.pad(X, 0, None, *list4(-1, 2)), pad(X, (-1, 2)))
    agree(ops.pad(X, 1, None, *list4(1, 2)), pad(X, (1, 2), "reflect"))
    agree(ops.pad(X, 2, 0.0, *list4(1, 2)), pad(X, (1, 2), "replicate"))
    error(ops.pad, X, 3, None, *list4(1, 2))
    error(ops.pad, X, 0, None, *list4(1))


# ---- creation ----
SIZES = [(5, 2, 3), (), (0, 3), (7,)]


def options():
    """Each option alone, and all at once: as arguments of an op and of the Python function."""
    meta, strided = torch.device("meta"), torch.strided
    yield {}
    for dtype in (torch.float64, torch.bool, torch.bfloat16, torch.complex64, torch.uint8):
        yield {"dtype": dtype}
    yield from ({"device": meta}, {"layout": strided}, {"pin_memory": False})
    yield {"dtype": torch.int16, "layout": strided, "device": meta, "pin_memory": False}


def check_empty_like():
    for x in [*VIEWS, X.half(), X.to("meta")]:
        found = ops.empty_like(x)
        alike(found, torch.empty_like(x))
        assert x.device.type == "meta" or not x.numel() or found.data_ptr() != x.data_ptr()


def check_empty():
    for size in SIZES:
        for option in options():
            alike(ops.empty(**option, **named(*size)), torch.empty(size, **option))
    for order in (torch.channels_last, torch.contiguous_format):
        for option in options():
            found = ops.empty(**option, order=order, **named(2, 3, 4, 5))
            alike(found, torch.empty((2, 3, 4, 5), memory_format=order, **option))
    alike(ops.empty_default(4, 2), torch.empty(4, 2))
    alike(
        ops.empty(layout=torch.sparse_coo, **named(2, 3)),
        torch.empty(2, 3, layout=torch.sparse_coo),
    )
    default = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        alike(ops.empty_default(4, 2), torch.empty(4, 2))
        alike(
            ops.empty(order=torch.channels_last, **named(2, 3, 4, 5)).double(),
            ops.empty(order=torch.channels_last, **named(2, 3, 4, 5)),
        )
    finally:
        torch.set_default_dtype(default)


def check_full():
    for size in SIZES:
        for option in options():
            found = ops.full(2.5, **option, **named(*size))
            expected = torch.full(size, 2.5, **option)
            alike(found, expected)
            if found.device.type == "cpu":
                agree(found, expected)
    agree(ops.full_default(-3.5, 4, 2), torch.full((4, 2), -3.5))
    error(ops.full, 2.5, layout=torch.sparse_coo, **named(2))


def check_new_empty():
    for x in (X, torch.zeros(2, dtype=torch.int8), torch.zeros(2, device="meta")):
        for size in SIZES:
            for option in options():
                alike(ops.new_empty(x, **option, **named(*size)), x.new_empty(size, **option))


def check_new_zeros():
    for x in (X, torch.zeros(2, dtype=torch.int8), torch.zeros(2, device="meta")):
        for size in SIZES:
            for option in options():
                found, expected = (
                    ops.new_zeros(x, **option, **named(*size)),
                    x.new_zeros(size, **option),
                )
                alike(found, expected)
                if found.device.type == "cpu":
                    agree(found, expected)
    agree(ops.new_zeros_default(X, 4, 2), X.new_zeros(4, 2))


# ---- reductions ----
def check_amax_dim():
    for dim in (0, 1, -1):
        agree(ops.amax(X, dim, True), X.amax(dim, keepdim=True))
        agree(ops.amax(X, dim), X.amax(dim))
    error(ops.amax, X, 3)
    error(ops.amax, X[:0], 0)


def check_amax():
    agree(ops.amax_dims(X, True, *list4(0, -1)), X.amax((0, -1), keepdim=True))
    agree(ops.amax_dims(X, None, *list4(2, 0)), X.amax((2, 0)))
    agree(ops.amax_dims(X, None, *list4()), X.amax(()))
    error(ops.amax_dims, X, None, *list4(0, 0))
    error(ops.amax_dims, X, None, *list4(0, -4))


def check_sum():
    for x in [*VIEWS, INTS.to(torch.int8), X > 0]:
        agree(ops.sum(x), x.sum())
        for dtype in (None, torch.float64, torch.int64):
            every = tuple(range(x.dim()))
            agree(ops.sum_none(x, True, dtype), x.sum(every, keepdim=True, dtype=dtype))
            agree(ops.sum_none(x, False, dtype), x.sum(dtype=dtype))


@since(10)
def check_sum_dim():
    for keepdim in (True, False):
        for dtype in (None, torch.float64):
            for dims in ((1,), (0, 2), (-1,), ()):
                found = ops.sum_dims(X, keepdim, dtype, *list4(*dims))
                agree(found, X.sum(dims, keepdim=keepdim, dtype=dtype))
    error(ops.sum_dims, X, False, None, *list4(3))
    error(ops.sum_dims, X, False, None, *list4(1, 1))


def check_sum_out():
    out = torch.zeros(())
    found, is_out = ops.sum_out(out, X)
    assert is_out and found.data_ptr() == out.data_ptr()
    agree(out, X.sum())
    out = torch.zeros((1, 1, 1), dtype=torch.float64)
    found = ops.sum_out_none(out, X, True, torch.float64)
    assert found.data_ptr() == out.data_ptr()
    agree(out, X.sum((0, 1, 2), keepdim=True, dtype=torch.float64))
    error(ops.sum_out_none, torch.zeros(()), X, False, torch.float64)


@since(10)
def check_sum_out_dim():
    out = torch.zeros(2, 1, 4, dtype=torch.float64)
    found = ops.sum_out_dims(out, X, True, torch.float64, *list4(1))
    assert found.data_ptr() == out.data_ptr()
    agree(out, X.sum(1, keepdim=True, dtype=torch.float64))
    out = torch.zeros(3)
    ops.sum_out_dims(out, X, False, None, *list4(0, 2))
    agree(out, X.sum((0, 2)))


# ---- sorting ----
def check_sort():
    for dim in (0, 1, -1):
        for descending in (False, True):
            for found, expected in zip(
                ops.sort(X, dim, descending),
                torch.sort(X, dim=dim, descending=descending),
                strict=True,
            ):
                same(found, expected)
    for found, expected in zip(ops.sort_default(X), torch.sort(X), strict=True):
        same(found, expected)


def check_sort_stable():
    x = X.mul(2).round()
    for dim in (0, 1, -1):
        for descending in (False, True):
            for stable in (True, False):
                expected = torch.sort(x, stable=stable, dim=dim, descending=descending)
                for found, wanted in zip(
                    ops.sort_stable(x, stable, dim, descending), expected, strict=True
                ):
                    same(found, wanted)
    for found, wanted in zip(ops.sort_stable_default(x), torch.sort(x, stable=True), strict=True):
        same(found, wanted)


def check_index_select():
    for dtype in (torch.int32, torch.int64):
        index = torch.tensor([2, 0, 2], dtype=dtype)
        agree(ops.index_select(X, 1, index), X.index_select(1, index))
        agree(ops.index_select(X, -1, index), X.index_select(-1, index))
    error(ops.index_select, X, 0, torch.tensor([2]))
    error(ops.index_select, X, 0, torch.tensor([0.5]))
    error(ops.index_select, X, 3, torch.tensor([0]))


# ---- views ----
def check_flatten():
    for x in VIEWS:
        agree(ops.flatten_default(x), x.flatten(), x)
    agree(ops.flatten(X, 1, 2), X.flatten(1, 2), X)
    agree(ops.flatten(X, 0, 1), X.flatten(0, 1), X)
    error(ops.flatten, X, 2, 1)


def check_narrow():
    for x in VIEWS[:4]:
        agree(ops.narrow(x, 2, 1, x.shape[2] - 1), x.narrow(2, 1, x.shape[2] - 1), x)
    agree(ops.narrow(X, -1, 0, 3), X.narrow(-1, 0, 3), X)
    error(ops.narrow, X, 1, 2, 2)
    error(ops.narrow, X, 3, 0, 1)


def check_permute():
    for x in VIEWS[:4]:
        agree(ops.permute(x, *list4(2, 0, -2)), x.permute(2, 0, -2), x)
    agree(ops.permute(X[0, 0, 0], *list4()), X[0, 0, 0].permute(()))
    for dims in ((0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3)):
        error(ops.permute, X, *list4(*dims))


def check_reshape():
    for x in VIEWS[:3]:
        for shape in ((x.numel(),), (-1, 2), (2, -1), (1, x.numel(), 1), tuple(reversed(x.shape))):
            agree(ops.reshape(x, *list4(*shape)), x.reshape(shape), x)
    agree(ops.reshape(X[0, 0, 0], *list4(1, 1)), X[0, 0, 0].reshape(1, 1))
    agree(ops.reshape(X[:0], *list4(0, 7)), X[:0].reshape(0, 7))
    for shape in ((5, 5), (-1, -1), (-2, 12), (-1, 0)):
        error(ops.reshape, X, *list4(*shape))


def check_select():
    for x in VIEWS[:4]:
        agree(
            ops.select(x, 1, 2 if x.shape[1] > 2 else 1), x.select(1, 2 if x.shape[1] > 2 else 1), x
        )
    agree(ops.select(X, -1, -2), X.select(-1, -2), X)
    error(ops.select, X, 0, 2)
    error(ops.select, X, 3, 0)
    error(ops.select, X[0, 0, 0], 0, 0)


def check_squeeze():
    x = X[:, :1]
    for dim in (0, 1, -2):
        agree(ops.squeeze(x, dim), x.squeeze(dim), x)
    error(ops.squeeze, x, 3)


def check_transpose():
    for x in VIEWS[:4]:
        agree(ops.transpose(x, 0, 2), x.transpose(0, 2), x)
        agree(ops.transpose(x, -2, 0), x.transpose(-2, 0), x)
    error(ops.transpose, X, 0, 3)
    error(ops.transpose, X, -4, 0)


def check_unsqueeze():
    for x in VIEWS:
        for dim in (0, x.dim(), -1, -x.dim() - 1):
            agree(ops.unsqueeze(x, dim), x.unsqueeze(dim), x)
    error(ops.unsqueeze, X, 4)
    error(ops.unsqueeze, X, -5)


def shapes(numel):
    """Many ways to write numel as up to four sizes, one of them perhaps -1 or 1."""
    found = {(numel,), (-1,), (1, numel), (numel, 1), (1, 1, numel), (-1, 1)}
    for a in range(1, numel + 1):
        if numel % a == 0:
            b = numel // a
            found |= {(a, b), (-1, b), (a, -1), (a, 1, b), (1, a, b)}
            found |= {(a, c, b // c) for c in range(1, b + 1) if b % c == 0}
    return found


def check_view():
    """A view exactly where Python has one, and with Python's strides."""
    base = torch.arange(48.0).reshape(2, 3, 4, 2)
    views = [
        base, base.permute(3, 0, 1, 2), base.permute(1, 2, 0, 3), base[:, :, ::2], base[:, 1:],
        base[..., :1], base[:1].expand(3, 3, 4, 2), torch.zeros(1).expand(4, 6),
        base.transpose(0, 1)[:, :, 1:2], base[1, 2, 3, 1], base.mT,
    ]  # fmt: skip
    tried = refused = 0
    for x in views:
        for shape in shapes(x.numel()):
            try:
                expected = x.view(shape)
            except RuntimeError:
                expected = None
            tried, refused = tried + 1, refused + (expected is None)
            if expected is None:
                error(ops.view, x, *list4(*shape), type=RuntimeError)
            else:
                agree(ops.view(x, *list4(*shape)), expected, x)
    assert tried > 500 and refused > 100
    agree(ops.view(X[:0], *list4(3, 0)), X[:0].view(3, 0))
    for shape in ((5, 5), (-1, -1), (-2, 12), (-1, 0), (0,), (1 << 62, 1 << 62)):
        error(ops.view, X, *list4(*shape))


def check_view_dtype():
    for dtype in (torch.int32, torch.float64, torch.int16, torch.uint8):
        agree(ops.view_dtype(X, dtype), X.view(dtype), X)
    error(ops.view_dtype, X.transpose(0, 2), torch.float64)


# ---- the rest ----
def check_get_num_threads():
    for count in (1, 3):
        torch.set_num_threads(count)
        assert ops.get_num_threads() == (torch.get_num_threads() if MINOR >= 10 else 1)


def check_parallel_for():
    torch.set_num_threads(3)
    out = torch.zeros(10, dtype=torch.int64)
    chunks = ops.parallel_for(out, 2, 9, 2)
    assert out.tolist() == [0, 0, 3, 4, 5, 6, 7, 8, 9, 0]
    assert 1 <= chunks <= 4


def check_undefined_tensors():
    assert ops.refuses_undefined(INTS) == 2 * 38

# SPDX-License-Identifier: BSD-3-Clause
"""The ops (ops.cpp) as autograd, tracing, modes and lazily negated views meet them.

ops.cpp registers its kernels for every dispatch key, so what is seen here are the wrappers' own
calls: a road past the dispatcher would lose the gradient or the sign.
"""

import sys

import torch
from common import MINOR, error, says, since
from torch._subclasses.fake_tensor import FakeTensorMode

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_ops
torch.manual_seed(4)
X = torch.randn(2, 3, 4)
LIST = (3, 2, 0, 1)  # a list of three
# Op, arguments after the tensor, and the same in Python.
CALLS = {
    "amax": (ops.amax, (1, True), lambda x: x.amax(1, keepdim=True)),
    "amax_dims": (ops.amax_dims, (None, 2, 0, 2), lambda x: x.amax((0, 2))),
    "clone": (ops.clone, (), lambda x: x.clone()),
    "contiguous": (ops.contiguous, (), lambda x: x.contiguous()),
    "flatten": (ops.flatten, (1, 2), lambda x: x.flatten(1, 2)),
    "floor_divide": (lambda x: ops.floor_divide(x, x + 9), (), lambda x: x.floor_divide(x + 9)),
    "index_select": (
        lambda x: ops.index_select(x, 1, torch.zeros(2, dtype=torch.int64, device=x.device)),
        (),
        lambda x: x.index_select(1, torch.zeros(2, dtype=torch.int64, device=x.device)),
    ),
    "matmul": (lambda x: ops.matmul(x, x[0].t()), (), lambda x: x.matmul(x[0].t())),
    "narrow": (ops.narrow, (2, 1, 2), lambda x: x.narrow(2, 1, 2)),
    "new_zeros": (ops.new_zeros_default, (4, 2), lambda x: x.new_zeros(4, 2)),
    "pad": (ops.pad, (0, 2.5, 2, 1, 2), lambda x: torch.nn.functional.pad(x, (1, 2), value=2.5)),
    "permute": (ops.permute, LIST, lambda x: x.permute(2, 0, 1)),
    "reshape": (ops.reshape, (2, 6, 4), lambda x: x.reshape(6, 4)),
    "select": (ops.select, (1, 2), lambda x: x.select(1, 2)),
    "sort": (lambda x: ops.sort(x, 1, True)[0], (), lambda x: x.sort(1, True)[0]),
    "sort_stable": (
        lambda x: ops.sort_stable(x, True, 1, True)[0],
        (),
        lambda x: x.sort(stable=True, dim=1, descending=True)[0],
    ),
    "squeeze": (ops.squeeze, (1,), lambda x: x.squeeze(1)),
    "sum": (ops.sum, (), lambda x: x.sum()),
    "to": (ops.to_dtype, (torch.float64,), lambda x: x.to(torch.float64)),
    "transpose": (ops.transpose, (0, 2), lambda x: x.transpose(0, 2)),
    "unsqueeze": (ops.unsqueeze, (1,), lambda x: x.unsqueeze(1)),
    "view": (ops.view, (2, 2, 12), lambda x: x.view(2, 12)),
}
if MINOR >= 10:
    CALLS["subtract"] = (lambda x: ops.subtract(x, x, 3.0), (), lambda x: x.sub(x, alpha=3.0))
    CALLS["sum_dims"] = (ops.sum_dims, (True, None, 1, 1), lambda x: x.sum(1, keepdim=True))
INTEGRAL = {"floor_divide", "new_zeros"}  # without a gradient


def each():
    for name, (op, arguments, python) in CALLS.items():
        yield name, lambda x, op=op, arguments=arguments: op(x, *arguments), python


def check_gradients():
    for name, op, python in each():
        x, y = X.clone().requires_grad_(), X.clone().requires_grad_()
        found, expected = op(x), python(y)
        assert found.requires_grad == expected.requires_grad, name
        assert torch.equal(found, expected), name
        if name not in INTEGRAL:
            weights = torch.rand_like(found)
            (found * weights).sum().backward()
            (expected * weights).sum().backward()
            assert torch.equal(x.grad, y.grad), name


def check_negated_views():
    """x.imag of a conjugate: the sign is a bit of the tensor until somebody asks."""
    base = torch.complex(torch.randn(2, 3, 4), torch.randn(2, 3, 4)).conj().imag
    assert base.is_neg()
    for name, op, python in each():
        if name != "view":  # Python's view of it is refused or not by strides alone: see below
            assert torch.equal(op(base), python(base)), name
    flat = torch.complex(torch.randn(24), torch.randn(24)).conj().imag
    assert torch.equal(ops.view(flat, 2, 4, 6), flat.view(4, 6))


def alike(found, expected, name):
    assert found.shape == expected.shape and found.dtype == expected.dtype, name
    assert found.device == expected.device and type(found) is type(expected), name
    assert found.stride() == expected.stride(), name


def check_meta():
    for name, op, python in each():
        alike(op(X.to("meta")), python(X.to("meta")), name)


def check_fake_tensors():
    views = (X, X[:1].expand(2, 3, 4), X.transpose(0, 2).contiguous().transpose(0, 2))
    with FakeTensorMode() as mode:
        for x in views:
            fake = mode.from_tensor(x)
            for name, op, python in each():
                try:
                    expected = python(fake)
                except (RuntimeError, ValueError):
                    continue  # a view that this one has not
                alike(op(fake), expected, name)
        fake = mode.from_tensor(X)
        alike(ops.empty_like(fake), torch.empty_like(fake), "empty_like")
        alike(ops.new_empty(fake, n=2, a=4, b=2), fake.new_empty(4, 2), "new_empty")
        alike(ops.empty_default(4, 2), torch.empty(4, 2), "empty")
        order = {"n": 4, "a": 2, "b": 3, "c": 4, "d": 5, "order": torch.channels_last}
        alike(
            ops.empty(**order),
            torch.empty(2, 3, 4, 5, memory_format=torch.channels_last),
            "empty with a memory format",
        )
        alike(ops.full_default(2.5, 4, 2), torch.full((4, 2), 2.5), "full")
        for op, python in (
            (ops.zero_, torch.Tensor.zero_),
            (lambda x: ops.fill_(x, 2.0), lambda x: x.fill_(2.0)),
            (lambda x: ops.copy_(x, x[0]), lambda x: x.copy_(x[0])),
        ):
            alike(op(fake), python(fake), "in place")


def check_references():
    """Each tensor has as many uses after a call as before, also after one that fails."""
    for name, op, _ in each():
        x = X.clone()
        before = x._use_count()
        op(x)
        assert x._use_count() == before, name
    for op, arguments in [
        (ops.flatten, (2, 1)), (ops.narrow, (1, 2, 9)), (ops.select, (0, 9)), (ops.transpose, (0, 9)),
        (ops.permute, (2, 0, 1)), (ops.reshape, (1, 7)), (ops.view, (1, 7)), (ops.sort, (9, False)),
        (ops.sort_stable, (True, 9, False)), (ops.amax, (9,)), (ops.unsqueeze, (9,)), (ops.squeeze, (9,)),
        (ops.pad, (3, None, 2, 1, 1)), (ops.view_dtype, (torch.complex128,)),
    ]:  # fmt: skip
        x = X[:, :, :3].clone()
        before = x._use_count()
        for _ in range(3):
            error(op, x, *arguments)
        assert x._use_count() == before, op
    x, y = X.clone(), torch.ones(7)
    before = x._use_count(), y._use_count()
    for op in (ops.matmul, ops.bitwise_and, ops.floor_divide, ops.copy_):
        error(op, x, y)
    error(ops.index_select, x, 0, y)
    ops.sum_out(torch.zeros(()), x)
    error(ops.sum_out_none, x, y, False, torch.int8)
    assert (x._use_count(), y._use_count()) == before


def check_sentences():
    """Below 2.13, where torch keeps its own to itself, ours name the op and the argument."""
    if MINOR >= 13:
        says(error(ops.transpose, X, 0, 9), "Dimension out of range", r"\(aten::transpose\)$")
        return
    for op, arguments, text in [
        (ops.transpose, (0, 3), "aten::transpose: dim1 is 3, but must be from -3 to 2 for this tensor"),
        (ops.transpose, (-4, 0), "aten::transpose: dim0 is -4, but must be from -3 to 2 for"),
        (ops.flatten, (0, 5), "aten::flatten: end_dim is 5, but must be from -3 to 2"),
        (ops.flatten, (-5, 0), "aten::flatten: start_dim is -5, but must be from -3 to 2"),
        (ops.narrow, (3, 0, 1), "aten::narrow: dim is 3, but must be from -3 to 2"),
        (ops.select, (-4, 0), "aten::select: dim is -4, but must be from -3 to 2"),
        (ops.squeeze, (3,), "aten::squeeze: dim is 3, but must be from -3 to 2"),
        (ops.unsqueeze, (4,), "aten::unsqueeze: dim is 4, but must be from -4 to 3"),
        (ops.sort, (3, False), "aten::sort: dim is 3, but must be from -3 to 2"),
        (ops.sort_stable, (True, -4, False), "aten::sort: dim is -4, but must be from -3 to 2"),
        (ops.amax, (3,), "aten::amax: an element of dims is 3, but must be from -3 to 2"),
        (ops.permute, (3, 0, 1, 3), "aten::permute: an element of dims is 3, but must be from"),
        (ops.view, (1, 5), "aten::view: size does not fit: a view has as many elements as self"),
        (ops.new_zeros_default, (-1, 2), "aten::new_zeros: size has a negative element: pass 0"),
        (ops.new_zeros_default, (1 << 40, 1 << 40), "aten::new_zeros: size asks for more bytes"),
    ]:  # fmt: skip
        assert error(op, X, *arguments, type=RuntimeError).startswith(text), op
    says(error(ops.empty_default, -2, 2), "size has a negative element")
    says(error(ops.full_default, 1.0, 1 << 40, 1 << 40), "aten::full: size asks for more bytes")
    says(error(ops.sort, torch.tensor(1.0), 1, False), "dim is 1, but must be from -1 to 0")


def check_negative_and_too_large_sizes():
    for sizes in ((-1, 2), (1 << 62, 8), (1 << 40, 1 << 40)):
        error(ops.empty_default, *sizes, type=RuntimeError)
        error(ops.full_default, 1.0, *sizes, type=RuntimeError)
        error(ops.new_zeros_default, X, *sizes, type=RuntimeError)
        error(ops.new_empty, X, n=2, a=sizes[0], b=sizes[1], type=RuntimeError)


def check_needs_a_newer_torch():
    if MINOR >= 10:
        return
    for name, call in {
        "subtract": lambda: ops.subtract(X, X),
        r"sum\(dim\)": lambda: ops.sum_dims(X, True, None, 1, 1),
        r"sum_out\(dim\)": lambda: ops.sum_out_dims(X.clone(), X, True, None, 1, 1),
    }.items():
        version = torch.__version__.split("+")[0]
        says(
            error(call, type=RuntimeError),
            rf"^{name} needs torch 2.10 or newer, the running torch is {version}: install a newer",
        )


@since(13)
def check_unlike_dtypes():
    says(error(ops.matmul, X[0], X[0].t().double()), "dtype")

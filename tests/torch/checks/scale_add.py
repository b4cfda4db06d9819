# SPDX-License-Identifier: BSD-3-Clause
"""skeleton::scale_add(x, y, alpha) is x + alpha * y."""

import sys

import torch
from common import error, same, says

torch.ops.load_library(sys.argv[1])
scale_add = torch.ops.skeleton.scale_add
DTYPES = [torch.float32, torch.float64, torch.float16, torch.bfloat16]
ALPHAS = [1.0, 0.5, -2.25]


def pair(shape, dtype):
    """Two different tensors whose sums with all ALPHAS are exact in every dtype."""
    count = torch.Size(shape).numel()
    x = torch.arange(count, dtype=torch.float64).remainder(13) - 6
    y = (
        torch.arange(count, dtype=torch.float64).remainder(7) * 4
        - 8.0
        + 4 * (torch.arange(count) % 3)
    )
    return x.to(dtype).reshape(shape), y.to(dtype).reshape(shape)


def compare(x, y, about):
    same(scale_add(x, y), torch.add(x, y), about)
    for alpha in ALPHAS:
        same(scale_add(x, y, alpha), torch.add(x, y, alpha=alpha), f"{about}, alpha {alpha}")
    same(scale_add(y, x, 0.5), torch.add(y, x, alpha=0.5), f"{about}, swapped")


def check_every_dtype_and_shape():
    for dtype in DTYPES:
        for shape in [(), (0,), (3, 0, 2), (1,), (7,), (2, 3), (2, 1, 4, 5)]:
            compare(*pair(shape, dtype), f"{dtype} {shape}")


def check_more_than_one_chunk():
    for dtype in DTYPES:
        compare(*pair((3, (1 << 14) + 5), dtype), dtype)


def check_rounding():
    """Random values against exact ones; torch itself rounds alpha to the tensors' dtype first."""
    torch.manual_seed(3)
    for dtype in DTYPES:
        x, y = torch.randn(2, 5000, dtype=torch.float64).to(dtype)
        wide_x, wide_y = x.double(), 0.3 * y.double()
        error_of_each = (scale_add(x, y, 0.3).double() - (wide_x + wide_y)).abs()
        assert (error_of_each <= torch.finfo(dtype).eps * (wide_x.abs() + wide_y.abs())).all(), (
            dtype
        )


def check_half_is_rounded_once():
    x = torch.tensor([2048.0], dtype=torch.float16)
    y = torch.tensor([0.75], dtype=torch.float16)
    same(
        scale_add(x, y, 2.0), torch.tensor([2050.0], dtype=torch.float16)
    )  # 2048 + 1.5: a tie between 2048 and 2050 would stay
    same(scale_add(x, y, 1.25), torch.tensor([2048.0], dtype=torch.float16))


def check_layouts():
    x, y = pair((6, 4), torch.float32)
    views = {
        "transposed": (x.t(), y.reshape(4, 6)),
        "second transposed": (x, y.reshape(4, 6).t()),
        "strided": (x[::2, 1::2], y[1::2, ::2]),
        "offset": (x.reshape(-1)[5:], y.reshape(-1)[:-5]),
        "expanded": (x[:1].expand(6, 4), y),
        "both expanded": (x[0, 0].expand(6, 4), y[:, :1].expand(6, 4)),
        "channels last": tuple(
            t.reshape(2, 3, 2, 2).to(memory_format=torch.channels_last) for t in (x, y)
        ),
        "negative view": (torch.complex(x, y).conj().imag, y),
        "both the same": (x, x),
        "requires grad": (x.clone().requires_grad_(), y),
    }
    assert views["negative view"][0].is_neg()
    for about, (a, b) in views.items():
        with torch.no_grad():
            compare(a, b, about)


def check_arguments_are_left_alone():
    x, y = pair((5, 6), torch.float32)
    kept_x, kept_y = x.clone(), y.clone()
    out = scale_add(x, y, 3.0)
    same(x, kept_x)
    same(y, kept_y)
    assert out.data_ptr() not in (x.data_ptr(), y.data_ptr())
    assert out.is_contiguous()


def check_special_values():
    x = torch.tensor([float("nan"), float("inf"), -float("inf"), -0.0, 0.0])
    y = torch.tensor([1.0, -float("inf"), 1.0, -0.0, -0.0])
    compare(x, y, "special values")


def refused(*arguments):
    text = error(scale_add, *arguments)
    says(text, "skeleton::scale_add")
    return text


def check_wrong_dtype():
    for dtype, name in [
        (torch.int32, "Int"),
        (torch.bool, "Bool"),
        (torch.complex64, "ComplexFloat"),
    ]:
        x = torch.zeros(3, dtype=dtype)
        says(refused(x, x), rf"x must be float32, float64, float16 or bfloat16, but is {name}$")


def check_mismatched_dtype():
    says(
        refused(torch.zeros(3), torch.zeros(3).double()),
        "y must have x's dtype Float, but has Double",
    )
    says(
        refused(torch.zeros(3).half(), torch.zeros(3).bfloat16()),
        "y must have x's dtype Half, but has BFloat16",
    )


def check_mismatched_shape():
    x = torch.zeros(2, 3)
    for shape in [(3, 2), (2, 3, 1), (6,), (), (1, 3), (2, 0)]:
        says(refused(x, torch.zeros(shape)), "y must have the shape of x")


def check_other_backends():
    x = torch.zeros(2, 3)
    for other in [
        torch.zeros(2, 3, device="meta"),
        x.to_sparse(),
        torch.zeros(2, 3, device="meta").double(),
    ]:
        refused(other, other)
        refused(x, other)
        refused(other, x)


def check_arguments_of_other_types():
    x = torch.zeros(2)
    refused(x)
    refused(x, x, "1")
    refused(x, 3)
    for arguments in [(x, None), (None, x), (None, None)]:
        error(scale_add, *arguments)


def check_empty_wrong_dtype_is_refused_too():
    x = torch.zeros(0, dtype=torch.int64)
    says(refused(x, x), "but is Long")

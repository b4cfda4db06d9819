# SPDX-License-Identifier: BSD-3-Clause
"""skeleton::sort_rows(x, descending) is torch.sort along the last dimension."""

import sys

import torch
from common import MINOR, error, same, says

torch.ops.load_library(sys.argv[1])
sort_rows = torch.ops.skeleton.sort_rows
NAN, INF = float("nan"), float("inf")


def compare(x, about=""):
    for descending in (False, True):
        values, indices = sort_rows(x, descending)
        expected = torch.sort(x, dim=-1, descending=descending)
        same(values, expected.values, f"{about} {descending}")
        same(indices, expected.indices, f"{about} {descending}")
    same(sort_rows(x)[0], torch.sort(x).values, f"{about} default")


def check_known_values():
    x = torch.tensor([[3.0, 1.0, 2.0], [-1.0, 5.0, 4.0]])
    values, indices = sort_rows(x, True)
    assert values.tolist() == [[3, 2, 1], [5, 4, -1]]
    assert indices.tolist() == [[0, 2, 1], [1, 2, 0]]
    assert sort_rows(x)[1].tolist() == [[1, 2, 0], [0, 2, 1]]


def check_dtypes():
    for dtype in [
        torch.float32,
        torch.float64,
        torch.float16,
        torch.bfloat16,
        torch.int64,
        torch.int32,
        torch.uint8,
        torch.bool,
    ]:
        compare(torch.tensor([[7, 0, 3, 3], [1, 9, 2, 8]]).to(dtype), dtype)


def check_nan_is_largest():
    x = torch.tensor([[1.0, NAN, -INF, INF, NAN, 0.0]])
    assert sort_rows(x)[0][0, -2:].isnan().all()
    assert sort_rows(x, True)[0][0, :2].isnan().all()
    compare(x)


def check_ties_and_zeros():
    x = torch.tensor([[0.0, -0.0, 0.0, -0.0, 1.0, 1.0]])
    compare(x, "zeros")
    for length in (1, 3, 33):
        values, indices = sort_rows(torch.arange(length).remainder(3).float())
        assert sorted(indices.tolist()) == list(range(length))
        assert values.tolist() == sorted(values.tolist())


def check_shapes_and_layouts():
    x = torch.arange(24.0).remainder(7).reshape(2, 3, 4)
    for about, view in {
        "0-d": torch.tensor(3.5),
        "empty": torch.zeros(0),
        "empty rows": torch.zeros(0, 5),
        "rows of nothing": torch.zeros(5, 0),
        "transposed": x.transpose(0, 2),
        "strided": x[:, ::2, 1::2],
        "expanded": torch.tensor([[2.0], [1.0]]).expand(2, 4),
        "three dimensions": x,
    }.items():
        compare(view, about)


def check_more_than_sixteen():
    torch.manual_seed(5)
    x = torch.randn(3, 1000)
    x[:, ::3] = NAN
    compare(x)


def check_gradient():
    """The op has no gradient of its own, but nothing may crash."""
    x = torch.tensor([2.0, 1.0], requires_grad=True)
    assert sort_rows(x)[0].tolist() == [1.0, 2.0]


def check_meta():
    values, indices = sort_rows(torch.zeros(2, 3, device="meta"))
    assert (values.device.type, values.shape, indices.dtype) == ("meta", (2, 3), torch.int64)


def check_what_torch_refuses():
    text = error(sort_rows, torch.zeros(3, dtype=torch.complex64))
    says(text, "sort")
    if MINOR >= 13:
        says(text, error(torch.sort, torch.zeros(3, dtype=torch.complex64)).split("\n")[0])
    says(error(sort_rows, torch.eye(2).to_sparse()), "sort")
    says(error(sort_rows, None), "sort")

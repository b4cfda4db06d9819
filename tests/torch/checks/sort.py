# SPDX-License-Identifier: BSD-3-Clause
"""Both overloads of torch::stable::sort in the corners where others went wrong (errors.cpp)."""

import sys

import torch
from common import MINOR, error, same, says

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_errors


def agree(found, expected):
    same(found[0], expected[0])
    same(found[1], expected[1])


def check_overloads():
    """sort(x, 0, true) is (dim, descending), sort(x, true, 0, true) begins with stable."""
    x = torch.tensor([[3.0, 1.0], [1.0, 2.0], [2.0, 3.0]])
    agree(ops.sort_positional(x), torch.sort(x, 0, True))
    agree(ops.sort_positional_stable(x), torch.sort(x, stable=True, dim=0, descending=True))
    agree(ops.sort_default(x), torch.sort(x))


def check_every_slot():
    x = torch.tensor([[2.0, 1.0, 2.0], [0.0, 5.0, 0.0]])
    for dim in (0, 1, -1, -2):
        for descending in (False, True):
            agree(ops.sort(x, dim, descending), torch.sort(x, dim=dim, descending=descending))
            for stable in (False, True, None):
                expected = torch.sort(x, stable=bool(stable), dim=dim, descending=descending)
                agree(ops.sort_stable(x, stable, dim, descending), expected)


def check_expanded():
    x = torch.tensor(4.0).expand(1, 1, 1)
    for stable in (True, False, None):
        values, indices = ops.sort_stable(x, stable, 1, True)
        assert (values.tolist(), indices.tolist()) == ([[[4.0]]], [[[0]]])
    wide = torch.tensor([1.0]).expand(3, 40)
    agree(
        ops.sort_stable(wide, True, 1, True), torch.sort(wide, stable=True, dim=1, descending=True)
    )


def check_zero_dimensions():
    x = torch.tensor(7.0)
    for dim in (0, -1):
        for values, indices in (ops.sort(x, dim, False), ops.sort_stable(x, True, dim, True)):
            assert (values.item(), indices.item(), values.shape, indices.shape) == (7.0, 0, (), ())
    for call in (lambda: ops.sort(x, 100, False), lambda: ops.sort_stable(x, True, 100, False)):
        says(error(call), "Dimension out of range" if MINOR >= 13 else "aten::sort")


def check_no_value_for_stable():
    for dtype in (torch.float16, torch.float32, torch.int64):
        x = torch.ones(1, 1, dtype=dtype)
        agree(ops.sort_stable(x, None, 0, False), torch.sort(x, dim=0))


def check_ties_keep_their_order():
    x = torch.tensor([2.0, 1.0, 2.0, 1.0])
    assert ops.sort_stable(x, True, 0, True)[1].tolist() == [0, 2, 1, 3]
    assert ops.sort_stable(x, True, 0, False)[1].tolist() == [1, 3, 0, 2]
    many = torch.arange(1000).remainder(3)
    agree(ops.sort_stable(many, True, 0, True), torch.sort(many, stable=True, descending=True))


def check_indices_are_a_permutation():
    for length in (1, 3, 33):
        x = torch.arange(length).remainder(2).float()
        for _, indices in (ops.sort(x, 0, True), ops.sort_stable(x, True, 0, True)):
            assert sorted(indices.tolist()) == list(range(length))
    values, indices = ops.sort_stable(torch.tensor([0.0, -0.0, 0.0, -0.0]), True, 0, False)
    assert indices.tolist() == [0, 1, 2, 3]
    assert values.signbit().tolist() == [False, True, False, True]


def check_many_nan():
    x = torch.arange(64.0).flip(0)
    x[::3] = float("nan")
    agree(ops.sort_stable(x, True, 0, False), torch.sort(x, stable=True))


def check_other_dtypes():
    """Sorted right, or refused by name."""
    for dtype in (
        torch.uint16,
        torch.uint32,
        torch.uint64,
        torch.float8_e4m3fn,
        torch.float8_e5m2,
        torch.complex64,
    ):
        x = torch.tensor([3, 1, 2]).to(dtype)
        try:
            expected = torch.sort(x)
        except Exception as refusal:
            text = error(ops.sort, x, 0, False)
            says(text, "sort")
            assert MINOR < 13 or str(refusal).strip().split("\n")[0] in text
        else:
            assert torch.equal(ops.sort(x, 0, False)[1], expected.indices)

# SPDX-License-Identifier: BSD-3-Clause
"""skeleton::describe: a text about x, and its extents times scale times weight."""

import sys

import torch
from common import MINOR, error, same, says, since

torch.ops.load_library(sys.argv[1])
X = torch.zeros(2, 3, 5, 7)


def describe(*arguments):
    return torch.ops.skeleton.describe(*arguments)


def doubles(*values):
    return torch.tensor(values, dtype=torch.float64)


def check_is_there_where_torch_can_carry_it():
    assert hasattr(torch.ops.skeleton, "describe") == (MINOR >= 10)


@since(10)
def check_each_argument_shows():
    text, extents = describe(X, "image", [3, 1, 0], doubles(10, 100, 1000), 0.5)
    assert text == "image: 4 dims, 210 elements"
    same(extents, doubles(35, 150, 1000))
    same(describe(X, "a", [3, 1, 0], None, 0.5)[1], doubles(3.5, 1.5, 1.0))
    same(describe(X, "a", [3, 1, 0], doubles(10, 100, 1000), None)[1], doubles(70, 300, 2000))
    same(describe(X, "a", [-1, -4], None, None)[1], doubles(7, 2))


@since(10)
def check_texts():
    for label in ["", "a\0b", "größe 大きさ 🙂", "x" * 5000]:
        assert describe(torch.zeros(()), label, [], None, None)[0] == f"{label}: 0 dims, 1 elements"


@since(10)
def check_empty():
    text, extents = describe(torch.zeros(0, 4), "none", [], doubles(), 3.0)
    assert text == "none: 2 dims, 0 elements"
    same(extents, doubles())


@since(10)
def check_refusals():
    bad_weight = "skeleton::describe: weight must be a contiguous float64 tensor on the CPU"
    for weight in [torch.ones(2), torch.ones(4, dtype=torch.float64)[::2]]:
        says(error(describe, X, "a", [0, 1], weight, None), bad_weight)
    says(
        error(describe, X, "a", [0, 1], doubles(1, 2, 3), None),
        "weight must have one element for each of the 2 dims",
    )
    says(
        error(describe, X, "a", [0, 4], None, None),
        r"skeleton::describe: each of dims must be a dim of x, which has 4",
    )
    for wrong in [
        (X, 3, [0], None, None),
        (X, "a", ["0"], None, None),
        (X, "a", [0], None, "1"),
        (X, "a", [0]),
    ]:
        says(error(describe, *wrong), "skeleton::describe")

# SPDX-License-Identifier: BSD-3-Clause
"""Both overloads of sort (ops.cpp) against Python's, element by element, indices too.

Every dtype that torch sorts, both directions, stable and not, each dimension, of contiguous,
strided, expanded, empty and 0-d tensors, with NaN of both signs, ties, both zeros and extremes.
S1 to S12 are cases from public reports.
"""

import struct
import sys

import torch
from common import MINOR, error, same, says

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_ops
NAN, INF = float("nan"), float("inf")
NEGATIVE_NAN = struct.unpack("<d", struct.pack("<Q", 0xFFF8000000000000))[0]
FLOATS = [torch.float16, torch.bfloat16, torch.float32, torch.float64]
INTEGERS = [torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64]
OTHERS = [
    torch.uint16, torch.uint32, torch.uint64, torch.complex64, torch.complex128, torch.complex32,
    torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz, torch.float8_e5m2fnuz,
]  # fmt: skip


def agree(found, expected, about):
    for part in (0, 1):
        same(found[part], expected[part], about)
        assert found[part].stride() == expected[part].stride(), about


def compare(x, about):
    """Both overloads, every dimension, both directions, stable and not."""
    for dim in range(-max(x.dim(), 1), max(x.dim(), 1)):
        for descending in (False, True):
            said = f"{about} {tuple(x.shape)} {x.dtype} {dim} {descending}"
            expected = torch.sort(x, dim=dim, descending=descending)
            agree(ops.sort(x, dim, descending), expected, said)
            for stable in (False, True):
                expected = torch.sort(x, stable=stable, dim=dim, descending=descending)
                found = ops.sort_stable(x, stable, dim, descending)
                agree(found, expected, f"{said} {stable}")


def values(dtype):
    """Ties, both zeros, extremes, and of floats NaN of both signs and the infinities."""
    if dtype == torch.bool:
        return torch.tensor([True, False, True, True, False, False])
    if dtype.is_floating_point:
        most = torch.finfo(dtype)
        some = [
            1.5,
            -0.0,
            NAN,
            0.0,
            most.max,
            -INF,
            NEGATIVE_NAN,
            most.tiny,
            0.0,
            INF,
            most.min,
            1.5,
            -0.0,
        ]
    else:
        most = torch.iinfo(dtype)
        some = [3, most.max, 0, most.min, 3, 1, most.max, 2, most.min, 0, 3]
    return torch.tensor(some, dtype=torch.float64 if dtype.is_floating_point else torch.int64).to(
        dtype
    )


def layouts(x):
    """A vector's values in every layout that a tensor may have."""
    many = x.repeat(8)[:48].reshape(2, 4, 6)
    yield "vector", x
    yield "cube", many
    yield "transposed", many.permute(2, 0, 1)
    yield "strided", many[:, 1:, ::2]
    yield "offset", many[1, 2:, 3:]
    yield "expanded row", x[None].expand(3, x.numel())
    yield "expanded column", x[:6, None].expand(6, 4)
    yield "one value", x[2].expand(2, 20)
    yield "0-d", x[1]
    yield "empty", x[:0]
    yield "no rows", many[:0]
    yield "rows of nothing", many[:, :, :0]


def check_every_dtype_and_layout():
    for dtype in [*FLOATS, *INTEGERS, torch.bool]:
        for about, x in layouts(values(dtype)):
            compare(x, about)


def check_long():
    """More than the few elements that are sorted by insertion."""
    generator = torch.Generator().manual_seed(7)
    for dtype in [*FLOATS, *INTEGERS, torch.bool]:
        x = torch.randint(0, 90, (3, 1000), generator=generator).to(dtype)
        if dtype.is_floating_point:
            x[:, ::7] = NAN
            x[:, 3::11] = -0.0
        compare(x, "long")


def check_other_dtypes_s10():
    """Sorted as Python sorts them, or refused as Python refuses them."""
    sorted_by_python = 0
    for dtype in OTHERS:
        x = torch.tensor([3.0, 1.0, 2.0, 1.0]).to(dtype)
        for call, python in [
            (lambda x: ops.sort(x, 0, True), lambda x: torch.sort(x, dim=0, descending=True)),
            (lambda x: ops.sort_stable(x, True, 0, False), lambda x: torch.sort(x, stable=True)),
        ]:
            try:
                expected = python(x)
            except Exception as refusal:
                text = error(call, x, type=RuntimeError)
                says(text, "sort")
                assert MINOR < 13 or str(refusal).strip().split("\n")[0] in text
            else:
                sorted_by_python += 1
                found = call(x)
                assert torch.equal(found[1], expected[1]), dtype
                assert found[0].view(torch.uint8).tolist() == expected[0].view(torch.uint8).tolist()
    assert sorted_by_python > 0


def check_positional_arguments_s1():
    x = torch.tensor([3.0, 1.0, 2.0])
    assert ops.sort(x, 0, True)[0].tolist() == [3, 2, 1]
    assert ops.sort_stable(x, True, 0, True)[0].tolist() == [3, 2, 1]


def check_slots_s2():
    x = torch.tensor([[2.0, 1.0, 2.0], [0.0, 5.0, 0.0]])
    for dim in (0, 1):
        for stable in (False, True, None):
            for descending in (False, True):
                expected = torch.sort(x, stable=bool(stable), dim=dim, descending=descending)
                agree(ops.sort_stable(x, stable, dim, descending), expected, (dim, stable))


def check_many_nan_s4():
    x = torch.arange(64.0).flip(0)
    x[::3] = NAN
    compare(x, "every third a NaN")
    found, _ = ops.sort_stable(x, True, 0, False)
    assert found[:42].tolist() == sorted(found[:42].tolist()) and found[42:].isnan().all()


def check_expanded_s6():
    x = torch.tensor(4.0).expand(1, 1, 1)
    for stable in (True, False, None):
        found, indices = ops.sort_stable(x, stable, 1, True)
        assert (found.tolist(), indices.tolist()) == ([[[4.0]]], [[[0]]])


def check_zero_dimensions_s7():
    x = torch.tensor(7.0)
    for dim in (0, -1):
        for found, index in (ops.sort(x, dim, False), ops.sort_stable(x, True, dim, True)):
            assert (found.item(), index.item(), found.shape, index.shape) == (7.0, 0, (), ())
    for dim in (100, 1, -2):
        says(error(ops.sort, x, dim, False), "out of range|must be from -1 to 0")
        says(error(ops.sort_stable, x, True, dim, False), "out of range|must be from -1 to 0")


def check_no_value_for_stable_s8():
    for dtype in (torch.float16, torch.float32, torch.int64):
        x = torch.ones(1, 1, dtype=dtype)
        agree(ops.sort_stable(x, None, 0, False), torch.sort(x, dim=0), dtype)


def check_indices_are_a_permutation_s11():
    for length in (1, 3, 33):
        x = torch.arange(length).remainder(2).float()
        for _, indices in (ops.sort(x, 0, True), ops.sort_stable(x, True, 0, True)):
            assert sorted(indices.tolist()) == list(range(length))
    found, indices = ops.sort_stable(torch.tensor([0.0, -0.0, 0.0, -0.0]), True, 0, False)
    assert indices.tolist() == [0, 1, 2, 3]
    assert found.signbit().tolist() == [False, True, False, True]


def check_ties_keep_their_order_s12():
    x = torch.tensor([2.0, 1.0, 2.0, 1.0])
    assert ops.sort_stable(x, True, 0, True)[1].tolist() == [0, 2, 1, 3]
    assert ops.sort_stable(x, True, 0, False)[1].tolist() == [1, 3, 0, 2]

# SPDX-License-Identifier: BSD-3-Clause
"""Values against torch's own operators: `pip install pytest`, then `pytest tests`."""

import pytest
import torch

import skeleton

needs_2_10 = pytest.mark.skipif(torch.__version__ < (2, 10), reason="describe needs torch 2.10")


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16, torch.bfloat16])
def test_scale_add(dtype: torch.dtype) -> None:
    x, y = torch.randn(3, 50, dtype=dtype), torch.randn(3, 50, dtype=dtype)
    once = (x.double() + 0.5 * y.double()).to(dtype)  # x + 0.5 * y would round twice
    torch.testing.assert_close(skeleton.scale_add(x, y, 0.5), once)
    torch.testing.assert_close(skeleton.scale_add(x, y), x + y)


def test_scale_add_of_a_view() -> None:
    x, y = torch.randn(4, 6).t(), torch.randn(6, 8)[:, ::2]
    torch.testing.assert_close(skeleton.scale_add(x, y, -2.0), x - 2.0 * y)


def test_scale_add_refuses_what_it_cannot_do() -> None:
    with pytest.raises(RuntimeError, match="scale_add: y must have the shape of x"):
        skeleton.scale_add(torch.zeros(2, 3), torch.zeros(3, 2))
    with pytest.raises(RuntimeError, match="scale_add: x must be float32, float64"):
        skeleton.scale_add(torch.zeros(2, dtype=torch.int32), torch.zeros(2, dtype=torch.int32))
    with pytest.raises(RuntimeError, match="scale_add: y must be where x is"):
        skeleton.scale_add(torch.zeros(2), torch.zeros(2, device="meta"))


@pytest.mark.parametrize("descending", [False, True])
def test_sort_rows(descending: bool) -> None:
    x = torch.tensor([[3.0, 1.0, 2.0], [-1.0, 5.0, 4.0]])
    values, indices = skeleton.sort_rows(x, descending)
    expected = torch.sort(x, dim=-1, descending=descending)
    assert torch.equal(values, expected.values)
    assert torch.equal(indices, expected.indices)


@needs_2_10
def test_describe() -> None:
    text, extents = skeleton.describe(torch.zeros(2, 3, 5), "image", [2, 0])
    assert text == "image: 3 dims, 30 elements"
    assert extents.tolist() == [5.0, 2.0]
    weight = torch.tensor([10.0, 100.0], dtype=torch.float64)
    assert skeleton.describe(torch.zeros(2, 3, 5), "", [2, 0], weight, 0.5)[1].tolist() == [
        25.0,
        100.0,
    ]


@pytest.mark.parametrize("op", [skeleton.scale_add, skeleton.sort_rows])
def test_compiled_and_fake_agree(op) -> None:
    arguments = (
        (torch.randn(4, 6), torch.randn(4, 6)) if op is skeleton.scale_add else (torch.randn(4, 6),)
    )
    torch.library.opcheck(getattr(torch.ops.skeleton, op.__name__).default, arguments)

# SPDX-License-Identifier: BSD-3-Clause
"""Ops that make tensors, and contiguous, against torch's own (tensor.cpp)."""

import sys

import torch
from common import error, same

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_tensor
NONE = (None, None, None, None)


def alike(found, expected):
    for what in ("shape", "dtype", "device", "layout", "requires_grad"):
        assert getattr(found, what) == getattr(expected, what), what
    if found.layout == torch.strided:
        assert found.stride() == expected.stride()


def check_empty_like():
    x = torch.arange(24.0).reshape(2, 3, 4)
    for view in (
        x,
        x.transpose(0, 2),
        x[:, ::2],
        x[:1].expand(5, 3, 4),
        x[0, 0, 0],
        x[:0],
        x.half(),
        x.to("meta"),
    ):
        found = ops.empty_like(view)
        alike(found, torch.empty_like(view))
        if view.device.type == "cpu" and view.numel():
            assert found.data_ptr() != view.data_ptr()


def check_new_empty_from_self():
    for x in (
        torch.zeros(2),
        torch.zeros(2, dtype=torch.int8),
        torch.zeros(2, device="meta"),
        torch.zeros(3, 2).t(),
    ):
        alike(ops.new_empty(x, *NONE), x.new_empty(5, 2, 3))
        alike(ops.new_scalar(x), x.new_empty(()))


def check_new_empty_each_argument():
    x = torch.zeros(2)
    for dtype in (torch.float64, torch.bool, torch.bfloat16, torch.complex64, torch.uint8):
        alike(ops.new_empty(x, dtype, None, None, None), x.new_empty(5, 2, 3, dtype=dtype))
    for device in ("meta", "cpu"):
        alike(
            ops.new_empty(x, None, None, torch.device(device), None),
            x.new_empty(5, 2, 3, device=device),
        )
    alike(ops.new_empty(x, None, torch.strided, None, False), x.new_empty(5, 2, 3))
    alike(
        ops.new_empty(x, None, torch.sparse_coo, None, None),
        x.new_empty(5, 2, 3, layout=torch.sparse_coo),
    )
    everything = (torch.int16, torch.strided, torch.device("meta"), False)
    alike(ops.new_empty(x, *everything), x.new_empty(5, 2, 3, dtype=torch.int16, device="meta"))


def check_new_empty_on_a_device_that_is_not_there():
    if not torch.cuda.is_available():
        error(ops.new_empty, torch.zeros(2), None, None, torch.device("cuda:0"), None)


def check_contiguous():
    x = torch.arange(120.0).reshape(2, 3, 4, 5)
    for format in (None, torch.contiguous_format, torch.channels_last):
        for view in (
            x,
            x.transpose(1, 3),
            x[:, :, ::2],
            x[:, :1],
            x.contiguous(memory_format=torch.channels_last),
        ):
            expected = view.contiguous(memory_format=format or torch.contiguous_format)
            found = ops.contiguous(view, format)
            same(found, expected)
            assert found.stride() == expected.stride()
            assert (found.data_ptr() == view.data_ptr()) == (expected.data_ptr() == view.data_ptr())
    error(ops.contiguous, torch.zeros(2), torch.channels_last)  # needs four dimensions

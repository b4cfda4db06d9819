# SPDX-License-Identifier: BSD-3-Clause
"""Tensor's members against the properties of the same tensor in Python (tensor.cpp)."""

import sys

import torch
from common import error, says

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_tensor
BASE = torch.arange(240.0).reshape(2, 3, 4, 10)
VIEWS = {
    "whole": BASE,
    "0-d": BASE[1, 2, 3, 4],
    "empty": torch.zeros(0, 3),
    "offset": BASE[1:, :, ::2],
    "transposed": BASE.permute(3, 0, 2, 1),
    "expanded": torch.zeros(1).expand(4, 2),
    "channels last": BASE.contiguous(memory_format=torch.channels_last),
    "meta": torch.zeros(3, 4, device="meta").t(),
}
# The codes of torch's ScalarType; those that Python has a dtype for.
CODES = {
    "uint8": 0, "int8": 1, "int16": 2, "int32": 3, "int64": 4, "float16": 5, "float32": 6, "float64": 7, "complex32": 8,
    "complex64": 9, "complex128": 10, "bool": 11, "bfloat16": 15, "float8_e5m2": 23, "float8_e4m3fn": 24,
    "float8_e5m2fnuz": 25, "float8_e4m3fnuz": 26, "uint16": 27, "uint32": 28, "uint64": 29, "float8_e8m0fnu": 44,
}  # fmt: skip


def check_numbers():
    for about, x in VIEWS.items():
        assert ops.numbers(x) == (x.dim(), x.numel(), x.storage_offset(), x.element_size()), about


def check_size_and_stride():
    for about, x in VIEWS.items():
        for d in range(-x.dim(), x.dim()):
            assert ops.extent(x, d) == (x.size(d), x.stride(d)), (about, d)


def check_sizes_and_strides():
    for about, x in VIEWS.items():
        out = torch.full((2, x.dim()), -1)
        ops.extents(x, out)
        assert out.tolist() == [list(x.shape), list(x.stride())], about


def check_every_dtype():
    for name, code in CODES.items():
        x = torch.empty(2, dtype=getattr(torch, name))
        assert ops.kinds(x) == (code, 0, torch.device("cpu")), name
        assert ops.numbers(x)[3] == x.element_size(), name


def check_layout_and_device():
    assert ops.kinds(torch.eye(2).to_sparse()) == (6, 1, torch.device("cpu"))
    assert ops.kinds(torch.eye(2).to_sparse_csr()) == (6, 2, torch.device("cpu"))
    assert ops.kinds(VIEWS["meta"]) == (6, 0, torch.device("meta"))


def check_questions():
    for about, x in VIEWS.items():
        assert ops.questions(x) == (True, x.is_contiguous(), x.device.type == "cpu", False), about


def check_device_index():
    for x in VIEWS.values():
        assert ops.device_index(x) == (x.get_device(), x.get_device())


def check_addresses():
    for about, x in VIEWS.items():
        if about != "meta":
            assert ops.addresses(x) == (x.data_ptr(),) * 3, about


def check_typed_addresses():
    """By the accessors of the right type, and by none of the other 21."""
    names = [*CODES, *(["bcomplex32"] if hasattr(torch, "bcomplex32") else [])]
    for name in names:
        x = torch.empty(3, dtype=getattr(torch, name))[1:]
        assert ops.typed(x) == (2 * x.data_ptr(), 21), name


def check_moved_from():
    """Each of 23 members: a sentence, where torch would end the process."""
    assert ops.moved_from(torch.ones(2)) == 23


def check_undefined():
    assert ops.undefined() is False
    assert ops.undefined_result() is None


def check_none_for_a_tensor():
    """Torch hands an undefined tensor to the kernel: each member answers or throws."""
    for op in (ops.numbers, ops.kinds, ops.questions, ops.addresses, ops.empty_like):
        try:
            op(None)
        except RuntimeError:
            continue


def check_no_storage():
    says(error(ops.addresses, torch.eye(2).to_sparse(), type=RuntimeError), "Tensor::data_ptr")

# SPDX-License-Identifier: BSD-3-Clause
"""The package skeleton, in the folder argv[1]: its register_fake tells the shapes."""

import sys

import torch
from common import error, same, says
from torch._dynamo.testing import CompileCounterWithBackend
from torch._subclasses.fake_tensor import FakeTensorMode

sys.path.insert(0, sys.argv[1])
import skeleton

SHAPES = [(2, 3), (5, 7), (16, 4), (9, 11)]


def pair(shape):
    x = torch.arange(float(torch.Size(shape).numel())).reshape(shape)
    return x, x.flip(0) * 4 + 1


def check_opcheck_scale_add():
    for arguments in [
        pair((4, 6)),
        (*pair((3,)), 0.5),
        (torch.zeros(()), torch.ones(())),
        (torch.zeros(0, 3), torch.zeros(0, 3)),
    ]:
        torch.library.opcheck(torch.ops.skeleton.scale_add.default, arguments)
    x, y = pair((4, 6))
    torch.library.opcheck(torch.ops.skeleton.scale_add.default, (x.t(), y.t(), -2.0))


def check_opcheck_sort_rows():
    x, _ = pair((4, 6))
    for arguments in [(x,), (x, True), (x.t(),), (x[:, ::2], True), (torch.tensor(2.0),)]:
        torch.library.opcheck(torch.ops.skeleton.sort_rows.default, arguments)


def compiles_once(function, make):
    """torch.compile(dynamic=True) serves all shapes with one compilation and the eager values."""
    torch._dynamo.reset()
    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(function, backend=counter, dynamic=True, fullgraph=True)
    for shape in SHAPES:
        arguments = make(shape)
        for found, expected in zip(compiled(*arguments), function(*arguments), strict=True):
            same(found, expected, shape)
    assert counter.frame_count == 1, (
        f"compiled {counter.frame_count} times for {len(SHAPES)} shapes"
    )


def check_compile_scale_add():
    compiles_once(lambda x, y: (skeleton.scale_add(x * 2, y, 0.5) + 1,), pair)


def check_compile_sort_rows():
    compiles_once(lambda x, y: skeleton.sort_rows(x - y, True), pair)


class Both(torch.nn.Module):
    def forward(self, x, y):
        return skeleton.sort_rows(skeleton.scale_add(x, y, 0.5), True)


def check_export():
    rows, columns = (
        torch.export.Dim("rows", min=2, max=64),
        torch.export.Dim("columns", min=2, max=64),
    )
    shape = {0: rows, 1: columns}
    program = torch.export.export(Both(), pair((4, 6)), dynamic_shapes={"x": shape, "y": shape})
    for size in SHAPES:
        for found, expected in zip(program.module()(*pair(size)), Both()(*pair(size)), strict=True):
            same(found, expected, size)


def check_fake_shapes_and_strides():
    for real in [
        torch.zeros(4, 6),
        torch.zeros(4, 6).t(),
        torch.zeros(1).expand(3, 2),
        torch.zeros(4, 6, dtype=torch.half)[:, ::2],
    ]:
        with FakeTensorMode() as mode:
            x = mode.from_tensor(real)
            fakes = [skeleton.scale_add(x, x), *skeleton.sort_rows(x)]
        for fake, made in zip(
            fakes, [skeleton.scale_add(real, real), *skeleton.sort_rows(real)], strict=True
        ):
            assert (fake.shape, fake.stride(), fake.dtype) == (
                made.shape,
                made.stride(),
                made.dtype,
            )


def check_fake_refuses_other_shapes():
    says(
        error(skeleton.scale_add, torch.zeros(2, device="meta"), torch.zeros(3, device="meta")),
        "y must have the shape of x",
    )

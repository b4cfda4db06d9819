# SPDX-License-Identifier: BSD-3-Clause
"""Generators through a boxed kernel (generator.cpp), against the same draws in Python."""

import sys

import torch
from common import MINOR, error, growth, same, says, since

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_generator
X = torch.zeros(5, dtype=torch.float64)
NOTHING = "Generator::device: there is no object: it was moved away, or null was passed$"


def seeded():
    return torch.Generator().manual_seed(2**40 + 3)


def draw(generator, low, high):
    return torch.zeros_like(X).uniform_(low, high, generator=generator)


def check_without_a_generator():
    assert ops.without(None) == 1
    says(error(ops.device_of_nothing, type=RuntimeError), NOTHING)


def check_kernels_that_need_a_newer_torch():
    """One binary: registered from 2.13 on, and only there."""
    g = seeded()
    if MINOR >= 13:
        ops.same(g)
    else:
        says(error(ops.same, g, type=NotImplementedError), "stablehand_generator::same")


@since(13)
def check_seed():
    g, h = seeded(), seeded()
    for low, high in ((0, 1), (-3, 5)):
        same(ops.uniform(X, low, high, g), draw(h, low, high))
    assert torch.equal(g.get_state(), h.get_state())


@since(13)
def check_none_is_the_default_generator():
    torch.manual_seed(7)
    found = ops.uniform(X, 2, 3, None)
    torch.manual_seed(7)
    same(found, draw(None, 2, 3))


@since(13)
def check_copies_share_the_state():
    h = seeded()
    for found, (low, high) in zip(ops.draws(X, seeded()), ((0, 1), (2, 3), (4, 5)), strict=True):
        same(found, draw(h, low, high))


@since(13)
def check_device():
    assert ops.device(seeded()) == torch.device("cpu")


@since(13)
def check_result_is_the_same_generator():
    for op in (ops.same, ops.same_optional):
        g, h = seeded(), seeded()
        same(draw(op(g), 0, 1), draw(h, 0, 1))
        same(draw(g, 0, 1), draw(h, 0, 1))
    assert ops.same_optional(None) is None


@since(13)
def check_nothing_inside():
    for which in range(3):
        says(error(ops.use_of, which, seeded(), type=RuntimeError), NOTHING)
    says(
        error(ops.use_of, 3, seeded(), type=RuntimeError), r"^from\(Generator\): there is no object"
    )


@since(13)
def check_wrong_type():
    says(error(ops.device, None), "Generator")
    says(error(ops.device, 3), "Generator")


@since(13)
def check_nothing_is_lost():
    """A handle that leaks is 8 bytes and what malloc adds."""
    g = seeded()

    def fails(narrow):
        return lambda: error(ops.throws, g, narrow, g, type=(RuntimeError, ValueError))

    says(fails(300)(), "argument 2: 300 does not fit")
    says(fails(3)(), "thrown by the kernel 3")
    calls = {
        "device": lambda: ops.device(g),
        "same": lambda: ops.same(g),
        "same_optional": lambda: ops.same_optional(g),
        "draws": lambda: ops.draws(X, g),
        "unboxing fails": fails(300),
        "kernel fails": fails(3),
    }
    for name, call in calls.items():
        assert growth(call, 20000) < 8, name

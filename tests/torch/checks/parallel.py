# SPDX-License-Identifier: BSD-3-Clause
"""parallel_for (errors.cpp): every index once, exceptions once, and the pool lives on."""

import sys

import torch
from common import MINOR, error, growth, since, stderr

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_errors
torch.set_num_threads(4)


def covers(begin, end, grain):
    counts = torch.zeros(max(end, 1) + 3, dtype=torch.int64)
    chunks = ops.cover(counts, begin, end, grain)
    expected = torch.zeros_like(counts)
    expected[begin : max(end, begin)] = 1
    assert torch.equal(counts, expected), (begin, end, grain, counts)
    return chunks


def check_covers_each_index_once():
    for begin, end in [(0, 1), (0, 1000), (3, 1000), (7, 8), (0, 100_003)]:
        for grain in (1, 2, 7, 1000, 1 << 14, 1 << 40):
            assert covers(begin, end, grain) >= 1


def check_nothing_to_do():
    for begin, end in [(0, 0), (5, 5), (5, 3)]:
        assert covers(begin, end, 1) == 0


def check_grain_size_zero():
    assert covers(0, 100, 0) >= 1


@since(10)
def check_uses_the_pool():
    assert covers(0, 1 << 20, 1) == 4
    assert ops.elsewhere(1 << 20, 1) == 3
    assert ops.elsewhere(100, 1000) == 0


def check_in_the_callers_thread_below_2_10():
    if MINOR < 10:
        assert covers(0, 1 << 20, 1) == 1
        assert ops.elsewhere(1 << 20, 1) == 0


def check_exception_reaches_the_caller():
    """With its text, whichever chunk threw, and as often as it is tried."""
    end = 1 << 20
    with stderr() as printed:
        for first, last in [(0, 1), (end - 1, end), (end // 2, end // 2 + 1), (0, end)]:
            for _ in range(20):
                assert "the words of a worker" in error(ops.fail, end, 1, first, last)
                ops.fail(end, 1, end, end)
    assert printed == [""]


def check_exception_keeps_its_type():
    assert ops.fail_and_catch(1 << 20, 1) == 3
    assert ops.fail_and_catch(10, 1000) == 3


def check_exceptions_are_freed():
    def call():
        error(ops.fail, 1000, 100, 0, 1000)

    grown = growth(call, 20_000)
    assert grown < 32, f"{grown:.1f} bytes a call"


def check_the_pool_works_afterwards():
    error(ops.fail, 1 << 20, 1, 0, 1 << 20)
    covers(0, 1 << 20, 1)
    x = torch.randn(1 << 20)
    assert torch.equal(x + x, 2 * x)

# SPDX-License-Identifier: BSD-3-Clause
"""After each call, successful or not, every tensor has as many uses as before (ownership.cpp)."""

import sys

import torch
from common import error, growth, says, since

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_ownership


def uses_stay(call, tensors=3, times=3):
    """call(x, y, z) leaves the number of uses of each as it was."""
    given = [torch.arange(4.0) + i for i in range(tensors)]
    before = [x._use_count() for x in given]
    for _ in range(times):
        call(*given)
        assert [x._use_count() for x in given] == before


def fails(op, text, *arguments):
    says(error(op, *arguments, type=(RuntimeError, ValueError)), text)


def check_success():
    uses_stay(lambda x, y, z: ops.take(x, y, z, 1))
    uses_stay(lambda x, y, z: ops.take(x, x, None, 1))
    uses_stay(lambda x, y, z: ops.twice(x))
    uses_stay(lambda x, y, z: ops.same(x))
    uses_stay(lambda x, y, z: ops.sorted(x))


def check_results_are_new_references():
    x = torch.arange(4.0)
    before = x._use_count()
    first, second = ops.twice(x)
    assert first.data_ptr() == second.data_ptr() == x.data_ptr()
    del first, second
    assert x._use_count() == before


def check_kernel_throws():
    uses_stay(lambda x, y, z: fails(ops.take_and_throw, "the kernel's own words", x, y, z, 1))
    uses_stay(lambda x, y, z: fails(ops.take_and_throw, "the kernel's own words", x, x, None, 1))


def check_conversion_of_an_argument_throws():
    uses_stay(lambda x, y, z: fails(ops.narrow_last, "2147483648 does not fit", x, y, 2.0, 2**31))
    uses_stay(
        lambda x, y, z: fails(ops.narrow_last, "2147483648 does not fit", x, None, None, 2**31)
    )
    uses_stay(lambda x, y, z: fails(ops.narrow_first, "2147483648 does not fit", 2**31, x, y, 2.0))
    uses_stay(lambda x, y, z: fails(ops.narrow_between, "2147483648 does not fit", x, 2**31, z))


def check_conversion_of_a_result_throws():
    uses_stay(
        lambda x, y, z: fails(ops.second_result_fails, "18446744073709551615 does not fit", x)
    )
    uses_stay(
        lambda x, y, z: fails(ops.optional_result_fails, "18446744073709551615 does not fit", x)
    )


def check_number_of_arguments_differs():
    """Nobody knows the arguments' types then: they are left alone, a leak but no wild pointer."""
    x, y = torch.ones(2), torch.ones(2)
    fails(
        ops.fewer_parameters,
        "^stablehand_ownership::fewer_parameters: the op's schema has 3 arguments and 0 results, "
        "its C\\+\\+ kernel 1 parameters and 0 results: make the schema",
        x,
        y,
        1,
    )
    fails(
        ops.more_parameters,
        "schema has 1 arguments and 0 results, its C\\+\\+ kernel 2 parameters and 0 results",
        x,
    )
    assert x._use_count() <= 4 and y._use_count() <= 2


def check_number_of_results_differs():
    uses_stay(
        lambda x, y, z: fails(
            ops.more_results,
            "the op's schema has 1 arguments and 0 results, its C\\+\\+ kernel 1 parameters and 1 results",
            x,
        )
    )


def check_dispatcher_fails():
    uses_stay(lambda x, y, z: error(ops.sorted_wrong, x))


def check_copies_and_moves():
    def call(x, y, z):
        assert ops.copies(x) == 4

    uses_stay(call)


def lists(x, y, z):
    return [x, y, x], [z, None, x], "text", "größe", [1, 2], "maybe", [0.5]


@since(10)
def check_lists_success():
    uses_stay(lambda *t: ops.take_lists(*lists(*t)))
    uses_stay(lambda *t: ops.take_lists([], [None], "", "", [], None, None))
    uses_stay(lambda x, y, z: ops.list_result(x))
    uses_stay(lambda x, y, z: ops.keep_list([x, y, z, x]))


@since(10)
def check_lists_kernel_throws():
    uses_stay(lambda *t: fails(ops.take_lists_and_throw, "the kernel's own words", *lists(*t)))


@since(10)
def check_lists_conversion_throws():
    uses_stay(
        lambda x, y, z: fails(
            ops.narrow, "2147483648 does not fit", x, [y, x], "text", 2**31, [z, None], "other"
        )
    )
    uses_stay(
        lambda x, y, z: fails(
            ops.narrow_element, "2147483648 does not fit", [x, y], [1, 2**31, 3], [z]
        )
    )
    uses_stay(lambda x, y, z: fails(ops.list_result_fails, "18446744073709551615 does not fit", x))


def flat(call):
    grown = growth(call, 100_000)
    assert grown < 12, f"{grown:.1f} bytes a call"  # the smallest allocation takes 32


def check_memory_is_flat():
    x = torch.ones(2)
    flat(lambda: ops.take(x, x, x, 1))
    flat(lambda: ops.narrow_between(x, 5, x))


@since(10)
def check_memory_of_lists_is_flat():
    x = torch.ones(2)
    flat(
        lambda: ops.take_lists(
            [x, x],
            [x, None],
            "a text that needs the heap, because it is long",
            "b",
            [1, 2],
            "c",
            [0.5],
        )
    )
    flat(lambda: ops.plain_results("a text that needs the heap, because it is long", [1, 2, 3]))


@since(10)
def check_memory_of_errors_is_flat():
    x = torch.ones(2)

    def call():
        try:
            ops.narrow(
                x, [x], "a text that needs the heap, because it is long", 2**31, [x, None], "b"
            )
        except (RuntimeError, ValueError):
            return
        raise AssertionError("2**31 fitted into 32 bits")

    flat(call)

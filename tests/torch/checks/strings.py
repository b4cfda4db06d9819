# SPDX-License-Identifier: BSD-3-Clause
"""Who pays for str: an argument costs nothing that stays, called a million times (strings.cpp)."""

import sys

import torch
from common import MINOR, growth, since

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_strings
TEXT = "a text that needs the heap, because it is long" * 4  # 184 bytes


def flat(call):
    grown = growth(call, 1_000_000)
    assert grown < 4, f"{grown:.1f} bytes a call"  # the smallest allocation takes 32


@since(10)
def check_an_argument_leaves_nothing():
    assert ops.length(TEXT) == 184
    flat(lambda: ops.length(TEXT))


@since(10)
def check_a_copied_argument_leaves_nothing():
    flat(lambda: ops.copied(TEXT))


@since(10)
def check_an_optional_argument_leaves_nothing():
    assert (ops.maybe(TEXT), ops.maybe(None)) == (184, -1)
    flat(lambda: ops.maybe(TEXT))


@since(10)
def check_a_list_leaves_nothing():
    assert ops.total([TEXT, "", TEXT]) == 368
    flat(lambda: ops.total([TEXT, TEXT]))


@since(10)
def check_a_result():
    """What torch below 2.14 does with a returned str, whoever returns it: it keeps a copy."""
    assert ops.echo(TEXT) == TEXT
    grown = growth(lambda: ops.echo(TEXT), 100_000)
    if MINOR >= 14:
        assert grown < 4, f"{grown:.1f} bytes a call"
    else:
        assert 184 < grown < 400, f"{grown:.1f} bytes a call: does torch free it now?"

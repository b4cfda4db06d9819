# SPDX-License-Identifier: BSD-3-Clause
"""Libraries of load.cpp (argv: fault=path), good ones and bad ones, all loaded into one process."""

import ctypes
import sys

import torch
from common import MINOR, error, says, since

paths = dict(argument.split("=", 1) for argument in sys.argv[1:])
VERSION = torch.__version__.split("+")[0]


def load(fault):
    """Loads a library as torch does, and returns its status."""
    torch.ops.load_library(paths[fault])
    status = ctypes.CDLL(paths[fault]).stablehand_status
    status.restype = ctypes.c_char_p
    sentence = status()
    return sentence and sentence.decode()


def refuses(op, sentence, *arguments):
    """A call throws the sentence and frees what it was given."""
    x = torch.ones(2)
    arguments = [x if a == "x" else a for a in arguments]
    if "xx" in arguments:
        arguments[arguments.index("xx")] = [x, x]
    for _ in range(3):
        assert error(op, *arguments, type=RuntimeError) == sentence
    del arguments
    assert x._use_count() == 1


def half_loaded(fault, sentence):
    """What was registered before the fault works, what came after it refuses."""
    ops = getattr(torch.ops, f"load_{fault}")
    assert ops.early(torch.ones(2)).tolist() == [1, 1]
    refuses(ops.late, sentence, "x", "x", 5)
    refuses(ops.late, sentence, "x", None, 5)
    if MINOR >= 10:
        refuses(ops.late_list, sentence, "xx", "text", "x")


def check_good():
    assert load("good") is None
    x = torch.ones(2)
    assert torch.ops.load_good.late(x, None, 5) == 5
    assert MINOR < 10 or torch.ops.load_good.late_list([x, x], "text", x) == 2
    assert x._use_count() == 1


def check_newer_target():
    sentence = load("newer")
    if MINOR >= 15:
        assert sentence is None
        assert torch.ops.load_newer.late(torch.ones(2), None, 5) == 5
        return
    assert sentence == (
        f"load_newer: built for torch 2.15.0 or newer, this is torch {VERSION}: "
        "install a newer torch, or build the extension with a lower TORCH_TARGET_VERSION"
    )
    refuses(torch.ops.load_newer.early, sentence, "x")
    refuses(torch.ops.load_newer.late, sentence, "x", "x", 5)


@since(10)
def check_newer_target_frees_lists():
    sentence = load("newer")
    if sentence:
        refuses(torch.ops.load_newer.late_list, sentence, "xx", "text", "x")


def check_newer_target_with_lists_below_2_10():
    """There torch itself refuses the types, before the kernel is reached; the process lives."""
    load("newer")
    if MINOR < 10:
        says(
            error(torch.ops.load_newer.late_list, [torch.ones(2)], "text", None),
            "Not yet supported conversion",
        )


def check_bad_schema():
    sentence = load("schema")
    says(
        sentence,
        r'^load_schema: torch refused the schema "broken\(Tenzor x\) -> Tensor": ',
        "correct it, or remove its second definition$",
    )
    if MINOR >= 13:
        says(sentence, "unknown type specifier")
    half_loaded("schema", sentence)


def check_namespace_in_the_schema():
    """The block's own is welcome, another is refused by name."""
    assert load("good") is None
    assert hasattr(torch.ops.load_good, "with_prefix")
    sentence = load("prefix")
    says(
        sentence, r'^load_prefix: torch refused the schema "elsewhere::op\(Tensor x\) -> Tensor": '
    )
    half_loaded("prefix", sentence)


def check_unknown_dispatch_key():
    sentence = load("key")
    says(sentence, '^load_key: .*dispatch key.* "Cpew": ', "the key must be one of torch's$")
    half_loaded("key", sentence)


def check_bad_op_name():
    sentence = load("name")
    says(sentence, '^load_name: torch refused the kernel of "early::": ')
    half_loaded("name", sentence)


def check_second_definition():
    assert load("good") is None
    sentence = load("second")
    says(
        sentence,
        '^load_good: .*namespace "load_good": ',
        "a namespace is defined once",
        "STABLE_TORCH_LIBRARY_FRAGMENT adds to it",
    )
    if MINOR >= 13:  # torch names both places
        assert sentence.count("load.cpp:") == 2
    assert load("good") is None  # each library has its own status, and the first works as before
    assert torch.ops.load_good.late(torch.ones(2), None, 5) == 5


def check_kernels_before_a_namespace_that_is_taken():
    """They are taken back: the ops stay what the first library made of them."""
    assert load("good") is None
    says(load("kernels_first"), '^load_good: .*namespace "load_good": ')
    assert torch.ops.load_good.late(torch.ones(2), None, 5) == 5


def check_ops_of_torch_stay():
    """A library that failed leaves no kernel for ops of others, whatever came first."""
    x = torch.tensor([0.5, 0.25])
    digamma, erfinv = torch.digamma(x), torch.erfinv(x)
    for fault in ("override", "override_later"):
        says(load(fault), f'^load_{fault}: torch refused the schema "broken')
        assert torch.equal(torch.digamma(x), digamma) and torch.equal(torch.erfinv(x), erfinv)
        half_loaded(fault, load(fault))


def check_block_that_throws():
    sentence = load("throw")
    assert sentence == "load_throw: registering its ops threw the block's own words"
    half_loaded("throw", sentence)


def check_block_that_throws_something_else():
    sentence = load("throw_int")
    says(
        sentence,
        "^load_throw_int: registering its ops threw something that is not a std::exception$",
    )
    half_loaded("throw_int", sentence)


def check_the_same_file_twice():
    assert load("good") is None
    assert load("good") is None
    assert torch.ops.load_good.late(torch.ones(2), None, 6) == 6

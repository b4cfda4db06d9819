# SPDX-License-Identifier: BSD-3-Clause
"""Tags and the Python module of tags.cpp (argv: name=path), good ones and bad ones."""

import ctypes
import sys

import torch
from common import MINOR, says, since

paths = dict(argument.split("=", 1) for argument in sys.argv[1:])
WITHOUT = {"inplace", "out"}  # Two tags of 2.13 that torch's C interface has no name for.


def load(name):
    """Loads a library as torch does, and returns its status."""
    torch.ops.load_library(paths[name])
    status = ctypes.CDLL(paths[name]).stablehand_status
    status.restype = ctypes.c_char_p
    sentence = status()
    return sentence and sentence.decode()


GOOD = load("good")
ops = torch.ops.stablehand_tags


def check_loads_everywhere():
    assert GOOD is None
    assert ops.untagged.default.tags == []
    assert MINOR >= 12 or not hasattr(ops, "one")


@since(12)
def check_tags():
    every = sorted(str(tag) for tag in vars(torch.Tag).values() if isinstance(tag, torch.Tag))
    assert ops.none.default.tags == []
    assert ops.one.default.tags == [torch.Tag.pt2_compliant_tag]
    assert set(ops.two.default.tags) == {torch.Tag.view_copy, torch.Tag.core}
    found = [str(tag) for tag in ops.every.default.tags]  # in the order of the C++ list
    assert found == [tag for tag in every if tag.removeprefix("Tag.") not in WITHOUT]


@since(13)
def check_python_module():
    for op in ("untagged", "one", "every"):
        assert torch._C._dispatch_pystub(f"stablehand_tags::{op}", "") == ("math", "tags.cpp")


def check_bad_tag():
    text = load("tag")
    if MINOR < 12:
        says(
            text,
            "^stablehand_tags_tag: registering its ops threw this call needs torch 2.12 or newer",
        )
    else:
        says(
            text,
            r"tag number 14 of torch/headeronly/core/enum_tag\.h .* has no name in torch's C interface: leave it out",
        )


@since(12)
def check_too_many_tags():
    says(load("many"), "takes at most 32 tags: name each once")


@since(12)
def check_bad_schema():
    says(
        load("schema"),
        r'(?s)^stablehand_tags_schema: torch refused the schema "bad\(Tensor x -> Tensor": .*remove its second definition',
    )


def check_bad_module():
    needs = "^stablehand_tags_module: registering its ops threw this call needs torch 2.13 or newer"
    refused = (
        "^stablehand_tags_module: registering its ops threw set_python_module: .*null was passed$"
    )
    says(load("module"), needs if MINOR < 13 else refused)


def check_false_token():
    """Where the function is there after all, it is called."""
    status = load("token")
    if MINOR < 13:
        says(status, f"this call needs torch 2.13 or newer, the running torch is 2.{MINOR}")
    else:
        assert status is None

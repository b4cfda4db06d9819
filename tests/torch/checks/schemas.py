# SPDX-License-Identifier: BSD-3-Clause
"""What schema_text.h reads in torch's own schemas (schema_reader.cpp) is what torch reads."""

import re
import subprocess
import sys

import torch

CARRIED = {
    "Tensor",
    "int",
    "float",
    "bool",
    "str",
    "Device",
    "Generator",
    "ScalarType",
    "Layout",
    "MemoryFormat",
    "NoneType",
}
OTHER = "other"


def type_of(kind):
    """Torch's text of a type in the schema's words; None for what the stable ABI does not carry."""
    for name, suffix in (("Optional", "?"), ("List", "[]")):
        if inner := re.fullmatch(rf"{name}\[(.*)\]", kind):
            found = type_of(inner[1])
            return found and found + suffix
    return kind if kind in CARRIED else None


def parsed():
    """(text, schema) of each schema without `...`, which nobody can define."""
    for known in torch._C._jit_get_all_schemas():
        text = str(known)
        if "..." not in text:
            yield text, known


def items(part):
    return [tuple(item.split(" ")) for item in part.split(",") if item]


def check_reads_as_torch_does():
    corpus = list(parsed())
    assert len(corpus) > 3000
    done = subprocess.run(
        [sys.argv[1]],
        input="\n".join(text for text, _ in corpus) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    compared = 0
    for (text, schema), line in zip(corpus, done.stdout.splitlines(), strict=True):
        arguments, results = map(items, line.split(">"))
        assert [name for _, name in arguments] == [a.name for a in schema.arguments], text
        assert len(results) == len(schema.returns), (text, results)
        for (found, _), argument in zip(
            arguments + results, [*schema.arguments, *schema.returns], strict=True
        ):
            wanted = type_of(str(argument.real_type))
            if wanted is None:
                assert found.startswith(OTHER), (text, found)
            else:
                assert found == wanted, (text, found, wanted)
                compared += 1
    assert compared > 10_000

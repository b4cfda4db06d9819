#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes the C++ wrapper of a torch op from its schema.

    python3 tools/op_wrapper.py "aten::take(Tensor self, Tensor index) -> Tensor"

prints it; tools/generate.py makes include/stablehand/ops/dispatched.h of those in spec/ops.tsv. The
wrapper calls the op through torch's dispatcher. One that takes or returns a list or a str needs
torch 2.10: it comes twice, first with the token of STABLEHAND_AVAILABLE. A schema is what
`torch.ops.aten.roll.default._schema` prints. Types that no torch carries (Scalar, complex, Storage,
Generator, Dict …) are refused.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "spec" / "ops.tsv"
PATH = "stablehand/ops/dispatched.h"
WIDTH = 100
CAPACITY = 8  # of the stack that wrappers fill

# Schema type: C++ parameter, how the stack takes it, minor version of the oldest torch.
PLAIN = {
    "int": "int64_t",
    "SymInt": "int64_t",
    "float": "double",
    "bool": "bool",
    "ScalarType": "ScalarType",
    "Layout": "Layout",
    "Device": "Device",
    "MemoryFormat": "MemoryFormat",
}
OTHERS = {
    "Tensor": ("const Tensor&", '.tensor({0}, "{0}")', 9),
    "Tensor?": ("const std::optional<Tensor>&", ".owned({0})", 9),
    "str": ("const char*", ".text({0})", 10),
    "int[]": ("IntHeaderOnlyArrayRef", ".list({0})", 10),
    "int[]?": ("std::optional<IntHeaderOnlyArrayRef>", ".owned({0})", 10),
    "float[]": ("HeaderOnlyArrayRef<double>", ".owned({0})", 10),
    "bool[]": ("HeaderOnlyArrayRef<bool>", ".owned({0})", 10),
    "Tensor[]": ("HeaderOnlyArrayRef<Tensor>", '.tensors({0}, "{0}")', 10),
    "Tensor?[]": ("HeaderOnlyArrayRef<std::optional<Tensor>>", '.tensors({0}, "{0}")', 10),
}
RESULTS = {"Tensor": ("Tensor", 9), "Tensor[]": ("Tensors", 10), "": ("void", 9)}
WORDS = {"None": "std::nullopt", "True": "true", "False": "false", "[]": "{}"}
WORDS["contiguous_format"] = "MemoryFormat::Contiguous"


class SchemaError(Exception):
    """The schema cannot be wrapped; the text says why and what else can be done."""


@dataclass(frozen=True)
class Argument:
    """One argument of a schema."""

    type: str
    name: str
    default: str | None
    written: bool  # a tensor, or list of tensors, that the op changes
    keyword: bool

    @property
    def is_out(self) -> bool:
        """Is it where the result goes?"""
        return self.keyword and self.written

    def forms(self) -> tuple[str, str, int]:
        """C++ parameter, how the stack takes it, oldest torch."""
        if self.type in OTHERS:
            parameter, call, oldest = OTHERS[self.type]
            return ("Tensor&" if self.is_out else parameter), call, oldest
        plain = self.type.removesuffix("?")
        if plain not in PLAIN:
            raise SchemaError(
                f"{self.name} is of type {self.type}, which no torch's stable ABI carries: "
                "use an overload of the op that takes tensors, or call it from Python."
            )
        if self.type.endswith("?"):
            return f"std::optional<{PLAIN[plain]}>", ".optional({0})", 9
        return PLAIN[plain], ".value({0})", 9


@dataclass(frozen=True)
class Schema:
    """An op: its name without namespace and overload, and what it takes and returns."""

    qualified: str
    overload: str
    arguments: list[Argument]
    result: str

    @property
    def name(self) -> str:
        """The name of the wrapper: an op that writes to `out` ends in _out."""
        name = self.qualified.partition("::")[2]
        return f"{name}_out" if any(a.is_out for a in self.arguments) else name

    @property
    def oldest(self) -> int:
        """The minor version of the oldest torch that carries all types."""
        return max([RESULTS[self.result][1], *(a.forms()[2] for a in self.arguments)])


def without_alias(text: str) -> str:
    """Tensor(a!)[] -> Tensor[], int[2] -> int[], SymInt[] -> int[]."""
    text = re.sub(r"(?<=\w)\([^)]*\)", "", text)
    return re.sub(r"\[\d+\]", "[]", text).replace("SymInt", "int").strip()


def parse_argument(text: str, keyword: bool) -> Argument:
    """`Tensor(a!) self`, `int dim=-1` …"""
    declared, equals, default = text.partition("=")
    found = re.fullmatch(r"(\S+(?:\([^)]*\))?\S*)\s+(\w+)", declared.strip())
    if found is None:
        raise SchemaError(f"'{text.strip()}' is no argument: write a type and a name.")
    kind, name = found.groups()
    return Argument(
        without_alias(kind), name, default.strip() if equals else None, "!" in kind, keyword
    )


def parse(text: str) -> Schema:
    """A schema as torch prints it."""
    found = re.fullmatch(r"\s*(\w+::\w+)(?:\.(\w+))?\((.*)\)\s*->\s*(.+?)\s*", text)
    if found is None:
        raise SchemaError(
            f"'{text}' is no schema: write it as in 'aten::abs(Tensor self) -> Tensor'."
        )
    qualified, overload, inside, result = found.groups()
    arguments, keyword = [], False
    for part in filter(None, re.split(r",\s*(?![^\[]*\])", inside)):
        if part.strip() == "*":
            keyword = True
        else:
            arguments.append(parse_argument(part, keyword))
    if len(arguments) > CAPACITY:
        raise SchemaError(
            f"{qualified} takes {len(arguments)} arguments, and a wrapper's stack has {CAPACITY} "
            "places: raise kCapacity in torch/csrc/stable/detail/stack.h, and CAPACITY here."
        )
    result = without_alias(result) if result != "()" else ""
    if result not in RESULTS:
        raise SchemaError(
            f"{qualified} returns {result}: wrappers are made for Tensor, Tensor[] and (); "
            "write others by hand, as torch/csrc/stable/ops/sorting.h does."
        )
    return Schema(qualified, "" if overload in (None, "default") else overload, arguments, result)


def cpp_default(argument: Argument) -> str:
    """The default as C++ has it."""
    if argument.default is None:
        return ""
    return f" = {WORDS.get(argument.default, argument.default)}"


def parameters(schema: Schema) -> list[tuple[str, str]]:
    """C++ parameters and their names, out first; a default only where all later ones have one."""
    ordered = sorted(schema.arguments, key=lambda a: not a.is_out)
    last = max((i for i, a in enumerate(ordered) if a.default is None), default=-1)
    return [
        (f"{a.forms()[0]} {a.name}{cpp_default(a) if i > last else ''}", a.name)
        for i, a in enumerate(ordered)
    ]


def opening(result: str, name: str, texts: list[str]) -> list[str]:
    """The first line of a function, or lines."""
    inline = "" if result == "Tensors" else "inline "
    line = f"{inline}{result} {name}({', '.join(texts)}) {{"
    indent = " " * (line.index("(") + 1)
    # A space that does not break holds a parameter together.
    joined = line.replace(", ", ",\0").replace(" ", "\1").replace("\0", " ")
    wrapped = textwrap.wrap(joined, WIDTH, subsequent_indent=indent, break_long_words=False)
    return [part.replace("\1", " ") for part in wrapped]


def body(schema: Schema) -> list[str]:
    """The lines of the function."""
    overload = f', "{schema.overload}"' if schema.overload else ""
    lines = [f'detail::CallStack stack("{schema.qualified}"{overload});']
    lines += [f"stack{a.forms()[1].format(a.name)};" for a in schema.arguments]
    lines += ["stack.call();"]
    outs = [a.name for a in schema.arguments if a.is_out]
    if outs:
        return [*lines, "stack.result();", f"return {outs[0]};"]
    if schema.result == "Tensor":
        return [*lines, "return stack.result();"]
    if schema.result == "Tensor[]":
        return [*lines, "return torch::stable::detail::to<Tensors>(stack.slot(0));"]
    return lines


def comment(schema: Schema, about: str) -> list[str]:
    """What stands above the function."""
    if schema.result == "Tensor[]":
        about += " Tensors is std::vector<Tensor>, or made like it."
    text = (
        f"{about} Throws what torch says. Oldest torch 2.{schema.oldest}; not in PyTorch's headers."
    )
    return textwrap.wrap(text, WIDTH - 3, initial_indent="// ", subsequent_indent="// ")


def function(schema: Schema, about: str) -> str:
    """The wrapper, with its twin where it needs a token."""
    outs = [a for a in schema.arguments if a.is_out]
    result = "Tensor&" if outs else RESULTS[schema.result][0]
    taken = parameters(schema)
    texts = [text for text, _ in taken]
    # A list is of the caller's type, so that <vector> is read only by who needs it.
    template = ["template <class Tensors>"] if result == "Tensors" else []
    lines = [*comment(schema, about), *template]
    token = f"since<{schema.oldest}>"
    needs = schema.oldest > 9
    if needs:
        ask = f'v.require("stablehand::{schema.name}");'
        lines += [*opening(result, schema.name, [f"{token} v", *texts]), f"  {ask}"]
    else:
        lines += opening(result, schema.name, texts)
    lines += [*(f"  {line}" for line in body(schema)), "}"]
    if needs:
        names = ", ".join([f"{token}{{true}}", *(name for _, name in taken)])
        lines += [*template, f'STABLEHAND_SINCE_2_{schema.oldest}("stablehand::{schema.name}")']
        lines += opening(result, schema.name, texts)
        called = f"{schema.name}<Tensors>" if template else schema.name
        lines += [f"  {'' if result == 'void' else 'return '}{called}({names});", "}"]
    return "\n".join(lines) + "\n"


HEAD = """\
// stablehand/ops/dispatched.h: ops that PyTorch's stable headers lack, through torch's dispatcher.
// SPDX-License-Identifier: BSD-3-Clause
// Generated from spec/ops.tsv by tools/generate.py; do not edit.
// clang-format off
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <stablehand/detail/call_stack.h>
#include <torch/csrc/stable/stableivalue_conversions.h>

#include <optional>  // std::optional

HIDDEN_NAMESPACE_BEGIN(stablehand)

using torch::headeronly::HeaderOnlyArrayRef;
using torch::headeronly::IntHeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

"""
TAIL = """
HIDDEN_NAMESPACE_END(stablehand)

#endif  // STABLEHAND_COPY
"""


def render() -> str:
    """The whole header."""
    with TABLE.open(encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))
    return HEAD + "\n".join(function(parse(r["schema"]), r["about"]) for r in rows) + TAIL


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("schema", help="as torch.ops.aten.roll.default._schema prints it")
    try:
        print(function(parse(parser.parse_args().schema), "TODO: what it returns."), end="")
    except SchemaError as error:
        print(f"op_wrapper.py: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes docs/ops.md: which torch each function of torch/csrc/stable/ops.h needs.

    python3 tools/ops_table.py            write it
    python3 tools/ops_table.py --check    compare with the tree; exit status 1 if it is stale

The versions are those of the comments in include/torch/csrc/stable/ops/*.h ("Oldest torch 2.9; in
PyTorch's headers since 2.14."). A function counts as run if tests/torch/checks/ops*.py has a check
with its name that is marked for the very torch that the comment claims.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADERS = "include/torch/csrc/stable/ops"
CHECKS = "tests/torch/checks"
DOCUMENT = "docs/ops.md"
VERSIONS = re.compile(r"Oldest torch 2\.(\d+); in PyTorch's headers since 2\.(\d+)\.")
TOKEN = "stablehand::since<"

HEAD = """\
# Ops and the torch that they need

Generated from `include/torch/csrc/stable/ops/*.h` by `python3 tools/ops_table.py`; do not edit.

*PyTorch's* is the first torch whose own headers have the function; *ours* is the oldest torch that
the same function, from these headers, runs on. Under an older target it does not compile unless a
token goes in first (`stablehand/availability.h`). *run* says whether the tests call it, from one
binary compiled for 2.9, on every torch that they have from *ours* on, with arguments that differ
from its defaults, and compare with Python's op.

| function | PyTorch's | ours | run |
|--|--|--|--|
"""


@dataclass(frozen=True)
class Op:
    """One overload."""

    name: str
    parameters: tuple[str, ...]
    ours: int
    theirs: int
    check: str = ""  # the name of its check, without check_

    @property
    def signature(self) -> str:
        return f"{self.name}({', '.join(self.parameters)})"


def declarations(text: str) -> list[tuple[str, str]]:
    """(comment, declaration) of each declaration that has a comment right above it."""
    pattern = re.compile(
        r"((?:^//[^\n]*\n)+)((?:^[^/\s#][^\n]*\n(?:^ [^\n]*\n)*?)+?)(?=^  |^}|\Z)", re.M
    )
    found = []
    for match in pattern.finditer(text):
        comment = " ".join(line.removeprefix("//").strip() for line in match[1].splitlines())
        found.append((comment, match[2] + text[match.end() : match.end() + 400]))
    return found


def parsed(declaration: str) -> tuple[str, tuple[str, ...]]:
    """Name and parameters of a function, a token left out."""
    plain = re.sub(r"^template <.*>$|^STABLEHAND_SINCE\w*\(.*\)$", "", declaration, flags=re.M)
    head = re.search(r"\b(\w+)\(", plain)
    assert head, f"no function in {declaration!r}"
    depth, parameters, current = 1, [], ""
    for sign in plain[head.end() :]:
        depth += (sign in "(<{") - (sign in ")>}")
        if depth == 0 or (depth == 1 and sign == ","):
            parameters.append(current)
            current = ""
            if depth == 0:
                break
        else:
            current += sign
    named = [p.partition("=")[0].split() for p in parameters if p.strip() and TOKEN not in p]
    return head[1], tuple(words[-1].lstrip("&*") for words in named if len(words) > 1)


def ops(root: Path = ROOT) -> list[Op]:
    """Every overload whose comment says the oldest torch, sorted by name."""
    found: list[Op] = []
    for header in sorted((root / HEADERS).glob("*.h")):
        for comment, declaration in declarations(header.read_text(encoding="utf-8")):
            if versions := VERSIONS.search(comment):
                name, parameters = parsed(declaration)
                op = Op(name, parameters, int(versions[1]), int(versions[2]))
                found.append(
                    Op(*(op.name, op.parameters, op.ours, op.theirs), check_name(op, found))
                )
    return sorted(found, key=lambda op: op.name)


def check_name(op: Op, before: list[Op]) -> str:
    """The name; for a further overload also the parameter that makes the difference."""
    first = next((other for other in before if other.name == op.name), None)
    if first is None:
        return op.name
    news = [p for p in op.parameters if p not in first.parameters]
    return f"{op.name}_{(news or op.parameters[1:])[0]}"


def checks(root: Path = ROOT) -> dict[str, int]:
    """The checks that there are, and the oldest torch that each is marked for."""
    found = {}
    for file in sorted((root / CHECKS).glob("ops*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("check_"):
                marks = [m.args[0] for m in node.decorator_list if isinstance(m, ast.Call)]
                since = ast.literal_eval(marks[0]) if marks else 9
                found[node.name.removeprefix("check_")] = since
    return found


def render(root: Path = ROOT) -> str:
    run = checks(root)
    lines = [
        f"| `{op.signature}` | 2.{op.theirs} | 2.{op.ours} | "
        f"{'yes' if run.get(op.check) == op.ours else 'no'} |\n"
        for op in ops(root)
    ]
    return HEAD + "".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    options = parser.parse_args()
    document = ROOT / DOCUMENT
    if not options.check:
        document.parent.mkdir(exist_ok=True)
        document.write_text(render(), encoding="utf-8")
        return 0
    if document.is_file() and document.read_text(encoding="utf-8") == render():
        return 0
    print(f"{DOCUMENT} is stale: run `python3 tools/ops_table.py`.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

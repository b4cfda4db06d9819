# SPDX-License-Identifier: BSD-3-Clause
"""Reads spec/shim.tsv: one row a C declaration of the shim."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from pathlib import Path

COLUMNS = ["header", "kind", "name", "type", "since", "library", "params", "owner", "note"]
KINDS = {"alias", "class", "function", "macro", "specialization", "struct"}
OWNERS = {"new", "borrowed", "taken"}


class TableError(Exception):
    """A row of the table that cannot be used; the text says which and what to do."""


@dataclass(frozen=True)
class Param:
    """One parameter: its type as the table spells it and its name (may be empty)."""

    type: str
    name: str

    def declare(self) -> str:
        if "(*)" in self.type:
            return tight(self.type).replace("(*)", f"(*{self.name})")
        return f"{tight(self.type)} {self.name}".rstrip()


@dataclass(frozen=True)
class Row:
    header: str
    kind: str
    name: str
    type: str
    minor: int  # of the first torch that exports it
    library: str
    params: tuple[Param, ...]  # functions only
    returns: str  # functions only
    owner: tuple[tuple[str, str], ...]  # (parameter, "new" | "borrowed" | "taken")
    note: str

    @property
    def strong(self) -> bool:
        """Whether every torch from 2.9 has it, so that a reference may be strong."""
        in_every_cpu_library = self.library == "libtorch_cpu.so" and "needs" not in self.note
        return self.kind == "function" and self.minor == 9 and in_every_cpu_library


def tight(text: str) -> str:
    """'AtenTensorHandle *' -> 'AtenTensorHandle*', as our formatting has it."""
    return re.sub(r" ([*&]+)", r"\1", text)


def split_arguments(text: str) -> list[str]:
    """Splits at the commas that stand outside of parentheses and angle brackets."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "(<") - (c in ")>")
        if c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    last = text[start:].strip()
    return parts + ([last] if last else [])


def split_signature(signature: str) -> tuple[str, list[str]]:
    """'int32_t (bool, char *)' -> ('int32_t', ['bool', 'char *'])."""
    depth = 0
    for i in range(len(signature) - 1, -1, -1):
        depth += (signature[i] == ")") - (signature[i] == "(")
        if depth == 0:
            return tight(signature[:i].strip()), split_arguments(signature[i + 1 : -1])
    raise TableError(f"'{signature}' is no function type: write it as 'int32_t (bool, char *)'.")


def read_owner(text: str, name: str, names: list[str]) -> tuple[tuple[str, str], ...]:
    entries = []
    for part in filter(None, (p.strip() for p in text.split(";"))):
        param, _, owner = (p.strip() for p in part.partition(":"))
        if owner not in OWNERS or param not in [*names, "return"]:
            raise TableError(
                f"{name}: owner entry '{part}' is not understood: write 'PARAMETER: new', "
                "'PARAMETER: borrowed' or 'PARAMETER: taken' ('return' is the result)."
            )
        entries.append((param, owner))
    return tuple(entries)


def read_row(cells: dict[str, str]) -> Row:
    name, minor = cells["name"], re.fullmatch(r"2\.(\d+)", cells["since"])
    if cells["kind"] not in KINDS or not minor:
        raise TableError(
            f"{name}: kind '{cells['kind']}' or since '{cells['since']}' is not understood: kinds "
            f"are {', '.join(sorted(KINDS))}, a version is written 2.N."
        )
    returns, params = "", []
    if cells["kind"] == "function":
        returns, types = split_signature(cells["type"])
        names = [p.strip() for p in cells["params"].split(",")] if cells["params"] else []
        if len(names) != len(types):
            raise TableError(
                f"{name}: {len(types)} parameter types, but {len(names)} names: "
                "the columns 'type' and 'params' must agree."
            )
        params = [Param(t, n) for t, n in zip(types, names, strict=True)]
    owner = read_owner(cells["owner"], name, [p.name for p in params])
    return Row(
        header=cells["header"],
        kind=cells["kind"],
        name=name,
        type=tight(cells["type"]),
        minor=int(minor[1]),
        library=cells["library"],
        params=tuple(params),
        returns=returns,
        owner=owner,
        note=cells["note"],
    )


def read(path: Path) -> list[Row]:
    """All rows, in the order of the file."""
    with path.open(newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        if reader.fieldnames != COLUMNS:
            raise TableError(
                f"{path}: the first line must be the columns {', '.join(COLUMNS)}, divided by tabs."
            )
        return [read_row({k: v or "" for k, v in cells.items()}) for cells in reader]

# SPDX-License-Identifier: BSD-3-Clause
"""The functions of spec/shim.tsv, read apart from the generator that is under test."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).resolve().parents[2] / "spec" / "shim.tsv"


@dataclass(frozen=True)
class Function:
    name: str
    minor: int
    library: str
    note: str


def functions() -> list[Function]:
    with TABLE.open(newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [
            Function(r["name"], int(r["since"].split(".")[1]), r["library"], r["note"])
            for r in rows
            if r["kind"] == "function"
        ]


def strong_names() -> set[str]:
    """What libtorch_cpu.so of every build has had since 2.9."""
    return {
        f.name
        for f in functions()
        if f.minor == 9 and f.library == "libtorch_cpu.so" and f.note != "needs mkldnn"
    }

# SPDX-License-Identifier: BSD-3-Clause
"""What `readelf` says about a shared library."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tests.support import build


@dataclass(frozen=True)
class Symbol:
    name: str  # without a version
    bind: str  # GLOBAL, WEAK, UNIQUE
    visibility: str  # DEFAULT, PROTECTED
    defined: bool


def dynamic_symbols(library: Path) -> dict[str, Symbol]:
    """Name -> entry of .dynsym."""
    found = {}
    for line in build.run(["readelf", "-W", "--dyn-syms", library]).splitlines():
        cells = line.replace("<OS specific>: ", "").split()
        if len(cells) >= 8 and cells[0][:-1].isdigit():
            name = cells[7].split("@")[0]
            found[name] = Symbol(name, cells[4], cells[5], cells[6] != "UND")
    return found


def exported(library: Path) -> set[str]:
    return {s.name for s in dynamic_symbols(library).values() if s.defined and s.bind != "LOCAL"}


def entries(library: Path, tag: str) -> list[str]:
    """Values of one tag of the dynamic section: NEEDED, SONAME, RUNPATH, RPATH."""
    text = build.run(["readelf", "-W", "-d", library])
    return re.findall(rf"\({tag}\).*\[(.*)\]", text)

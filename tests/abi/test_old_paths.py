# SPDX-License-Identifier: BSD-3-Clause
"""What 2.15's own c10 headers give of torch/headeronly, ours give too, as the same entity.

Of each path below include/c10, the names of the header that it is the old path of (spec/api.tsv)
which libclang finds in namespace c10 after an include of the real 2.15's header at that path.
"""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from tests.support import api, build, torches

ROOT = build.ROOT / "include"
PATHS = sorted(str(h.relative_to(ROOT)) for h in (ROOT / "c10").rglob("*.h"))
NEW, OLD = "torch::headeronly::", "c10::"


def new_paths(path: str) -> tuple[str, str]:
    """The header, and the part of it that complex.h has."""
    stem = "torch/headeronly/" + path.removeprefix("c10/").removesuffix(".h").removesuffix("-inl")
    return f"{stem}.h", f"{stem}_utils.h"


@functools.cache
def inventories() -> tuple[api.api_inventory.Inventory, api.api_inventory.Inventory]:
    """Theirs and ours."""
    [newest] = [t for t in torches.torches() if t.minor == 15]
    roots = [build.ROOT / "headeronly", ROOT]
    return (
        api.api_inventory.Inventory([newest.include], [], bodies=False),
        api.api_inventory.Inventory(roots, build.target_flag(9)),
    )


def old_names(path: str) -> set[str]:
    """The spellings in c10 of the header's public names; members go with their class."""
    rows = [row for new in new_paths(path) for row in api.spec(new)]
    names = {row.name for row in rows if row.kind != "macro"}
    names = {n.replace(NEW, OLD, 1) for n in names if n.startswith((NEW, OLD))}
    return {n for n in names if n.rpartition("::")[0] not in names}


def wrong(names: set[str], theirs: api.Ours, ours: api.Ours) -> list[str]:
    """Which of the names ours lack, or give as something else than under the new spelling."""
    found = []
    for name in sorted(names):
        if not theirs.found(name):
            continue
        old, new = ours.found(name), ours.found(name.replace(OLD, NEW, 1))
        if not old:
            found.append(f"{name} is missing")
        elif new and set(old) != set(new):
            found.append(f"{name} is not {name.replace(OLD, NEW, 1)}")
    return found


@pytest.mark.parametrize("path", PATHS)
def test_same_names_under_the_old_path(path: str) -> None:
    theirs, ours = (api.Ours(inventory.names(path)) for inventory in inventories())
    assert not wrong(old_names(path), theirs, ours)


def test_the_names_are_many() -> None:
    assert len(PATHS) > 40
    assert sum(len(old_names(path)) for path in PATHS) > 250


def names_in(folder: Path, text: str) -> api.Ours:
    (folder / "it.h").write_text(f"#pragma once\n{text}")
    return api.Ours(api.api_inventory.Inventory([folder], []).names("it.h"))


NAMES = {"c10::S", "c10::f", "c10::elsewhere"}
THEIRS = "namespace c10 { struct S {}; int f(S); }"


@pytest.mark.parametrize(
    ("ours", "expected"),
    [
        (
            "namespace c10 { struct S {}; int f(S); } namespace torch::headeronly { using c10::S; }",
            [],
        ),
        ("namespace c10 { struct S {}; }", ["c10::f is missing"]),
        (
            "namespace torch::headeronly { struct S { int x; }; } namespace c10 { struct S {}; int f(S); }",
            ["c10::S is not torch::headeronly::S"],
        ),
    ],
)
def test_what_differs_is_seen(tmp_path: Path, ours: str, expected: list[str]) -> None:
    assert wrong(NAMES, names_in(tmp_path, THEIRS), names_in(tmp_path, ours)) == expected

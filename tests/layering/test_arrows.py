# SPDX-License-Identifier: BSD-3-Clause
"""Which layer may include which: read off the #include lines of every header."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOTS = (ROOT / "headeronly", ROOT / "include")
OURS = ("torch/", "c10/", "stablehand/")

# The first pattern that fits a header names its layer.
LAYERS = (
    ("which", r"torch/headeronly/detail/which_copy\.h"),
    ("version", r"torch/headeronly/version\.h"),
    ("headeronly", r"torch/headeronly/.*"),
    ("target", r"torch/csrc/stable/(version|detail/availability_macros)\.h"),
    ("c", r"torch/csrc/(inductor/aoti_torch|stable/c)/.*"),
    ("stable", r"torch/csrc/stable/.*"),
    ("c10", r"c10/.*"),
    ("availability", r"stablehand/(availability|detail/own_copies)\.h"),
    ("stablehand", r"stablehand/.*"),
)
ALLOWED = {
    "which": set(),
    "version": {"which", "version"},
    "headeronly": {"which", "version", "headeronly"},
    "c10": {"which", "version", "headeronly", "c10"},
    "target": {"which", "version", "target"},
    "c": {"which", "version", "headeronly", "target", "c"},
    "availability": {"which", "version", "headeronly", "target", "c", "availability"},
    "stable": {"which", "version", "headeronly", "target", "c", "availability", "stable"},
    "stablehand": {
        "which",
        "version",
        "headeronly",
        "target",
        "c",
        "availability",
        "stable",
        "stablehand",
    },
}
LOWEST = {"which", "version", "headeronly"}


def headers() -> list[str]:
    return sorted(str(h.relative_to(root)) for root in ROOTS for h in root.rglob("*.h"))


def layer(header: str) -> str:
    return next(name for name, pattern in LAYERS if re.fullmatch(pattern, header))


def includes(text: str) -> list[str]:
    return re.findall(
        r"^[ \t]*#[ \t]*include(?:_next)?[ \t]*([<\"][^>\"]+[>\"])", text, re.MULTILINE
    )


def complaints(header: str, text: str) -> list[str]:
    """What is wrong with the #include lines of a header."""
    found = []
    for written in includes(text):
        name = written[1:-1]
        if written.startswith('"'):
            found.append(f"{header} includes {written}: write angle brackets.")
        elif name.startswith(OURS) and layer(name) not in ALLOWED[layer(header)]:
            found.append(
                f"{header} ({layer(header)}) includes {name} ({layer(name)}): "
                f"it may include {sorted(ALLOWED[layer(header)])}."
            )
        elif name.startswith(OURS) and not any((root / name).is_file() for root in ROOTS):
            found.append(f"{header} includes {name}, which is not in this repository.")
    return found


@pytest.mark.parametrize("folder", ["benchmarks", "examples"])
def test_what_people_copy_includes_public_headers_only(folder: str) -> None:
    files = [f for f in (ROOT / folder).rglob("*") if f.suffix in {".cpp", ".cu", ".h"}]
    assert files
    for file in files:
        assert not [name for name in includes(file.read_text()) if "/detail/" in name], file


def test_there_are_headers_of_the_lower_layers() -> None:
    assert {layer(h) for h in headers()} >= {"version", "headeronly", "target", "c", "stable"}


def test_the_roots_hold_their_layers() -> None:
    for root, names in zip(ROOTS, (LOWEST, ALLOWED.keys() - LOWEST), strict=True):
        for header in root.rglob("*.h"):
            assert layer(str(header.relative_to(root))) in names, header


@pytest.mark.parametrize("header", headers())
def test_includes_only_what_its_layer_may(header: str) -> None:
    path = next(root / header for root in ROOTS if (root / header).is_file())
    found = complaints(header, path.read_text())
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("header", "line", "reason"),
    [
        ("torch/headeronly/util/Half.h", "#include <torch/csrc/stable/c/shim.h>", "(c)"),
        ("torch/headeronly/util/Half.h", "#  include <c10/util/Half.h>", "(c10)"),
        ("c10/util/Half.h", "#include <torch/csrc/stable/tensor.h>", "(stable)"),
        ("torch/csrc/stable/c/shim.h", "#include <torch/csrc/stable/tensor.h>", "(stable)"),
        ("torch/csrc/stable/tensor.h", "#include <stablehand/warn.h>", "(stablehand)"),
        ("torch/csrc/stable/tensor.h", "#include <c10/util/Half.h>", "(c10)"),
        ("stablehand/warn.h", "#include <c10/util/Half.h>", "(c10)"),
        ("stablehand/warn.h", '#include "version.h"', "angle brackets"),
        (
            "torch/csrc/stable/tensor.h",
            "#include <torch/csrc/stable/absent.h>",
            "not in this repository",
        ),
    ],
)
def test_an_arrow_upwards_is_seen(header: str, line: str, reason: str) -> None:
    [complaint] = complaints(header, f"#pragma once\n{line}\n#include <cstdint>\n")
    assert reason in complaint

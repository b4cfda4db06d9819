# SPDX-License-Identifier: BSD-3-Clause
"""Every public name of 2.15's torch/headeronly and torch/csrc/stable is ours too: kind, type and
detail.

spec/differences.tsv lists what differs on purpose.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support import api, build
from tests.support.api import Row

UNDER = ("torch/headeronly", "torch/csrc/stable")
HEADERS = sorted({row.header for under in UNDER for row in api.spec(under)})


@pytest.mark.parametrize("header", HEADERS)
def test_every_name_is_there(header: str) -> None:
    deliberate = api.differences()
    wrong = [
        f"{row}: {why}"
        for row, why in api.compared(*UNDER)
        if row.header == header and why and not any(d.covers(row) for d in deliberate)
    ]
    assert not wrong, "\n".join(wrong)


def test_the_table_is_of_one_piece() -> None:
    assert len(HEADERS) > 60
    assert all(len(api.spec(u)) > n for u, n in zip(UNDER, (1500, 200), strict=True))


@pytest.mark.parametrize("difference", api.differences(), ids=lambda d: d.name or d.header)
def test_a_difference_differs_and_is_used(difference: api.Difference) -> None:
    assert difference.reason.endswith(".")
    assert api.is_compiled(difference.use), f"no test compiles {difference.use}"
    if difference.name:
        covered = [row for row, why in api.compared(*UNDER) if why and difference.covers(row)]
        assert covered, "Nothing differs any more: remove the line from spec/differences.tsv."
        unused = [row.name for row in covered if not api.uses(difference.use, row)]
        assert not unused, f"{difference.use} does not use {', '.join(unused)}"


@pytest.mark.parametrize(
    ("name", "used"),
    [
        ("c10::guts::typelist::drop::type", True),
        ("c10::guts::typelist::drops::type", False),
        ("c10::HeaderOnlyArrayRef::vec", True),
        ("c10::HeaderOnlyArrayRef::vector", False),
        ("c10::operator<<", True),
        ("c10::operator>>", False),
        ("Half", False),  # in a comment only
    ],
)
def test_uses(tmp_path: Path, name: str, used: bool) -> None:
    file = tmp_path / "it.cpp"
    file.write_text("// Half\nusing T = drop_t<List, 1>;\nint f() { v.vec(); out << It(1); }\n")
    assert api.uses(str(file), Row("it/It.h", "", name, "", "")) == used


# ---- what the comparison sees, on a header of its own ----
TEXT = """
namespace c10 {
enum class E : int8_t { a = 1 };
struct alignas(2) S {
  explicit S(int);
  template <class U> constexpr U cast(const U& from, bool strict = true) const noexcept;
  operator float() const;
};
constexpr int kCount = 3;
template <class T> struct Box { using type = T*; };
inline unsigned short code(S) { return 0; }
}  // namespace c10
namespace torch::headeronly { using c10::S; using c10::code; }
#define C10_TWO(a, b) a b
#define C10_ANY(...) __VA_ARGS__
#define C10_NAME C10_OTHER
"""
METHOD = "T (const T &, bool) const"


def verdict(folder: Path, text: str, row: Row) -> str:
    (folder / "it.h").write_text(f"#pragma once\n#include <stdint.h>\n{text}")
    return api.missing(row, api.Ours(api.api_inventory.Inventory([folder], []).names("it.h")))


RIGHT = [
    Row("it.h", "enum", "c10::E", "", "int8_t"),
    Row("it.h", "enumerator", "c10::E::a", "1", ""),
    Row("it.h", "struct", "c10::S", "", "alignas(2)"),
    Row("it.h", "constructor", "c10::S::S", "void (int)", "explicit"),
    Row("it.h", "function template", "c10::S::cast", METHOD, "strict=true; constexpr noexcept"),
    Row("it.h", "conversion", "c10::S::operator float", "float () const", ""),
    Row("it.h", "variable", "c10::kCount", "const int", "3"),
    Row("it.h", "class template", "c10::Box", "", ""),
    Row("it.h", "alias", "c10::Box::type", "Item *", ""),
    Row("it.h", "function", "torch::headeronly::code", "uint16_t (at::S)", ""),
    Row("it.h", "using", "torch::headeronly::S", "", ""),
    Row("it.h", "struct", "at::S", "", "alignas(2)"),
    Row("it.h", "macro", "C10_TWO", "", "(x,y)"),
    Row("it.h", "macro", "C10_ANY", "", "(...)"),
    Row("it.h", "macro", "C10_NAME", "", "C10_OTHER"),
]


@pytest.mark.parametrize("row", RIGHT, ids=lambda row: row.name)
def test_what_is_right_is_accepted(tmp_path: Path, row: Row) -> None:
    assert verdict(tmp_path, TEXT, row) == ""


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("c10::E", ": int8_t", ": int"),
        ("c10::E::a", "a = 1", "a = 2"),
        ("c10::S", "alignas(2)", "alignas(4)"),
        ("at::S", "alignas(2)", ""),
        ("c10::S::S", "explicit ", ""),
        ("c10::S::S", "S(int)", "S(long)"),
        ("c10::S::cast", "strict = true", "strict = false"),
        ("c10::S::cast", " = true", ""),
        ("c10::S::cast", "constexpr U", "U"),
        ("c10::S::cast", " const noexcept", " noexcept"),
        ("c10::S::cast", "const U& from", "U from"),
        ("c10::S::operator float", "operator float", "operator double"),
        ("c10::kCount", "= 3", "= 4"),
        ("c10::kCount", "int kCount", "long kCount"),
        ("c10::Box::type", "T*", "T&"),
        ("torch::headeronly::code", "unsigned short code", "short code"),
        ("torch::headeronly::code", "using c10::code;", ""),
        ("torch::headeronly::S", "using c10::S;", ""),
        ("C10_TWO", "(a, b)", "(a, b, c)"),
        ("C10_ANY", "(...)", "(a)"),
        ("C10_NAME", "C10_NAME", "C10_NONAME"),
        ("C10_NAME", "C10_OTHER", "C10_ELSE"),
    ],
)
def test_what_differs_is_seen(tmp_path: Path, name: str, old: str, new: str) -> None:
    assert old in TEXT
    [row] = [row for row in RIGHT if row.name == name]
    assert verdict(tmp_path, TEXT.replace(old, new, 1), row)


# ---- macros: what includes us gets no names that it did not ask for ----
PREFIXES = r"(STABLEHAND|C10|TORCH|AT|AOTI_TORCH|STABLE_TORCH|STD_TORCH|THO)_\w+"


def theirs() -> set[str]:
    """The macros that 2.15's headers define."""
    tables = (api.TABLE, api.TABLE.with_name("shim.tsv"))
    rows = [line.split("\t") for table in tables for line in table.read_text().splitlines()]
    return {row[2] for row in rows if row[1] == "macro"}


def macros(text: str, *flags: str) -> set[str]:
    """The macros that our headers leave behind in a file with this text."""
    command = [build.need("g++"), "-std=c++17", *build.target_flag(9), *build.include_flags()]
    command += [*flags, "-x", "c++", "-"]
    defined = build.run_with_input([*command, "-E", "-dD"], text)
    left = set(
        re.findall(r"^#define (\w+)", build.run_with_input([*command, "-E", "-dM"], text), re.M)
    )
    roots = tuple(str(root) + "/" for root in (build.ROOT / "headeronly", build.ROOT / "include"))
    found, inside = set(), False
    for line in defined.splitlines():
        if place := re.match(r'# \d+ "([^"]*)"', line):
            inside = place[1].startswith(roots)
        elif inside and (name := re.match(r"#define (\w+)", line)):
            found.add(name[1])
    return found & left


def unexpected(text: str, *flags: str) -> list[str]:
    return sorted(m for m in macros(text, *flags) - theirs() if not re.fullmatch(PREFIXES, m))


def every_header(*roots: str) -> str:
    found = [
        str(h.relative_to(build.ROOT / root))
        for root in roots
        for h in sorted((build.ROOT / root).rglob("*.h"))
    ]
    return "".join(f"#include <{h}>\n" for h in found if h != "stablehand/format.h")


def test_macros_have_our_prefix_or_are_pytorchs() -> None:
    assert not unexpected(every_header("headeronly", "include"))


def test_macros_for_devices_too() -> None:
    flags = ["-D__CUDACC__", f"-I{api.STANDS_FOR_CUDA}", "-include", "as_cpp.h"]
    assert not unexpected(every_header("headeronly"), *flags)


def test_a_macro_without_prefix_is_seen(tmp_path: Path) -> None:
    text = "#include <torch/headeronly/util/Half.h>\n"
    assert {"C10_HOST_DEVICE", "STABLEHAND_ARITHMETIC"} <= macros(text)
    assert "INT_MAX" not in macros("#include <limits.h>\n" + text)
    found = build.ROOT / "headeronly" / "none.h"
    inside = f'# 1 "{found}"\n#define EVIL_NAME\n'
    assert unexpected(inside) == ["EVIL_NAME"]

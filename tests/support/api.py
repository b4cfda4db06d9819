# SPDX-License-Identifier: BSD-3-Clause
"""The names of torch 2.15's headers (spec/api.tsv) against ours.

A row is matched by name, in whichever namespace a using-declaration of ours or theirs puts it; by
kind; by type, without the namespaces and with the names of template parameters and aliases left
aside; and by what its detail says.
"""

from __future__ import annotations

import csv
import functools
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.support import build

sys.path.insert(0, str(build.ROOT / "tools"))
import api_inventory  # a tool, which is no package

TABLE = build.ROOT / "spec" / "api.tsv"
DIFFERENCES = build.ROOT / "spec" / "differences.tsv"
STANDS_FOR_CUDA = build.ROOT / "tests" / "support" / "cuda"

# A word of a type, or one sign.
WORDS = re.compile(r"[A-Za-z_]\w*|\d+|&&|\.\.\.|\S")
QUALIFIER = re.compile(r"\b[A-Za-z_]\w*(?:<[^<>]*>)?::")
SAME = {
    "int8_t": "signed char",
    "int16_t": "short",
    "int32_t": "int",
    "int64_t": "long",
    "uint8_t": "unsigned char",
    "uint16_t": "unsigned short",
    "uint32_t": "unsigned int",
    "uint64_t": "unsigned long",
    "size_t": "unsigned long",
    "ostream": "basic_ostream<char>",
}
# Kinds that code cannot tell apart.
KINDS = {
    "class": "struct",
    "function template": "function",
    "method": "function",
    "constructor": "function",
    "class template": "struct",
    "alias template": "alias",
    "conversion": "function",
}


@dataclass(frozen=True)
class Row:
    header: str
    kind: str
    name: str
    type: str
    detail: str

    def __str__(self) -> str:
        return f"{self.header}: {self.kind} {self.name} {self.type} [{self.detail}]"


def spec(under: str) -> list[Row]:
    """The rows that are to be matched."""
    with TABLE.open(newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [
            Row(r["header"], r["kind"], r["name"], r["type"] or "", r["detail"] or "")
            for r in rows
            if r["header"].startswith(under) and r["public"] in ("yes", "used")
        ]


@dataclass(frozen=True)
class Difference:
    """A deliberate one: which rows (patterns for the whole header and name), why, and the file that
    uses ours as theirs are used. Without a name it is about the headers, not about rows.
    """

    header: str
    name: str
    reason: str
    use: str

    def covers(self, row: Row) -> bool:
        return bool(re.fullmatch(self.header, row.header) and re.fullmatch(self.name, row.name))


def differences() -> list[Difference]:
    with DIFFERENCES.open(newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [Difference(r["header"], r["name"], r["reason"], r["use"]) for r in rows]


# A difference is used in what the C++ tests, tests/headeronly/test_cuda.py or
# tests/compile/test_must_pass.py compile.
COMPILED = (
    r"tests/(headeronly/torch|include|torch/csrc)/.*\.cpp"
    r"|tests/headeronly/cuda/atomics\.cu|tests/compile/everything\.cpp"
)


def is_compiled(use: str) -> bool:
    return bool(re.fullmatch(COMPILED, use)) and (build.ROOT / use).is_file()


def code(file: Path) -> str:
    """A test's text without comments, and that of the files of tests/support that it includes."""
    text = re.sub(r"//.*", "", file.read_text(encoding="utf-8"))
    helpers = re.findall(r'#include "(support/(?!catch)\S+)"', text)
    return "".join([text, *(code(build.ROOT / "tests" / helper) for helper in helpers)])


def uses(use: str, row: Row) -> bool:
    """Does the file say the row's name? A ::type is used by its class, or with _t behind it; an
    operator by its sign, in a file that says what the header is about.
    """
    text = code(build.ROOT / use)
    owner, _, name = row.name.rpartition("::")
    if name in ("type", "operator()"):
        name = owner.rpartition("::")[2]
    if sign := name.removeprefix("operator") if name.startswith("operator") else "":
        return sign in text and bool(re.search(rf"\b{Path(row.header).stem}\b", text))
    return bool(re.search(rf"\b{re.escape(name)}(_t)?\b", text))


def plain(text: str) -> list[str]:
    """A type as words, without namespaces and with one name for each integer."""
    while (shorter := QUALIFIER.sub("", text)) != text:
        text = shorter
    text = re.sub(r"\b(typename|struct|class|enum|noexcept)\b", "", text)  # details say noexcept
    words = [SAME.get(word, word) for word in WORDS.findall(text)]
    return WORDS.findall(" ".join(words))


def same_type(theirs: str, ours: Iterable[str], generic: Iterable[str]) -> bool:
    """Is one of our spellings theirs, when our template parameters take their names?"""
    wanted = plain(theirs)
    return any(renamed(wanted, plain(one), set(generic)) for one in ours if one or not theirs)


def renamed(theirs: list[str], ours: list[str], generic: set[str]) -> bool:
    if len(theirs) != len(ours):
        return False
    names: dict[str, str] = {}
    for their, our in zip(theirs, ours, strict=True):
        if our in generic:
            if names.setdefault(our, their) != their:
                return False
        elif our != their:
            return False
    return True


def defaults(detail: str) -> list[list[str]]:
    return [plain(value) for value in re.findall(r"=([^,;]+)", detail.partition(";")[0])]


def specifiers(detail: str) -> set[str]:
    return set(re.findall(r"\b(?:constexpr|explicit|noexcept)\b", detail))


def same_detail(row: Row, ours: api_inventory.Name) -> bool:
    """Does ours say what theirs says? It may be constexpr or noexcept where theirs is not."""
    theirs = row.detail
    if row.kind == "macro":
        if theirs and not theirs.startswith("("):
            return theirs == ours.detail
        return macro_shape(theirs) == macro_shape(ours.detail)
    if KINDS.get(row.kind) == "function" or row.kind == "function":
        said, mine = specifiers(theirs), specifiers(ours.detail)
        return (
            said <= mine
            and ("explicit" in said) == ("explicit" in mine)
            and defaults(theirs) == defaults(ours.detail)
        )
    return not theirs or plain(theirs) == plain(ours.detail)


def macro_shape(detail: str) -> str:
    """The number of parameters; nothing for a macro without any."""
    if not detail.startswith("("):
        return ""
    parameters = [p for p in detail.strip("()").split(",") if p]
    return f"{len(parameters)}{'...' if detail.endswith('...)') else ''}"


class Ours:
    """What our header gives to who includes it."""

    def __init__(self, names: set[api_inventory.Name]):
        self.by_name: dict[str, list[api_inventory.Name]] = {}
        self.stands_for: dict[str, set[str]] = {}
        for name in names:
            if name.kind == "using":
                self.stands_for.setdefault(name.name, set()).add(name.type)
            self.by_name.setdefault(clean(name.name), []).append(name)
        # PyTorch's own: `using namespace c10` in at.
        self.open = {"at": "c10"}

    def found(self, name: str, depth: int = 3) -> list[api_inventory.Name]:
        """What the name, or a name that it stands for, declares."""
        found = [n for n in self.by_name.get(name, []) if n.kind != "using"]
        if depth == 0:
            return found
        parts = name.split("::")
        for length in range(len(parts), 0, -1):
            head, tail = "::".join(parts[:length]), parts[length:]
            others = set(self.stands_for.get(head, ()))
            others |= {self.open[head]} if head in self.open and tail else set()
            for other in others:
                found += self.found("::".join([other, *tail]), depth - 1)
        return found


def missing(row: Row, ours: Ours) -> str:
    """What is wrong with our side of a row; empty when it is matched."""
    found = ours.found(clean(row.name))
    if not found:
        return "missing"
    if row.kind == "using":
        return ""
    kind = KINDS.get(row.kind, row.kind)
    alike = [n for n in found if KINDS.get(n.kind, n.kind) == kind]
    if not alike:
        return f"ours is a {found[0].kind}"
    typed = [n for n in alike if same_type(row.type, (n.type, n.canonical), n.generic)]
    if not typed and row.type:
        return f"our type is {' | '.join(sorted({n.type for n in alike})[:4])}"
    detailed = [n for n in typed or alike if same_detail(row, n)]
    if not detailed:
        return f"our detail is [{' | '.join(sorted({n.detail for n in typed or alike})[:4])}]"
    return ""


def clean(name: str) -> str:
    """A name without the template arguments that libclang puts behind constructors."""
    while (shorter := re.sub(r"<[^<>]*>$", "", name)) != name:
        name = shorter
    return name


# ---- our headers, parsed once each ----
ROOTS = [build.ROOT / "headeronly"]
STABLE = [build.ROOT / "include", *ROOTS]  # torch/headeronly sees nothing of the layer above it
AVX2 = ["-mavx2", "-mf16c", "-DCPU_CAPABILITY_AVX2"]
AS_CUDA = ["-D__CUDACC__", "-DUSE_CUDA", "-I", str(STANDS_FOR_CUDA), "-include", "as_cpp.h"]


@functools.cache
def inventory(kind: str) -> api_inventory.Inventory:
    arguments = {"": [], "stable": [], "vec": AVX2, "cuda": AS_CUDA}[kind]
    roots = STABLE if kind == "stable" else ROOTS
    return api_inventory.Inventory(roots, arguments, bodies=kind != "vec")


@functools.cache
def ours(header: str) -> Ours:
    kind = "cuda" if "/cuda/" in header else "vec" if "/vec/" in header else ""
    if header.startswith("torch/csrc/"):
        kind = "stable"
    whole = header.replace("complex_utils.h", "complex.h")  # It refuses to be included alone.
    return Ours(inventory(kind).names(whole))


@functools.cache
def compared(*under: str) -> list[tuple[Row, str]]:
    """Every row under some folders with what is wrong on our side."""
    result = []
    for row in (row for folder in under for row in spec(folder)):
        try:
            wrong = missing(row, ours(row.header))
        except (ValueError, api_inventory.cindex.TranslationUnitLoadError) as error:
            wrong = f"our header: {error}"
        result.append((row, wrong))
    return result

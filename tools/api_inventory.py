#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""List the names that a tree of headers gives to who includes them, in the form of spec/api.tsv.

Each header below --under is parsed alone. Listed is what it and the other headers of the same roots
declare, whichever of them holds the declaration: header, kind, name, type and detail (default
arguments, the type below an enum, parameters or plain value of a macro, alignment, and the words
constexpr, explicit and noexcept). A using-declaration has the name that it stands for as its type.
Needs the PyPI package libclang (requirements/tools.txt) and g++, whose standard library is read.
"""

import argparse
import ctypes
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from clang import cindex
from clang.cindex import Cursor
from clang.cindex import CursorKind as Kind

KINDS = {
    Kind.CLASS_DECL: "class",
    Kind.CLASS_TEMPLATE: "class template",
    Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION: "partial specialization",
    Kind.CONSTRUCTOR: "constructor",
    Kind.CONVERSION_FUNCTION: "conversion",
    Kind.CXX_METHOD: "method",
    Kind.ENUM_CONSTANT_DECL: "enumerator",
    Kind.ENUM_DECL: "enum",
    Kind.FUNCTION_DECL: "function",
    Kind.FUNCTION_TEMPLATE: "function template",
    Kind.NAMESPACE_ALIAS: "namespace alias",
    Kind.STRUCT_DECL: "struct",
    Kind.TYPEDEF_DECL: "alias",
    Kind.TYPE_ALIAS_DECL: "alias",
    Kind.TYPE_ALIAS_TEMPLATE_DECL: "alias template",
    Kind.USING_DECLARATION: "using",
    Kind.VAR_DECL: "variable",
}
TRANSPARENT = {Kind.UNEXPOSED_DECL, Kind.LINKAGE_SPEC}
SCOPES = TRANSPARENT | {
    Kind.CLASS_DECL,
    Kind.CLASS_TEMPLATE,
    Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION,
    Kind.ENUM_DECL,
    Kind.NAMESPACE,
    Kind.STRUCT_DECL,
}
CALLABLE = {
    Kind.CONSTRUCTOR,
    Kind.CONVERSION_FUNCTION,
    Kind.CXX_METHOD,
    Kind.FUNCTION_DECL,
    Kind.FUNCTION_TEMPLATE,
}
PARAMETERS = {
    Kind.TEMPLATE_TYPE_PARAMETER,
    Kind.TEMPLATE_NON_TYPE_PARAMETER,
    Kind.TEMPLATE_TEMPLATE_PARAMETER,
}
CLASSES = {Kind.CLASS_DECL, Kind.CLASS_TEMPLATE, Kind.STRUCT_DECL}
CAPABILITY = "CPU_CAPABILITY"  # An inline namespace of cpu/vec, which no name is written with.


@dataclass(frozen=True, order=True)
class Name:
    """One row; `canonical` is its type without aliases, `generic` its template parameters."""

    kind: str
    name: str
    type: str
    detail: str
    canonical: str = ""
    generic: tuple[str, ...] = ()


def qualified(cursor: Cursor | None) -> str:
    """Return the full name of what a cursor declares."""
    parts = []
    while cursor is not None and cursor.kind != Kind.TRANSLATION_UNIT:
        if cursor.spelling and cursor.kind not in TRANSPARENT and cursor.spelling != CAPABILITY:
            parts.append(cursor.spelling)
        cursor = cursor.semantic_parent
    return "::".join(reversed(parts))


def words_before_body(cursor: Cursor) -> list[str]:
    """Return the tokens of a declaration up to its body."""
    words = []
    for token in cursor.get_tokens():
        if token.spelling in ("{", ";"):
            break
        words.append(token.spelling)
    return words


def call_detail(cursor: Cursor) -> str:
    """Return default arguments and specifiers of a function."""
    defaults = []
    for parameter in cursor.get_children():
        if parameter.kind == Kind.PARM_DECL and any(
            child.kind.is_expression() for child in parameter.get_children()
        ):
            text = [token.spelling for token in parameter.get_tokens()]
            if "=" in text:
                defaults.append(parameter.spelling + "=" + "".join(text[text.index("=") + 1 :]))
    words = words_before_body(cursor)
    if cursor.is_explicit_method():  # Macros hide the word.
        words.append("explicit")
    specifiers = [word for word in ("constexpr", "explicit", "noexcept") if word in words]
    return "; ".join(filter(None, [", ".join(defaults), " ".join(specifiers)]))


def detail(cursor: Cursor) -> str:
    """Return what a row says beyond kind, name and type."""
    if cursor.kind in CALLABLE:
        return call_detail(cursor)
    if cursor.kind == Kind.ENUM_DECL:
        return cursor.enum_type.spelling
    if cursor.kind in CLASSES:
        words = words_before_body(cursor)
        if "alignas" not in words:
            return ""
        first = words.index("alignas")
        return "".join(words[first : words.index(")", first) + 1])
    if cursor.kind == Kind.VAR_DECL:
        text = [token.spelling for token in cursor.get_tokens()]
        value = "".join(text[text.index("=") + 1 :]) if "=" in text else ""
        return value if re.fullmatch(r"[\w:.+-]{1,60}", value) else computed(cursor)
    return ""


def computed(cursor: Cursor) -> str:
    """Return the value of a constant that is an integer or bool, where clang can compute it."""
    clang = cindex.conf.lib
    clang.clang_Cursor_Evaluate.restype = ctypes.c_void_p
    for name in ("getKind", "getAsInt", "dispose"):
        getattr(clang, f"clang_EvalResult_{name}").argtypes = [ctypes.c_void_p]
    result = clang.clang_Cursor_Evaluate(cursor)
    if not result:
        return ""
    integer = clang.clang_EvalResult_getKind(result) == 1
    value = clang.clang_EvalResult_getAsInt(result) if integer else 0
    clang.clang_EvalResult_dispose(result)
    if cursor.type.get_canonical().kind == cindex.TypeKind.BOOL:
        return "true" if value else "false"
    return str(value) if integer else ""


def target(cursor: Cursor) -> str:
    """Return the name that a using-declaration stands for."""
    scopes = [child for child in cursor.get_children() if child.kind == Kind.NAMESPACE_REF]
    scope = qualified(scopes[-1].referenced) if scopes else ""
    return f"{scope}::{cursor.spelling}" if scope else cursor.spelling


def types(cursor: Cursor) -> tuple[str, str]:
    """Return the type of a declaration (or its value) as written and without aliases."""
    if cursor.kind == Kind.USING_DECLARATION:
        return target(cursor), ""
    if cursor.kind == Kind.ENUM_CONSTANT_DECL:
        return str(cursor.enum_value), ""
    if cursor.kind in CLASSES or cursor.kind == Kind.ENUM_DECL:
        return "", ""
    if cursor.kind in (Kind.TYPEDEF_DECL, Kind.TYPE_ALIAS_DECL):
        kind = cursor.underlying_typedef_type
    else:
        kind = cursor.type
    return kind.spelling, kind.get_canonical().spelling


class Inventory:
    """Parses headers and lists their names."""

    def __init__(self, roots: list[Path], arguments: list[str], bodies: bool = True):
        """Take the include folders that count as ours, and further arguments for clang.

        Without `bodies`, errors do not matter: clang does not know the builtins of g++'s headers.
        """
        self.bodies = bodies
        self.roots = [root.resolve() for root in roots]
        self.index = cindex.Index.create()
        self.arguments = ["-x", "c++", "-std=c++20", "-ferror-limit=0", *arguments]
        self.arguments += [word for root in self.roots for word in ("-I", str(root))]
        self.arguments += [word for path in standard_headers() for word in ("-isystem", path)]
        self._ours: dict[str, bool] = {}

    def names(self, header: str) -> set[Name]:
        """Return what including a header declares; raise ValueError where it cannot be parsed."""
        options = cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
        text = f"#include <{header}>\n"
        unit = self.index.parse(
            "it.cpp", self.arguments, unsaved_files=[("it.cpp", text)], options=options
        )
        bad = [d for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
        ours = [d for d in bad if d.location.file is None or self.is_ours(d.location.file.name)]
        if ours and self.bodies:
            raise ValueError(f"{header}: {ours[0].location}: {ours[0].spelling}")
        return {*self._macros(unit.cursor), *self._declared(unit.cursor, ())}

    def is_ours(self, file: str) -> bool:
        """Say whether a file lies below one of the roots."""
        if file not in self._ours:
            path = Path(file).resolve()
            self._ours[file] = any(path.is_relative_to(root) for root in self.roots)
        return self._ours[file]

    def _macros(self, unit: Cursor) -> Iterator[Name]:
        for cursor in unit.get_children():
            where = cursor.location.file
            if (
                cursor.kind != Kind.MACRO_DEFINITION
                or where is None
                or not self.is_ours(where.name)
            ):
                continue
            tokens = list(cursor.get_tokens())
            value = [token.spelling for token in tokens[1:]]
            called = (
                value[:1] == ["("] and tokens[0].extent.end.offset == tokens[1].extent.start.offset
            )
            if called:
                value = value[: value.index(")") + 1]
            yield Name(
                "macro",
                cursor.spelling,
                "",
                "".join(value) if called or len(value) <= 3 else "",
            )

    def _declared(self, scope: Cursor, generic: tuple[str, ...]) -> Iterator[Name]:
        for cursor in scope.get_children():
            if cursor.access_specifier == cindex.AccessSpecifier.PRIVATE:
                continue
            known = cursor.kind in KINDS
            if not known and cursor.kind not in SCOPES:
                continue
            where = cursor.location.file
            if where is None or not self.is_ours(where.name):
                continue
            if cursor.kind == Kind.UNEXPOSED_DECL and cursor.spelling:
                parent = qualified(cursor.semantic_parent)
                yield Name("variable template", f"{parent}::{cursor.spelling}", "", "")
            inner = generic + tuple(
                c.spelling for c in cursor.get_children() if c.kind in PARAMETERS and c.spelling
            )
            name = qualified(cursor)
            if known and cursor.spelling and "(unnamed" not in name and "(anonymous" not in name:
                written, canonical = types(cursor)
                yield Name(KINDS[cursor.kind], name, written, detail(cursor), canonical, inner)
            if cursor.kind in SCOPES:
                yield from self._declared(cursor, inner)


def standard_headers() -> list[str]:
    """Return the folders in which g++ looks for system headers."""
    said = subprocess.run(
        ["g++", "-E", "-x", "c++", "-", "-v"], input="", capture_output=True, text=True, check=True
    ).stderr
    listed = said.split("> search starts here:")[1].split("End of")[0]
    return [line.strip() for line in listed.splitlines() if line.strip()]


def headers(roots: list[Path], under: list[str]) -> Iterator[str]:
    """Yield the headers of the roots that lie below the folders `under`."""
    for root in roots:
        for folder in under:
            yield from sorted(str(h.relative_to(root)) for h in (root / folder).rglob("*.h"))


def main() -> int:
    """Write the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("roots", nargs="+", type=Path, metavar="INCLUDE_FOLDER")
    parser.add_argument(
        "--under", action="append", required=True, help="as in torch/headeronly; may be repeated"
    )
    parser.add_argument(
        "--clang", action="append", default=[], metavar="ARGUMENT", help="as in --clang=-DX"
    )
    options = parser.parse_args()
    inventory = Inventory(options.roots, options.clang)
    failed = 0
    for header in headers(options.roots, options.under):
        try:
            rows = sorted(inventory.names(header))
        except ValueError as error:
            print(error, file=sys.stderr)
            failed = 1
            continue
        for row in rows:
            print(header, row.kind, row.name, row.type, row.detail, sep="\t")
    return failed


if __name__ == "__main__":
    raise SystemExit(main())

# SPDX-License-Identifier: BSD-3-Clause
"""The counting shim: libtorch's C functions in memory, for tests (tests/support/counting_shim.h).

Each function records the call, checks the handles that it is given, fails when it is told to, and
makes and frees what the table's owner column says. What else a test needs to be true is written by
hand in tests/support/counting_shim_by_hand.h and found there by its BY_HAND(name).
"""

from __future__ import annotations

import re
from pathlib import Path

from . import owners
from .table import Param, Row

KIND = {
    "AtenGeneratorHandle": "generator",
    "AtenRecordFunctionHandle": "recording",
    "AtenTensorHandle": "tensor",
    "C10IValueHandle": "ivalue",
    "CUDAGuardHandle": "guard",
    "CUDAStreamGuardHandle": "guard",
    "DeviceGuardHandle": "guard",
    "StableIValue*": "cell",
    "StableListHandle": "list",
    "StreamHandle": "stream",
    "StringHandle": "string",
    "TorchLibraryHandle": "library",
    "char*": "message",
    "void*": "other",  # a new reference of Python, memory of a device
}
FREES = {name: KIND[handle] for handle, name in owners.FREE.items() if handle in KIND} | {
    "aoti_torch_cuda_caching_allocator_raw_delete": "other",
    "aoti_torch_delete_library_object": "library",
}
# With valid arguments, and others end the program, these cannot fail in libtorch either.
NEVER_FAILS = {"torch_list_get_item", "torch_list_size"}
BY_HAND = re.compile(r"^BY_HAND(_ALSO_FAILING)?\((\w+)\)", re.MULTILINE)


def included(row: Row) -> bool:
    """The CPU's functions, and those of CUDA that are no operators."""
    if row.kind != "function" or row.name == "aoti_torch_dtype":
        return False
    of_cuda = row.library == "libtorch_cuda.so" and "/generated/" not in row.header
    return row.library == "libtorch_cpu.so" or of_cuda


def by_hand(text: str) -> dict[str, bool]:
    """Name -> whether it is called when the call is to fail, too."""
    return {name: bool(failing) for failing, name in BY_HAND.findall(text)}


def bare(param: Param) -> str:
    """The type as KIND has it, without its const."""
    return re.sub(r" ([*&]+)", r"\1", param.type).removeprefix("const ")


def checks(row: Row) -> list[str]:
    """One line for each argument about which something can be said."""
    lines, owner = [], dict(row.owner)
    following = [*row.params, None][1:]
    for param, after in zip(row.params, following, strict=True):
        handle, points = bare(param), "*" in param.type
        handed_out = points and (param.name in owner or param.name.startswith(("ret", "out_")))
        if row.name in FREES:
            lines.append(f"call.free({param.name}, Kind::{FREES[row.name]});")
        elif handle in KIND and handle not in ("void*", "char*", "StableIValue*"):
            lines.append(f'call.live({param.name}, Kind::{KIND[handle]}, "{param.name}");')
        elif handed_out:
            lines.append(f'call.given({param.name}, "{param.name}");')
        elif handle in ("AtenTensorHandle*", "AtenGeneratorHandle*"):
            is_list = "const" in param.type
            count = after.name if is_list and after else "1"
            kind = KIND[handle.removesuffix("*")]
            lines.append(f'call.each({param.name}, {count}, Kind::{kind}, "{param.name}");')
        elif param.type == "const char *":
            lines.append(f'call.given({param.name}, "{param.name}");')
    return lines


def effects(row: Row) -> list[str]:
    """What a function that is not written by hand hands out."""
    lines = []
    for param in row.params:
        if dict(row.owner).get(param.name) == "new":
            kind = KIND[bare(param).removesuffix("*")]
            lines.append(f"*{param.name} = make<Kind::{kind}>();")
        elif param.name.startswith(("ret", "out_")) and "*" in param.type:
            lines.append(f"*{param.name} = {{}};")
    return lines


def body(row: Row, hand: dict[str, bool], constants: dict[str, int]) -> list[str]:
    returns_code = row.returns == "AOTITorchError"
    forward = f"by_hand::{row.name}({', '.join(p.name for p in row.params)}"
    lines = [f'Call call("{row.name}");', *checks(row)]
    if returns_code and row.name not in FREES and row.name not in NEVER_FAILS:
        if hand.get(row.name):
            return [*lines, f"return {forward}, call.fails());"]
        lines.append("if (call.fails()) return AOTI_TORCH_FAILURE;")
    if row.name in hand:
        return [*lines, f"return {forward});"]
    lines += effects(row)
    if returns_code:
        return [*lines, "return AOTI_TORCH_SUCCESS;"]
    return [*lines, f"return {constants.get(row.name, '{}')};"] if row.returns != "void" else lines


def function(row: Row, hand: dict[str, bool], constants: dict[str, int]) -> str:
    lines = body(row, hand, constants)
    words = set(re.findall(r"\w+", " ".join(lines)))
    params = [
        p.declare() if p.name in words else Param(p.type, "").declare().replace("(* )", "(*)")
        for p in row.params
    ]
    inner = "".join(f"  {line}\n" for line in lines)
    return f'extern "C" {row.returns} {row.name}({", ".join(params)}) {{\n{inner}}}\n'


def read_constants(path: Path) -> dict[str, int]:
    """The codes that libtorch's functions without arguments return, one 'name code' a line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {name: int(code) for name, code in (line.split() for line in lines if line[:1] != "#")}


def schema_lines(path: Path) -> str:
    """The lines of a file as C++ strings."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return "".join(f'  R"({line})",\n' for line in lines if line and line[0] != "#")


def exports(rows: list[Row], minor: int, cuda: bool) -> str:
    """A version script that leaves what torch 2.minor has."""
    gone = [r.name for r in rows if r.minor > minor or (not cuda and "cuda" in r.library)]
    hidden = "".join(f"    {name};\n" for name in gone)
    return "{\n  global: *;\n" + (f"  local:\n{hidden}" if gone else "") + "};\n"


def outputs(rows: list[Row], support: Path) -> dict[str, str]:
    """File name -> content. `support` is the folder tests/support."""
    chosen = [r for r in rows if included(r)]
    hand = by_hand((support / "counting_shim_by_hand.h").read_text(encoding="utf-8"))
    constants = read_constants(support / "counting_shim_codes.txt")
    if unknown := (set(hand) | set(constants)) - {r.name for r in chosen}:
        raise owners.TableError(f"spec/shim.tsv does not know {', '.join(sorted(unknown))}.")
    headers = sorted({r.header for r in chosen})
    text = "// Generated from spec/shim.tsv by tools/shim/counting.py; do not edit.\n"
    text += "".join(f"#include <{h}>\n" for h in headers)
    text += '#include "counting_shim_by_hand.h"\n\nusing namespace counting_shim;\n\n'
    files = {"counting_shim_functions.cpp": text}
    files["counting_shim_functions.cpp"] += "\n".join(function(r, hand, constants) for r in chosen)
    files["counting_shim_schemas.inc"] = schema_lines(support / "counting_shim_schemas.txt")
    for minor in range(9, max(r.minor for r in chosen) + 1):
        files[f"2.{minor}.map"] = exports(chosen, minor, cuda=False)
    files["cuda.map"] = exports(chosen, max(r.minor for r in chosen), cuda=True)
    return files

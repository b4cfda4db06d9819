# SPDX-License-Identifier: BSD-3-Clause
"""One generated header of extern "C" declarations."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby

from . import owners, text
from .table import Row

A = "torch/csrc/inductor/aoti_torch/c/"
SHIM, MPS, STABLE = A + "shim.h", A + "shim_mps.h", "torch/csrc/stable/c/shim.h"
VERSION = "torch/csrc/stable/version.h"
AVAILABILITY = "torch/csrc/stable/detail/availability_macros.h"
MESSAGE = "torch/headeronly/util/Exception.h"
WHICH_COPY = "torch/headeronly/detail/which_copy.h"

# PyTorch's own guard names: where both copies meet, the second one is skipped.
GUARD = {
    A + "macros.h": "AOTI_TORCH_MACRO_H",
    SHIM: "AOTI_TORCH_SHIM",
    A + "shim_cpu.h": "AOTI_TORCH_SHIM_CPU",
    A + "shim_deprecated.h": "AOTI_TORCH_SHIM_DEPRECATED",
    MPS: "AOTI_TORCH_SHIM_MPS",
    A + "shim_xpu.h": "AOTI_TORCH_SHIM_XPU",
    STABLE: "STABLE_TORCH_SHIM",
}
INCLUDES = {
    A + "macros.h": [],
    A + "shim_deprecated.h": [A + "macros.h"],
    SHIM: [A + "macros.h", A + "shim_deprecated.h", VERSION, MESSAGE],
    STABLE: [SHIM, MPS, VERSION],
}
PURPOSE = {
    A + "macros.h": "handles, error codes and the export macro of libtorch's C interface.",
    SHIM: "libtorch's C interface: tensors, devices, streams, registration, dispatcher.",
    A + "shim_cpu.h": "C functions of CPU kernels that have no generated declaration.",
    A + "shim_deprecated.h": "C functions that PyTorch has replaced and still exports.",
    MPS: "C functions of Apple GPUs (libtorch_cpu.dylib).",
    A + "shim_xpu.h": "C functions of Intel GPUs (libtorch_xpu.so).",
    STABLE: "C interface from 2.10 on: lists, strings, versioned registration.",
}
LEGEND = """\
//
// Plain declarations: libtorch_cpu.so has had them since 2.9. All others are weak: null where the
// running torch lacks them. Below its version a global name is refused by the compiler; its twin in
// namespace stablehand::newer is the same symbol, for use where its presence was asked for."""


def sentinel(header: str) -> str:
    """'…/c/shim_cpu.h' -> 'STABLEHAND_DECLARES_AOTI_TORCH_C_SHIM_CPU'."""
    path = header.removeprefix("torch/csrc/").removeprefix("inductor/").removesuffix(".h")
    return "STABLEHAND_DECLARES_" + path.replace("/", "_").upper()


def function(row: Row, prefix: str, tail: str = "") -> list[str]:
    return text.call(f"{prefix} {row.returns}", row.name, [p.declare() for p in row.params], tail)


def declaration(row: Row) -> list[str]:
    """The global name."""
    lines = [n for words in owners.comments(row) for n in text.fill(words.split(), "// ")]
    if row.strong:
        return lines + function(row, "AOTI_TORCH_EXPORT")
    lines.append(f'STABLEHAND_SINCE_2_{row.minor}("{row.name}")')
    return lines + function(row, "STABLEHAND_WEAK")


def twin(row: Row) -> list[str]:
    return function(row, "STABLEHAND_WEAK", f'STABLEHAND_SYMBOL("{row.name}")')


def sections(rows: list[Row], declare) -> list[str]:
    """Declarations under one heading a version and library."""
    lines: list[str] = []
    for (minor, library), group in groupby(rows, lambda r: (r.minor, r.library)):
        lines += ["", f"// torch 2.{minor}, {library}"]
        for row in group:
            lines += declare(row)
    return lines


def types(kinds: dict[str, list[Row]]) -> list[str]:
    """Structs and aliases, whatever the target; handles before what is made of them."""
    lines = [f"{row.kind} {row.name};" for row in kinds["struct"] + kinds["class"]]
    aliases = sorted(kinds["alias"], key=lambda r: (r.type.endswith(")"), r.name))
    return lines + [f"using {row.name} = {row.type};" for row in aliases]


def body(header: str, rows: list[Row]) -> list[str]:
    kinds: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        kinds[row.kind].append(row)
    functions = [r for r in kinds["function"] if r.name != "aoti_torch_dtype"]
    functions.sort(key=lambda r: (r.minor, not r.strong, r.library, r.name))
    weak = [r for r in functions if not r.strong]

    lines = text.FORWARD.splitlines() if header == SHIM else []
    lines += text.CONSTANTS.splitlines() if header == A + "macros.h" else []
    lines += ['extern "C" {', *types(kinds), *sections(functions, declaration), '}  // extern "C"']
    if weak:
        lines += ["", "namespace stablehand::newer {", *sections(weak, twin)]
        lines.append("}  // namespace stablehand::newer")
    return lines + (["", *text.DTYPE.splitlines()] if header == SHIM else [])


def step_aside(header: str) -> list[str]:
    """Hands over to torch's copy where that one serves."""
    lines = [f"#include <{WHICH_COPY}>", "#if STABLEHAND_SERVED_BY_TORCH()"]
    lines.append("#pragma GCC system_header  // -Wpedantic warns of include_next")
    lines.append(f"#include_next <{header}>")
    if header == STABLE:  # the only one that torch 2.9 lacks
        lines[-1:] = [
            f"#if __has_include_next(<{header}>)",
            lines[-1],
            "#elif defined(STABLEHAND_STEP_ASIDE)",
            f'#error "{header} came with torch 2.10, and the torch on the include path is older: \\',
            'compile with torch 2.10 or newer."',
            "#endif",
        ]
    return [*lines, "#else", ""]


def render(header: str, rows: list[Row]) -> str:
    guard, includes = GUARD.get(header), list(INCLUDES.get(header, [SHIM]))
    weak = any(r.kind == "function" and not r.strong for r in rows)
    if weak:
        includes.append(AVAILABILITY)
    purpose = PURPOSE.get(header, "C functions of operators, as PyTorch's own generator has them.")
    lines = text.banner(header, purpose).splitlines()
    lines += LEGEND.splitlines() if weak else []
    lines += ["#pragma once", *step_aside(header)]
    lines += [f"#ifndef {guard}", f"#define {guard}"] if guard else []
    lines += [f"#define {sentinel(header)}", ""]
    lines += ["#include <stddef.h>", "#include <stdint.h>"] if not includes else []
    lines += [f"#include <{include}>" for include in sorted(includes)]
    lines += ["", *body(header, rows)]
    lines += ["", f"#endif  // {guard}"] if guard else []
    lines += ["", "#endif  // STABLEHAND_SERVED_BY_TORCH"]
    return "\n".join(lines) + "\n"

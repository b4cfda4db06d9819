# SPDX-License-Identifier: BSD-3-Clause
"""torch/csrc/stable/detail/availability_macros.h, one block a version of the table."""

from __future__ import annotations

from . import text
from .table import Row, TableError

PATH = "torch/csrc/stable/detail/availability_macros.h"

# A function that stands for its version: where it is there, the running torch is at least that new.
PROBES = {
    10: "torch_call_dispatcher",
    11: "torch_from_blob",
    12: "torch_library_def_with_tags",
    13: "torch_exception_get_what",
    14: "torch_has_storage",
    15: "torch_is_tensor_pyobject",
}

REFUSE = r"""
#define STABLEHAND_TEXT_(x) #x
#define STABLEHAND_TEXT(x) STABLEHAND_TEXT_(x)
#define STABLEHAND_REFUSE(what, minor)                                                           \
  __attribute__((unavailable(what " needs torch 2." #minor ", the target is 2." STABLEHAND_TEXT( \
      STABLEHAND_TARGET_MINOR) ": raise TORCH_TARGET_VERSION, or write if (auto v = "            \
      "STABLEHAND_AVAILABLE(2, " #minor ")) and pass v first")))
"""

SYMBOLS = """
// Default visibility, because linkers make a hidden weak reference null without a word.
#define STABLEHAND_WEAK __attribute__((weak, visibility("default")))
// A second declaration of the same symbol: without 'unavailable', which clang would carry over
// between extern "C" twins.
#ifdef __APPLE__
#define STABLEHAND_SYMBOL(name) __asm__("_" name)
#else
#define STABLEHAND_SYMBOL(name) __asm__(name)
#endif
"""


def minors(rows: list[Row]) -> range:
    """9 up to the newest version of the table, without a gap."""
    return range(9, max(r.minor for r in rows) + 1)


def target(versions: range) -> list[str]:
    """STABLEHAND_TARGET_MINOR from the version that was asked for."""
    lines = []
    for minor in versions[:-1]:
        word = "if" if minor == versions[0] else "elif"
        lines.append(f"#{word} TORCH_FEATURE_VERSION < TORCH_VERSION_2_{minor + 1}_0")
        lines.append(f"#define STABLEHAND_TARGET_MINOR {minor}")
    return [*lines, "#else", f"#define STABLEHAND_TARGET_MINOR {versions[-1]}", "#endif"]


def since(versions: range) -> list[str]:
    lines = [f"#define STABLEHAND_SINCE_2_{versions[0]}(what)"]
    for minor in versions[1:]:
        name = f"STABLEHAND_SINCE_2_{minor}(what)"
        lines += [f"#if STABLEHAND_TARGET_MINOR >= {minor}", f"#define {name}", "#else"]
        lines += [f"#define {name} STABLEHAND_REFUSE(what, {minor})", "#endif"]
    return lines


def probes(rows: list[Row], versions: range) -> list[str]:
    known = {r.name for r in rows if r.library == "libtorch_cpu.so" and r.minor in versions}
    lines = ["", "// A function of libtorch_cpu.so that stands for its version."]
    for minor in versions[1:]:
        name = PROBES.get(minor)
        if name not in known or next(r for r in rows if r.name == name).minor != minor:
            raise TableError(
                f"no function of libtorch_cpu.so stands for torch 2.{minor}: name one that is new "
                "in it in PROBES, tools/shim/availability.py."
            )
        lines.append(f"#define STABLEHAND_PROBE_2_{minor} {name}")
    return lines


def render(rows: list[Row]) -> str:
    versions = minors(rows)
    lines = text.banner(PATH, "what a target version refuses.").splitlines()
    lines += [
        "//",
        "// STABLEHAND_SINCE_2_N(what): nothing when the target is torch 2.N or newer, else a",
        "// compile error at every use of what it marks.",
        "#pragma once",
        "#include <torch/csrc/stable/version.h>",
        "",
    ]
    lines += target(versions) + REFUSE.splitlines() + [""] + since(versions)
    return "\n".join(lines + SYMBOLS.splitlines() + probes(rows, versions)) + "\n"

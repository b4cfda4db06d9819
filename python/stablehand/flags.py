# SPDX-License-Identifier: BSD-3-Clause
"""Compiler and linker flags for build systems other than CMake."""

import re

from stablehand import paths, stub

_ENTRY_POINTS = {"ops": "ops.map", "python": "python.map"}


def target_macro(target: str) -> str:
    """The value of TORCH_TARGET_VERSION for a version such as "2.10": 0x020a000000000000."""
    found = re.fullmatch(r"2\.([1-9][0-9]*)", target)
    newest = paths.newest_torch()
    if not found or not 9 <= int(found[1]) <= newest:
        raise ValueError(
            f"target '{target}' is not a version that can be targeted: write the oldest torch "
            f"that the binary must run on, from 2.9 to 2.{newest}, as in 2.10."
        )
    return f"0x02{int(found[1]):02x}000000000000"


def cxxflags(target: str = "2.9") -> list[str]:
    """What the compiler needs; `target` is the oldest torch that the binary must run on."""
    return [
        "-std=c++17",
        "-fPIC",
        "-fvisibility=hidden",
        "-fvisibility-inlines-hidden",
        "-ffunction-sections",
        "-fdata-sections",
        f"-DTORCH_TARGET_VERSION={target_macro(target)}",
        *(f"-I{folder}" for folder in paths.include_paths()),
    ]


def ldflags(kind: str = "ops") -> list[str]:
    """What the linker needs, after the sources.

    `kind` is "ops" (registers operators, no init function) or "python" (a module with PyInit_*).
    Makes the link stub in the user's cache folder, in the place of libtorch.
    """
    if kind not in _ENTRY_POINTS:
        raise ValueError(f"kind '{kind}' is unknown: write 'ops' or 'python'.")
    library, trimming = stub.build()
    flags = ["-shared", f"-Wl,--version-script={paths.root() / 'cmake' / _ENTRY_POINTS[kind]}"]
    if kind == "ops":  # what libtorch 2.9 lacks is an error at this link, not at the user's import
        flags.append("-Wl,-z,defs")
    return [
        *flags,
        *trimming,
        "-Wl,--push-state,--no-as-needed",
        str(library),
        "-Wl,--pop-state",
    ]

#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes what the tables determine: spec/shim.tsv the C headers, the availability macros and the
link stub, spec/ops.tsv the wrappers of stablehand/ops.h.

    python3 tools/generate.py            write into the tree
    python3 tools/generate.py --check    compare with the tree; exit status 1 and the stale file
    python3 tools/generate.py --counting-shim FOLDER    write the tests' stand-in for libtorch there

Headers of libtorch's C interface keep PyTorch's paths and include guards (include/torch/csrc/…), so
where PyTorch's copy came first, ours is skipped. Each of ours defines a sentinel, and a header that
needs our copy asks for it, right after including it:

    #include <torch/csrc/stable/c/shim.h>
    #ifndef STABLEHAND_DECLARES_STABLE_C_SHIM
    #error "PyTorch's own torch/csrc/stable/c/shim.h was included first: put Stablehand's include
            folder before torch's."
    #endif

The sentinel is STABLEHAND_DECLARES_ and the path below torch/csrc (without inductor/) in capitals:
STABLEHAND_DECLARES_AOTI_TORCH_C_SHIM, STABLEHAND_DECLARES_AOTI_TORCH_GENERATED_C_SHIM_CPU.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import op_wrapper
from shim import availability, counting, header, stub, table

ROOT = Path(__file__).resolve().parent.parent


def outputs(rows: list[table.Row]) -> dict[str, str]:
    """Path below the repository's root -> content."""
    by_header: dict[str, list[table.Row]] = {}
    for row in rows:
        by_header.setdefault(row.header, []).append(row)
    files = {f"include/{name}": header.render(name, of) for name, of in by_header.items()}
    files[f"include/{availability.PATH}"] = availability.render(rows)
    files[stub.PATH] = stub.render(rows)
    files[f"include/{op_wrapper.PATH}"] = op_wrapper.render()
    return files


def stale(root: Path, files: dict[str, str]) -> list[str]:
    """Paths whose content in the tree is not what the table determines."""
    found = []
    for path, content in files.items():
        file = root / path
        if not file.is_file() or file.read_text(encoding="utf-8") != content:
            found.append(path)
    return found


def write(root: Path, files: dict[str, str]) -> None:
    for path in stale(root, files):
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(files[path], encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--spec", type=Path, default=ROOT / "spec" / "shim.tsv", help="the table")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to write or compare")
    parser.add_argument("--counting-shim", type=Path, metavar="FOLDER", help="write only that")
    options = parser.parse_args()
    try:
        rows = table.read(options.spec)
        if options.counting_shim:
            write(options.counting_shim, counting.outputs(rows, ROOT / "tests" / "support"))
            return 0
        files = outputs(rows)
    except (table.TableError, op_wrapper.SchemaError, OSError) as error:
        print(f"generate.py: {error}", file=sys.stderr)
        return 2
    if not options.check:
        write(options.root, files)
        return 0
    for path in (found := stale(options.root, files)):
        print(
            f"{path} is not what the tables in spec/ determine: run `python3 tools/generate.py`.",
            file=sys.stderr,
        )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

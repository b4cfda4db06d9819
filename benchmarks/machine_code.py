# machine_code.py: what a compiler made of a function, for benchmarks that compare functions.
# SPDX-License-Identifier: BSD-3-Clause
"""The instructions of a library's functions, by objdump."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

# Of 16 bytes and more, to or from an array: constants and the stack do not count.
WIDE_MOVE = re.compile(r"v?mov(?:up|ap|dq)\w* .*\((?!%rip|%rsp|%rbp)%")
WIDE_REGISTER = re.compile(r"%[yz]mm")


def functions(library: Path) -> dict[str, list[str]]:
    """Name -> instructions, without addresses, so that equal code is equal text."""
    command = ["objdump", "-d", "--no-show-raw-insn", "--no-addresses", str(library)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"bench: {' '.join(command)} failed\n{done.stderr[-2000:]}")
    found: dict[str, list[str]] = {}
    for block in done.stdout.split("\n\n"):
        name, *lines = block.strip().splitlines() or [""]
        if name.endswith(">:"):
            found[name[1:-2]] = without_padding([plain(line) for line in lines])
    return found


def plain(line: str) -> str:
    """An instruction; where a constant lies is no difference."""
    return re.sub(r"0x[0-9a-f]+\(%rip\)", "(%rip)", line.partition("#")[0].strip())


def without_padding(lines: list[str]) -> list[str]:
    """Without what fills the space up to the next function."""
    while lines and ("nop" in lines[-1] or lines[-1].startswith(("int3", "xchg"))):
        lines.pop()
    return lines


def is_vectorised(lines: list[str]) -> bool:
    """Whether a loop over an array of floats takes several at a time (on x86)."""
    return any(WIDE_MOVE.match(line) or WIDE_REGISTER.search(line) for line in lines)

# SPDX-License-Identifier: BSD-3-Clause
"""The rules for files that no formatter knows."""

import re
from collections.abc import Iterator
from pathlib import Path

LICENCE = "SPDX-License-Identifier: BSD-3-Clause"
SOURCES = {".cmake", ".cpp", ".cu", ".h", ".mm", ".py", ".sh"}
SOURCE_NAMES = {"CMakeLists.txt", "dev", "run"}
HEAD_LINES = 5  # Where the licence and the mark of a generated file stand.
LONGEST_HEADER = 300
GENERATED = re.compile(r"generated (from \S+ )?by tools/", re.IGNORECASE)
# The folders of one person or one machine; written so that this line does not match itself.
PRIVATE_PATH = re.compile(r"(?<![\w.~$}])/(?:home|root|Users|work)/[\w.]")
# Tables keep their tabs.
WITH_TABS = {".tsv"}


def is_generated(text: str) -> bool:
    """Say whether a file's head says that a tool wrote it."""
    return any(GENERATED.search(line) for line in text.splitlines()[:HEAD_LINES])


def is_source(path: Path) -> bool:
    """Say whether a file is one that carries the licence line."""
    return path.suffix in SOURCES or path.name in SOURCE_NAMES


def broken_rules(path: Path, text: str) -> Iterator[str]:
    """Yield 'PATH:LINE: what is wrong and what to do' for one file."""
    lines = text.splitlines()
    if is_source(path) and not any(LICENCE in line for line in lines[:HEAD_LINES]):
        yield f"{path}:1: no '{LICENCE}' in the first {HEAD_LINES} lines: add it"
    if path.suffix == ".h" and len(lines) > LONGEST_HEADER and not is_generated(text):
        yield f"{path}:{len(lines)}: a header of more than {LONGEST_HEADER} lines: divide it"
    for number, line in enumerate(lines, 1):
        if "\t" in line and path.suffix not in WITH_TABS:
            yield f"{path}:{number}: a tab: write blanks"
        if line != line.rstrip() and path.suffix not in WITH_TABS:
            yield f"{path}:{number}: blanks at the end of the line: remove them"
        if PRIVATE_PATH.search(line):
            yield f"{path}:{number}: a folder of one machine: write a relative path or a variable"
    if text and not text.endswith("\n"):
        yield f"{path}:{len(lines)}: no line end at the end of the file: add it"


def mended(path: Path, text: str) -> str:
    """Return the text without what can be mended without thinking."""
    if path.suffix in WITH_TABS or not text:
        return text
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"

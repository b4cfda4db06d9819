# SPDX-License-Identifier: BSD-3-Clause
"""A table in plain text."""

from collections.abc import Sequence


def render(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return the rows in aligned columns under a header and a rule."""
    lines = [list(header), *[list(row) for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(header))]
    rule = ["-" * width for width in widths]
    lines.insert(1, rule)
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)

# common.py: what the benchmarks share: figures, the table, the facts of the machine.
# SPDX-License-Identifier: BSD-3-Clause
"""A benchmark measures figures, each a ratio from one run, and prints them as one table."""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent


@dataclass(frozen=True)
class Figure:
    """One line of the table: what is compared, the ratio found and the ratio allowed."""

    name: str
    ours: str
    theirs: str
    ratio: float
    limit: float
    verdict: str = ""  # why it holds whatever the ratio

    @property
    def holds(self) -> bool:
        return self.ratio <= self.limit or bool(self.verdict)

    @property
    def answer(self) -> str:
        """The last cell of its line."""
        return self.verdict or ("yes" if self.holds else "NO")


def run(command: list[str]) -> float:
    """Run a command to its end and return the CPU seconds that it took, children included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        line = " ".join(command)
        sys.exit(
            f"bench: this command failed, run it by hand to see more: {line}\n{done.stderr[-2000:]}"
        )
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def note(text: str) -> None:
    """Progress, on stderr so that the table can be piped."""
    print(text, file=sys.stderr, flush=True)


def torch_folder() -> Path:
    """The installed torch of this Python, which must be 2.15."""
    version = importlib.metadata.version("torch")
    if not version.startswith("2.15."):
        sys.exit(
            f"bench: the figures compare with torch 2.15, this Python has {version}; run ./dev bench"
        )
    return Path(str(importlib.metadata.distribution("torch").locate_file("torch")))


def machine(count: int) -> dict[str, str]:
    """What the figures were measured on."""
    compiler = subprocess.run(
        [os.environ.get("CXX", "g++"), "--version"], capture_output=True, text=True, check=True
    )
    return {
        "machine": platform.machine(),
        "cpus": str(os.cpu_count()),
        "system": platform.freedesktop_os_release().get("PRETTY_NAME", platform.system()),
        "compiler": compiler.stdout.splitlines()[0],
        "python": platform.python_version(),
        "command": f"./dev bench {Path(sys.argv[0]).stem} --pairs {count}",
    }


def table(figures: list[Figure]) -> str:
    """The figures as a markdown table."""
    rows = [("figure", "ours", "theirs", "ratio", "at most", "holds")]
    rows += [
        (f.name, f.ours, f.theirs, f"{f.ratio:.4f}", f"{f.limit:.4f}", f.answer) for f in figures
    ]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


Measure = Callable[[Path, argparse.Namespace], list[Figure]]


def arguments(description: str | None) -> argparse.ArgumentParser:
    """The options that every benchmark has."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--pairs", type=int, default=7, help="interleaved pairs per figure (default 7)"
    )
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    return parser


def report(args: argparse.Namespace, unit: str, measure: Measure) -> int:
    """Measure in a fresh folder, print the table, write JSON; 1 if a figure does not hold."""
    with tempfile.TemporaryDirectory() as work:
        figures = measure(Path(work), args)
    facts = machine(args.pairs)
    print("\n".join(f"{key}: {value}" for key, value in facts.items()))
    print(f"medians of {args.pairs} interleaved pairs; {unit}\n")
    print(table(figures))
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        record = {**facts, "figures": [{**asdict(f), "holds": f.holds} for f in figures]}
        args.json.write_text(json.dumps(record, indent=2) + "\n")
    return 0 if all(f.holds for f in figures) else 1

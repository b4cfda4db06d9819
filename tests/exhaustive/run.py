# SPDX-License-Identifier: BSD-3-Clause
"""All 2^32 floats to each small type, and every code back, against real torch. Takes minutes.

`./dev test --exhaustive` calls it. STABLEHAND_TORCHES: the Pythons that have torch, divided by ':'.
Arguments: the types to compare; all without any. Built with g++ (or CXX) and clang++, plain and,
where the processor has them, with AVX2 and F16C. Each torch and each build is asked once for the
digests of its results, a block of 2^24 numbers at a time; where two digests differ, the numbers of
that block are compared. What a torch said is kept in build/exhaustive/.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))

from tests.support.torches import Torch, torches  # noqa: E402

SWEEP = HERE / "sweep.py"
KEPT = ROOT / "build" / "exhaustive"
TYPES = (
    "float16",
    "bfloat16",
    "float8_e4m3fn",
    "float8_e4m3fnuz",
    "float8_e5m2",
    "float8_e5m2fnuz",
    "float8_e8m0fnu",
)
AVX2 = ("-mavx2", "-mf16c")


@dataclass(frozen=True)
class Source:
    """Where codes come from: a torch, or a program run below the newest torch's Python."""

    name: str
    python: Path
    argument: str
    kept: str = ""  # the name of a file that may have the answer

    def sweep(self, *words: str) -> str:
        """What sweep.py answers."""
        command = [str(self.python), str(SWEEP), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{self.name}: {' '.join(command)} failed\n{done.stderr[-2000:]}")
        return done.stdout.strip()

    def digests(self, type_name: str) -> dict[str, list[str]]:
        """What is converted -> a digest for each block."""
        start = time.monotonic()
        file = KEPT / f"{self.kept}-{type_name}.json"
        known = bool(self.kept) and file.is_file()
        text = file.read_text() if known else self.sweep("digests", type_name, self.argument)
        if self.kept and not known:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text + "\n")
        answer = json.loads(text)
        note = f", {answer['note']}" if answer["note"] else ""
        took = "as kept" if known else f"{time.monotonic() - start:.0f} s"
        tell(f"  {type_name}, {self.name}: {took}{note}")
        found: dict[str, list[str]] = answer["digests"]
        return found


def tell(line: str) -> None:
    """Prints a line at once and whole, from any thread."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def of_torch(torch: Torch) -> Source:
    """A torch as a source."""
    script = hashlib.sha256(SWEEP.read_bytes()).hexdigest()[:8]
    return Source(f"torch {torch}", torch.python, "torch", f"torch-{torch}-{script}")


def build(folder: Path, compiler: str, flags: tuple[str, ...]) -> Source:
    """The program, compiled with these flags for the processor."""
    name = " ".join([compiler, *flags])
    output = folder / name.replace(" ", "").replace("/", "_")
    command = [compiler, "-std=c++17", "-O2", *flags]
    command += ["-DTORCH_TARGET_VERSION=0x0209000000000000"]
    command += ["-I", str(ROOT / "headeronly"), "-I", str(ROOT / "include")]
    command += [str(HERE / "small_floats.cpp"), "-o", str(output)]
    if subprocess.run(command, check=False).returncode != 0:
        sys.exit(f"This must compile first: {' '.join(command)}")
    return Source(name, torches()[-1].python, str(output))


def has_avx2() -> bool:
    """Whether this processor has what the second build uses."""
    try:
        words = set(Path("/proc/cpuinfo").read_text().split())
    except OSError:
        return False
    return {"avx2", "f16c"} <= words


def compare(
    type_name: str, references: list[Source], builds: list[Source]
) -> list[tuple[str, ...]]:
    """A line of the table for each kind of conversion; the last cells tell the result."""
    sources = [*references, *builds]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda source: source.digests(type_name), sources))
    lines = []
    for what in found[0]:
        theirs, ours = (part for part in (found[: len(references)], found[len(references) :]))
        differ = 0
        for reference, expected in zip(references, theirs, strict=True):
            for program, got in zip(builds, ours, strict=True):
                pairs = enumerate(zip(expected[what], got[what], strict=True))
                blocks = [str(block) for block, (a, b) in pairs if a != b]
                if blocks:
                    differ += 1
                    words = ["differences", type_name, program.argument, what, *blocks]
                    sentence = reference.sweep(*words)
                    tell(f"{type_name} {what}, {program.name}, {reference.name}: {sentence}")
        short = [overall(digests[what]) for digests in found]
        lines.append((type_name, what, *short, f"{differ} differ" if differ else "same"))
    return lines


def overall(digests: list[str]) -> str:
    """One digest of all blocks."""
    return hashlib.sha256("".join(digests).encode()).hexdigest()[:8]


def table(rows: list[tuple[str, ...]]) -> str:
    """A markdown table."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def main() -> int:
    compilers = dict.fromkeys([os.environ.get("CXX", "g++"), "clang++"])
    flag_sets = [(), AVX2] if has_avx2() else [()]
    with tempfile.TemporaryDirectory() as folder:
        builds = [build(Path(folder), cxx, flags) for cxx in compilers for flags in flag_sets]
        references = [of_torch(torch) for torch in torches()]
        rows = [("type", "what", *(source.name for source in [*references, *builds]), "result")]
        for type_name in sys.argv[1:] or TYPES:
            rows += compare(type_name, references, builds)
    tell("\nDigests of all results; equal digests are equal results, NaN taken as NaN.\n")
    tell(table(rows))
    return int(any(row[-1] != "same" for row in rows[1:]))


if __name__ == "__main__":
    sys.exit(main())

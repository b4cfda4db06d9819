# SPDX-License-Identifier: BSD-3-Clause
"""All 2^32 floats to each small type, and every code back, against real torch. Takes minutes.

`./dev test --exhaustive` calls it. STABLEHAND_TORCHES: the Pythons that have torch, divided by ':'.
Arguments: the types to compare; all without any. The plain build and, where the processor has
AVX2 and F16C, that build are compared with the last torch, the plain one with all.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))

from tests.support.torches import torches  # noqa: E402

PLAIN: list[str] = []
AVX2 = ["-mavx2", "-mf16c"]


def build(output: Path, flags: list[str]) -> Path:
    """The program, compiled with these flags for the processor."""
    command = [os.environ.get("CXX", "g++"), "-std=c++17", "-O2", *flags]
    command += ["-DTORCH_TARGET_VERSION=0x0209000000000000"]
    command += ["-I", str(ROOT / "headeronly"), "-I", str(ROOT / "include")]
    subprocess.run([*command, str(HERE / "small_floats.cpp"), "-o", str(output)], check=True)
    return output


def has_avx2() -> bool:
    """Whether this processor has what the second build uses."""
    try:
        words = set(Path("/proc/cpuinfo").read_text().split())
    except OSError:
        return False
    return {"avx2", "f16c"} <= words


def main() -> int:
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        plain = build(Path(folder) / "plain", PLAIN)
        jobs = [(torch, plain) for torch in torches()]
        if has_avx2():
            jobs.append((torches()[-1], build(Path(folder) / "avx2", AVX2)))
        for torch, program in jobs:
            print(f"torch {torch}, {program.name} build", flush=True)
            command = [str(torch.python), str(HERE / "compare.py"), str(program), *sys.argv[1:]]
            failed |= subprocess.run(command, check=False).returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

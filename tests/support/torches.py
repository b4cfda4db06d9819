# SPDX-License-Identifier: BSD-3-Clause
"""The real torches that tests run against: STABLEHAND_TORCHES, executables divided by ':'."""

from __future__ import annotations

import functools
import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

ASK = """
import importlib.metadata, importlib.util, json, pathlib
folder = pathlib.Path(importlib.util.find_spec("torch").origin).parent
print(json.dumps([importlib.metadata.version("torch"), str(folder)]))
"""


@dataclass(frozen=True)
class Torch:
    """One environment with torch; printed by its version in the names of tests."""

    python: Path
    version: str
    folder: Path  # of the package

    def __str__(self) -> str:
        return self.version

    @property
    def minor(self) -> int:
        return int(self.version.split(".")[1])

    @property
    def include(self) -> Path:
        return self.folder / "include"

    def run(self, *arguments: object, timeout: float = 300) -> subprocess.CompletedProcess[str]:
        """Runs its Python; the caller looks at the exit status."""
        command = [str(self.python), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)


@functools.cache
def torches() -> tuple[Torch, ...]:
    """All of them; without any, the tests fail: a check that did not run proves nothing."""
    named = [p for p in os.environ.get("STABLEHAND_TORCHES", "").split(":") if p]
    if not named:
        raise RuntimeError(
            "STABLEHAND_TORCHES is not set: run `./dev test`, which sets it, or give the Python "
            "executables of environments that have torch, divided by ':'."
        )
    return tuple(ask(Path(python)) for python in named)


def ask(python: Path) -> Torch:
    """Version and folder of the torch of one environment, without importing it."""
    try:
        answer = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise RuntimeError(
            f"{python} in STABLEHAND_TORCHES is no Python with torch: run `./dev test`, which "
            "makes the environments, or take it out."
        ) from error
    version, folder = json.loads(answer.stdout)
    return Torch(python, version, Path(folder))

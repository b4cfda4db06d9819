# SPDX-License-Identifier: BSD-3-Clause
"""The lock files in requirements/: which torch versions there are, and the key of each."""

import hashlib
import platform
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from .errors import Failure
from .paths import REQUIREMENTS

OLDEST = (2, 9)
DEFAULT_TORCH = "2.15.0"
TOOLS = "tools.txt"


def known_torches(folder: Path = REQUIREMENTS) -> dict[str, Path]:
    """Return the lock file of each torch version, oldest version first."""
    found = {}
    for path in folder.glob("torch-*.txt"):
        pin = re.search(r"^torch==(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        if pin is None:
            raise Failure(f"{path} has no line 'torch==VERSION': add it, it says what is locked.")
        found[pin.group(1)] = path
    return dict(sorted(found.items(), key=lambda item: numbers(item[0])))


def numbers(version: str) -> tuple[int, ...]:
    """Return a version's numbers for comparing: '2.10.0+cpu' → (2, 10, 0)."""
    return tuple(int(part) for part in re.findall(r"\d+", version.partition("+")[0]))


def choose_torches(asked: Sequence[str], known: Iterable[str]) -> list[str]:
    """Return the torch versions to use, each once and in the order asked."""
    known = list(known)
    for version in asked:
        if version in known:
            continue
        names = ", ".join(known)
        if not re.fullmatch(r"\d+(\.\d+)+", version):
            raise Failure(
                f"'{version}' is no torch version: write one that has a lock file ({names}), as in "
                f"--torch {known[-1]}.",
                status=2,
            )
        if numbers(version) < OLDEST:
            raise Failure(
                f"Torch {version} cannot be served: nothing older than torch 2.9 has the functions "
                f"that Stablehand stands on. Choose one of {names}.",
                status=2,
            )
        if longer := [one for one in known if one.startswith(f"{version}.")]:
            raise Failure(f"'{version}' lacks its last number: write {longer[-1]}.", status=2)
        raise Failure(
            f"There is no lock file for torch {version}: choose one of {names}, or add "
            f"requirements/torch-{'.'.join(version.split('.')[:2])}.txt.",
            status=2,
        )
    return list(dict.fromkeys(asked)) or [DEFAULT_TORCH]


def environment_key(lock: Path) -> str:
    """Return the key of the environment that a lock file describes, for the Python that runs this.

    The interpreter's place counts too: a virtual environment points to it. Comments do not count.
    """
    parts = [platform.python_version(), sys.base_prefix, platform.machine(), *pins(lock)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:12]


def pins(lock: Path) -> list[str]:
    """Return the lines of a lock file that say something."""
    lines = (line.split("#")[0].strip() for line in lock.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]

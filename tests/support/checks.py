# SPDX-License-Identifier: BSD-3-Clause
"""Checks that run inside environments with torch: one pytest test for each function and each torch.

The functions `check_...` of tests/torch/checks/NAME.py run in one process per torch (run.py there),
those marked `@since(10)` only from torch 2.10 on. A test file says

    @checks.of("NAME")
    def test_check(torch, check, extension):
        checks.passed(torch, check, extension("NAME"))
"""

from __future__ import annotations

import ast
import functools
import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support import build, torches

FOLDER = build.ROOT / "tests" / "torch" / "checks"
RUNNER = FOLDER / "run.py"


@dataclass(frozen=True)
class Check:
    file: Path
    name: str
    since: int

    def __str__(self) -> str:
        return self.name.removeprefix("check_")


def found(file: Path) -> list[Check]:
    """The checks of a file, without importing it: it imports torch."""
    functions = [
        n
        for n in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(n, ast.FunctionDef)
    ]
    return [Check(file, f.name, oldest(f)) for f in functions if f.name.startswith("check_")]


def oldest(function: ast.FunctionDef) -> int:
    for mark in function.decorator_list:
        if (
            isinstance(mark, ast.Call)
            and isinstance(mark.func, ast.Name)
            and mark.func.id == "since"
        ):
            return ast.literal_eval(mark.args[0])
    return 9


def of(name: str) -> Callable:
    """Parametrises a test over the checks of a file and the torches that each is for."""
    every = [
        (t, c)
        for t in torches.torches()
        for c in found(FOLDER / f"{name}.py")
        if c.since <= t.minor
    ]
    return pytest.mark.parametrize(("torch", "check"), every, ids=str)


@functools.cache
def outcome(
    torch: torches.Torch, file: Path, arguments: tuple[str, ...]
) -> tuple[dict[str, str | None], str]:
    """Traceback (or None) of each check, and what the process printed at its end."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report")
        done = torch.run(RUNNER, report, file, *arguments)
        lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    end = f"exit status {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
    return dict(json.loads(line) for line in lines), end


def passed(torch: torches.Torch, check: Check, *arguments: object) -> None:
    """Fails unless the check passed; `arguments` are sys.argv[1:] of its file."""
    results, end = outcome(torch, check.file, tuple(map(str, arguments)))
    if check.name not in results:
        pytest.fail(f"{check.file.name} ended before {check.name} did: {end}", pytrace=False)
    if error := results[check.name]:
        pytest.fail(error, pytrace=False)

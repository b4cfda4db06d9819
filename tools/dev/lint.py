# SPDX-License-Identifier: BSD-3-Clause
"""./dev lint: the formatters, the generator's check and the rules for files."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from .content import is_ignored
from .locks import TOOLS
from .paths import REQUIREMENTS, ROOT, usable_cache_folder
from .report import Reporter, Step
from .rules import broken_rules, is_generated, mended
from .run import Runner, Words, capture, new_log
from .venvs import environment

CPP = {".cpp", ".cu", ".h", ".mm"}
GENERATOR = ROOT / "tools" / "generate.py"


def lint(fix: bool, verbose: bool) -> int:
    """Check everything, after mending what can be mended if `fix`."""
    cache = usable_cache_folder()
    runner = Runner(new_log(cache, "lint"))
    reporter = Reporter(5, verbose)
    with reporter.step("build tools") as step:
        tools = environment(cache, "tools", REQUIREMENTS / TOOLS, step, runner)
    files = texts(ROOT)
    sound = []
    with reporter.step("generated files") as step:
        mode = [] if fix else ["--check"]
        sound.append(check([[sys.executable, GENERATOR, *mode]], step, runner))
    with reporter.step("format of C++ (clang-format)") as step:
        mode = ["-i"] if fix else ["--dry-run", "-Werror"]
        written = [path for path, text in files.items() if _hand_written(path, text)]
        command: Words = [tools.with_name("clang-format"), *mode, *written]
        sound.append(check([command] if written else [], step, runner, places))
    with reporter.step("rules and format of Python (ruff)") as step:
        sound.append(check(ruff_commands(tools.with_name("ruff"), fix), step, runner))
    with reporter.step("rules for files") as step:
        sound.append(check_rules(fix, step))
    reporter.line(
        "lint: " + ("all in order" if all(sound) else "see above; --fix mends the format")
    )
    return 0 if all(sound) else 1


def ruff_commands(ruff: Path, fix: bool) -> list[Words]:
    """Return what checks or mends Python; mended code is formatted before and after the rules."""
    layout: Words = [ruff, "format", "--quiet", "."]
    rules: Words = [ruff, "check", "--quiet", "--output-format", "concise", "."]
    if fix:
        return [layout, [*rules, "--fix"], layout]
    return [rules, [*layout, "--check", "--output-format", "concise"]]


def _hand_written(path: Path, text: str) -> bool:
    return path.suffix in CPP and not is_generated(text)


def places(output: str) -> str:
    """Return the first place of each file that clang-format would change."""
    found = dict(re.findall(r"^(\S+?):(\d+):\d+: ", "\n".join(reversed(output.splitlines())), re.M))
    return "\n".join(f"{path}:{line}: not formatted" for path, line in sorted(found.items()))


def check(
    commands: list[Words],
    step: Step,
    runner: Runner,
    short: Callable[[str], str] = str,
) -> bool:
    """Run commands that must end well and show, made short, what those say that do not."""
    sound = True
    step.work("at work")
    for command in commands:
        status, output = runner.attempt(command, step, cwd=ROOT)
        if status != 0:
            sound = False
            if not step.reporter.verbose:
                step.reporter.line(short(output))
    step.done("in order" if sound else "not in order")
    return sound


def check_rules(fix: bool, step: Step) -> bool:
    """Hold every file against the rules."""
    broken: list[str] = []
    for path, text in texts(ROOT).items():
        if fix and not is_generated(text) and mended(path, text) != text:
            text = mended(path, text)
            (ROOT / path).write_text(text, encoding="utf-8")
        broken += broken_rules(path, text)
    for line in broken:
        step.reporter.line(line)
    step.done("not in order" if broken else "in order")
    return not broken


def texts(root: Path) -> dict[Path, str]:
    """Return the text files of the repository by their relative paths."""
    found = {}
    for path in tracked(root):
        try:
            found[path] = (root / path).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue  # A picture; or a file that git knows and that was removed.
    return found


def tracked(root: Path) -> Iterator[Path]:
    """Yield the files that git tracks or would add; without git, all but hidden and built ones."""
    listed = capture(
        ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    )
    if listed:
        yield from sorted({Path(name) for name in listed.split("\0") if name})
        return
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name == ".ci" or not is_ignored(name)]
        yield from sorted(Path(folder, name).relative_to(root) for name in names)

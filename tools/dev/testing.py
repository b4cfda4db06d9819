# SPDX-License-Identifier: BSD-3-Clause
"""./dev test: the C++ tests through ctest, the Python tests through pytest, one sum."""

import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from . import debian
from .errors import Failure
from .locks import TOOLS, known_torches
from .paths import BUILD, REQUIREMENTS, ROOT, usable_cache_folder
from .report import Reporter, Step
from .run import Runner, Words, new_log
from .venvs import environment
from .wheels import build_environment, last_words

BINARIES = BUILD / "test"
TEST_CASE = re.compile(r'\b(?:[A-Z_]*TEST_CASE[A-Z_]*)\s*\(\s*"((?:[^"\\]|\\.)*)"')
NO_TESTS = 5  # pytest's exit status when it found none.


@dataclass(frozen=True)
class Count:
    """How many tests passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Count") -> "Count":
        """Return the sum."""
        return Count(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        )

    def __str__(self) -> str:
        """Return the line that ends a run."""
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


@dataclass(frozen=True)
class Choice:
    """Which tests to run: places for ctest, places for pytest, a part of the name."""

    native: list[Path]
    python: list[str]
    name: str


def choose(paths: list[str], name: str) -> Choice:
    """Sort the paths of a command line into C++ and Python tests."""
    if not paths:
        return Choice([Path("tests")], ["tests"], name)
    native, python = [], []
    for given in paths:
        path = Path(os.path.abspath(given.partition("::")[0]))
        if not path.exists() or not path.is_relative_to(ROOT / "tests"):
            raise Failure(
                f"There is no test at {given}: name a folder or file below tests/, as in "
                "tests/torch or tests/python/test_dev_parts.py::test_sizes.",
                status=2,
            )
        inside = path.relative_to(ROOT)
        if path.suffix == ".cpp" or (path.is_dir() and any(path.rglob("*.cpp"))):
            native.append(inside)
        if path.suffix == ".py" or (path.is_dir() and any(path.rglob("test_*.py"))):
            python.append(given.replace(given.partition("::")[0], str(inside), 1))
    return Choice(native, python, name)


def test(paths: list[str], name: str, verbose: bool) -> int:
    """Set up, run the chosen tests and print the sum."""
    choice = choose(paths, name)
    cache = usable_cache_folder()
    known = known_torches()
    runner = Runner(new_log(cache, "test"))
    steps = 2 + (len(known) + 1 if choice.python else 0) + (3 if choice.native else 0)
    reporter = Reporter(steps, verbose)
    with reporter.step("system packages") as step:
        debian.provide(debian.TEST, step, runner)
    with reporter.step("build tools") as step:
        tools = environment(cache, "tools", REQUIREMENTS / TOOLS, step, runner)
    torches = []
    for version, lock in known.items() if choice.python else ():
        with reporter.step(f"torch {version}") as step:
            torches.append(environment(cache, f"torch-{version}", lock, step, runner))
    count = Count()
    if choice.native:
        count += run_native(choice, tools, reporter, runner)
    if choice.python:
        count += run_python(choice, tools, torches, reporter, runner)
    if count == Count():
        named = f"with '{name}' in its name" if name else "at that place"
        raise Failure(f"There is no test {named}: see the files in tests/.", status=2)
    if count.failed:
        reporter.line(f"\nAll output: {runner.log}")
    reporter.line(str(count))
    return 1 if count.failed else 0


def exhaustive(types: list[str], verbose: bool) -> int:
    """Compare every float and code with real torch, by tests/exhaustive/run.py."""
    cache = usable_cache_folder()
    known = known_torches()
    runner = Runner(new_log(cache, "exhaustive"))
    reporter = Reporter(3 + len(known), verbose)
    with reporter.step("system packages") as step:
        debian.provide((*debian.BUILD, debian.CLANG), step, runner)
    with reporter.step("build tools") as step:
        tools = environment(cache, "tools", REQUIREMENTS / TOOLS, step, runner)
    torches = []
    for version, lock in known.items():
        with reporter.step(f"torch {version}") as step:
            torches.append(environment(cache, f"torch-{version}", lock, step, runner))
    env = build_environment(tools)
    env["STABLEHAND_TORCHES"] = os.pathsep.join(str(python) for python in torches)
    with reporter.step("every float and code") as step:
        step.work("comparing")
        command: Words = [tools, ROOT / "tests" / "exhaustive" / "run.py", *types]
        status, _ = runner.attempt(command, step, env, ROOT, show=True)
        step.done("no difference" if status == 0 else "not the same, see above")
    return status


def run_native(choice: Choice, tools: Path, reporter: Reporter, runner: Runner) -> Count:
    """Configure, build and run the C++ tests. What does not build counts as one failed test."""
    env = build_environment(tools)
    with reporter.step("C++ tests: configure") as step:
        step.work("cmake")
        configure: Words = ["cmake", "--preset", "test"]
        status, _ = runner.attempt(configure, step, env, ROOT, on_line=last_words())
        if status != 0:  # Half-made by a killed run, or made by another CMake or elsewhere.
            failing = "CMake could not configure the C++ tests: its last lines below say why."
            fresh = [*configure, "--fresh"]
            runner.run(fresh, step, failing, env=env, cwd=ROOT, on_line=last_words())
        step.done("done")
    with reporter.step("C++ tests: build") as step:
        step.work("compiling")
        build: Words = ["cmake", "--build", "--preset", "test"]
        status, output = runner.attempt(build, step, env, ROOT, on_line=last_words())
        if status != 0:
            if not reporter.verbose:
                reporter.line("\n".join(compiler_words(output)))
            step.done("failed")
            reporter.count += 1
            return Count(failed=1)
        step.done("done")
    with reporter.step("C++ tests: run") as step:
        step.work("ctest")
        count = Count()
        for place in choice.native:
            count += _ctest(place, choice.name, env, step, runner)
        step.done(str(count))
    return count


def compiler_words(output: str, most: int = 60) -> list[str]:
    """Return what a failed build said, without the lines of progress."""
    lines = [line for line in output.splitlines() if not re.match(r"\[\d+/\d+\] ", line)]
    return lines[:most]


def _ctest(place: Path, name: str, env: dict[str, str], step: Step, runner: Runner) -> Count:
    """Run the C++ tests of one folder or file below tests/."""
    report = BINARIES / "ctest.xml"
    report.unlink(missing_ok=True)
    command: Words = ["ctest", "--no-tests=ignore", "--output-junit", report]
    if (BINARIES / place / "CTestTestfile.cmake").is_file():  # A folder that has tests of its own.
        command += ["--test-dir", BINARIES / place, "--output-on-failure"]
        command += ["--parallel", str(os.cpu_count() or 1)]
        pattern = _plain(name)
    else:
        command += ["--preset", "test"]
        pattern = selection(place, name)
    command += ["-R", pattern] if pattern else []
    status, output = runner.attempt(command, step, env, ROOT, on_line=last_words())
    count = read_junit(report)
    if status != 0:
        step.reporter.line("\n".join(failed_tests(output)))
        return count if count.failed else count + Count(failed=1)
    return count


def selection(place: Path, name: str) -> str:
    """Return the regular expression that chooses the tests of a file or folder by their names.

    ctest knows the names of tests and not their files, so the names are read from the files.
    """
    inside = ROOT / place
    names = []
    for path in [inside] if inside.is_file() else sorted(inside.rglob("*.cpp")):
        names.append(path.stem)
        names += TEST_CASE.findall(path.read_text(encoding="utf-8"))
    chosen = [_plain(item) for item in names if name in item]
    return f"({'|'.join(chosen)})" if chosen else "^$"


def _plain(text: str) -> str:
    """Escape what is special in CMake's regular expressions."""
    return re.sub(r"([\\^$.*+?()\[\]|])", r"\\\1", text)


def failed_tests(output: str) -> list[str]:
    """Return what ctest said about failed tests, without the lines of those that passed."""
    passed = re.compile(r"\s*(Start +\d+: |\d+/\d+ Test +#\d+: .* Passed )")
    return [line for line in output.splitlines() if not passed.match(line)]


def run_python(
    choice: Choice, tools: Path, torches: list[Path], reporter: Reporter, runner: Runner
) -> Count:
    """Run pytest; its own words go to the terminal."""
    env = build_environment(tools)
    env["STABLEHAND_TORCHES"] = os.pathsep.join(str(python) for python in torches)
    with reporter.step("Python tests") as step, tempfile.TemporaryDirectory() as folder:
        step.work("pytest")
        report = Path(folder, "pytest.xml")
        command: Words = [tools, "-m", "pytest", "-p", "no:cacheprovider", f"--junit-xml={report}"]
        command += ["-k", choice.name] if choice.name else []
        command += ["-v"] if reporter.verbose else []
        status, _ = runner.attempt([*command, *choice.python], step, env, ROOT, show=True)
        count = read_junit(report)
        if status not in (0, NO_TESTS) and not count.failed:
            count += Count(failed=1)  # It could not even collect.
        step.done(str(count))
    return count


def read_junit(report: Path) -> Count:
    """Return the counts of a JUnit file, as pytest and ctest write it; none if there is no file."""
    if not report.is_file():
        return Count()
    root = ElementTree.parse(report).getroot()
    total = Count()
    for suite in root.iter("testsuite"):
        number = {key: int(suite.get(key, "0")) for key in ("tests", "failures", "errors")}
        skipped = int(suite.get("skipped", "0")) + int(suite.get("disabled", "0"))
        failed = number["failures"] + number["errors"]
        total += Count(number["tests"] - failed - skipped, failed, skipped)
    return total

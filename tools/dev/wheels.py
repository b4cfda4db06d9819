# SPDX-License-Identifier: BSD-3-Clause
"""The wheels of Stablehand and of the skeleton, built once for each content of their sources."""

import json
import os
import platform
import shutil
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .content import content_key, file_sha256
from .debian import compiler
from .errors import Failure
from .locking import locked
from .locks import TOOLS, pins
from .paths import REQUIREMENTS, ROOT, SKELETON
from .report import Step, duration
from .run import Runner, Words, capture, clean_environment
from .venvs import PIP_OPTIONS, explain_pip

STABLEHAND_SOURCES = (
    *("CMakeLists.txt", "LICENSE", "README.md", "cmake", "headeronly", "include", "pyproject.toml"),
    *("python", "spec"),
)
RECORD = "built.json"
# What changes a binary without changing a source.
COMPILER_SETTINGS = ("CXX", "CXXFLAGS", "CPPFLAGS", "LDFLAGS", "CMAKE_GENERATOR", "CMAKE_ARGS")


@dataclass(frozen=True)
class Wheel:
    """A wheel in the cache, the seconds that its build took, and whether that was just now."""

    path: Path
    seconds: float
    fresh: bool


def stablehand_wheel(cache: Path, python: Path, step: Step, runner: Runner) -> Wheel:
    """Return Stablehand's own wheel: headers, CMake files and the Python package."""
    folder = _folder(cache, "stablehand", ROOT, STABLEHAND_SOURCES)
    # Headers need no compiler, so nothing is proved by isolation here; our pinned tools are faster.
    wheel = _wheel(folder, ROOT, python, ("--no-build-isolation",), step, runner)
    if not wheel.path.name.endswith("-py3-none-any.whl"):
        raise Failure(
            f"{wheel.path.name} is not for every Python and platform: see pyproject.toml."
        )
    return wheel


def skeleton_wheel(
    cache: Path, python: Path, stablehand: Wheel, step: Step, runner: Runner
) -> Wheel:
    """Return the wheel of examples/skeleton, built in isolation from what is on the machine."""
    words = [file_sha256(stablehand.path), capture([*compiler().split(), "--version"])]
    folder = _folder(cache, "skeleton", SKELETON, (".",), words)
    # An option, and not PIP_FIND_LINKS: options add to the user's own settings, and pip hands
    # them on to the isolated environment.
    options = ("--find-links", stablehand.path.parent.as_uri())
    return _wheel(folder, SKELETON, python, options, step, runner)


def installed(cache: Path, python: Path, wheel: Path, step: Step, runner: Runner) -> Path:
    """Return a folder with the wheel installed in it, to be put on PYTHONPATH.

    One folder for all torch versions, named by the wheel's SHA-256: the environments stay as their
    lock files say, two checkouts never see each other's wheel, and every torch loads the very
    same file.
    """
    target = cache / "installed" / file_sha256(wheel)[:16]
    if target.is_dir():
        return target
    with locked(target.with_name(target.name + ".lock"), step, runner):
        half = target.with_name(target.name + ".tmp")
        shutil.rmtree(half, ignore_errors=True)
        command: Words = [python, "-m", "pip", "install", *PIP_OPTIONS]
        runner.run(
            [*command, "--no-deps", "--no-index", "--no-compile", "--target", half, wheel],
            step,
            f"pip could not install {wheel.name}: its last lines below say why.",
        )
        if not target.is_dir():
            half.rename(target)
    return target


def binary_sizes(wheel: Path) -> dict[str, int]:
    """Return the size of each shared library in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {
            info.filename: info.file_size
            for info in archive.infolist()
            if info.filename.endswith((".so", ".dylib", ".pyd", ".dll"))
        }


def _folder(
    cache: Path, name: str, root: Path, inputs: tuple[str, ...], words: list[str] | None = None
) -> Path:
    """Return the folder of a wheel, whose name is the key of all that goes into it."""
    present = [item for item in inputs if (root / item).exists()]
    settings = [f"{word}={os.environ[word]}" for word in COMPILER_SETTINGS if word in os.environ]
    everything = [*pins(REQUIREMENTS / TOOLS), platform.machine(), *settings, *(words or [])]
    return cache / "wheels" / f"{name}-{content_key(root, present, everything)}"


def _wheel(
    folder: Path,
    source: Path,
    python: Path,
    options: tuple[str, ...],
    step: Step,
    runner: Runner,
) -> Wheel:
    found = _recorded(folder)
    if found:
        return found
    with locked(folder.with_name(folder.name + ".lock"), step, runner):
        found = _recorded(folder)  # The one we waited for may have built it.
        if found:
            return found
        half = folder.with_name(folder.name + ".tmp")
        shutil.rmtree(half, ignore_errors=True)
        shutil.rmtree(folder, ignore_errors=True)
        half.mkdir(parents=True)
        try:
            _build(half, source, python, options, step, runner)
            half.rename(folder)
        finally:
            shutil.rmtree(half, ignore_errors=True)
    built = _recorded(folder)
    assert built is not None
    return Wheel(built.path, built.seconds, fresh=True)


def _recorded(folder: Path) -> Wheel | None:
    try:
        record = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    path = folder / record["wheel"]
    return Wheel(path, record["seconds"], fresh=False) if path.is_file() else None


def _build(
    folder: Path,
    source: Path,
    python: Path,
    options: tuple[str, ...],
    step: Step,
    runner: Runner,
) -> None:
    step.work("building (pip wheel)")
    before = step.seconds
    command: Words = [python, "-m", "pip", "wheel", *PIP_OPTIONS, "-v", "--no-deps"]
    runner.run(
        [*command, "--wheel-dir", folder, *options, source],
        step,
        f"The wheel of {folder.name.split('-')[0]} could not be built: the last lines say why.",
        env=build_environment(python),
        on_line=last_words(),
        explain=explain_pip,
    )
    names = [path.name for path in folder.glob("*.whl")]
    if len(names) != 1:
        raise Failure(f"The build left {len(names)} wheels where one was expected: {names}.")
    record = {"wheel": names[0], "seconds": round(step.seconds - before, 2)}
    (folder / RECORD).write_text(json.dumps(record) + "\n", encoding="utf-8")


def build_environment(python: Path) -> dict[str, str]:
    """Return the environment for builds: our pins as constraints, CMake and Ninja at hand.

    The system's own CMake comes first, if it has one that is new enough.
    """
    tools = str(python.parent)
    path = os.environ.get("PATH", os.defpath)
    ours_first = not system_cmake_is_new_enough()
    constraint = (REQUIREMENTS / TOOLS).as_uri()
    env = {"PATH": f"{tools}{os.pathsep}{path}" if ours_first else f"{path}{os.pathsep}{tools}"}
    env["CMAKE_GENERATOR"] = os.environ.get("CMAKE_GENERATOR", "Ninja")  # a bare Debian has no make
    for name in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"):  # pip < 25.3 reads the first in builds.
        env[name] = f"{os.environ.get(name, '')} {constraint}".strip()
    return clean_environment(env)


def system_cmake_is_new_enough(oldest: tuple[int, int] = (3, 25)) -> bool:
    """Say whether the CMake on PATH will do."""
    words = capture(["cmake", "--version"]).split()
    numbers = words[2].split(".")[:2] if len(words) > 2 else []
    return len(numbers) == 2 and tuple(int(number) for number in numbers) >= oldest


def last_words() -> Callable[[str], str]:
    """Return a reader that keeps what a build's line says, short."""

    def read(line: str) -> str:
        return " ".join(line.split())[:100]

    return read


def describe(wheel: Wheel) -> str:
    """Return 'built in 6.1 s', or that it was built before."""
    if wheel.fresh:
        return f"built in {duration(wheel.seconds)}"
    return f"unchanged, built before in {duration(wheel.seconds)}"

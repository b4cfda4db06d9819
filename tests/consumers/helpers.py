# SPDX-License-Identifier: BSD-3-Clause
"""Runs cmake and pip as a user of Stablehand does, and looks at what they make."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support import build, elf, spec

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
SKELETON = ROOT / "examples" / "skeleton"
# What torch itself needs: a binary that asks for more would run on fewer machines than torch does.
FLOORS = {"GLIBC": (2, 28), "GLIBCXX": (3, 4, 22), "CXXABI": (1, 3, 11)}


def run(*command: object, env: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    """Both outputs of a command, as one text; one that fails raises BuildError with them."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        env={**os.environ, **(env or {})},
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise build.BuildError(f"{' '.join(words)}\n{done.stdout}")
    return done.stdout


def cmake() -> str:
    """The cmake beside this Python, where there is one, else the system's."""
    beside = Path(sys.executable).parent / "cmake"
    return str(beside) if beside.is_file() else build.need("cmake")


def configure(source: Path, folder: Path, **variables: object) -> str:
    settings = {"CMAKE_BUILD_TYPE": "Release", **variables}
    return run(cmake(), "-S", source, "-B", folder, *(f"-D{k}={v}" for k, v in settings.items()))


def compile_extension(source: Path, folder: Path, **variables: object) -> Path:
    """Configures and builds one of the projects here; the path of its extension."""
    configure(source, folder, **variables)
    run(cmake(), "--build", folder)
    return folder / "_C.so"


def one_line(text: str) -> str:
    """CMake breaks its messages into lines."""
    return re.sub(r"\s+", " ", text)


def pip(*arguments: object, python: Path | str = sys.executable, **env: str) -> str:
    command = (python, "-m", "pip", "--disable-pip-version-check", *arguments)
    return run(*command, env=env)


def virtual_environment(folder: Path, torch: Path | None = None) -> Path:
    """The Python of a new environment, which sees a given site-packages folder too."""
    run(sys.executable, "-m", "venv", folder)
    if torch:
        [site] = folder.glob("lib/python*/site-packages")
        (site / "torch.pth").write_text(f"{torch}\n")
    return folder / "bin" / "python"


def poisoned(folder: Path) -> Path:
    """A folder for PYTHONPATH in which importing torch raises."""
    (folder / "torch").mkdir(parents=True)
    (folder / "torch" / "__init__.py").write_text(
        'raise RuntimeError("the build imported torch")\n'
    )
    return folder


def symbol_versions(library: Path) -> set[tuple[str, tuple[int, ...]]]:
    """The versions of system libraries that a binary asks for, as ("GLIBC", (2, 14))."""
    text = build.run(["readelf", "-W", "--version-info", library])
    found = re.findall(r"Name: (\w+)_([0-9.]+) ", text)
    return {(name, tuple(int(part) for part in number.split("."))) for name, number in found}


def check_extension(library: Path) -> None:
    """What holds for every extension with ops that our helpers link."""
    assert [n for n in elf.entries(library, "NEEDED") if "torch" in n or "c10" in n] == [
        "libtorch.so"
    ]
    assert not elf.entries(library, "RPATH") + elf.entries(library, "RUNPATH")
    assert elf.exported(library) == {"stablehand_status"}
    undefined = [s for s in elf.dynamic_symbols(library).values() if not s.defined]
    ours = [s for s in undefined if "torch" in s.name or "c10" in s.name]
    assert ours
    assert not [s.name for s in ours if s.name.startswith("_Z")]
    assert {s.name for s in ours if s.bind == "GLOBAL"} <= spec.strong_names()
    assert not {v for v in symbol_versions(library) if v[1] > FLOORS.get(v[0], (99,))}


def stripped_copy(library: Path, folder: Path) -> Path:
    copy = folder / library.name
    shutil.copy(library, copy)
    run(build.need("strip"), copy)
    return copy

# SPDX-License-Identifier: BSD-3-Clause
"""./dev as a user meets it: its help, what it refuses, the environments that it makes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dev import debian, locks, paths, run, venvs
from dev.errors import Failure
from dev.report import Reporter

ROOT = Path(__file__).resolve().parents[2]


def dev(*words: str, python: str = sys.executable, **env: str) -> subprocess.CompletedProcess[str]:
    """Run ./dev as a user would."""
    return subprocess.run(
        [python, ROOT / "dev", *words],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
    )


def old_python() -> str | None:
    """Return an interpreter that ./dev must refuse, if the machine has one."""
    names = [f"python3.{minor}" for minor in range(4, 11)] + ["python2.7"]
    found = [shutil.which(name) for name in names]
    versions = Path.home() / ".pyenv" / "versions"
    found += [str(path) for path in sorted(versions.glob("[23].[!1]*/bin/python"))]
    found += [str(path) for path in sorted(versions.glob("3.10.*/bin/python"))]
    for path in filter(None, found):
        if subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0:
            return path
    return None


# The command line


def test_help_teaches_each_command() -> None:
    text = dev("--help").stdout
    for word in ("demo", "test", "lint", "bench", "examples:", "caches", "stablehand"):
        assert word in text
    for command in ("demo", "test", "lint", "bench"):
        assert "examples:" in dev(command, "--help").stdout


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("2.8.0", "nothing older than torch 2.9"),
        ("1.13", "nothing older than torch 2.9"),
        ("2.11.0", "There is no lock file for torch 2.11.0: choose one of 2.9.1, 2.13.0, 2.15.0"),
        ("2.13", "'2.13' lacks its last number: write 2.13.0."),
        ("newest", "'newest' is no torch version"),
    ],
)
def test_torch_that_cannot_be_served(version: str, sentence: str, tmp_path: Path) -> None:
    done = dev("demo", "--torch", version, XDG_CACHE_HOME=str(tmp_path))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_path_that_is_no_test(tmp_path: Path) -> None:
    done = dev("test", "tests/none_such", XDG_CACHE_HOME=str(tmp_path))
    assert done.returncode == 2
    assert "There is no test at tests/none_such" in done.stderr


@pytest.mark.parametrize("command", ["demo", "test", "lint", "bench"])
def test_cache_that_cannot_be_written(command: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    done = dev(command, XDG_CACHE_HOME=str(file))
    assert done.returncode == 1
    assert f"The cache folder {file}/stablehand cannot be written to" in done.stderr
    assert "XDG_CACHE_HOME" in done.stderr
    assert "Traceback" not in done.stderr


def test_old_python_gets_a_sentence() -> None:
    python = old_python()
    if python is None:
        pytest.skip("no Python older than 3.11 on this machine")
    done = dev("demo", python=python)
    assert done.returncode == 1
    assert done.stderr.startswith("./dev needs Python 3.11 or newer")
    assert done.stderr.count("\n") == 1


def test_entry_is_thin_and_parses_on_old_pythons() -> None:
    text = (ROOT / "dev").read_text()
    assert len(text.splitlines()) <= 30
    assert 'f"' not in text and ":=" not in text and "->" not in text


def test_compiler_that_is_not_there(tmp_path: Path) -> None:
    done = dev("demo", XDG_CACHE_HOME=str(tmp_path), CXX="none-such-g++")
    assert done.returncode == 1
    assert "The compiler that CXX names, 'none-such-g++', is not there" in done.stderr
    assert not (tmp_path / "stablehand" / "venvs").exists()


@pytest.mark.parametrize(("version", "refused"), [("11.4.0", True), ("12.2.0", False)])
def test_old_compiler(
    version: str, refused: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / "g++"
    answer = f"case $1 in --version) echo 'g++ (Debian) {version}';; *) echo {version};; esac"
    fake.write_text(f"#!/bin/sh\n{answer}\n")
    fake.chmod(0o755)
    monkeypatch.setenv("CXX", str(fake))
    if refused:
        with pytest.raises(Failure, match="is version 11 and 12 is the oldest"):
            debian._check_compiler_version()
    else:
        debian._check_compiler_version()


def test_missing_packages_are_named_with_the_line_to_run() -> None:
    missing = [
        debian.Need("Catch2", "catch2", lambda: False),
        debian.Need("clang", "clang", lambda: False),
    ]
    sentence = debian._sentence(missing)
    assert "sudo apt-get install catch2 clang" in sentence


def test_dead_network_leaves_nothing_half_made(tmp_path: Path) -> None:
    done = dev(
        "lint",
        XDG_CACHE_HOME=str(tmp_path),
        PIP_CONFIG_FILE=os.devnull,
        PIP_INDEX_URL="http://127.0.0.1:1/",
        PIP_EXTRA_INDEX_URL="",
        PIP_FIND_LINKS="",
        PIP_RETRIES="1",
    )
    assert done.returncode == 1
    assert "pip could not reach the package index" in done.stderr
    assert "To run it again: ./dev lint" in done.stderr
    left = [path.name for path in (tmp_path / "stablehand" / "venvs").iterdir()]
    assert [name for name in left if not name.endswith(".lock")] == []


# Lock files and environments


def test_every_lock_file_is_fully_pinned() -> None:
    files = list(paths.REQUIREMENTS.glob("*.txt"))
    assert len(files) >= 4
    for path in files:
        for pin in locks.pins(path):
            assert "==" in pin, f"{path.name}: {pin}"


def test_known_torches_are_sorted_as_versions() -> None:
    assert list(locks.known_torches())[:1] == ["2.9.1"]
    assert locks.DEFAULT_TORCH in locks.known_torches()
    assert locks.numbers("2.10.0+cpu") > locks.numbers("2.9.1")


def test_key_follows_pins_and_not_comments(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text("# one\na==1\n")
    key = locks.environment_key(lock)
    lock.write_text("a==1  # another\n\n")
    assert locks.environment_key(lock) == key
    lock.write_text("a==2\n")
    assert locks.environment_key(lock) != key


def test_key_follows_the_interpreter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text("a==1\n")
    key = locks.environment_key(lock)
    monkeypatch.setattr(sys, "base_prefix", "/elsewhere")
    assert locks.environment_key(lock) != key


def make_environment(tmp_path: Path, lock_text: str) -> Path:
    lock = tmp_path / "lock.txt"
    lock.write_text(lock_text)
    log = tmp_path / "log"
    log.touch()
    with Reporter(1).step("an environment") as step:
        return venvs.environment(tmp_path, "some", lock, step, run.Runner(log))


def test_half_made_environment_is_made_again(tmp_path: Path) -> None:
    """A folder without the marker is what a killed run leaves."""
    python = make_environment(tmp_path, "")
    folder = python.parents[1]
    (folder / venvs.READY).unlink()
    (folder / "rubbish").write_text("")
    assert make_environment(tmp_path, "") == python
    assert (folder / venvs.READY).is_file()
    assert not (folder / "rubbish").exists()
    (folder / "kept").write_text("")
    make_environment(tmp_path, "")
    assert (folder / "kept").exists()


def test_pip_progress(tmp_path: Path) -> None:
    progress = venvs.PipProgress(tmp_path, tmp_path / "none")
    assert progress.line("Collecting numpy==2.4.6") == "looking up numpy==2.4.6"
    assert progress.line("  Downloading a/torch-2.15.0.whl (888.1 MB)").startswith(
        "downloading torch-2.15.0.whl (888.1 MB)"
    )
    assert progress.tick().endswith("0 B so far")
    assert progress.line("Installing collected packages: a, b, c") == "unpacking 3 packages"
    (tmp_path / "lib" / "python3.11" / "site-packages" / "a-1.dist-info").mkdir(parents=True)
    assert progress.tick() == "unpacking 3 packages, 1 there"

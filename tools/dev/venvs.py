# SPDX-License-Identifier: BSD-3-Clause
"""Virtual environments in the cache folder, one for each lock file and Python."""

import re
import shutil
import sys
from pathlib import Path

from .errors import Failure
from .locking import locked
from .locks import environment_key
from .report import Step, duration, size
from .run import Runner, Words, clean_environment

READY = ".stablehand-ready"
PIP_OPTIONS = ("--disable-pip-version-check", "--no-input")

NO_NETWORK = re.compile(
    r"Retrying \(Retry|NewConnectionError|NameResolutionError|ProxyError|ConnectTimeout"
    r"|Could not fetch URL|Temporary failure in name resolution"
)


def environment(cache: Path, name: str, lock: Path, step: Step, runner: Runner) -> Path:
    """Return the Python of the environment that `lock` describes, made first if it has to be."""
    folder = cache / "venvs" / f"{name}-{environment_key(lock)}"
    python = folder / "bin" / "python"
    if not _ready(folder):
        with locked(folder.with_name(folder.name + ".lock"), step, runner):
            if not _ready(folder):  # The one we waited for may have made it.
                _make(folder, lock, step, runner)
                step.done(f"ready ({duration(step.seconds)})")
                return python
    step.done(f"ready ({folder.name})")
    return python


def _ready(folder: Path) -> bool:
    # exists() follows the link: a removed interpreter leaves an environment that cannot run.
    return (folder / READY).is_file() and (folder / "bin" / "python").exists()


def _make(folder: Path, lock: Path, step: Step, runner: Runner) -> None:
    """Make the environment in its final place, for it cannot be moved; the marker comes last."""
    downloads = folder.with_name(folder.name + ".tmp")
    (folder / READY).unlink(missing_ok=True)  # First, in case we are killed in the middle.
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(downloads, ignore_errors=True)
    downloads.mkdir(parents=True)
    try:
        step.work("making a virtual environment")
        runner.run(
            [sys.executable, "-m", "venv", folder],
            step,
            f"Python's venv module could not make {folder}: Debian has it in python3-venv.",
        )
        _install(folder, lock, downloads, step, runner)
        (folder / READY).write_text(lock.name + "\n", encoding="utf-8")
    except Failure:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    finally:
        shutil.rmtree(downloads, ignore_errors=True)


def _install(folder: Path, lock: Path, downloads: Path, step: Step, runner: Runner) -> None:
    """Install what the lock file pins."""
    step.work("installing (pip)")
    progress = PipProgress(folder, downloads)
    command: Words = [folder / "bin" / "python", "-m", "pip", "install", *PIP_OPTIONS]
    # No pip cache: it would hold a second copy of gigabytes that this folder already keeps.
    # Wheels only: a source build would need more than the lock file names.
    runner.run(
        [*command, "--no-cache-dir", "--only-binary", ":all:", "-r", lock],
        step,
        f"pip could not install {lock.name}: its last lines below say why.",
        # Downloads go beside the environment, not to /tmp, which may be a small memory disk.
        env=clean_environment({"TMPDIR": str(downloads), "PIP_PROGRESS_BAR": "off"}),
        on_line=progress.line,
        on_tick=progress.tick,
        explain=explain_pip,
    )


def explain_pip(output: str) -> str:
    """Return a sentence for what pip's output says, or an empty text."""
    if "No space left on device" in output:
        return "The disk is full: make room, or set XDG_CACHE_HOME to a folder on a larger one."
    if NO_NETWORK.search(output):
        return (
            "pip could not reach the package index, and the first set-up needs it: connect to the "
            "network, or name a mirror in PIP_INDEX_URL."
        )
    if "(from versions: none)" in output:
        return (
            "pip found no version at all of a package below: the package index is out of reach, or "
            "has nothing for this Python and machine."
        )
    return ""


class PipProgress:
    """Makes one line of progress from pip's lines and from what it has written."""

    def __init__(self, folder: Path, downloads: Path):
        """Watch an environment and the folder for its downloads."""
        self.folder = folder
        self.downloads = downloads
        self.text = ""
        self.before = 0

    def line(self, line: str) -> str:
        """Take one line of pip's output."""
        words = line.split()
        if line.startswith("Collecting "):
            self.text = f"looking up {words[1]}"
        elif words[:1] == ["Downloading"]:
            self.text = " ".join(["downloading", words[1].rsplit("/", 1)[-1], *words[2:]])
        elif line.startswith("Installing collected packages"):
            self.text = f"unpacking {line.count(',') + 1} packages"
            self.before = self._there()
        return self.text

    def tick(self) -> str:
        """Say how far it is by now."""
        if self.text.startswith("downloading"):
            return f"{self.text}, {size(folder_size(self.downloads))} so far"
        if self.text.startswith("unpacking"):
            return f"{self.text}, {self._there() - self.before} there"
        return self.text

    def _there(self) -> int:
        # pip writes this folder of a package last.
        return len(list(self.folder.glob("lib/python*/site-packages/*.dist-info")))


def folder_size(folder: Path) -> int:
    """Return the bytes in a folder whose files may vanish meanwhile."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.stat().st_size
        except OSError:
            continue
    return total

# SPDX-License-Identifier: BSD-3-Clause
"""Progress on the terminal: numbered steps, one live line each, quiet when piped."""

import shutil
import sys
import time
from types import TracebackType

from .errors import Failure

# How often a step that is not on a terminal says that it is still alive.
QUIET_SECONDS = 15.0


def duration(seconds: float) -> str:
    """Return a duration as people read it: '0.4 s', '63 s', '4 min 10 s'."""
    if seconds < 9.95:
        return f"{seconds:.1f} s"
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{int(seconds) // 60} min {int(seconds) % 60} s"


def size(count: int) -> str:
    """Return a number of bytes as people read it: '812 B', '14.6 KB', '3.1 GB'."""
    if count < 1000:
        return f"{count} B"
    for unit, one in (("KB", 1e3), ("MB", 1e6)):
        if count < one * 999.95:
            return f"{count / one:.1f} {unit}"
    return f"{count / 1e9:.1f} GB"


class Reporter:
    """Prints the steps of one command."""

    def __init__(self, total: int, verbose: bool = False):
        """Expect `total` steps; `verbose` shows commands and their output."""
        self.total = total
        self.verbose = verbose
        self.count = 0
        self.live = sys.stdout.isatty() and not verbose
        self._dirty = False

    def step(self, name: str) -> "Step":
        """Begin the next step."""
        self.count += 1
        return Step(self, f"[{self.count}/{self.total}] {name}")

    def line(self, text: str = "") -> None:
        """Print a line that stays."""
        self._wipe()
        print(text, flush=True)

    def replace(self, text: str) -> None:
        """Show a line that the next one replaces (on a terminal only)."""
        self._wipe()
        width = shutil.get_terminal_size().columns - 1
        sys.stdout.write(text[:width])
        sys.stdout.flush()
        self._dirty = True

    def _wipe(self) -> None:
        if self._dirty:
            sys.stdout.write("\r\x1b[K")
            self._dirty = False


class Step:
    """One numbered step: `work` says what it does, `status` how far it is, `done` how it ended."""

    def __init__(self, reporter: Reporter, title: str):
        """Start the clock."""
        self.reporter = reporter
        self.title = title
        self.doing = ""
        self.started = time.monotonic()
        self._last_line = self.started
        self._last_text = ""

    def __enter__(self) -> "Step":
        """Return the step."""
        return self

    def __exit__(
        self, kind: type | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Tell a failure in which step it happened."""
        if isinstance(error, Failure) and not error.step:
            error.step = f"{self.title}: {self.doing}" if self.doing else self.title
        if error is not None:
            self.reporter._wipe()

    @property
    def seconds(self) -> float:
        """The time since the step began."""
        return time.monotonic() - self.started

    def work(self, doing: str) -> None:
        """Say what the step does now."""
        self.doing = doing
        self._last_text = ""
        self._last_line = time.monotonic()
        if self.reporter.live:
            self.reporter.replace(f"{self.title}: {doing} …")
        else:
            self.reporter.line(f"{self.title}: {doing} …")

    def status(self, text: str = "") -> None:
        """Say how far it is; without a text, that it goes on."""
        if not self.doing:
            return
        self._last_text = text or self._last_text
        more = f" {self._last_text}" if self._last_text else ""
        now = time.monotonic()
        if self.reporter.live:
            self.reporter.replace(f"{self.title}: {self.doing} ({duration(self.seconds)}) …{more}")
        elif now - self._last_line >= QUIET_SECONDS and not self.reporter.verbose:
            self._last_line = now
            self.reporter.line(f"      {duration(self.seconds)} …{more}")

    def done(self, text: str) -> None:
        """Say how it ended."""
        self.reporter.line(f"{self.title}: {text}")

    def note(self, text: str) -> None:
        """Print a line that belongs to the step."""
        self.reporter.line(f"      {text}")

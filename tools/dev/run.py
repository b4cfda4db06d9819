# SPDX-License-Identifier: BSD-3-Clause
"""Running commands: everything goes to a log, a failure shows its end, the terminal stays calm."""

import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from .errors import Failure
from .report import Step

Words = list[str | Path]

TAIL_LINES = 15
KEPT_LOGS = 20


def clean_environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment for child processes, without the caller's Python settings."""
    env = dict(os.environ)
    # A PYTHONPATH or a user's site folder could bring a torch into an environment that has none.
    for name in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"):
        env.pop(name, None)
    env["PYTHONNOUSERSITE"] = "1"
    env.update(extra or {})
    return env


def new_log(cache: Path, command: str) -> Path:
    """Return a log file for this run; the oldest logs are removed."""
    folder = cache / "logs"
    folder.mkdir(exist_ok=True)
    for old in sorted(folder.glob("*.log"), key=_age)[: -(KEPT_LOGS - 1)]:
        old.unlink(missing_ok=True)
    path = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{command}-{os.getpid()}.log"
    path.touch()
    return path


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # Another run removed it.
        return 0.0


class Runner:
    """Runs the commands of one ./dev call and keeps their output in its log."""

    def __init__(self, log: Path, keep_open: Sequence[int] = ()):
        """Write to `log`; children inherit the descriptors in `keep_open`."""
        self.log = log
        self.keep_open = list(keep_open)

    def run(
        self,
        command: Sequence[str | Path],
        step: Step,
        failing: str,
        *,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        on_line: Callable[[str], str] | None = None,
        on_tick: Callable[[], str] | None = None,
        explain: Callable[[str], str] | None = None,
    ) -> str:
        """Run a command to its end and return its output.

        `failing` is the sentence for a failure; `explain` may give a better one from the output.
        `on_line` and `on_tick` (once a second) return what the step's line should say.
        """
        status, output = self.attempt(command, step, env, cwd, on_line, on_tick)
        if status != 0:
            sentence = (explain(output) if explain else "") or failing
            raise Failure(sentence, tail=tail(output), log=self.log)
        return output

    def attempt(
        self,
        command: Sequence[str | Path],
        step: Step,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        on_line: Callable[[str], str] | None = None,
        on_tick: Callable[[], str] | None = None,
        show: bool = False,
    ) -> tuple[int, str]:
        """Run a command to its end; return its exit status and its output."""
        words = [str(word) for word in command]
        shown = "$ " + shlex.join(words)
        verbose = step.reporter.verbose
        if verbose:
            step.reporter.line(shown)
        lines: list[str] = []
        with self.log.open("a", encoding="utf-8", errors="replace") as log:
            log.write(shown + "\n")
            log.flush()
            process = self._start(words, env, cwd)
            for line in _lines(process):
                if line is None:
                    if not show or step.reporter.live:
                        step.status(on_tick() if on_tick else "")
                    continue
                lines.append(line)
                log.write(line + "\n")
                log.flush()
                if verbose or show:
                    step.reporter.line(line)
                else:
                    step.status(on_line(line) if on_line else "")
            return process.wait(), "\n".join(lines)

    def _start(
        self, words: list[str], env: Mapping[str, str] | None, cwd: Path | None
    ) -> subprocess.Popen[str]:
        try:
            return subprocess.Popen(
                words,
                env=clean_environment() if env is None else dict(env),
                cwd=cwd,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
                pass_fds=self.keep_open,
            )
        except OSError as error:
            raise Failure(
                f"{words[0]} could not be started ({error.strerror}): see whether it is installed.",
                log=self.log,
            ) from None


def tail(output: str) -> str:
    """Return the last lines of an output that say something.

    When a build fails, pip adds a page about itself after what the build said.
    """
    said, mark, _ = output.partition("error: subprocess-exited-with-error")
    lines = (said if mark else output).rstrip().splitlines()
    return "\n".join(lines[-TAIL_LINES:])


def _lines(process: subprocess.Popen[str]) -> Iterator[str | None]:
    """Yield the lines of a process as they come, and None once a second in between."""
    lines: queue.Queue[str | None] = queue.Queue()

    def read() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.put(line.rstrip("\r\n"))
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    try:
        while True:
            try:
                line = lines.get(timeout=1.0)
            except queue.Empty:
                yield None
                continue
            if line is None:
                return
            yield line
    except BaseException:
        process.kill()
        process.wait()
        raise


def capture(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> str:
    """Return what a short command prints, or an empty text if it cannot be run or fails."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            env=clean_environment() if env is None else dict(env),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""

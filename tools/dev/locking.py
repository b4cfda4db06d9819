# SPDX-License-Identifier: BSD-3-Clause
"""One maker at a time for each thing in the cache, across processes."""

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .report import Step
from .run import Runner


@contextmanager
def locked(path: Path, step: Step, runner: Runner) -> Iterator[None]:
    """Hold the lock file `path`, waiting for whoever holds it.

    The commands that run meanwhile inherit the lock: if ./dev is killed while its pip lives on,
    the next run waits until that pip has ended and does not clear the folder under its feet.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        _wait(descriptor, step)
        runner.keep_open.append(descriptor)
        try:
            yield
        finally:
            runner.keep_open.remove(descriptor)
    finally:
        os.close(descriptor)


def _wait(descriptor: int, step: Step) -> None:
    told = False
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if not told:
                step.work("waiting for another ./dev that makes the same")
                told = True
            step.status()
            time.sleep(0.3)

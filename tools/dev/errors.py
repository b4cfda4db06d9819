# SPDX-License-Identifier: BSD-3-Clause
"""What ./dev says when it cannot go on."""

from pathlib import Path


class Failure(Exception):
    """A reason to stop, as one sentence with its remedy."""

    def __init__(self, sentence: str, *, tail: str = "", log: Path | None = None, status: int = 1):
        """Keep the sentence, the last lines of output that led to it, and where all of it is."""
        super().__init__(sentence)
        self.sentence = sentence
        self.tail = tail
        self.log = log
        self.status = status
        self.step = ""

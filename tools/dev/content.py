# SPDX-License-Identifier: BSD-3-Clause
"""Keys made from content: the same files give the same key wherever the repository is."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

# What a build or a test run leaves in a source folder.
IGNORED = {"build", "dist", "__pycache__"}


def is_ignored(folder: str) -> bool:
    """Say whether a folder of this name holds no sources."""
    return folder in IGNORED or folder.startswith(".") or folder.endswith(".egg-info")


def source_files(root: Path) -> Iterator[Path]:
    """Yield the source files of a folder (or the file itself), sorted, without build outputs."""
    if root.is_file():
        yield root
        return
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if not is_ignored(name))
        for name in sorted(files):
            if not name.startswith(".") and not name.endswith((".pyc", ".so")):
                yield Path(folder, name)


def content_key(root: Path, inputs: Iterable[str], words: Iterable[str] = ()) -> str:
    """Return a key of the files below `root` that `inputs` name, and of some words.

    Names, contents and the executable bit count; times and owners do not.
    """
    digest = hashlib.sha256()
    for name in sorted(inputs):
        for path in source_files(root / name):
            head = f"{path.relative_to(root).as_posix()}\0{os.access(path, os.X_OK)}\0"
            digest.update(head.encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    for word in words:
        digest.update(b"\1" + word.encode())
    return digest.hexdigest()[:16]


def file_sha256(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()

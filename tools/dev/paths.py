# SPDX-License-Identifier: BSD-3-Clause
"""Where the repository and the caches are."""

import os
import tempfile
from pathlib import Path

from .errors import Failure

ROOT = Path(__file__).resolve().parents[2]
SKELETON = ROOT / "examples" / "skeleton"
REQUIREMENTS = ROOT / "requirements"
BUILD = ROOT / "build"


def cache_folder() -> Path:
    """Return the user's cache folder for Stablehand; nothing is created."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    # The XDG rules say that a relative path there is to be ignored.
    if os.path.isabs(base):
        return Path(base) / "stablehand"
    home = os.path.expanduser("~")
    if os.path.isabs(home) and home != "/":
        return Path(home) / ".cache" / "stablehand"
    raise Failure(
        "There is no home folder to keep the caches in: set XDG_CACHE_HOME to a folder that can be "
        "written to."
    )


def usable_cache_folder() -> Path:
    """Return the cache folder, created and tried by writing to it."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Failure(
            f"The cache folder {folder} cannot be written to ({error.strerror or error}): set "
            "XDG_CACHE_HOME to a folder that can, or mend its permissions."
        ) from None
    return folder

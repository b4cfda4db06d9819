# SPDX-License-Identifier: BSD-3-Clause
"""Headers and build helpers for PyTorch operators that build without torch.

An extension needs this package when it is built, never when it is used.
"""

from stablehand.flags import cxxflags, ldflags
from stablehand.paths import cmake_dir, include_paths, version

__version__ = version()
__all__ = ["__version__", "cmake_dir", "cxxflags", "include_paths", "ldflags"]

# SPDX-License-Identifier: BSD-3-Clause
"""Makes the parts of ./dev importable as the package `dev`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

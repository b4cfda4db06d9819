# SPDX-License-Identifier: BSD-3-Clause
"""REPORT FILE ARGUMENTS…, in an environment with torch: a line of JSON for each check of FILE."""

import json
import runpy
import sys
import traceback

from common import MINOR


def error_of(check):
    try:
        check()
    except Exception:
        return traceback.format_exc()
    return None


report, file, *arguments = sys.argv[1:]
sys.argv = [file, *arguments]
with open(report, "w", encoding="utf-8", buffering=1) as output:
    for name, check in runpy.run_path(file).items():
        if name.startswith("check_") and getattr(check, "since", 9) <= MINOR:
            output.write(json.dumps([name, error_of(check)]) + "\n")

# SPDX-License-Identifier: BSD-3-Clause
"""What a header drags in: these standard headers cost more compile time than all of ours."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.layering.test_arrows import headers
from tests.support import build

HEAVY = {"string", "vector", "memory", "stdexcept"}
NEVER = {"algorithm", "functional", "iomanip", "iostream", "ostream", "regex", "sstream"}


def standard_headers(text: str) -> set[str]:
    """The C++ standard headers that a file with this text reads, directly or not."""
    command = [build.need("g++"), "-std=c++17", "-M", "-x", "c++", "-", *build.target_flag(9)]
    command += build.include_flags()
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return {
        Path(file).name for file in re.findall(r"/include/c\+\+/[0-9.]+/(\w+)(?=\s)", done.stdout)
    }


# fmt is heavy, and only who has it includes this.
LEAN = [header for header in headers() if header != "stablehand/format.h"]


@pytest.mark.parametrize("header", LEAN)
def test_reads_no_heavy_standard_header(header: str) -> None:
    assert not standard_headers(f"#include <{header}>\n") & (HEAVY | NEVER)


def test_a_heavy_header_is_seen() -> None:
    assert "string" in standard_headers("#include <string>\n")
    assert {"sstream", "ostream"} <= standard_headers("#include <sstream>\n")

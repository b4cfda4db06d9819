# SPDX-License-Identifier: BSD-3-Clause
"""A constant expression that leaves a view does not compile, and the compiler names the reason."""

import subprocess
from pathlib import Path

import pytest

from tests.support import build

HERE = Path(__file__).parent / "headeronly"
REASONS = {
    "array_ref_at": "index_out_of_range",
    "array_ref_subscript": "index_out_of_range",
    "array_ref_slice": "slice_out_of_range",
}


def output(cxx: str, name: str, *flags: str) -> str:
    """What the compiler prints; nothing when it is content."""
    command = [build.need(cxx), "-std=c++17", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic"]
    command += [*flags, *build.include_flags(), str(HERE / f"{name}.cpp")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == ("error:" in done.stderr)
    return done.stderr


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
@pytest.mark.parametrize("name", REASONS)
def test_beyond_the_end(cxx: str, name: str) -> None:
    assert output(cxx, name) == ""
    refused = output(cxx, name, "-DSTABLEHAND_BAD")
    [line] = [line for line in refused.splitlines() if "non-" in line and "constexpr" in line]
    assert REASONS[name] in line

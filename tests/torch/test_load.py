# SPDX-License-Identifier: BSD-3-Clause
"""A library that cannot be used says why in stablehand_status, and the process lives."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.support import build, checks, torches

HERE = Path(__file__).parent
FAULTS = [
    *("good", "schema", "prefix", "key", "name", "throw", "throw_int", "second", "newer"),
    *("override", "override_later", "kernels_first"),
]


@pytest.fixture
def library(extension):
    def built(fault):
        taken = fault in ("second", "kernels_first")
        namespace = "load_good" if taken else f"load_{fault}"
        flags = [f"-DNS={namespace}", f"-DFAULT_{fault.upper()}"]
        return extension("load", *flags, target=15 if fault == "newer" else 9)

    return built


@pytest.fixture(scope="session")
def program(tmp_path_factory):
    output = tmp_path_factory.mktemp("program") / "program"
    build.run([build.need("g++"), HERE / "csrc" / "program.cpp", "-o", output])
    return output


@checks.of("load")
def test_load(torch, check, library):
    checks.passed(torch, check, *(f"{fault}={library(fault)}" for fault in FAULTS))


@pytest.mark.parametrize("torch", torches.torches(), ids=str)
def test_program_without_python(torch, program, library):
    """The sentence is one line on stderr; a good library says nothing."""
    libtorch = torch.folder / "lib" / "libtorch.so"
    for fault in ("newer", "throw", "good"):
        done = subprocess.run(
            [program, libtorch, library(fault)], capture_output=True, text=True, check=True
        )
        sentence = done.stdout.strip()
        expected = fault == "good" or (fault == "newer" and torch.minor >= 15)
        assert (sentence == "good") == expected
        if expected:
            assert done.stderr == ""
        else:
            assert re.fullmatch(r"\[W.*\] Warning: " + re.escape(sentence) + r".*\n", done.stderr)

# SPDX-License-Identifier: BSD-3-Clause
"""The reader of schemas agrees with torch's on all of torch's ops, and survives any text."""

import subprocess
from pathlib import Path

import pytest

from tests.support import build, checks, torches

SOURCE = Path(__file__).parent / "csrc" / "schema_reader.cpp"
SANITIZERS = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
CORPUS = "import torch; print(*map(str, torch._C._jit_get_all_schemas()), sep=chr(10))"


@pytest.fixture(scope="session")
def reader(tmp_path_factory):
    output = tmp_path_factory.mktemp("schema") / "reader"
    made = build.compile_object(SOURCE, output.parent, flags=SANITIZERS)
    build.run([build.need("g++"), made, *SANITIZERS, "-o", output])
    return output


@checks.of("schemas")
def test_reads_as_torch_does(torch, check, reader):
    checks.passed(torch, check, reader)


def test_any_text_is_read_within_its_bounds(reader):
    corpus = torches.torches()[0].run("-c", CORPUS).stdout
    done = subprocess.run(
        [reader, "200000"], input=corpus, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout) > 1_000_000

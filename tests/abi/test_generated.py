# SPDX-License-Identifier: BSD-3-Clause
"""The checked-in declarations and stub are what the table determines, and a change is noticed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import build, spec

GENERATE = build.ROOT / "tools" / "generate.py"
COLUMNS = spec.TABLE.read_text(encoding="utf-8").splitlines()[0].split("\t")
CHANGES = [
    ("aoti_torch_get_dim", "type", "AOTITorchError (AtenTensorHandle, int *)", "c/shim.h"),
    ("torch_tensor_from_pyobject", "since", "2.15", "stable/c/shim.h"),
    ("aoti_torch_get_sizes", "owner", "", "c/shim.h"),
    ("aoti_torch_zero_", "library", "libtorch_cuda.so", "cmake/libtorch_stub.cpp"),
]


def changed(row: str, column: str, value: str) -> str:
    """The table with one cell replaced."""
    lines = spec.TABLE.read_text(encoding="utf-8").splitlines()
    (number,) = [i for i, line in enumerate(lines) if line.split("\t")[2] == row]
    cells = lines[number].split("\t")
    cells[COLUMNS.index(column)] = value
    lines[number] = "\t".join(cells)
    return "\n".join(lines) + "\n"


def check(table: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, GENERATE, "--check", "--spec", table]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_tree_is_fresh():
    done = check(spec.TABLE)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("row", "column", "value", "stale"), CHANGES, ids=[c[1] for c in CHANGES])
def test_changed_row_is_noticed(tmp_path, row, column, value, stale):
    table = tmp_path / "shim.tsv"
    table.write_text(changed(row, column, value), encoding="utf-8")
    done = check(table)
    assert done.returncode == 1
    assert f"{stale} is not what the tables in spec/ determine" in done.stderr
    assert "run `python3 tools/generate.py`" in done.stderr


def test_bad_row_is_a_sentence(tmp_path):
    table = tmp_path / "shim.tsv"
    table.write_text(changed("aoti_torch_get_sizes", "owner", "sizes: mine"), encoding="utf-8")
    done = check(table)
    assert done.returncode == 2
    assert "aoti_torch_get_sizes: owner entry 'sizes: mine' is not understood" in done.stderr

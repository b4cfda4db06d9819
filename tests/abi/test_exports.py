# SPDX-License-Identifier: BSD-3-Clause
"""The versions in the table are those of the real libraries."""

import json

import pytest

from tests.support import spec, torches

PRESENT = """
import ctypes, json, sys, torch
libraries = [ctypes.CDLL(path) for path in sys.argv[1:]]
print(json.dumps([n for n in NAMES if any(hasattr(l, n) for l in libraries)]))
"""


@pytest.mark.parametrize("torch", torches.torches(), ids=str)
def test_table_agrees_with_the_libraries(torch, tmp_path):
    functions = [f for f in spec.functions() if f.library.endswith(".so")]
    files = [torch.folder / "lib" / n for n in ("libtorch_cpu.so", "libtorch_cuda.so")]
    files = [f for f in files if f.exists()]
    have = {f.name for f in files}
    script = tmp_path / "present.py"
    names = json.dumps([f.name for f in functions])
    script.write_text(PRESENT.replace("NAMES", names), encoding="utf-8")
    done = torch.run(script, *files)
    assert done.returncode == 0, done.stderr
    expected = {f.name for f in functions if f.library in have and f.minor <= torch.minor}
    assert set(json.loads(done.stdout)) == expected

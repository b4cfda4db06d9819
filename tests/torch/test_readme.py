# SPDX-License-Identifier: BSD-3-Clause
"""The op in README.md is what it says: it compiles, and one file runs on every torch."""

import re

import pytest

from tests.support import build, torches

RUN = """
import sys, torch
torch.ops.load_library(sys.argv[1])
x = torch.randn(3, 40000)
assert torch.equal(torch.ops.mylib.add_one(x), x + 1)
for wrong, text in ((x.t(), "x must be contiguous"), (x.double(), "dtype Float but found Double")):
    try:
        torch.ops.mylib.add_one(wrong)
    except RuntimeError as error:
        assert text in str(error), error
    else:
        raise SystemExit(f"accepted where '{text}' was due")
"""


@pytest.mark.parametrize("torch", torches.torches(), ids=str)
def test_op_of_the_readme(torch, extension, tmp_path):
    text = (build.ROOT / "README.md").read_text(encoding="utf-8")
    [op] = re.findall(r"```cpp\n(.*?)```", text, re.DOTALL)
    source = tmp_path / "mylib.cpp"
    source.write_text(op, encoding="utf-8")
    done = torch.run("-c", RUN, extension(source, "-Wall", "-Wextra", "-Werror"))
    assert done.returncode == 0, done.stderr

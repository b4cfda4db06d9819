# SPDX-License-Identifier: BSD-3-Clause
"""The ops of stablehand/ops.h, and the generator that makes them from schemas."""

import subprocess
import sys

import pytest

from tests.support import build, checks, torches

WRAPPER = build.ROOT / "tools" / "op_wrapper.py"
USE = """
#include <stablehand/ops.h>
#include <torch/csrc/stable/library.h>

#include <vector>
namespace stablehand {{
{wrapper}
}}
using torch::stable::Tensor;
Tensor roll(const Tensor& x, const std::vector<int64_t>& shifts, const std::vector<int64_t>& dims) {{
  return stablehand::roll(x, shifts, dims);
}}
STABLE_TORCH_LIBRARY(stablehand_roll, m) {{
  m.def("roll(Tensor x, int[] shifts, int[] dims) -> Tensor");
}}
STABLE_TORCH_LIBRARY_IMPL(stablehand_roll, CPU, m) {{ m.impl("roll", TORCH_BOX(&roll)); }}
"""
RUN = """
import sys, torch
torch.ops.load_library(sys.argv[1])
x = torch.arange(12).reshape(3, 4)
assert torch.equal(torch.ops.stablehand_roll.roll(x, [1, -2], [0, 1]), torch.roll(x, (1, -2), (0, 1)))
"""


@checks.of("own_ops")
def test_own_ops(torch, check, extension):
    checks.passed(torch, check, extension("own_ops"))


def wrapper(schema: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, WRAPPER, schema]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_wrapper_made_from_a_schema_works(extension, tmp_path):
    """As CONTRIBUTING.md shows it."""
    made = wrapper("aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor")
    assert made.returncode == 0, made.stderr
    source = tmp_path / "roll.cpp"
    source.write_text(USE.format(wrapper=made.stdout), encoding="utf-8")
    built = extension(source, "-Wall", "-Wextra", "-Werror", target=10)
    for torch in torches.torches():
        if torch.minor >= 10:
            done = torch.run("-c", RUN, built)
            assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ("aten::add.Scalar(Tensor self, Scalar other) -> Tensor", "other is of type Scalar"),
        ("aten::unbind(Tensor self) -> (Tensor, Tensor)", "wrappers are made for"),
        ("abs(Tensor self) -> Tensor", "is no schema"),
        ("aten::abs(Tensor) -> Tensor", "is no argument"),
        (
            "aten::randn(int[] size, Generator? generator) -> Tensor",
            "generator is of type Generator?",
        ),
    ],
)
def test_what_cannot_be_wrapped_is_refused(schema, words):
    done = wrapper(schema)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr

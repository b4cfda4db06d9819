# SPDX-License-Identifier: BSD-3-Clause
"""How benchmarks/ come to a verdict."""

import platform
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import machine_code  # noqa: E402
import small_floats  # noqa: E402
from common import Figure  # noqa: E402

LOOPS = """
extern "C" {
#ifdef FIRST
int first(int number) { return number * FIRST; }
#endif
void whole(const float* from, int* to, long n) { for (long i = 0; i < n; ++i) to[i] = from[i]; }
void part(const float* from, float* to, long n) { for (long i = 0; i < n; ++i) to[i] = from[i] / BY; }
}
"""


def compiled(folder: Path, *flags: str) -> dict[str, list[str]]:
    """The machine code of the loops above."""
    source, library = folder / "loops.cpp", folder / "loops.so"
    source.write_text(LOOPS)
    command = ["g++", "-O2", *flags, "-fPIC", "-shared", str(source), "-o", str(library)]
    subprocess.run(command, check=True)
    return machine_code.functions(library)


def test_equal_machine_code_is_found(tmp_path: Path) -> None:
    code = compiled(tmp_path, "-DBY=3")
    same = compiled(tmp_path, "-DBY=3", "-DFIRST=7")  # at other addresses
    other = compiled(tmp_path, "-DBY=from[i + 1]")
    assert code["part"]
    assert code["part"] == same["part"]
    assert code["part"] != other["part"]


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the benchmark is for x86")
@pytest.mark.parametrize("loop", ["whole", "part"])
def test_vector_loops_are_told_from_scalar_ones(tmp_path: Path, loop: str) -> None:
    assert not machine_code.is_vectorised(compiled(tmp_path, "-fno-tree-vectorize", "-DBY=3")[loop])
    for flags in (["-O3"], ["-O3", "-mavx2"]):
        assert machine_code.is_vectorised(compiled(tmp_path, *flags, "-DBY=3")[loop])


def test_constants_and_the_stack_are_no_arrays() -> None:
    assert not machine_code.is_vectorised(["movaps (%rip),%xmm1", "movups %xmm0,0x8(%rsp)"])
    assert machine_code.is_vectorised(["movups 0x10(%rdi,%rax,4),%xmm0"])


# Chances by binomial coefficients: 1 of 128, 8 of 128; 82160 and 198440 of 2^21.
def test_a_ratio_is_above_the_limit_when_a_sign_test_says_so() -> None:
    for count, below, shown in ((7, 0, True), (7, 1, False), (21, 6, True), (21, 7, False)):
        ratios = [0.9] * below + [1.1] * (count - below)
        assert small_floats.shown_above(ratios, 1.0) is shown
    assert not small_floats.shown_above([1.1] * 7, 1.1)


def test_answers_of_figures() -> None:
    answers = [Figure("", "", "", ratio, 1.0).answer for ratio in (0.9, 1.0, 1.1)]
    assert answers == ["yes", "yes", "NO"]
    same = Figure("", "", "", 1.1, 1.0, "same code")
    assert (same.answer, same.holds) == ("same code", True)

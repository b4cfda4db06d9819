# SPDX-License-Identifier: BSD-3-Clause
"""What TORCH_BOX takes, and what it says about the rest; under nvcc too, where there is one."""

import shutil
import subprocess

import pytest

from tests.support import build

SOURCE = """
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>
using torch::stable::Tensor;
namespace {
Tensor one(Tensor x) { return x; }
Tensor one(Tensor x, double) { return x; }
template <class T, int N> T two(T i) { return i + N; }
int64_t three(int64_t i) noexcept { return i; }
struct Object {
  static Tensor four(Tensor&& x) { return x; }
  Tensor five(Tensor x) { return x; }
};
}  // namespace
STABLE_TORCH_LIBRARY_IMPL(boxes, CPU, m) {
  m.impl("one", TORCH_BOX(static_cast<Tensor (*)(Tensor)>(&one)));
  m.impl("one.scaled", TORCH_BOX((static_cast<Tensor (*)(Tensor, double)>(one))));
  m.impl("two", TORCH_BOX((&two<int64_t, 2>)));
  m.impl("three", TORCH_BOX(three));
  m.impl("four", TORCH_BOX(&Object::four));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("one", STABLEHAND_BOX(v, static_cast<Tensor (*)(Tensor)>(&one)));
  }
#ifdef BAD
  m.impl("five", TORCH_BOX(&Object::five));
#endif
}
"""
NVCC = pytest.param("nvcc", marks=pytest.mark.skipif(not shutil.which("nvcc"), reason="no nvcc"))


def errors(cxx, folder, *flags):
    source = folder / "boxes.cu"
    source.write_text(SOURCE, encoding="utf-8")
    language = ["-c", "-o", folder / "boxes.o"] if cxx == "nvcc" else ["-xc++", "-fsyntax-only"]
    options = ["-std=c++17", *build.target_flag(9), *build.include_flags(), *flags]
    done = subprocess.run(
        [build.need(cxx), *options, *language, source], capture_output=True, text=True, check=False
    )
    return [line for line in (done.stderr + done.stdout).splitlines() if "error" in line]


@pytest.mark.parametrize("cxx", ["g++", "clang++", NVCC])
def test_control(cxx, tmp_path):
    assert errors(cxx, tmp_path) == []


@pytest.mark.parametrize("cxx", ["g++", "clang++", NVCC])
def test_function_of_an_object(cxx, tmp_path):
    found = errors(cxx, tmp_path, "-DBAD")
    assert "TORCH_BOX takes a function or a static member function" in "\n".join(found[:3])

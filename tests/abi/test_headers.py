# SPDX-License-Identifier: BSD-3-Clause
"""Each C header compiles alone, for every kind of target, and twice, without a warning."""

import pytest

from tests.support import build

INCLUDE = build.ROOT / "include"
FOLDERS = ["inductor/aoti_torch/c", "inductor/aoti_torch/generated", "stable/c"]
GENERATED = [p for f in FOLDERS for p in sorted((INCLUDE / "torch" / "csrc" / f).glob("*.h"))]
DETAIL = [INCLUDE / "torch/csrc/stable/detail/availability_macros.h"]
HEADERS = [p.relative_to(INCLUDE) for p in GENERATED + DETAIL]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror"]
# Case H8: PyTorch's headers hide these behind USE_CUDA.
DEVICES = """
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/inductor/aoti_torch/c/shim_xpu.h>
#include <torch/csrc/stable/c/shim.h>
#include <torch/csrc/stable/tensor.h>
int32_t get(const torch::stable::Tensor& tensor, void** streams) {
  int32_t device = tensor.get_device_index();
  StreamHandle of_any = nullptr;
  return aoti_torch_get_current_device_index(&device) +
      aoti_torch_get_current_stream(device, &of_any) +
      aoti_torch_get_current_cuda_stream(device, &streams[0]) +
      aoti_torch_get_current_xpu_stream(device, &streams[1]);
}
"""


def test_all_are_there():
    assert len(GENERATED) == 12


@pytest.mark.parametrize("target", [None, 9, 13, 15])
@pytest.mark.parametrize("cxx", ["g++", "clang++"])
@pytest.mark.parametrize("std", [17, 20])
def test_alone(tmp_path, cxx, std, target):
    for header in HEADERS:
        source = tmp_path / "alone.cpp"
        source.write_text(f"#include <{header}>\n#include <{header}>\n", encoding="utf-8")
        build.compile_object(source, tmp_path, cxx=cxx, std=std, target=target, flags=WARNINGS)


@pytest.mark.parametrize("macro", ["", "USE_CUDA", "USE_ROCM", "USE_XPU"])
@pytest.mark.parametrize("cxx", ["g++", "clang++"])
def test_h8_devices_need_no_macro(tmp_path, cxx, macro):
    """And with one, as the builds of others define it, the same file compiles in a plain C++."""
    source = tmp_path / "plain.cpp"
    source.write_text(DEVICES, encoding="utf-8")
    flags = [*WARNINGS, f"-D{macro}"] if macro else WARNINGS
    build.compile_object(source, tmp_path, cxx=cxx, flags=flags)

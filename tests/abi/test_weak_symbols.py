# SPDX-License-Identifier: BSD-3-Clause
"""A twin that is used must survive as an undefined weak symbol: a hidden one is silently null."""

import pytest

from tests.support import build, elf

LINKERS = {"bfd": "ld.bfd", "lld": "ld.lld", "mold": "ld.mold"}
USED = [
    "torch_get_num_threads",  # 2.10
    "torch_from_blob",  # 2.11
    "torch_library_def_with_tags",  # 2.12
    "torch_exception_get_what",  # 2.13
    "torch_has_storage",  # 2.14
    "torch_is_tensor_pyobject",  # 2.15
    "aoti_torch_get_current_cuda_stream",  # libtorch_cuda.so, 2.9
    "torch_set_current_cuda_stream",  # libtorch_cuda.so, 2.10
    "aoti_torch_cuda_addmm_out",  # libtorch_cuda.so, generated
    "aoti_torch_cpu_mkldnn__convolution_pointwise",  # only in builds with MKLDNN
]
USE = """
#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cuda.h>
#include <torch/csrc/stable/c/shim.h>
namespace ours __attribute__((visibility("hidden"))) {{
const void* address(int i) {{
  switch (i) {{
{cases}
  }}
  return nullptr;
}}
}}  // namespace ours
extern "C" __attribute__((visibility("default"))) const void* entry(int i) {{
  return ours::address(i);
}}
"""
PUSHED = "#pragma GCC visibility push(hidden)\n"
HIDDEN_CONTROL = """
namespace ours __attribute__((visibility("hidden"))) {
extern "C" __attribute__((weak)) int torch_get_num_threads(unsigned*);
const void* address() { return reinterpret_cast<const void*>(&torch_get_num_threads); }
}
extern "C" __attribute__((visibility("default"))) const void* entry() { return ours::address(); }
"""


@pytest.fixture(params=LINKERS)
def linker(request):
    build.need(LINKERS[request.param])
    return request.param


@pytest.fixture(params=["g++", "clang++"])
def cxx(request):
    build.need(request.param)
    return request.param


def library(folder, text, cxx, linker):
    source = folder / "use.cpp"
    source.write_text(text, encoding="utf-8")
    flags = ["-fvisibility=hidden", "-fvisibility-inlines-hidden"]
    built = build.compile_object(source, folder, cxx=cxx, flags=flags)
    return build.link_shared([built], folder / "use.so", cxx=cxx, flags=[f"-fuse-ld={linker}"])


def use(namespace):
    case = "    case {}: return reinterpret_cast<const void*>(&{}::{});"
    return USE.format(cases="\n".join(case.format(i, namespace, n) for i, n in enumerate(USED)))


@pytest.mark.parametrize("around", ["", PUSHED], ids=["plain", "pragma"])
def test_used_twins_are_undefined_weak(tmp_path, cxx, linker, around):
    symbols = elf.dynamic_symbols(library(tmp_path, around + use("stablehand::newer"), cxx, linker))
    for name in USED:
        assert symbols.get(name) == elf.Symbol(name, "WEAK", "DEFAULT", False)


def test_hidden_weak_reference_is_lost(tmp_path, cxx, linker):
    """The fault that the test above is there to see."""
    symbols = elf.dynamic_symbols(library(tmp_path, HIDDEN_CONTROL, cxx, linker))
    assert "torch_get_num_threads" not in symbols
    assert "entry" in symbols


@pytest.mark.parametrize("around", ["", PUSHED], ids=["plain", "pragma"])
def test_global_name_at_its_version_is_the_same_weak_symbol(tmp_path, cxx, around):
    source = tmp_path / "use.cpp"
    source.write_text(around + use(""), encoding="utf-8")
    built = build.compile_object(source, tmp_path, cxx=cxx, target=15)
    symbols = elf.dynamic_symbols(build.link_shared([built], tmp_path / "use.so", cxx=cxx))
    for name in USED:
        assert symbols.get(name) == elf.Symbol(name, "WEAK", "DEFAULT", False)


def test_global_name_below_its_version_is_refused(tmp_path, cxx):
    source = tmp_path / "use.cpp"
    source.write_text(use(""), encoding="utf-8")
    with pytest.raises(build.BuildError) as error:
        build.compile_object(source, tmp_path, cxx=cxx, target=12)
    text = str(error.value)
    for name, minor in [("torch_exception_get_what", 13), ("torch_has_storage", 14)]:
        assert f"{name} needs torch 2.{minor}, the target is 2.12: raise TORCH_TARGET_V" in text
    for served in ["torch_library_def_with_tags", "aoti_torch_get_current_cuda_stream"]:
        assert f"{served} needs" not in text

# SPDX-License-Identifier: BSD-3-Clause
"""Faults from public reports that show when a file is compiled or linked; each names its case."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import build, torches

COMPILERS = ["g++", "clang++"]
USES = {  # a header alone, and every member that needs more than its class
    "torch/csrc/stable/device_struct.h": """
        torch::stable::Device d(torch::stable::DeviceType::CUDA, 1);
        d.set_index(2);
        d = torch::stable::Device(stablehand::since<10>{true}, "cuda:1");
        bool used = d.has_index() && d.is_cuda() && !d.is_cpu() && d == d && !(d != d);
    """,
    "torch/csrc/stable/tensor_struct.h": """
        torch::stable::Tensor t, u(t);
        t = u;
        bool used = t.defined() && t.is_cpu() && t.is_cuda() && t.is_contiguous() && t.data_ptr() &&
            t.mutable_data_ptr() && t.const_data_ptr() && t.mutable_data_ptr<float>() &&
            t.const_data_ptr<c10::Half>() && t.has_storage(stablehand::since<14>{true}) &&
            t.set_requires_grad(stablehand::since<10>{true}, true).get() && t.dim() && t.numel() &&
            t.size(0) && t.stride(0) && t.sizes().size() && t.strides().size() &&
            t.storage_offset() && t.element_size() && t.get_device() && t.get_device_index() &&
            t.device().index() && int(t.scalar_type()) && int(t.layout());
    """,
}


@pytest.mark.parametrize("cxx", COMPILERS)
@pytest.mark.parametrize("header", USES)
def test_h2_a_struct_header_alone_links(tmp_path: Path, header: str, cxx: str) -> None:
    source = tmp_path / "alone.cpp"
    text = f"#include <{header}>\nbool f() {{ {USES[header]} return used; }}\n"
    source.write_text(text, encoding="utf-8")
    made = build.compile_object(source, tmp_path, cxx=cxx)
    build.link_shared([made], tmp_path / "alone.so", cxx=cxx)


OURS = """
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
"""


@pytest.mark.parametrize("cxx", COMPILERS)
@pytest.mark.parametrize("other", ["pybind11/pybind11.h", "fmt/format.h"])
def test_h4_beside_pybind11_and_fmt_with_a_target(tmp_path: Path, other: str, cxx: str) -> None:
    asked = [sys.executable, "-m", "pybind11", "--includes"]
    includes = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()
    for order in (f"#include <{other}>{OURS}", f"{OURS}#include <{other}>\n"):
        source = tmp_path / "both.cpp"
        source.write_text(order, encoding="utf-8")
        build.compile_object(source, tmp_path, cxx=cxx, flags=["-O0", *includes])


def preprocessed(source: Path, *flags: str) -> str:
    """What the compiler sees of all headers, less the refusals that a target brings."""
    command = [build.need("g++"), "-std=c++17", "-E", "-P", *build.include_flags(), *flags, source]
    refusal = r'__attribute__\s*\(\(unavailable\((?:\s*"(?:[^"\\]|\\.)*")+\s*\)\)\)'
    return re.sub(r"\s+", " ", re.sub(refusal, "", build.run(command)))


@pytest.mark.parametrize(
    "macro",
    ["DISABLE_WARN", "STRIP_ERROR_MESSAGES", "USE_CUDA", "USE_XPU", "TORCH_STABLE_ONLY"]
    + [f"TORCH_TARGET_VERSION=0x02{minor:02x}000000000000" for minor in (9, 12, 15)],
)
def test_h6_no_macro_changes_a_body(tmp_path: Path, macro: str) -> None:
    """So two files of one library that differ in it agree on every inline function."""
    source = tmp_path / "all.cpp"
    headers = ("Half", "BFloat16", "complex", "TypeCast", "Exception", "irange")
    layer0 = "".join(f"#include <torch/headeronly/util/{name}.h>\n" for name in headers)
    source.write_text(f"{layer0}{OURS}", encoding="utf-8")
    assert preprocessed(source, f"-D{macro}") == preprocessed(source)


def test_h12_the_umbrella_is_light(tmp_path: Path) -> None:
    """Lines after the preprocessor: a quarter of what PyTorch's own headers bring, at most."""
    newest = torches.torches()[-1]
    source = tmp_path / "umbrella.cpp"
    source.write_text(OURS, encoding="utf-8")
    lines = []
    for folders in (build.include_flags(), [f"-I{newest.include}"]):
        command = [build.need("g++"), "-std=c++17", "-E", "-P", *folders, source]
        lines.append(build.run(command).count("\n"))
    assert lines[0] <= 0.25 * lines[1], lines

# SPDX-License-Identifier: BSD-3-Clause
"""Our C declarations and those of real torch's headers meet in one file, in both orders.

A copy of ours lives below another name (ours/csrc/…), so that both copies can be included. Guards
and macros that both define are undefined in between, so that the second copy is really read: one
wrong type in ours must fail.
"""

import re

import pytest

from tests.support import build, torches

C = "csrc/inductor/aoti_torch/c"
GENERATED = "csrc/inductor/aoti_torch/generated"
HEADERS = [
    *(f"{C}/{n}.h" for n in ("macros", "shim", "shim_cpu", "shim_deprecated")),
    *(f"{C}/{n}.h" for n in ("shim_mps", "shim_xpu")),
    *(f"{GENERATED}/c_shim_{n}.h" for n in ("aten", "cpu", "cuda", "mps", "xpu")),
    "csrc/stable/c/shim.h",
]
COPIED = [
    *HEADERS,
    "csrc/stable/version.h",
    "csrc/stable/detail/availability_macros.h",
    "headeronly/version.h",
]
WRONG = {  # one function of each kind, and its first torch
    "aoti_torch_get_dim": (9, f"{C}/shim.h", "int64_t* ret_dim", "int32_t* ret_dim"),
    "torch_get_num_threads": (10, "csrc/stable/c/shim.h", "uint32_t* out", "uint64_t* out"),
    "aoti_torch_cuda_addmm_out": (9, f"{GENERATED}/c_shim_cuda.h", "double beta", "float beta"),
    "aoti_torch_get_current_cuda_stream": (9, f"{C}/shim.h", "int32_t device_", "int64_t device_"),
}
ORDERS = ["ours first", "torch first"]
# One template cannot be defined twice, so ours gets another name here.
OURS = "#define aoti_torch_dtype aoti_torch_dtype_of_ours\n{}\n#undef aoti_torch_dtype"


def copy_of_ours(folder):
    """Our headers below ours/ instead of torch/."""
    for name in COPIED:
        top = "headeronly" if name.startswith("headeronly") else "include"
        text = (build.ROOT / top / "torch" / name).read_text(encoding="utf-8")
        output = folder / "ours" / name
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text.replace("#include <torch/", "#include <ours/"), encoding="utf-8")
    # The texts of AOTI_TORCH_CHECK, which nothing here uses.
    (folder / "ours/headeronly/util").mkdir()
    # Both copies are to be read, whichever would serve.
    (folder / "ours/headeronly/detail").mkdir()
    which = folder / "ours/headeronly/detail/which_copy.h"
    which.write_text("#pragma once\n#define STABLEHAND_SERVED_BY_TORCH() 0\n", encoding="utf-8")
    (folder / "ours/headeronly/util/Exception.h").touch()
    return folder


def macros_of_ours(folder):
    """What ours define, the include guards among them."""
    names = set()
    for name in COPIED:
        text = (folder / "ours" / name).read_text(encoding="utf-8")
        names |= set(re.findall(r"^#define (\w+)", text, re.MULTILINE))
    assert {"AOTI_TORCH_SHIM", "STABLE_TORCH_SHIM", "AOTI_TORCH_MACRO_H"} <= names
    return sorted(names)


def unit(folder, torch, order, target=None):
    """A file that includes both copies of every header that this torch has."""
    shared = [h for h in HEADERS if (torch.include / "torch" / h).exists()]
    if target:  # torch's own copies of these two refuse one
        shared = [h for h in shared if h not in (f"{C}/shim_cpu.h", f"{C}/shim_xpu.h")]
    ours = OURS.format("\n".join(f"#include <ours/{h}>" for h in HEADERS))
    real = "\n".join(f"#include <torch/{h}>" for h in shared)
    between = "\n".join(f"#undef {name}" for name in macros_of_ours(folder))
    parts = [ours, between, real] if order == "ours first" else [real, between, ours]
    source = folder / "both.cpp"
    source.write_text("\n".join(parts) + "\n", encoding="utf-8")
    return source


def compile_both(folder, torch, order, cxx="g++", target=None):
    source = unit(folder, torch, order, target)
    # torch's headers show these declarations only with USE_….
    options = ["-DUSE_CUDA", "-DUSE_XPU", "-DUSE_MPS", *build.target_flag(target)]
    command = [build.need(cxx), "-std=c++17", "-fsyntax-only", *options]
    build.run([*command, "-I", folder, "-I", torch.include, source])


@pytest.fixture(params=torches.torches(), ids=str)
def torch(request):
    return request.param


@pytest.mark.parametrize("target", [None, 9])
@pytest.mark.parametrize("cxx", ["g++", "clang++"])
@pytest.mark.parametrize("order", ORDERS)
def test_agree(tmp_path, torch, order, cxx, target):
    compile_both(copy_of_ours(tmp_path), torch, order, cxx, target)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    ("torch", "name"),
    [(t, n) for t in torches.torches() for n in WRONG if t.minor >= WRONG[n][0]],
    ids=str,
)
def test_wrong_type_is_noticed(tmp_path, torch, order, name):
    _, header, old, new = WRONG[name]
    file = copy_of_ours(tmp_path) / "ours" / header
    text, count = re.subn(
        rf"(?<= {name}\()([^;]*?){re.escape(old)}", rf"\g<1>{new}", file.read_text(encoding="utf-8")
    )
    assert count
    file.write_text(text, encoding="utf-8")
    with pytest.raises(build.BuildError, match=rf"conflicting declaration of C function.*{name}"):
        compile_both(tmp_path, torch, order)


def test_both_are_read(tmp_path, torch):
    """Without the undefined guards the second copy would be skipped, and nothing compared."""
    source = unit(copy_of_ours(tmp_path), torch, "ours first")
    command = [build.need("g++"), "-std=c++17", "-E", "-P", "-I", tmp_path, "-I", torch.include]
    text = build.run([*command, source])
    assert len(re.findall(r"\baoti_torch_get_dim\(", text)) == 2

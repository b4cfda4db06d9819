# SPDX-License-Identifier: BSD-3-Clause
"""The link stub holds what may be strong and nothing else, and is of no use at run time."""

import signal
import subprocess
import sys
import time

import pytest

from tests.support import build, elf, spec

STUB_CODE = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).aoti_torch_abi_version()"
NEWER = 'extern "C" int torch_get_num_threads(int*); int f() { return torch_get_num_threads(0); }'
KNOWN = 'extern "C" int aoti_torch_zero_(void*); int f(void* t) { return aoti_torch_zero_(t); }'
MANGLED = "namespace c10 { int f(int); } int g(int i) { return c10::f(i); }"


def link(folder, text):
    source = folder / "use.cpp"
    source.write_text(text, encoding="utf-8")
    return build.link_shared([build.compile_object(source, folder)], folder / "use.so")


def test_name_and_exports():
    stub = build.stub_dir() / "libtorch.so"
    assert elf.entries(stub, "SONAME") == ["libtorch.so"]
    assert elf.exported(stub) == spec.strong_names()


def test_call_aborts_with_a_sentence():
    stub = build.stub_dir() / "libtorch.so"
    command = [sys.executable, "-c", STUB_CODE, stub]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGABRT
    assert done.stderr == (
        "this is Stablehand's link stub, not libtorch: import torch first, and never put the "
        "stub's folder in a run path\n"
    )


def test_known_function_links(tmp_path):
    library = link(tmp_path, KNOWN)
    assert elf.entries(library, "NEEDED")[0] == "libtorch.so"
    assert not elf.entries(library, "RPATH") + elf.entries(library, "RUNPATH")


@pytest.mark.parametrize(
    ("text", "symbol"),
    [
        (NEWER, "torch_get_num_threads"),
        (KNOWN.replace("zero_", "zreo_"), "aoti_torch_zreo_"),
        (MANGLED, r"c10::f\(int\)"),
    ],
    ids=["newer", "misspelt", "mangled"],
)
def test_other_strong_reference_is_a_link_error(tmp_path, text, symbol):
    with pytest.raises(build.BuildError, match=f"undefined reference to `{symbol}'"):
        link(tmp_path, text)


def test_builds_in_a_moment(tmp_path):
    source = build.ROOT / "cmake" / "libtorch_stub.cpp"
    command = [build.need("g++"), "-shared", "-fPIC", source, "-o", tmp_path / "libtorch.so"]
    times = []
    for _ in range(3):
        start = time.monotonic()
        build.run(command)
        times.append(time.monotonic() - start)
    assert min(times) < 0.3

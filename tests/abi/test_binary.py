# SPDX-License-Identifier: BSD-3-Clause
"""What the skeleton's binary, linked by stablehand_add_extension, asks of torch and the system."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.consumers.helpers import FLOORS, SKELETON, compile_extension, symbol_versions
from tests.support import build, elf, spec

TOOLS = {
    "g++": "",
    "clang++": "-fuse-ld=lld",
    "g++ and mold": "-fuse-ld=mold",
}  # g++ 12 and bfd: the default
TORCH = re.compile(r"\b(at|c10|caffe2|torch)::")
# Roads taken where the running torch has them: a lost reference would close one without a word.
NEWER = {
    "torch_call_dispatcher",
    "torch_exception_get_what_without_backtrace",
    "torch_get_mutable_data_ptr",
    "torch_delete_stable_ivalue",
    "torch_library_impl",
    "torch_list_get_item",
    "torch_new_string_handle",
    "torch_parallel_for",
}


@pytest.fixture(scope="module", params=TOOLS)
def library(request, tmp_path_factory):
    cxx, linker = build.need(request.param.split()[0]), TOOLS[request.param]
    if linker:
        build.need(linker.replace("-fuse-ld=", "ld."))
    folder = tmp_path_factory.mktemp("skeleton")
    settings = {
        "Stablehand_ROOT": build.ROOT,
        "CMAKE_CXX_COMPILER": cxx,
        "CMAKE_MODULE_LINKER_FLAGS": linker,
    }
    return compile_extension(SKELETON, folder, **settings)


def undefined(library: Path) -> list[elf.Symbol]:
    return [s for s in elf.dynamic_symbols(library).values() if not s.defined]


def of_torch(library: Path) -> list[elf.Symbol]:
    return [
        s
        for s in undefined(library)
        if s.name in {f.name for f in spec.functions()} or "torch" in s.name
    ]


def mangled_torch_names(library: Path) -> list[str]:
    """Undefined C++ names that mention a namespace of torch, typeinfo and templates included."""
    names = [s.name for s in undefined(library) if s.name.startswith("_Z")]
    plain = build.run(["c++filt", *names]).splitlines() if names else []
    return [name for name in plain if TORCH.search(name)]


def test_libtorch_is_the_only_torch_library(library):
    needed = elf.entries(library, "NEEDED")
    assert [n for n in needed if re.search("torch|c10|python", n)] == ["libtorch.so"]
    assert not set(needed) - {
        "libtorch.so",
        "libstdc++.so.6",
        "libgcc_s.so.1",
        "libc.so.6",
        "libm.so.6",
    }


def test_no_mangled_torch_symbol(library):
    assert mangled_torch_names(library) == []


def test_mangled_torch_symbols_would_be_seen(tmp_path):
    source = tmp_path / "mangled.cpp"
    source.write_text(
        "#include <typeinfo>\nnamespace at { struct T { virtual ~T(); }; void f(); }\nvoid g() { at::f(); at::T t; }\n"
    )
    built = build.compile_object(source, tmp_path)
    output = tmp_path / "mangled.so"
    build.run([build.need("g++"), "-shared", built, "-o", output])
    assert sorted(mangled_torch_names(output)) == ["at::T::~T()", "at::f()", "vtable for at::T"]


def test_strong_references_are_those_of_2_9(library):
    strong = {s.name for s in of_torch(library) if s.bind == "GLOBAL"}
    assert strong <= spec.strong_names()
    assert {"aoti_torch_library_init_def", "aoti_torch_abi_version"} <= strong


def test_newer_references_are_weak_and_not_lost(library):
    weak = {s.name for s in of_torch(library) if s.bind == "WEAK"}
    assert weak >= NEWER
    assert weak <= {f.name for f in spec.functions()} - spec.strong_names()
    assert all(s.visibility == "DEFAULT" for s in of_torch(library))


def test_one_exported_function(library):
    assert elf.exported(library) == {"stablehand_status"}


def test_no_run_path(library):
    assert elf.entries(library, "RPATH") + elf.entries(library, "RUNPATH") == []


def test_no_newer_system_than_torch_needs(library):
    versions = symbol_versions(library)
    assert ("GLIBCXX", (3, 4)) in versions
    assert not {v for v in versions if v[1] > FLOORS.get(v[0], (99,))}


def test_no_path_of_this_machine(library):
    content = library.read_bytes()
    for path in (library.parent, build.ROOT, Path.home()):
        assert str(path).encode() not in content
    assert b"skeleton.cpp" in content  # the place of an error, without the folders

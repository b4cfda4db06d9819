# SPDX-License-Identifier: BSD-3-Clause
"""Case H7: our headers beside torch's own: which copy serves, what is said where that is open.

The programs include everything of torch and take half a minute each, so there are few of them: each
compiler, each torch, our folders before and after torch's, our headers before and after them.
"""

from __future__ import annotations

import re
import sysconfig
from pathlib import Path

import pytest

from tests.support import build, torches

SOURCE = build.ROOT / "tests" / "torch" / "step_aside" / "all_of_torch.cpp"
NEW = [torch for torch in torches.torches() if torch.minor >= 13]
OLD = [torch for torch in NEW if torch.minor < 15]
ASIDE = "-DSTABLEHAND_STEP_ASIDE"
TARGET = build.target_flag(9)[0]
RUN = """
import ctypes, sys, torch
sys.exit(ctypes.CDLL(sys.argv[1]).step_aside())
"""


def folders(torch: torches.Torch, *, ours_first: bool = True) -> list[str]:
    theirs = [f"-I{torch.include}", f"-I{torch.include / 'torch/csrc/api/include'}"]
    return build.include_flags() + theirs if ours_first else theirs + build.include_flags()


def errors(text: str, flags: list[str], cxx: str = "g++") -> list[str]:
    """The errors that a file with this text gives, and its warnings, as -Wpedantic has them."""
    command = [build.need(cxx), "-std=c++17", "-Wpedantic", "-Werror", "-fsyntax-only", *flags]
    try:
        build.run_with_input([*command, "-x", "c++", "-"], text)
    except build.BuildError as error:
        return re.findall(r"(?<!#)error: (.*)", str(error))
    return []


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
@pytest.mark.parametrize("torch", NEW, ids=str)
@pytest.mark.parametrize(
    "header",
    [
        "torch/headeronly/util/Half.h",
        "c10/util/irange.h",
        "torch/headeronly/util/irange.h",
        "torch/csrc/stable/c/shim.h",
        "torch/csrc/stable/tensor.h",
    ],
)
class TestOneHeader:
    def test_without_a_word_one_error_names_both_ways(self, torch, header, cxx) -> None:
        [error] = errors(f"#include <{header}>\n", folders(torch), cxx)
        assert "define TORCH_TARGET_VERSION" in error and "define STABLEHAND_STEP_ASIDE" in error

    def test_with_a_target_ours_serve(self, torch, header, cxx) -> None:
        text = f"#include <{header}>\n#ifndef STABLEHAND_COPY\n#error theirs\n#endif\n"
        assert not errors(text, [*folders(torch), TARGET], cxx)

    def test_stepping_aside_theirs_serve(self, torch, header, cxx) -> None:
        text = f"#include <{header}>\n#ifdef STABLEHAND_COPY\n#error ours\n#endif\n"
        said = errors(text, [*folders(torch), ASIDE], cxx)
        if torch in OLD and header == "torch/headeronly/util/irange.h":
            [error] = said
            assert "came with torch 2.15" in error and "include c10/util/irange.h" in error
        else:
            assert not said

    def test_both_words_exclude_each_other(self, torch, header, cxx) -> None:
        [error] = errors(f"#include <{header}>\n", [*folders(torch), ASIDE, TARGET], cxx)
        assert "exclude each other" in error


@pytest.mark.parametrize("torch", NEW, ids=str)
def test_with_a_target_torchs_unstable_headers_refuse(torch: torches.Torch) -> None:
    text = "#include <torch/headeronly/util/Half.h>\n#include <ATen/ATen.h>\n"
    said = errors(text, [*folders(torch), TARGET])
    assert "should not be included when either TORCH_STABLE_ONLY or TORCH_TARGET_VERSION" in said[0]


def mirrored() -> list[str]:
    """Our headers at paths of torch's."""
    roots = (build.ROOT / "headeronly", build.ROOT / "include")
    names = [str(h.relative_to(root)) for root in roots for h in sorted(root.rglob("*.h"))]
    return [name for name in names if any((torch.include / name).is_file() for torch in NEW)]


@pytest.mark.parametrize("torch", NEW, ids=str)
def test_every_mirrored_header_steps_aside(torch: torches.Torch) -> None:
    """Read off what the preprocessor opens: ours, and torch's of the same path."""
    there = [name for name in mirrored() if (torch.include / name).is_file()]
    there = [name for name in there if "win32" not in name and "complex_utils" not in name]
    plain = [name for name in there if "/cuda/" not in name]
    text = "".join(f"#include <{name}>\n" for name in plain)
    command = [build.need("g++"), "-std=c++17", "-M", *folders(torch), ASIDE, "-x", "c++", "-"]
    opened = set(build.run_with_input(command, text).replace("\\\n", " ").split())
    assert len(plain) > 60
    for name in plain:
        assert str(torch.include / name) in opened, name
    inside = f"{build.ROOT / 'headeronly'}/torch/headeronly/detail/"
    assert {Path(f).name for f in opened if f.startswith(inside)} == {"which_copy.h"}


@pytest.mark.parametrize("ours_first", [True, False], ids=["ours first", "torch first"])
@pytest.mark.parametrize("torch", NEW, ids=str)
def test_ours_beyond_torchs_say_what_they_need(torch: torches.Torch, ours_first: bool) -> None:
    flags = [*folders(torch, ours_first=ours_first), *([ASIDE] if ours_first else [])]
    [error] = errors("#include <stablehand/availability.h>\n", flags)
    assert "stablehand/*.h need Stablehand's copies" in error
    assert "before torch's and define TORCH_TARGET_VERSION" in error


# version.h holds numbers only; abi_check.h is for who builds with torch's headers.
BEYOND = [
    h.name
    for h in sorted((build.ROOT / "include" / "stablehand").glob("*.h"))
    if h.name not in {"version.h", "abi_check.h"}
]


@pytest.mark.parametrize("header", BEYOND)
def test_every_header_beyond_torchs_says_it(header: str) -> None:
    text = f"#define FMT_HEADER_ONLY\n#include <stablehand/{header}>\n"
    [error] = errors(text, [*folders(NEW[0]), ASIDE])
    assert "stablehand/*.h need Stablehand's copies" in error


def program(torch: torches.Torch, cxx: str, ours_first: bool, before: bool) -> object:
    words = [cxx, "ours-first" if ours_first else "torch-first", "before" if before else "after"]
    return pytest.param(torch, cxx, ours_first, before, id="-".join([str(torch), *words]))


NEWEST, OLDEST = max(NEW, key=lambda t: t.minor), min(NEW, key=lambda t: t.minor)
PROGRAMS = [
    program(NEWEST, "g++", True, True),
    program(NEWEST, "clang++", True, False),
    program(NEWEST, "g++", False, True),
    program(OLDEST, "clang++", True, True),
]


@pytest.mark.parametrize(("torch", "cxx", "ours_first", "before"), PROGRAMS)
def test_all_of_torch_compiles_links_and_runs(
    tmp_path: Path, torch: torches.Torch, cxx: str, ours_first: bool, before: bool
) -> None:
    library = tmp_path / "libstep_aside.so"
    command = [build.need(cxx), "-std=c++20", "-O0", "-fPIC", "-shared", "-w", ASIDE, SOURCE]
    command += [*folders(torch, ours_first=ours_first), f"-I{sysconfig.get_path('include')}"]
    command += ["-DOURS_BEFORE"] if before else []
    command += ["-L", torch.folder / "lib", "-ltorch", "-ltorch_cpu", "-lc10", "-o", library]
    build.run(command)
    done = torch.run("-c", RUN, library)
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"

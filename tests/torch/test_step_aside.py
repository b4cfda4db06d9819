# SPDX-License-Identifier: BSD-3-Clause
"""Case H7: our headers beside torch's own: which copy serves, what is said where that is open.

The programs include everything of torch and take twenty seconds each, so two are made at a time:
each compiler, each torch, our folders before and after torch's, our headers before and after them.
"""

from __future__ import annotations

import itertools
import re
import shutil
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.support import build, torches

SOURCE = build.ROOT / "tests" / "torch" / "step_aside" / "all_of_torch.cpp"
NEW = [torch for torch in torches.torches() if torch.minor >= 13]
OLD = [torch for torch in NEW if torch.minor < 15]
OLDEST = min(NEW, key=lambda torch: torch.minor)
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


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
@pytest.mark.parametrize("torch", NEW, ids=str)
@pytest.mark.parametrize(
    "header", ["ATen/ATen.h", "ATen/cpu/vec/vec.h", "torch/all.h", "torch/extension.h"]
)
def test_with_a_target_torchs_unstable_headers_refuse(torch, header, cxx) -> None:
    ours = "#include <torch/headeronly/util/Half.h>\n"
    refusal = "should not be included when either TORCH_STABLE_ONLY or TORCH_TARGET_VERSION"
    for ours_first, text in itertools.product(
        (True, False), (f"{ours}#include <{header}>\n", f"#include <{header}>\n{ours}")
    ):
        said = errors(text, [*folders(torch, ours_first=ours_first), TARGET], cxx)
        assert said and refusal in said[0]


def mirrored() -> list[str]:
    """Our headers at paths of torch's."""
    roots = (build.ROOT / "headeronly", build.ROOT / "include")
    names = [str(h.relative_to(root)) for root in roots for h in sorted(root.rglob("*.h"))]
    return [name for name in names if any((torch.include / name).is_file() for torch in NEW)]


def shared(torch: torches.Torch) -> list[str]:
    """Our headers at paths of this torch's that a plain C++ file can include."""
    there = [name for name in mirrored() if (torch.include / name).is_file()]
    kinds = ("win32", "complex_utils", "/cuda/")
    return [name for name in there if not any(kind in name for kind in kinds)]


@pytest.mark.parametrize("torch", NEW, ids=str)
def test_every_mirrored_header_steps_aside(torch: torches.Torch) -> None:
    """Read off what the preprocessor opens: ours, and torch's of the same path."""
    plain = shared(torch)
    text = "".join(f"#include <{name}>\n" for name in plain)
    command = [build.need("g++"), "-std=c++17", "-M", *folders(torch), ASIDE, "-x", "c++", "-"]
    opened = set(build.run_with_input(command, text).replace("\\\n", " ").split())
    assert len(plain) > 60
    for name in plain:
        assert str(torch.include / name) in opened, name
    inside = f"{build.ROOT / 'headeronly'}/torch/headeronly/detail/"
    assert {Path(f).name for f in opened if f.startswith(inside)} == {"which_copy.h"}


@pytest.mark.parametrize("torch", NEW, ids=str)
def test_ours_beyond_torchs_say_what_they_need(torch: torches.Torch) -> None:
    [error] = errors("#include <stablehand/availability.h>\n", [*folders(torch), ASIDE])
    assert "stablehand/*.h need Stablehand's copies" in error
    assert "before torch's and define TORCH_TARGET_VERSION" in error


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
@pytest.mark.parametrize("word", [[], [TARGET], [ASIDE]], ids=["plain", "target", "aside"])
@pytest.mark.parametrize("header", ["stablehand/availability.h", "torch/headeronly/util/irange.h"])
def test_behind_torchs_folders_what_torch_lacks_refuses(header, word, cxx) -> None:
    """Half ours and half torch's would be one c10::irange declared twice, or worse, silence."""
    flags = [*folders(OLDEST, ours_first=False), *word]
    error, *more = errors(f"#include <{header}>\n", flags, cxx)
    assert "Torch's include folder comes before Stablehand's" in error
    assert "before torch's and define TORCH_TARGET_VERSION" in error
    assert not more


RENAMED = {"util/bits.h": "util/storage_bits.h", "util/qint8.h": "util/quantized_int8.h"}


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The include folder of a torch to come: another version, two headers renamed."""
    newest = max(NEW, key=lambda torch: torch.minor)
    root = tmp_path_factory.mktemp("newer")
    for name in ("c10", "torch/headeronly", "torch/csrc/stable", "torch/csrc/inductor/aoti_torch"):
        shutil.copytree(newest.include / name, root / name)
    changes = {rf"(VERSION_MINOR) {newest.minor}\b": rf"\1 {newest.minor + 1}"}
    for old, new in RENAMED.items():
        changes[f"(?:torch/headeronly|c10)/{old}"] = f"torch/headeronly/{new}"
        (root / "torch/headeronly" / old).rename(root / "torch/headeronly" / new)
        (root / "c10" / old).unlink()
    for header in root.rglob("*.h"):
        text = before = header.read_text(encoding="utf-8")
        for old, new in changes.items():
            text = re.sub(old, new, text)
        if text != before:
            header.write_text(text, encoding="utf-8")
    return root


KEPT = """
#include <torch/headeronly/version.h>
#include <torch/headeronly/util/Half.h>
#include <torch/csrc/stable/tensor_struct.h>
static_assert(TORCH_VERSION_MINOR MINOR);
inline float twice(c10::Half half) { return half + half; }
"""
GONE = ["torch/headeronly/util/bits.h", "torch/headeronly/util/qint8.h", "c10/util/bits.h"]
OURS_FIRST = [True, False]


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
class TestNewerTorch:
    """A torch to come that has changed: all works, or one error names the two copies."""

    def flags(self, newer: Path, ours_first: bool, word: str) -> list[str]:
        ours, theirs = build.include_flags(), [f"-I{newer}"]
        return [*(ours + theirs if ours_first else theirs + ours), word]

    @pytest.mark.parametrize("header", GONE)
    def test_with_a_target_ours_serve(self, newer: Path, header: str, cxx: str) -> None:
        text = KEPT.replace("MINOR);", "== 15);") + f"#include <{header}>\nc10::bits8 one;\n"
        if "qint8" in header:
            text = text.replace("c10::bits8", "c10::qint8")
        assert not errors(text, self.flags(newer, True, TARGET), cxx)

    @pytest.mark.parametrize("ours_first", OURS_FIRST)
    def test_what_it_has_serves(self, newer: Path, ours_first: bool, cxx: str) -> None:
        text = KEPT.replace("MINOR);", "> 15);")
        pedantic = [] if ours_first else ["-w"]  # torch's own are not, in front of ours
        assert not errors(text, [*self.flags(newer, ours_first, ASIDE), *pedantic], cxx)

    @pytest.mark.parametrize("ours_first", OURS_FIRST)
    @pytest.mark.parametrize("header", GONE)
    def test_what_it_lacks_is_one_error(self, newer, header, ours_first, cxx) -> None:
        flags = ["-std=c++17", "-fsyntax-only", *self.flags(newer, ours_first, ASIDE)]
        with pytest.raises(build.BuildError) as error:
            build.run_with_input(
                [build.need(cxx), *flags, "-x", "c++", "-"], f"#include <{header}>"
            )
        said = str(error.value).partition("\n")[2]
        assert len(re.findall(r"(?<!#)error: ", said)) == 1
        [ours] = [
            r / header
            for r in (build.ROOT / "headeronly", build.ROOT / "include")
            if (r / header).is_file()
        ]
        assert str(ours) in said  # and torch's, or what to do with the two folders
        missing = re.search(rf"error: '?{header}'?", said) and f"include_next <{header}>" in said
        assert missing or "Torch's include folder comes before Stablehand's" in said


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


def program(folder: Path, torch: torches.Torch, cxx: str, ours_first: bool, before: bool) -> Path:
    """A library with all of torch and of our headers, compiled and linked as no helper does it."""
    library = folder / f"ours_first_{ours_first}_before_{before}.so"
    command = [build.need(cxx), "-std=c++20", "-O0", "-fPIC", "-shared", "-w", ASIDE, SOURCE]
    command += [*folders(torch, ours_first=ours_first), f"-I{sysconfig.get_path('include')}"]
    command += ["-I", folder, *(["-DOURS_BEFORE"] if before else [])]
    command += ["-L", torch.folder / "lib", "-ltorch", "-ltorch_cpu", "-lc10", "-o", library]
    build.run(command)
    return library


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
@pytest.mark.parametrize("torch", NEW, ids=str)
def test_all_of_torch_compiles_links_and_runs(tmp_path: Path, torch, cxx) -> None:
    ours = "".join(f"#include <{name}>\n" for name in shared(torch))
    (tmp_path / "ours.h").write_text(ours, encoding="utf-8")
    orders = itertools.product((True, False), repeat=2)
    with ThreadPoolExecutor(2) as two:
        made = list(two.map(lambda order: program(tmp_path, torch, cxx, *order), orders))
    assert len(made) == 4
    for library in made:
        done = torch.run("-c", RUN, library)
        assert done.returncode == 0, f"{library.stem}: {done.returncode}: {done.stderr}"

# SPDX-License-Identifier: BSD-3-Clause
"""Code that uses every name compiles without a warning: both standards, both compilers."""

from pathlib import Path

import pytest

from tests.support import build

HERE = Path(__file__).parent
WARNINGS = ["-Wall", "-Wextra", "-Wshadow", "-Wconversion", "-Wpedantic", "-Werror"]
EVERYTHING = HERE / "everything.cpp"
OTHERS = [
    build.ROOT / "examples" / "skeleton" / "csrc" / "skeleton.cpp",
    *sorted((build.ROOT / "tests" / "torch" / "csrc").glob("*.cpp")),
]
ALL_WAYS = [(EVERYTHING, cxx, std) for cxx in ("g++", "clang++") for std in (17, 20)]
TWO_WAYS = [(source, cxx, std) for source in OTHERS for cxx, std in (("g++", 17), ("clang++", 20))]


@pytest.mark.parametrize(
    ("source", "cxx", "std"), [*ALL_WAYS, *TWO_WAYS], ids=lambda v: getattr(v, "stem", str(v))
)
def test_no_warning(tmp_path, source, cxx, std):
    """Optimised, because some warnings need the optimiser's eyes."""
    build.compile_object(source, tmp_path, cxx=cxx, std=std, flags=[*WARNINGS, "-DNS=any"])


@pytest.mark.parametrize("target", [None, 10, 15])
def test_other_targets(tmp_path, target):
    build.compile_object(EVERYTHING, tmp_path, target=target, flags=WARNINGS)


def test_the_flags_are_in_force(tmp_path):
    source = tmp_path / "shadow.cpp"
    source.write_text("int f(int i) { { int i = 1; return i; } }\n", encoding="utf-8")
    with pytest.raises(build.BuildError, match="-Werror=shadow"):
        build.compile_object(source, tmp_path, flags=WARNINGS)


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
def test_links_with_hidden_and_with_default_visibility(tmp_path, cxx):
    """All references are in the stub or weak, whatever the flags."""
    for flags in ([], ["-fvisibility=hidden", "-fvisibility-inlines-hidden"], ["-O0"]):
        made = build.compile_object(EVERYTHING, tmp_path, cxx=cxx, flags=flags)
        build.link_shared([made], tmp_path / "everything.so", cxx=cxx)

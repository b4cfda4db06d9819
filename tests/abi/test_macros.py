# SPDX-License-Identifier: BSD-3-Clause
"""The parts of the C headers that no row of the table says: macros and the dtype template."""

import pytest

from tests.support import build

SOURCE = build.ROOT / "tests" / "abi" / "macros.cpp"
WARNINGS = ["-Wall", "-Wextra", "-Wshadow", "-Werror"]
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]  # g++ brings its own
EXPECTED = f"""\
check main 1: text c1 -2 3 0.5 2.5 1
check main 2: std::string (null)
check main 3: {"x" * 4096}... (cut)
warn main 8: else of 0 belongs to the outer if
"""
NO_MESSAGE = "check main 10: Expected 2 < 1 to be true, but got false.\n"
NUMBERS = "6 15 9 26\n"


def output(folder, cxx, *flags):
    sanitize = SANITIZE if cxx == "g++" else []
    built = build.compile_object(SOURCE, folder, cxx=cxx, flags=[*WARNINGS, *sanitize, *flags])
    program = folder / "macros"
    build.run([build.need(cxx), *sanitize, built, "-o", program])
    return build.run([program])


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
def test_messages(tmp_path, cxx):
    assert output(tmp_path, cxx, "-Wpedantic") == EXPECTED + NUMBERS
    assert output(tmp_path, cxx, "-DNO_MESSAGE") == EXPECTED + NO_MESSAGE + NUMBERS


def test_disabled_warnings(tmp_path):
    printed = output(tmp_path, "g++", "-DDISABLE_WARN")
    assert "warn" not in printed and printed.endswith(NUMBERS)


@pytest.mark.parametrize("cxx", ["g++", "clang++"])
def test_type_without_dtype_is_refused(tmp_path, cxx):
    source = tmp_path / "use.cpp"
    text = "#include <torch/csrc/inductor/aoti_torch/c/shim.h>\nint f() {{ return {}(); }}\n"
    source.write_text(text.format("aoti_torch_dtype<float>"), encoding="utf-8")
    build.compile_object(source, tmp_path, cxx=cxx)
    source.write_text(text.format("aoti_torch_dtype<char*>"), encoding="utf-8")
    with pytest.raises(build.BuildError, match="deleted function"):
        build.compile_object(source, tmp_path, cxx=cxx)

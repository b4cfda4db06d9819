# SPDX-License-Identifier: BSD-3-Clause
"""What must not compile does not, and the first error says what, which versions and what to do.

Each source compiles as it is (the control); -DBAD_… switches one line on.
"""

import re
import subprocess
from pathlib import Path

import pytest

from tests.support import build

HERE = Path(__file__).parent
TARGET_2_9 = "0x0209000000000000ULL"
TARGET_2_10 = "0x020a000000000000ULL"


def refused(name, minor):
    return (
        f"{name} needs torch 2.{minor}, the target is 2.9: raise TORCH_TARGET_VERSION, "
        f"or write if (auto v = STABLEHAND_AVAILABLE(2, {minor})) and pass v first"
    )


BOX = (
    "TORCH_BOX: str and list parameters and results need torch 2.10, the target is 2.9: set TORCH_TARGET_VERSION to 2.10, "
    "or register this kernel with STABLEHAND_BOX(v, &kernel) under if (auto v = STABLEHAND_AVAILABLE(2, 10))"
)
NEWER_BOX = (
    "TORCH_BOX: a parameter or result of this kernel needs a newer torch than the target: raise TORCH_TARGET_VERSION, "
    "or register it with STABLEHAND_BOX(v, &kernel) under if (auto v = STABLEHAND_AVAILABLE(2, minor))"
)
OLDER_TOKEN = "this token stands for an older torch than what it is passed to needs: ask STABLEHAND_AVAILABLE for the newer one"
GATE = {
    "MEMBER": refused("Tensor::has_storage", 14),
    "MEMBER_2_10": refused("Tensor::set_requires_grad", 10),
    "FUNCTION": refused("torch_has_storage", 14),
    "FUNCTION_2_10": refused("torch_get_num_threads", 10),
    "NATIVE_HANDLE": refused("Stream::nativeHandle", 13),
    "GENERATOR": refused("Generator(AtenGeneratorHandle)", 13),
    "TENSOR_FROM_PYOBJECT": refused("tensor_from_pyobject", 14),
    "TENSOR_TO_PYOBJECT": refused("tensor_to_pyobject", 14),
    "IS_TENSOR_PYOBJECT": refused("is_tensor_pyobject", 15),
    "DTYPE_FROM_PYOBJECT": refused("dtype_from_pyobject", 15),
    "DTYPE_TO_PYOBJECT": refused("dtype_to_pyobject", 15),
    "DEVICE_FROM_PYOBJECT": refused("device_from_pyobject", 15),
    "DEVICE_TO_PYOBJECT": refused("device_to_pyobject", 15),
    "PYOBJECT_TOKEN": OLDER_TOKEN,
    "TAGS": refused("StableLibrary::def(schema, tags)", 12),
    "PYTHON_MODULE": refused("StableLibrary::set_python_module", 13),
    "OLDER_TOKEN": OLDER_TOKEN,
    "BOOL_FOR_TOKEN": "call to",  # nothing is made from a bool by accident
    "UNKNOWN_MINOR": "STABLEHAND_AVAILABLE: these headers do not know that version of torch; install a newer Stablehand",
    "UNKNOWN_MAJOR": "STABLEHAND_AVAILABLE(2, minor): these headers know no other major version of torch",
    "BOX": BOX,
    "BOX_RESULT": BOX,
    "BOX_TOKEN": BOX,
    "BOX_GENERATOR": NEWER_BOX,
    "BOX_GENERATOR_TOKEN": NEWER_BOX,
}
CARRIED = (
    "this C++ type cannot cross torch's stable ABI: use Tensor, int64_t, bool, double, std::string,"
)
REFERENCE = "a kernel's parameter is a reference to something that is not const: take it by value or const&; only Tensor& may be changed"
VIEWS = "a list argument of std::string_view or HeaderOnlyArrayRef: take std::string or std::vector as its elements"
TYPES = {  # the sentence, and the type that the compiler must name
    "COMPLEX": (CARRIED, "std::complex<double>"),
    "STRUCT": (CARRIED, "Scalar"),
    "MAP": (CARRIED, "std::map<std::"),
    "POINTER": (CARRIED, "const char"),
    "LONG_DOUBLE": ("long double cannot cross torch's stable ABI: use double", "long double"),
    "RESULT": (CARRIED, "Scalar"),
    "TUPLE_RESULT": (CARRIED, "Scalar"),
    "LIST_OF_STRUCT": (CARRIED, "Scalar"),
    "OPTIONAL_STRUCT": (CARRIED, "Scalar"),
    "LIST_OF_VIEWS": (VIEWS, "string_view"),
    "ARRAY_OF_VIEWS": (VIEWS, "string_view"),
    "REFERENCE": (REFERENCE, "std::optional<torch::stable::Tensor>"),
    "REFERENCE_TO_LIST": (REFERENCE, "std::vector<long"),
    "TO_VIEW": (
        "to<T>(): T only looks at memory that somebody else must keep; take std::string or std::vector instead",
        "string_view",
    ),
}
DIFFERS = "STABLEHAND_DEF: the schema's type is not the function's, in the argument or result whose number and name this template gives: make them agree"
UNCARRIED = "STABLEHAND_DEF: torch's stable ABI does not carry the schema's type that this template gives: use Tensor, int,"


def spelt(name):
    return f"Name<{', '.join(repr(letter) for letter in name)}>"


SCHEMAS = {  # the sentence, and what the template must show
    "TYPE": (DIFFERS, "Argument<2>", spelt("alpha"), "TypeInSchema<'i', 'n', 't'>", "double"),
    "OPTIONAL": (DIFFERS, "Argument<2>", spelt("other"), "std::optional<torch::stable::Tensor>"),
    "LIST": (DIFFERS, "Argument<2>", spelt("weights"), "std::vector<std::optional<torch"),
    "SWAPPED": (DIFFERS, "Argument<3>", spelt("flag"), "'b', 'o', 'o', 'l'", "signed char"),
    "RESULT": (DIFFERS, "Result<2>", spelt("count"), "TypeInFunction<torch::stable::Tensor>"),
    "ARGUMENTS": ("another number of arguments than the function", "InSchema<3>", "InFunction<2>"),
    "RESULTS": ("another number of results than the function", "InSchema<1>", "InFunction<2>"),
    "SCALAR": (UNCARRIED, "Argument<2>", spelt("alpha"), "'S', 'c', 'a', 'l', 'a', 'r'"),
    "MISSPELT": (UNCARRIED, "Argument<1>", spelt("x"), "'T', 'e', 'n', 'z', 'o', 'r'"),
}
OLD = "TORCH_TARGET_VERSION is older than torch 2.9, or no version: write 0x0209000000000000 for 2.9, 0x020a000000000000 for 2.10"
SLIP = (
    "TORCH_TARGET_VERSION is 0x0210000000000000 or above, which reads as torch 2.16 or later: the minor version is hexadecimal, "
    "so torch 2.10 is 0x020a000000000000 and 2.15 is 0x020f000000000000."
)
NEW = "TORCH_TARGET_VERSION is newer than torch 2.15, which these headers describe: lower the target, or install a newer Stablehand."
TARGETS = {
    "0x0208000000000000ULL": OLD,
    "0x0208ffffffffffffULL": OLD,
    "0": OLD,
    "1": OLD,
    "0x0209": OLD,
    "": OLD,
    "abc": OLD,
    "0x0210000000000000ULL": SLIP,
    "0x0213000000000000ULL": SLIP,
    "0x0215000000000000ULL": SLIP,
    "0x0300000000000000ULL": NEW,
    "0x020f010000000000ULL": NEW,
    "0xffffffffffffffffULL": NEW,
}
FIRST = [
    "torch/csrc/stable/version.h",
    "torch/csrc/stable/c/shim.h",
    "torch/csrc/stable/tensor.h",
    "stablehand/availability.h",
]


@pytest.fixture(params=["g++", "clang++"])
def cxx(request):
    return build.need(request.param)


def output(cxx, source, target, *flags, std=17):
    """What the compiler prints for a file of this folder; empty when it is content."""
    options = [
        f"-std=c++{std}",
        "-fsyntax-only",
        f"-DTORCH_TARGET_VERSION={target}",
        *flags,
        *build.include_flags(),
    ]
    done = subprocess.run(
        [cxx, *options, HERE / source], capture_output=True, text=True, check=False
    )
    assert (done.returncode != 0) == ("error:" in done.stderr)
    return done.stderr


def early_errors(text):
    """The error that counts may have two before it."""
    return "\n".join(re.findall(r"error: .*", text)[:3])


@pytest.mark.parametrize("name", GATE)
def test_gate(cxx, name):
    assert GATE[name] in early_errors(output(cxx, "gate.cpp", TARGET_2_9, f"-DBAD_{name}"))


@pytest.mark.parametrize("name", TYPES)
def test_types(cxx, name):
    text = output(cxx, "types.cpp", TARGET_2_10, "-DBAD", f"-DBAD_{name}")
    sentence, kind = TYPES[name]
    assert sentence in early_errors(text)
    assert kind in text


@pytest.mark.parametrize("name", SCHEMAS)
def test_schemas(cxx, name):
    text = output(cxx, "schema.cpp", TARGET_2_10, f"-DBAD_{name}")
    sentence, *shown = SCHEMAS[name]
    assert sentence in early_errors(text)
    for words in shown:
        assert words in text


@pytest.mark.parametrize("target", TARGETS)
def test_target(cxx, target):
    assert TARGETS[target] in early_errors(output(cxx, "target.cpp", target))


def test_target_that_is_no_integer(cxx):
    """The preprocessor has its own words for a fraction; they name the macro."""
    assert "TORCH_TARGET_VERSION" in output(cxx, "target.cpp", "2.9")


@pytest.mark.parametrize("first", FIRST)
def test_target_whatever_header_is_first(cxx, first):
    assert SLIP in early_errors(
        output(cxx, "target.cpp", "0x0210000000000000ULL", f"-DFIRST=<{first}>")
    )


@pytest.mark.parametrize("std", [17, 20])
@pytest.mark.parametrize("source", ["gate.cpp", "types.cpp", "schema.cpp", "target.cpp"])
def test_controls(cxx, source, std):
    target = TARGET_2_10 if source in ("types.cpp", "schema.cpp") else TARGET_2_9
    assert output(cxx, source, target, std=std) == ""


@pytest.mark.parametrize("minor", range(9, 16))
def test_control_every_target(cxx, minor):
    assert output(cxx, "target.cpp", f"0x02{minor:02x}000000000000ULL") == ""


@pytest.mark.parametrize(
    "name", ["MEMBER", "FUNCTION", "MEMBER_2_10", "FUNCTION_2_10", "BOX", "BOX_RESULT"]
)
def test_control_under_a_newer_target(cxx, name):
    """What is refused below its version is plain C++ from it on."""
    assert output(cxx, "gate.cpp", "0x020e000000000000ULL", f"-DBAD_{name}") == ""


def test_control_the_newest_patch_release_of_a_target(cxx):
    assert output(cxx, "target.cpp", "0x0209010000000000ULL") == ""

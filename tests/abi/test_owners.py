# SPDX-License-Identifier: BSD-3-Clause
"""Who owns what: real torch does what the declarations say, and the counting shim the same."""

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.support import api, build, counting_shim, torches

HERE = Path(__file__).parent
CHECKS = {9: 7, 10: 11, 11: 12, 13: 13}  # how many run from which torch on
CODES = build.ROOT / "tests" / "support" / "counting_shim_codes.txt"
SCHEMAS = build.ROOT / "tests" / "support" / "counting_shim_schemas.txt"
OPS_TABLE = build.ROOT / "tests" / "include" / "torch" / "csrc" / "stable" / "ops.cpp"
MEMBER_TABLE = OPS_TABLE.with_name("tensor.cpp")


def count_checks(output: str) -> int:
    return len(re.findall(r"^check_\w+$", output, re.MULTILINE))


@pytest.mark.parametrize("torch", torches.torches(), ids=str)
def test_owners(torch):
    """After each step of one script, failing ones included, both say the same."""
    real = torch.run(HERE / "owners_run.py")
    assert real.returncode == 0, real.stdout + real.stderr
    expected = next(n for minor, n in sorted(CHECKS.items(), reverse=True) if minor <= torch.minor)
    assert count_checks(real.stdout) == expected
    library = counting_shim.library(torch.minor)
    stand_in = build.run([sys.executable, HERE / "owners_run.py", library])
    assert stand_in == real.stdout


@pytest.mark.parametrize("minor", [10, 11, 12, 14])
def test_owners_between(minor):
    """The versions of which there is no real torch here."""
    output = build.run([sys.executable, HERE / "owners_run.py", counting_shim.library(minor)])
    expected = next(n for since, n in sorted(CHECKS.items(), reverse=True) if since <= minor)
    assert count_checks(output) == expected


ASK = """
import ctypes, os, sys, torch
C = ctypes.CDLL(os.path.join(os.path.dirname(torch.__file__), "lib", "libtorch_cpu.so"))
for line in open(sys.argv[1]):
    name = line.split()[0]
    if name != "#" and hasattr(C, name):
        print(name, getattr(C, name)())
for line in open(sys.argv[2]):
    name, _, overload = line.partition("(")[0].partition(".")
    if name[0] != "#":
        found = torch._C._jit_get_schemas_for_operator(name)
        print(*(s for s in found if s.overload_name == overload))
"""


@pytest.mark.parametrize("torch", torches.torches(), ids=str)
def test_codes_and_schemas_are_torchs(torch):
    done = torch.run("-c", ASK, CODES, SCHEMAS)
    assert done.returncode == 0, done.stderr
    found = set(done.stdout.splitlines())
    codes, schemas = ({*p.read_text("utf-8").splitlines()[1:]} for p in (CODES, SCHEMAS))
    assert schemas <= found
    newer = {code.split()[0] for code in codes - found}
    assert (
        not newer
        if torch.minor == 15
        else all(
            re.match(r"torch_tag_|(aoti_)?torch_dtype_float(4_e2m1fn_x2|8_e8m0fnu)$", n)
            for n in newer
        )
    )


def named(table: Path) -> Counter[str]:
    """How many lines a C++ table has for each name."""
    return Counter(re.findall(r'^    \{"([\w=]+)", \d+,', table.read_text("utf-8"), re.MULTILINE))


def overloads(scope: str, header: str) -> Counter[str]:
    """How many functions of each name a header of ours declares; token overloads do not count."""
    inventory = api.api_inventory.Inventory([build.ROOT / "include", build.ROOT / "headeronly"], [])
    functions = {
        (n.name, n.type)
        for n in inventory.names(header)
        if n.kind in ("function", "method", "constructor", "function template")
        and "since<" not in n.type
    }
    return Counter(
        api.clean(name).removeprefix(scope)
        for name, _ in functions
        if re.fullmatch(re.escape(scope) + r"[\w=]+", api.clean(name))
    )


@pytest.mark.parametrize(
    ("scope", "header", "table"),
    [
        ("torch::stable::", "torch/csrc/stable/ops.h", OPS_TABLE),
        ("torch::stable::Tensor::", "torch/csrc/stable/tensor.h", MEMBER_TABLE),
        ("torch::stable::", "torch/csrc/stable/pyobject.h", OPS_TABLE.with_name("pyobject.cpp")),
    ],
)
def test_every_wrapper_is_in_the_table(scope, header, table):
    lines, declared = named(table), overloads(scope, header)
    assert len(declared) > 4
    missing = {name: n for name, n in declared.items() if lines[name] < n}
    assert not missing, f"{table.name} needs a line for each: {missing}"


@pytest.mark.parametrize(
    ("header", "function", "comment"),
    [
        (
            "inductor/aoti_torch/c/shim.h",
            "aoti_torch_new_tensor_handle",
            "// new_handle: new reference, free with aoti_torch_delete_tensor_object",
        ),
        ("inductor/aoti_torch/c/shim.h", "aoti_torch_get_sizes", "// ret_sizes: borrowed"),
        ("stable/c/shim.h", "torch_string_c_str", "// data: borrowed from the handle"),
        ("stable/c/shim.h", "torch_delete_list", "// frees the list, not the handles stored in it"),
    ],
)
def test_said_beside_the_declaration(header, function, comment):
    text = (build.ROOT / "include" / "torch" / "csrc" / header).read_text(encoding="utf-8")
    before = text[: text.index(f" {function}(")].splitlines()
    assert comment in before[-3:]

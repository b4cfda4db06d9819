# SPDX-License-Identifier: BSD-3-Clause
"""The rows of docs/conversions.md, each held against the conversion itself."""

import re

import pytest

from tests.support import build

ROW = re.compile(r"^\| `(?P<type>[^`]+)` \|(?P<schema>[^|]+)\| 2\.(?P<minor>\d+) \|", re.MULTILINE)
ROWS = ROW.findall((build.ROOT / "docs" / "conversions.md").read_text(encoding="utf-8"))

# A kernel that takes the type, and its oldest torch as the headers know it.
SOURCE = """
#include <torch/csrc/stable/library.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
using T = {type};
static_assert(torch::stable::detail::Convert<T>::oldest == {minor});
void by_value(T) {{}}
void by_reference(const T&) {{}}
STABLE_TORCH_LIBRARY(rows, m) {{
  if (auto v = STABLEHAND_AVAILABLE(2, {minor})) {{
    m.impl("by_value", STABLEHAND_BOX(v, &by_value));
    m.impl("by_reference", STABLEHAND_BOX(v, &by_reference));
  }}
}}
"""


def test_all_schema_types_have_a_row():
    named = set(re.findall(r"`([^`]+)`", " ".join(schema for _, schema, _ in ROWS)))
    assert named >= {
        *("Tensor", "Tensor?", "Tensor[]", "Tensor?[]", "int", "int?", "int[]", "float", "float[]"),
        *("bool", "bool[]", "str", "str?", "str[]", "ScalarType", "Device", "Layout"),
        *("MemoryFormat", "SymInt"),
    }


@pytest.mark.parametrize(("cpp", "schema", "minor"), ROWS, ids=[row[0] for row in ROWS])
def test_row(cpp, schema, minor, tmp_path):
    source = tmp_path / "row.cpp"
    source.write_text(SOURCE.format(type=cpp, minor=minor), encoding="utf-8")
    build.compile_object(source, tmp_path, flags=("-fsyntax-only",))

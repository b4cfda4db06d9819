# SPDX-License-Identifier: BSD-3-Clause
"""docs/ops.md says what the headers say, and every row of it was run (test_ops.py)."""

from __future__ import annotations

import csv
import sys

import pytest

from tests.support import build

sys.path.insert(0, str(build.ROOT / "tools"))
import ops_table  # a tool, which is no package

OPS = ops_table.ops()


def rows() -> list[dict[str, str]]:
    """The functions of ops.h in the table of 2.15's names."""
    with (build.ROOT / "spec" / "api.tsv").open(newline="", encoding="utf-8") as file:
        table = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [r for r in table if r["header"] == "torch/csrc/stable/ops.h"]


def test_the_document_is_current() -> None:
    assert (build.ROOT / ops_table.DOCUMENT).read_text(encoding="utf-8") == ops_table.render()


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.check)
def test_an_op_is_run_on_the_oldest_torch_that_it_claims(op: ops_table.Op) -> None:
    assert ops_table.checks().get(op.check) == op.ours


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.check)
def test_pytorchs_version_is_that_of_its_headers(op: ops_table.Op) -> None:
    """The table has one version for a name; that of a deleter's overload is its type's."""
    name = "DeleterFnPtr" if "deleter" in op.parameters else op.name
    assert f"2.{op.theirs}" in {r["since"] for r in rows() if r["name"].endswith(f"::{name}")}


def test_every_function_has_a_line() -> None:
    """As many lines as 2.15 has overloads; sum and sum_out have two each, for two versions."""
    theirs = sorted(r["name"].rsplit("::")[-1] for r in rows() if "function" in r["kind"])
    assert sorted([*theirs, "sum", "sum_out"]) == sorted(op.name for op in OPS)


def test_a_row_without_a_run_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    marked = ops_table.checks()
    del marked["clone"]
    marked["subtract"] = 11
    monkeypatch.setattr(ops_table, "checks", lambda root: marked)
    said = [line for line in ops_table.render().splitlines() if line.endswith("| no |")]
    assert [line.split("(")[0] for line in said] == ["| `clone", "| `subtract"]

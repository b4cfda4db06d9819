# SPDX-License-Identifier: BSD-3-Clause
"""The parts of ./dev that can break without anyone noticing."""

import io
import sys
from pathlib import Path

import pytest

from dev import content, lint, rules, run, table, testing
from dev.errors import Failure
from dev.report import Reporter, duration, size

ROOT = Path(__file__).resolve().parents[2]


# Keys by content


def test_content_key(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name / "src").mkdir(parents=True)
        (tmp_path / name / "src" / "a.h").write_text("a")
    key = content.content_key(tmp_path / "one", ["src"])
    assert content.content_key(tmp_path / "two", ["src"]) == key
    assert content.content_key(tmp_path / "one", ["src"], ["g++ 12"]) != key
    (tmp_path / "two" / "src" / "__pycache__").mkdir()
    (tmp_path / "two" / "src" / "__pycache__" / "a.pyc").write_text("x")
    assert content.content_key(tmp_path / "two", ["src"]) == key
    (tmp_path / "two" / "src" / "a.h").rename(tmp_path / "two" / "src" / "b.h")
    assert content.content_key(tmp_path / "two", ["src"]) != key
    (tmp_path / "one" / "src" / "a.h").write_text("b")
    assert content.content_key(tmp_path / "one", ["src"]) != key


# What is printed


def test_table() -> None:
    text = table.render(["torch", "op"], [["2.9.1", "ok"], ["2.15.0", "needs 2.10"]])
    assert text.splitlines() == [
        "torch   op",
        "------  ----------",
        "2.9.1   ok",
        "2.15.0  needs 2.10",
    ]


def test_sizes() -> None:
    assert [size(n) for n in (812, 14_600, 999_949, 999_960, 3_100_000_000)] == [
        "812 B",
        "14.6 KB",
        "999.9 KB",
        "1.0 MB",
        "3.1 GB",
    ]


def test_durations() -> None:
    assert [duration(n) for n in (0.44, 9.96, 63, 250)] == ["0.4 s", "10 s", "63 s", "4 min 10 s"]


def test_tail_leaves_out_what_pip_says_about_itself() -> None:
    output = "x.cpp:1: error: no\nninja: stopped\nerror: subprocess-exited-with-error\n× note"
    assert run.tail(output) == "x.cpp:1: error: no\nninja: stopped"
    assert run.tail("\n".join(map(str, range(100)))).startswith("85\n")


def test_failing_command_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    log = tmp_path / "log"
    log.touch()
    command = [sys.executable, "-c", "print('because'); raise SystemExit(3)"]
    with pytest.raises(Failure) as caught, Reporter(2).step("first") as step:
        step.work("trying")
        run.Runner(log).run(command, step, "It did not work.")
    failure = caught.value
    assert (failure.step, failure.tail) == ("[1/2] first: trying", "because")
    assert "because" in log.read_text()


# Tests and their counts


def test_counts_of_junit_files(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        '<testsuites><testsuite tests="9" failures="2" errors="1" skipped="1"/></testsuites>'
    )
    count = testing.read_junit(report)
    assert count == testing.Count(5, 3, 1)
    assert str(count) == "5 passed, 3 failed, 1 skipped"
    report.write_text('<testsuite tests="4" failures="1" disabled="1" skipped="0"/>')
    assert testing.read_junit(report) == testing.Count(2, 1, 1)
    assert testing.read_junit(tmp_path / "none") == testing.Count()


def test_paths_choose_tests() -> None:
    everything = testing.choose([], "")
    assert everything.native and everything.python == ["tests"]
    one = testing.choose([f"{ROOT}/tests/python/test_dev_parts.py::test_sizes"], "")
    assert one.native == []
    assert one.python == ["tests/python/test_dev_parts.py::test_sizes"]


def test_names_of_a_file_choose_its_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "Half.cpp"
    file.write_text('TEST_CASE("rounds (ties)") {}\nTEMPLATE_TEST_CASE("adds", "[x]", int) {}\n')
    monkeypatch.setattr(testing, "ROOT", tmp_path)
    assert testing.selection(Path("Half.cpp"), "") == r"(Half|rounds \(ties\)|adds)"
    assert testing.selection(Path("Half.cpp"), "ties") == r"(rounds \(ties\))"
    assert testing.selection(Path("Half.cpp"), "none") == "^$"


def test_ctest_output_without_what_passed() -> None:
    output = (
        "    Start 1: a\n1/2 Test #1: a ...   Passed    0.07 sec\n2/2 Test #2: b ***Failed 0.1 sec"
    )
    assert testing.failed_tests(output) == ["2/2 Test #2: b ***Failed 0.1 sec"]


# The rules for files


def test_first_place_of_each_file_that_is_not_formatted() -> None:
    output = "a.h:3:1: error: x\n  int a;\na.h:9:1: error: x\nb.h:1:2: error: x\n"
    assert lint.places(output) == "a.h:3: not formatted\nb.h:1: not formatted"


def test_files_are_found_without_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a.h", ".ci/run", "build/b.h", ".cache/c.h"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    monkeypatch.setattr(lint, "capture", lambda *words: "")
    assert sorted(map(str, lint.tracked(tmp_path))) == [".ci/run", "a.h"]


@pytest.mark.parametrize(
    ("path", "text", "complaint"),
    [
        ("a.h", "int a;\n", "SPDX"),
        ("a.h", f"// {rules.LICENCE}\n" + "int a;\n" * 300, "more than 300 lines"),
        ("a.md", "a\tb\n", "a tab"),
        ("a.md", "a \n", "blanks at the end"),
        ("a.md", "a", "no line end"),
        ("a.md", "see /" + "root/.cache\n", "a folder of one machine"),
        ("a.md", "see /" + "home/me/x\n", "a folder of one machine"),
    ],
)
def test_broken_rules(path: str, text: str, complaint: str) -> None:
    found = list(rules.broken_rules(Path(path), text))
    assert len(found) == 1
    assert complaint in found[0]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.h", f"// {rules.LICENCE}\nint a;\n"),
        ("a.tsv", "a\tb \n"),
        ("a.md", "~/work/x and $HOME/home/x and net/work/x\n"),
        (
            "a.h",
            f"// {rules.LICENCE}\n// Generated from spec/shim.tsv by tools/generate.py.\n"
            + "int a;\n" * 300,
        ),
    ],
)
def test_kept_rules(path: str, text: str) -> None:
    assert list(rules.broken_rules(Path(path), text)) == []

# SPDX-License-Identifier: BSD-3-Clause
"""What ./dev --help teaches."""

from .errors import Failure
from .locks import DEFAULT_TORCH, known_torches
from .paths import cache_folder

TOP = """\
Works on Stablehand from a fresh clone: each command sets up what it needs, once.
"""

# Name -> summary, description, examples.
COMMANDS: dict[str, tuple[str, str, str]] = {
    "demo": (
        "build the example without torch and run it next to real ones",
        """\
Builds the wheel of stablehand and, in an isolated environment that has no torch, the wheel of
examples/skeleton. Installs that one file next to each torch asked for, runs its ops from Python
and checks every value against torch's own result. Ends with a table: torch, Python, SHA-256 of
the file, each op ok, failed, or "needs 2.10" where that torch cannot carry its types.
The exit status is 0 if nothing failed and all ran the same file.""",
        f"""\
examples:
  ./dev demo                                    on torch {DEFAULT_TORCH}
  ./dev demo --torch 2.9.1 --torch 2.15.0       on these, one table
  ./dev demo -v                                 showing every command and its output
""",
    ),
    "test": (
        "run the tests: C++ (ctest), then Python (pytest) on real torch",
        """\
Configures and builds the C++ tests in build/test and runs them with ctest; then runs pytest over
tests/, whose tests find the Pythons of all locked torch versions in STABLEHAND_TORCHES (separated
by colons). Ends with a line 'N passed, N failed'; the exit status is 0 if nothing failed.

A PATH chooses tests by place: a folder or file below tests/, or one Python test as pytest writes
it. -k chooses tests, C++ and Python, by a part of their name.""",
        """\
examples:
  ./dev test                                    everything
  ./dev test tests/torch                        one folder
  ./dev test tests/python/test_dev_parts.py::test_sizes
                                                one Python test
  ./dev test tests/headeronly -k Half           C++ tests of that folder with Half in their name
  ./dev test -k sort_rows                       all tests with sort_rows in their name
  cmake --workflow --preset test                the C++ tests alone, without ./dev
""",
    ),
    "lint": (
        "check the format and the rules of the files",
        """\
clang-format over hand-written C++, ruff (rules and format) over Python, tools/generate.py --check
over generated files, and the rules for files: a line with the licence in each source, hand-written
headers of at most 300 lines, no tabs or blanks at the end of a line, no folder of one machine.""",
        """\
examples:
  ./dev lint                                    check
  ./dev lint --fix                              format, regenerate, then check
""",
    ),
    "bench": (
        "measure compile time, size and speed against PyTorch's own headers",
        f"""\
Sets up torch {DEFAULT_TORCH} and runs the files of benchmarks/: main_job (building one op, about 5
minutes), includes (the cost of each header), step_aside (what ours cost before all of torch, about
10), small_floats (loops and bulk conversions, about 10), calls (from Python, and instructions),
wrappers (each wrapper's call in C++, and compile time of them all).
Each prints a table of ratios from one run and writes JSON to build/bench/. The exit status is 0 if
every figure holds.""",
        """\
examples:
  ./dev bench                                   all of them
  ./dev bench includes --pairs 3                one of them, quicker and noisier
""",
    ),
}


def top_epilog() -> str:
    """Return what stands below the list of commands: examples, caches, one test."""
    try:
        cache = str(cache_folder())
    except Failure as failure:
        cache = failure.sentence
    return f"""\
examples:
  ./dev demo                                    the main job, on torch {DEFAULT_TORCH}
  ./dev demo {" ".join(f"--torch {name}" for name in known_torches())}
  ./dev test                                    all tests
  ./dev test tests/python/test_dev_parts.py -k sizes  one test
  ./dev lint --fix                              before a commit

caches (safe to remove; XDG_CACHE_HOME moves them):
  {cache}
    venvs/      one virtual environment for each lock file in requirements/ and each Python;
                those with torch take 1 to 7 GB
    wheels/     built wheels, by the content of their sources
    installed/  the skeleton, unpacked, by its SHA-256
    logs/       all output of the last runs
  build/        in the repository: C++ tests and benchmark results

'./dev COMMAND --help' says more about each.
"""

# SPDX-License-Identifier: BSD-3-Clause
"""`python -m stablehand`: where the headers are and which flags an extension needs."""

import argparse
import shlex
import sys
from collections.abc import Sequence

import stablehand

_EPILOG = """\
examples:
  g++ -O2 op.cpp -o op.so $(python -m stablehand --cxxflags --ldflags)
      one extension with operators, no torch needed; load it with
      `import torch; torch.ops.load_library("./op.so")`
  cmake -B build -DCMAKE_BUILD_TYPE=Release -DStablehand_DIR=$(python -m stablehand --cmakedir)
      for find_package(Stablehand) and stablehand_add_extension()

if an op is missing after load_library, this prints why torch refused it, or None:
  import ctypes
  status = ctypes.CDLL("./op.so").stablehand_status
  status.restype = ctypes.c_char_p
  print(status())

flags are quoted for the shell; if a folder has blanks in its name, write `eval g++ ...`
"""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m stablehand",
        description="Prints what a build needs to make a PyTorch extension without torch.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--version", action="version", version=stablehand.__version__)
    add("--includedir", action="store_true", help="the two include roots, one a line")
    add("--cmakedir", action="store_true", help="the folder of StablehandConfig.cmake")
    add("--cxxflags", action="store_true", help="flags for compiling")
    add(
        "--ldflags",
        action="store_true",
        help="flags for linking, to be written after the sources; makes the link stub, "
        "which stands for libtorch, in the cache folder",
    )
    add(
        "--target",
        default="2.9",
        metavar="2.N",
        help="the oldest torch that the binary must run on (default: %(default)s)",
    )
    add(
        "--kind",
        choices=("ops", "python"),
        default="ops",
        help="ops: registers operators (default); python: a module with its own PyInit_ function",
    )
    return parser


def _lines(options: argparse.Namespace) -> list[str]:
    lines = []
    if options.includedir:
        lines += stablehand.include_paths()
    if options.cmakedir:
        lines.append(stablehand.cmake_dir())
    if options.cxxflags:
        lines.append(shlex.join(stablehand.cxxflags(options.target)))
    if options.ldflags:
        lines.append(shlex.join(stablehand.ldflags(options.kind)))
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        lines = _lines(options)
    except (ValueError, OSError) as error:
        print(f"stablehand: {error}", file=sys.stderr)
        return 2
    if not lines:
        parser.error(
            "nothing was asked for: write --includedir, --cmakedir, --cxxflags or --ldflags"
        )
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())

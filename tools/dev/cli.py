# SPDX-License-Identifier: BSD-3-Clause
"""The command line of ./dev."""

import argparse
import os
import shlex
import signal
import sys
from collections.abc import Callable
from types import FrameType

from . import helptext
from .errors import Failure


def _demo(arguments: argparse.Namespace) -> int:
    from .demo import demo

    return demo(arguments.torch, arguments.verbose)


def _test(arguments: argparse.Namespace) -> int:
    from .testing import exhaustive, test

    if arguments.exhaustive:
        return exhaustive(arguments.paths, arguments.verbose)
    return test(arguments.paths, arguments.name, arguments.verbose)


def _lint(arguments: argparse.Namespace) -> int:
    from .lint import lint

    return lint(arguments.fix, arguments.verbose)


def _bench(arguments: argparse.Namespace) -> int:
    from .bench import bench

    return bench(arguments.suites, arguments.pairs, arguments.verbose)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="./dev",
        description=helptext.TOP,
        epilog=helptext.top_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def add(name: str, call: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        summary, description, examples = helptext.COMMANDS[name]
        command = commands.add_parser(
            name,
            help=summary,
            description=description,
            epilog=examples,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.set_defaults(call=call)
        command.add_argument(
            "-v", "--verbose", action="store_true", help="show every command and its output"
        )
        return command

    add("demo", _demo).add_argument(
        "--torch",
        action="append",
        default=[],
        metavar="X",
        help="a torch version to run on, again for each further one (default: 2.15.0)",
    )
    test = add("test", _test)
    test.add_argument(
        "paths", nargs="*", metavar="PATH", help="a folder or file below tests/, or file.py::name"
    )
    test.add_argument(
        "--exhaustive",
        action="store_true",
        help="instead: all 2^32 floats to each small type, by g++ and clang++ and every torch (10 "
        "minutes on two idle processors); a PATH is then a type, as float16",
    )
    test.add_argument("-k", dest="name", default="", metavar="WORD", help="tests named like this")
    add("lint", _lint).add_argument("--fix", action="store_true", help="mend what can be mended")
    bench = add("bench", _bench)
    bench.add_argument(
        "suites",
        nargs="*",
        metavar="SUITE",
        help="a file of benchmarks/, without .py (default: all)",
    )
    bench.add_argument(
        "--pairs", type=int, default=7, metavar="N", help="pairs per figure (default: 7)"
    )
    return top


def main(words: list[str]) -> int:
    """Run one command and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    arguments = parser().parse_args(words)
    again = shlex.join(["./dev", *words])
    signal.signal(signal.SIGTERM, _terminated)
    try:
        status: int = arguments.call(arguments)
        return status
    except Failure as failure:
        tell(failure, again)
        return failure.status
    except KeyboardInterrupt:
        print(f"\nStopped. To go on: {again}", file=sys.stderr)
        return 130
    except BrokenPipeError:  # Whoever read our output has gone.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        tell(Failure(f"The system refused: {error}."), again)
        return 1


def _terminated(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def tell(failure: Failure, again: str) -> None:
    """Print a failure: the step, why, where all of the output is, the line to run."""
    sys.stdout.flush()
    lines = []
    if failure.step:
        lines.append(f"failed in step {failure.step}")
    lines.append(failure.sentence)
    if failure.tail:
        lines += ["", *(f"  | {line}" for line in failure.tail.splitlines()), ""]
    if failure.log:
        lines.append(f"All output: {failure.log}")
    if failure.status != 2:
        lines.append(f"To run it again: {again}")
    print("\n".join(lines), file=sys.stderr)

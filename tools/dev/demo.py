# SPDX-License-Identifier: BSD-3-Clause
"""./dev demo: one binary, built without torch, run next to several."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

from . import debian, table, wheels
from .errors import Failure
from .locks import TOOLS, choose_torches, known_torches
from .paths import REQUIREMENTS, usable_cache_folder
from .report import Reporter, Step, size
from .run import Runner, clean_environment, new_log
from .venvs import environment

CHECK = Path(__file__).with_name("demo_check.py")
PREFIX = 12  # The digits of a SHA-256 that the table shows.
NO_TORCH = (
    "try: import torch\n"
    "except ModuleNotFoundError as error: print(error)\n"
    "else: raise SystemExit('there is a torch: ' + torch.__file__)"
)


@dataclass
class Outcome:
    """What one torch said about the binary."""

    torch: str
    python: str
    sha256: str
    ops: dict[str, dict[str, object]]


def demo(asked: list[str], verbose: bool) -> int:
    """Set up, build the skeleton without torch, run it next to each torch asked for."""
    known = known_torches()
    torches = choose_torches(asked, known)
    cache = usable_cache_folder()
    runner = Runner(new_log(cache, "demo"))
    reporter = Reporter(4 + 2 * len(torches), verbose)
    with reporter.step("system packages") as step:
        debian.provide(debian.BUILD, step, runner)
    with reporter.step("build tools") as step:
        tools = environment(cache, "tools", REQUIREMENTS / TOOLS, step, runner)
    wheel = _build(cache, tools, reporter, runner)
    outcomes = []
    for version in torches:
        with reporter.step(f"torch {version}") as step:
            python = environment(cache, f"torch-{version}", known[version], step, runner)
        with reporter.step(f"the ops on torch {version}") as step:
            folder = wheels.installed(cache, tools, wheel, step, runner)
            outcomes.append(_run(python, folder, step, runner))
    reporter.line()
    reporter.line(render(outcomes))
    return verdict(outcomes, reporter)


def _build(cache: Path, tools: Path, reporter: Reporter, runner: Runner) -> Path:
    """Build both wheels where there is no torch, and say what came out."""
    with reporter.step("wheel of stablehand") as step:
        stablehand = wheels.stablehand_wheel(cache, tools, step, runner)
        step.done(f"{stablehand.path.name}, {wheels.describe(stablehand)}")
    with reporter.step("wheel of examples/skeleton, in isolation, no torch") as step:
        failing = "The environment that builds has a torch, and must have none: remove its folder."
        said = runner.run([tools, "-c", NO_TORCH], step, failing)
        skeleton = wheels.skeleton_wheel(cache, tools, stablehand, step, runner)
        step.done(f"{skeleton.path.name}, {wheels.describe(skeleton)}")
        step.note(f"import torch in the environment that builds: ModuleNotFoundError: {said}")
        for name, count in wheels.binary_sizes(skeleton.path).items():
            step.note(f"{name}: {size(count)}")
    return skeleton.path


def _run(python: Path, folder: Path, step: Step, runner: Runner) -> Outcome:
    """Run the checks with one torch and return what they found."""
    step.work("running")
    output = runner.run(
        [python, "-P", CHECK],
        step,
        "The checks did not run to their end: the last lines below say why.",
        env=clean_environment({"PYTHONPATH": str(folder)}),
        cwd=folder,
    )
    try:
        result = json.loads(output.splitlines()[-1])
    except (IndexError, ValueError):
        raise Failure("The checks printed no result.", tail=output, log=runner.log) from None
    if not Path(result["library"]).is_relative_to(os.path.realpath(folder)):
        raise Failure(f"The checks ran {result['library']}, which is not what was built.")
    outcome = Outcome(result["torch"], result["python"], result["sha256"], result["ops"])
    step.done(", ".join(f"{op} {_cell(said)}" for op, said in outcome.ops.items()))
    for op, said in outcome.ops.items():
        if said["status"] == "failed":
            step.note(f"{op}: {said['why']}")
    return outcome


def _cell(said: dict[str, object]) -> str:
    return f"ok ({said['checked']} checks)" if said["status"] == "ok" else str(said["status"])


def render(outcomes: list[Outcome]) -> str:
    """Return the table: one line a torch, one column an op."""
    ops = list(dict.fromkeys(op for outcome in outcomes for op in outcome.ops))
    rows = [
        [outcome.torch, outcome.python, outcome.sha256[:PREFIX]]
        + [str(outcome.ops[op]["status"]) if op in outcome.ops else "" for op in ops]
        for outcome in outcomes
    ]
    return table.render(["torch", "Python", "SHA-256", *ops], rows)


def verdict(outcomes: list[Outcome], reporter: Reporter) -> int:
    """Return the exit status: 0 if every op is right or rightly refused, and all ran one file."""
    failed = [
        f"{op} on torch {outcome.torch}"
        for outcome in outcomes
        for op, said in outcome.ops.items()
        if said["status"] == "failed"
    ]
    if failed:
        reporter.line(f"\nfailed: {', '.join(failed)}")
    if len({outcome.sha256 for outcome in outcomes}) > 1:
        reporter.line("\nfailed: the torches did not all run the same file")
        return 1
    return 1 if failed else 0

# SPDX-License-Identifier: BSD-3-Clause
"""./dev bench: the files of benchmarks/ with the Python of a torch environment."""

from . import debian
from .errors import Failure
from .locks import DEFAULT_TORCH, TOOLS, known_torches
from .paths import BUILD, REQUIREMENTS, ROOT, usable_cache_folder
from .report import Reporter
from .run import Runner, Words, new_log
from .venvs import environment
from .wheels import build_environment

SUITES = ("main_job", "includes", "step_aside", "small_floats", "calls", "wrappers")


def bench(suites: list[str], pairs: int, verbose: bool) -> int:
    """Set up and measure; each suite prints its table and writes its JSON."""
    chosen = suites or list(SUITES)
    for suite in chosen:
        if suite not in SUITES:
            names = ", ".join(SUITES)
            raise Failure(f"There is no benchmark '{suite}': choose from {names}.", status=2)
    cache = usable_cache_folder()
    runner = Runner(new_log(cache, "bench"))
    reporter = Reporter(3 + len(chosen), verbose)
    with reporter.step("system packages") as step:
        debian.provide(debian.BENCH, step, runner)
    with reporter.step("build tools") as step:
        tools = environment(cache, "tools", REQUIREMENTS / TOOLS, step, runner)
    with reporter.step(f"torch {DEFAULT_TORCH}") as step:
        lock = known_torches()[DEFAULT_TORCH]
        python = environment(cache, f"torch-{DEFAULT_TORCH}", lock, step, runner)
    env = build_environment(tools)
    (BUILD / "bench").mkdir(parents=True, exist_ok=True)
    missed = 0
    for suite in chosen:
        figures = (BUILD / "bench" / f"{suite}.json").relative_to(ROOT)
        with reporter.step(f"benchmarks/{suite}.py") as step:
            step.work("measuring")
            file = ROOT / "benchmarks" / f"{suite}.py"
            command: Words = [python, file, "--json", figures, "--pairs", str(pairs)]
            status, _ = runner.attempt(command, step, env, ROOT, show=True)
            step.done("all figures hold" if status == 0 else "a figure does not hold, see above")
            missed |= status
    return missed

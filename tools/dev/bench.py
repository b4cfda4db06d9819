# SPDX-License-Identifier: BSD-3-Clause
"""./dev bench: benchmarks/run.py with the Python of a torch environment."""

from . import debian
from .locks import DEFAULT_TORCH, TOOLS, known_torches
from .paths import BUILD, REQUIREMENTS, ROOT, usable_cache_folder
from .report import Reporter
from .run import Runner, Words, new_log
from .venvs import environment
from .wheels import build_environment


def bench(options: list[str], verbose: bool) -> int:
    """Set up and measure; the figures and JSON are made by benchmarks/run.py."""
    cache = usable_cache_folder()
    runner = Runner(new_log(cache, "bench"))
    reporter = Reporter(4, verbose)
    with reporter.step("system packages") as step:
        debian.provide(debian.BUILD, step, runner)
    with reporter.step("build tools") as step:
        tools = environment(cache, "tools", REQUIREMENTS / TOOLS, step, runner)
    with reporter.step(f"torch {DEFAULT_TORCH}") as step:
        lock = known_torches()[DEFAULT_TORCH]
        python = environment(cache, f"torch-{DEFAULT_TORCH}", lock, step, runner)
    env = build_environment(tools)
    env["STABLEHAND_TORCHES"] = str(python)
    (BUILD / "bench").mkdir(parents=True, exist_ok=True)
    figures = (BUILD / "bench" / "figures.json").relative_to(ROOT)
    with reporter.step("benchmarks/run.py") as step:
        step.work("measuring")
        command: Words = [python, ROOT / "benchmarks" / "run.py", "--json", figures, *options]
        status, _ = runner.attempt(command, step, env, ROOT, show=True)
        step.done("done" if status == 0 else f"ended with status {status}")
    return status

# SPDX-License-Identifier: BSD-3-Clause
"""Extensions for real torch: built once a session, without torch; one file runs on every torch."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support import build

HERE = Path(__file__).parent
EXPORTS = build.ROOT / "cmake" / "ops.map"


@pytest.fixture(scope="session")
def extension(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """extension("NAME") builds csrc/NAME.cpp, or the file given, for torch 2.target."""

    @functools.cache
    def built(source: str | Path, *flags: str, target: int = 9) -> Path:
        file = source if isinstance(source, Path) else HERE / "csrc" / f"{source}.cpp"
        folder = tmp_path_factory.mktemp(file.stem)
        made = build.compile_object(file, folder, target=target, flags=flags)
        return build.link_shared(
            [made], folder / f"{file.stem}.so", flags=[f"-Wl,--version-script={EXPORTS}"]
        )

    return built

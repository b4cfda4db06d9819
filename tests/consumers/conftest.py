# SPDX-License-Identifier: BSD-3-Clause
"""The wheels and the installed prefix that several tests of this folder use, built once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.consumers.helpers import ROOT, SKELETON, cmake, configure, pip, poisoned, run


@pytest.fixture(scope="session")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Stablehand installed by CMake, then moved: nothing may depend on where it was installed."""
    folder = tmp_path_factory.mktemp("installed")
    configure(ROOT, folder / "build", BUILD_TESTING="OFF")
    run(cmake(), "--install", folder / "build", "--prefix", folder / "first place")
    return (folder / "first place").rename(folder / "second place")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Stablehand's own wheel."""
    folder = tmp_path_factory.mktemp("stablehand wheel")
    pip("wheel", "--no-deps", "--wheel-dir", folder, ROOT)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def skeleton_wheel(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The skeleton, built in isolation from what is installed, where importing torch raises."""
    folder = tmp_path_factory.mktemp("skeleton")
    poison = poisoned(folder / "poison")
    links = wheel.parent.as_uri()
    pip(
        "wheel",
        "--wheel-dir",
        folder / "dist",
        SKELETON,
        PIP_FIND_LINKS=links,
        PYTHONPATH=str(poison),
    )
    [built] = (folder / "dist").glob("*.whl")
    return built

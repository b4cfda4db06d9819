# SPDX-License-Identifier: BSD-3-Clause
"""The skeleton's package under opcheck, torch.compile with changing shapes, and torch.export."""

import shutil

import pytest

from tests.support import build, checks

SKELETON = build.ROOT / "examples" / "skeleton"


@pytest.fixture(scope="module")
def package_parent(extension, tmp_path_factory):
    """A folder from which `import skeleton` works, as an installation lays it out."""
    parent = tmp_path_factory.mktemp("installed")
    package = shutil.copytree(SKELETON / "src" / "skeleton", parent / "skeleton")
    shutil.copyfile(extension(SKELETON / "csrc" / "skeleton.cpp"), package / "_C.so")
    return parent


@checks.of("tracing")
def test_tracing(torch, check, package_parent):
    checks.passed(torch, check, package_parent)

# SPDX-License-Identifier: BSD-3-Clause
"""One op from raw declarations: one file, built without torch, runs on every torch."""

import hashlib
import shutil
from pathlib import Path

import pytest

from tests.support import build, elf, spec, torches

HERE = Path(__file__).parent
EXPORTS = build.ROOT / "cmake" / "ops.map"


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("raw_op")
    built = build.compile_object(HERE / "raw_op.cpp", folder, flags=["-fvisibility=hidden"])
    return build.link_shared(
        [built], folder / "raw_op.so", flags=[f"-Wl,--version-script={EXPORTS}"]
    )


@pytest.fixture(scope="module")
def digest(library):
    return hashlib.sha256(library.read_bytes()).hexdigest()


def test_needs_and_exports(library):
    assert elf.entries(library, "NEEDED")[0] == "libtorch.so"
    assert elf.exported(library) == {"stablehand_status"}
    wanted = {s.name for s in elf.dynamic_symbols(library).values() if "torch" in s.name}
    assert wanted <= spec.strong_names()
    assert "aoti_torch_library_init_def" in wanted


@pytest.mark.parametrize("torch", torches.torches(), ids=str)
def test_runs(library, digest, torch, tmp_path):
    assert hashlib.sha256(library.read_bytes()).hexdigest() == digest  # the same file for all
    second = tmp_path / "second.so"
    shutil.copyfile(library, second)
    done = torch.run(HERE / "raw_op_run.py", library, second)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(f"ok {torch.version}")

# SPDX-License-Identifier: BSD-3-Clause
"""What the wheel of Stablehand holds, and extensions that are built with it by pip."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.consumers.helpers import (
    HERE,
    ROOT,
    SKELETON,
    check_extension,
    compile_extension,
    pip,
    poisoned,
    run,
    stripped_copy,
    virtual_environment,
)
from tests.support import build, torches

SIZE_OF_PYTORCHS = 31_400  # bytes of a stripped one-op binary with PyTorch's stable headers, -O2


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def files_of_the_repository(*patterns: str) -> set[str]:
    """What git has or would take in, so that a forgotten or stray file is seen."""
    listed = build.run(
        [
            "git",
            "-C",
            ROOT,
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            "--deduplicate",
            *patterns,
        ]
    ).splitlines()
    return {name for name in listed if (ROOT / name).is_file()}


def test_the_wheel_is_for_every_python_and_platform(wheel: Path) -> None:
    assert wheel.name == "stablehand-0.1.0-py3-none-any.whl"


def test_the_wheel_holds_these_files_and_no_others(wheel: Path) -> None:
    expected = files_of_the_repository("headeronly/*.h", "include/*.h", "spec/*.tsv")
    expected |= files_of_the_repository("cmake/*.cmake", "cmake/*.map", "cmake/libtorch_stub.cpp")
    expected |= {
        name.removeprefix("python/stablehand/")
        for name in files_of_the_repository("python/stablehand/*")
    }
    info = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE"}
    assert names(wheel) == {f"stablehand/{name}" for name in expected} | {
        f"stablehand-0.1.0.dist-info/{name}" for name in info
    }
    assert {"py.typed", "cmake/StablehandConfig.cmake", "spec/shim.tsv"} <= expected


def test_the_wheel_needs_nothing(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read("stablehand-0.1.0.dist-info/METADATA").decode().splitlines()
    assert "Requires-Python: >=3.11" in metadata
    assert not [line for line in metadata if line.startswith("Requires-Dist")]


@pytest.mark.parametrize("editable", [False, True])
def test_installed_package_serves_cmake(editable: bool, wheel: Path, tmp_path: Path) -> None:
    python = virtual_environment(tmp_path / "venv")
    if editable:
        pip("install", "--editable", ROOT, python=python)
    else:
        pip("install", "--no-index", wheel, python=python)
    folder = run(python, "-m", "stablehand", "--cmakedir", cwd=tmp_path).strip()
    assert run(python.parent / "stablehand", "--cmakedir", cwd=tmp_path).strip() == folder
    assert Path(folder).is_relative_to(ROOT if editable else tmp_path)
    check_extension(
        compile_extension(HERE / "find_package", tmp_path / "build", Stablehand_DIR=folder)
    )


def test_skeleton_wheel(skeleton_wheel: Path, tmp_path: Path) -> None:
    assert skeleton_wheel.name.startswith("skeleton-0.1.0-py3-none-linux_")
    files = {name for name in names(skeleton_wheel) if name.startswith("skeleton/")}
    assert files == {"skeleton/_C.so", "skeleton/__init__.py"}
    with zipfile.ZipFile(skeleton_wheel) as archive:
        library = Path(archive.extract("skeleton/_C.so", tmp_path))
    check_extension(library)
    content = library.read_bytes()
    assert stripped_copy(library, tmp_path).stat().st_size == len(content), "it was not stripped"
    for path in (str(ROOT), "/tmp/", "site-packages"):
        assert path.encode() not in content


def test_one_op_binary_is_small(tmp_path: Path) -> None:
    library = compile_extension(HERE / "find_package", tmp_path, Stablehand_ROOT=ROOT)
    assert library.stat().st_size <= SIZE_OF_PYTORCHS // 2


def test_the_poison_works(tmp_path: Path) -> None:
    """The control of skeleton_wheel: a build that imports torch would have failed."""
    with pytest.raises(build.BuildError, match="the build imported torch"):
        run(sys.executable, "-c", "import torch", env={"PYTHONPATH": str(poisoned(tmp_path))})


def test_the_pinned_version_is_the_one_that_is_used(wheel: Path, tmp_path: Path) -> None:
    """Another Stablehand in the outer environment does not slip into an isolated build."""
    python = virtual_environment(tmp_path / "venv")
    pip("install", "--no-index", wheel, python=python)
    [config] = tmp_path.glob(
        "venv/lib/python*/site-packages/stablehand/cmake/StablehandConfig.cmake"
    )
    config.write_text('message(FATAL_ERROR "this is not the pinned one")\n')
    links = wheel.parent.as_uri()
    pip("wheel", "--wheel-dir", tmp_path, SKELETON, python=python, PIP_FIND_LINKS=links)


def installed_skeleton(arguments: tuple[object, ...], wheel: Path, folder: Path) -> Path:
    """The Python of an environment with the first of the torches and the skeleton."""
    torch = torches.torches()[0]
    run(torch.python, "-m", "venv", "--without-pip", folder)
    [site] = folder.glob("lib/python*/site-packages")
    (site / "torch.pth").write_text(f"{torch.folder.parent}\n")
    python = folder / "bin" / "python"
    run(
        torch.python,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        *arguments,
        env={"PIP_FIND_LINKS": wheel.parent.as_uri()},
    )
    return python


@pytest.mark.parametrize("editable", [False, True])
def test_skeleton_s_own_tests(
    editable: bool, wheel: Path, skeleton_wheel: Path, tmp_path: Path
) -> None:
    arguments = (
        ("--no-deps", "--editable", SKELETON) if editable else ("--no-index", skeleton_wheel)
    )
    python = installed_skeleton(arguments, wheel, tmp_path / "venv")
    where = run(python, "-c", "import skeleton; print(skeleton.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(SKELETON if editable else tmp_path)
    command = (python, "-m", "pytest", "-q", "-p", "no:cacheprovider", SKELETON / "tests")
    assert " passed" in run(*command, cwd=tmp_path)


def test_skeleton_without_torch(skeleton_wheel: Path, tmp_path: Path) -> None:
    python = virtual_environment(tmp_path / "venv")
    pip("install", "--no-index", skeleton_wheel, python=python)
    with pytest.raises(
        build.BuildError,
        match=r"ImportError: skeleton needs torch 2\.9 or newer",
    ):
        run(python, "-c", "import skeleton", cwd=tmp_path)


def test_skeleton_with_a_torch_that_is_too_old(skeleton_wheel: Path, tmp_path: Path) -> None:
    python = virtual_environment(tmp_path / "venv")
    pip("install", "--no-index", skeleton_wheel, python=python)
    old = tmp_path / "old" / "torch"
    old.mkdir(parents=True)
    (old / "__init__.py").write_text(
        "class Version(str):\n"
        "    def __lt__(self, other):\n"
        "        return tuple(map(int, self.split('.')[:2])) < other\n"
        "__version__ = Version('2.8.0')\nTensor = object\n"
    )
    done = subprocess.run(
        [python, "-c", "import skeleton"],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(old.parent)},
        cwd=tmp_path,
    )
    assert done.stderr.splitlines()[-1] == (
        "ImportError: skeleton needs torch 2.9 or newer, this is 2.8.0: "
        "install a newer one with `pip install --upgrade torch`."
    )


def test_skeleton_that_is_not_built(tmp_path: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(SKELETON / 'src')!r}); import skeleton"
    done = torches.torches()[0].run("-c", code)
    assert (
        "ImportError: skeleton was imported from a folder without its compiled file _C.so"
        in done.stderr
    )

# SPDX-License-Identifier: BSD-3-Clause
"""The op of docs/migration.md: its code is that of the example, which does what it did before."""

import re
from pathlib import Path

import pytest

from tests.support import build, torches

EXAMPLE = build.ROOT / "examples" / "migration"
COMPARE = """
import importlib.util, sys, torch
old, new = sys.argv[1:]
spec = importlib.util.spec_from_file_location("before", old)
before = importlib.util.module_from_spec(spec)
spec.loader.exec_module(before)
torch.ops.load_library(new)
after = torch.ops.migration.rms_norm
torch.manual_seed(5)
for dtype in (torch.float32, torch.float64, torch.float16, torch.bfloat16):
    for x in (torch.randn(7, 33), torch.randn(5, 4, 3).transpose(0, 2), torch.randn(6), torch.empty(3, 0)):
        x = x.to(dtype)
        weight = torch.randn(x.shape[-1], dtype=torch.float64)
        for arguments in ((x,), (x, weight), (x, None, 0.25), (x, weight.to(dtype), 2.0)):
            assert torch.equal(before.rms_norm(*arguments), after(*arguments)), (dtype, x.shape)
wide = torch.randn(4, 8)
expected = torch.nn.functional.rms_norm(wide, (8,), eps=0.5)
torch.testing.assert_close(after(wide, None, 0.5), expected)
for wrong, text in (
    ((torch.randn(()),), "x must have a dimension"),
    ((wide, torch.randn(3)), "weight must have 8 elements, but has 3"),
    ((wide.int(),), "\\"rms_norm\\" not implemented for 'Int'"),
):
    for op in (before.rms_norm, after):
        try:
            op(*wrong)
        except RuntimeError as error:
            assert text in str(error), error
        else:
            raise SystemExit(f"accepted where '{text}' was due")
"""


@pytest.mark.parametrize(
    "document", sorted((build.ROOT / "docs").glob("*.md")), ids=lambda p: p.name
)
def test_code_is_that_of_the_example(document):
    example = (EXAMPLE / "after.cpp").read_text(encoding="utf-8")
    for block in re.findall(r"```cpp\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL):
        assert block in example, (
            f"{document.name} shows code that examples/migration lacks:\n{block}"
        )


def compiled_before(torch: torches.Torch, folder: Path) -> Path:
    """before.cpp as its users build it: all of torch's headers, all of torch's libraries."""
    output = folder / "before.so"
    interface = torch.run("-c", "import torch; print(int(torch.compiled_with_cxx11_abi()))")
    inside = torch.run("-c", "import sysconfig; print(sysconfig.get_path('include'))")
    flags = [
        *("-std=c++20", "-O1", "-fPIC", "-shared", "-DTORCH_EXTENSION_NAME=before"),
        f"-D_GLIBCXX_USE_CXX11_ABI={interface.stdout.strip()}",
        *("-isystem", torch.include, "-isystem", torch.include / "torch/csrc/api/include"),
        *("-isystem", inside.stdout.strip()),
    ]
    libraries = ["-L", torch.folder / "lib", "-lc10", "-ltorch_cpu", "-ltorch", "-ltorch_python"]
    build.run([build.need("g++"), *flags, EXAMPLE / "before.cpp", "-o", output, *libraries])
    return output


def test_after_does_what_before_did(tmp_path):
    [torch] = [t for t in torches.torches() if t.minor == 13]
    made = build.compile_object(EXAMPLE / "after.cpp", tmp_path)
    after = build.link_shared([made], tmp_path / "after.so")
    done = torch.run("-c", COMPARE, compiled_before(torch, tmp_path), after)
    assert done.returncode == 0, done.stderr

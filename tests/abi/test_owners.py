# SPDX-License-Identifier: BSD-3-Clause
"""What the comments beside the declarations say about ownership is what real torch does."""

from pathlib import Path

import pytest

from tests.support import build, torches

HERE = Path(__file__).parent
CHECKS = {9: 4, 10: 7, 13: 8}  # how many run from which torch on


@pytest.mark.parametrize("torch", torches.torches(), ids=str)
def test_owners(torch):
    done = torch.run(HERE / "owners_run.py")
    assert done.returncode == 0, done.stdout + done.stderr
    expected = next(n for minor, n in sorted(CHECKS.items(), reverse=True) if minor <= torch.minor)
    assert len(done.stdout.splitlines()) == expected


@pytest.mark.parametrize(
    ("header", "function", "comment"),
    [
        (
            "inductor/aoti_torch/c/shim.h",
            "aoti_torch_new_tensor_handle",
            "// new_handle: new reference, free with aoti_torch_delete_tensor_object",
        ),
        ("inductor/aoti_torch/c/shim.h", "aoti_torch_get_sizes", "// ret_sizes: borrowed"),
        ("stable/c/shim.h", "torch_string_c_str", "// data: borrowed from the handle"),
        ("stable/c/shim.h", "torch_delete_list", "// frees the list, not the handles stored in it"),
    ],
)
def test_said_beside_the_declaration(header, function, comment):
    text = (build.ROOT / "include" / "torch" / "csrc" / header).read_text(encoding="utf-8")
    before = text[: text.index(f" {function}(")].splitlines()
    assert comment in before[-3:]

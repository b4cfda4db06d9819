# SPDX-License-Identifier: BSD-3-Clause
"""The text of what torch refuses (errors.cpp): from 2.13 on torch's own, and nothing on stderr."""

import sys

import torch
from common import MINOR, error, says, since, stderr

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_errors
X = torch.arange(6.0).reshape(2, 3)
OUT_OF_RANGE = "Dimension out of range (expected to be in range of [-2, 1], but got {})"
UNKNOWN = (
    "torch refused this call, and this version keeps the reason to itself "
    "(it is printed on stderr, and from torch 2.13 it stands here)"
)


def reason(dim):
    return OUT_OF_RANGE.format(dim) if MINOR >= 13 else UNKNOWN


def check_torch_says_so_itself():
    """The words that are looked for below are those of this torch."""
    assert error(X.size, 50, type=IndexError) == OUT_OF_RANGE.format(50)
    assert error(torch.sort, X, dim=99).startswith(OUT_OF_RANGE.format(99))


def check_failing_call():
    assert error(ops.size, X, 50, type=RuntimeError) == f"{reason(50)} (Tensor::size)"
    assert error(ops.stride, X, -3, type=RuntimeError) == f"{reason(-3)} (Tensor::stride)"


def reason_of_sort(dim):
    """Checked by us where torch does not tell."""
    ours = f"aten::sort: dim is {dim}, but must be from -2 to 1 for this tensor"
    return f"{reason(dim)} (aten::sort)" if MINOR >= 13 else ours


def check_failing_op():
    assert error(ops.sort, X, 99, False, type=RuntimeError) == reason_of_sort(99)
    assert error(ops.sort_stable, X, True, -5, False, type=RuntimeError) == reason_of_sort(-5)


def check_each_failure_has_its_own_text():
    assert error(ops.two_failures, X, type=RuntimeError) == f"{reason(60)} (Tensor::stride)"


def check_macro_gives_the_place():
    text = error(ops.checked, X, type=RuntimeError)
    assert text.startswith(reason(50))
    says(text, r"\(aoti_torch_get_size\(x.get\(\), 50, &result\), .*errors.cpp:\d+\)$")


@since(13)
def check_nothing_on_stderr():
    with stderr() as printed:
        check_failing_call()
        check_failing_op()
        check_each_failure_has_its_own_text()
        check_macro_gives_the_place()
    assert printed == [""]


def check_success_after_a_failure():
    error(ops.size, X, 50)
    assert ops.size(X, 1) == 3
    assert ops.sort(X, 1, True)[1].tolist() == [[2, 1, 0]] * 2


def check_wrong_element_type():
    for op in (ops.first, ops.first_mutable):
        assert op(torch.tensor([2.5], dtype=torch.float64)) == 2.5
        for dtype, name in [
            (torch.float32, "Float"),
            (torch.int64, "Long"),
            (torch.bfloat16, "BFloat16"),
            (torch.bool, "Bool"),
        ]:
            text = error(op, torch.ones(1, dtype=dtype), type=RuntimeError)
            says(
                text, f"expected a tensor of dtype Double but found {name}: ", "convert it with .to"
            )

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


def check_kernel_throws_what_is_no_std_exception():
    """torch has a sentence for that; the process lives, and nothing is kept."""
    x = torch.ones(2)
    for op in (ops.throw_int, ops.throw_text):
        assert error(op, x, type=RuntimeError) == "Caught an unknown exception!"
        assert x._use_count() == 1


MOVED = "^this Tensor was moved from or released and holds no tensor: use the one it"


def moved_from(op, sentence=MOVED):
    """A sentence, and what else was made for the call is freed."""
    x = torch.ones(2)
    for _ in range(3):
        says(error(op, x, type=RuntimeError), sentence)
    assert x._use_count() == 1


def check_moved_from_tensor():
    for op in (ops.moved, ops.moved_second, ops.moved_optional):
        moved_from(op)
    moved_from(ops.sort_moved, "^aten::[a-z_]+: self is an undefined tensor")


@since(10)
def check_moved_from_tensor_in_a_list():
    moved_from(ops.moved_in_list)


def check_undefined_result():
    """What a kernel of torch's own gives when it returns an undefined tensor."""
    assert ops.undefined(torch.ones(2)) is None


def check_argument_is_named():
    x = torch.ones(2)
    wanted = ValueError if MINOR < 15 else RuntimeError
    assert ops.named(x, 100, scale=3.5) == 103
    says(
        error(ops.named, x, 128, type=wanted),
        r"^stablehand_errors::named: argument 2 \(small\): 128 does not fit into the kernel's int8_t "
        r"\(-128 to 127\): pass a number that does, or declare the parameter int64_t$",
    )
    says(
        error(ops.named, x, scale=1e300, type=wanted),
        r"^stablehand_errors::named: argument 3 \(scale\): 1e\+300 does not fit into the kernel's float",
    )
    assert x._use_count() == 1


def check_kernel_of_two_ops_names_neither():
    assert ops.shared(5) == ops.shared_too(5) == 5
    for op in (ops.shared, ops.shared_too):
        says(error(op, 2**31), "^argument 1: 2147483648 does not fit into the kernel's int32_t")

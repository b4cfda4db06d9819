# SPDX-License-Identifier: BSD-3-Clause
"""conversions.cpp: NAME(int before, T value, int after) -> (after * 10, value, before + 1)."""

import math
import sys

import torch
from common import MINOR, error, same, says, since

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_conversions
INT64 = (-(2**63), 2**63 - 1)
TEXTS = ["", "plain", "größe 大きさ 🙂", "nul \0 inside", "\0", "x" * 100_000]
FLOATS = [0.0, -0.0, 1.5, -1e300, 5e-324, float("inf"), -float("inf")]
# What a result of these types looks like in Python: torch hands out the code.
DTYPES = {
    torch.uint8: 0,
    torch.int64: 4,
    torch.float16: 5,
    torch.float32: 6,
    torch.bool: 11,
    torch.bfloat16: 15,
}
LAYOUTS = {torch.strided: 0, torch.sparse_coo: 1, torch.sparse_csr: 2}
FORMATS = {
    torch.contiguous_format: 0,
    torch.preserve_format: 1,
    torch.channels_last: 2,
    torch.channels_last_3d: 3,
}
DEVICES = [
    torch.device(name)
    for name in ("cpu", "cpu:0", "meta", "cuda", "cuda:0", "cuda:1", "cuda:7", "mps:0", "xpu:3")
]


def carried(name, value):
    """The value that comes back, when its neighbours came back too."""
    after, result, before = getattr(ops, name)(-7, value, 4)
    assert (after, before) == (40, -6), (name, value, after, before)
    return result


def carries(name, values):
    for value, expected in (
        values.items() if isinstance(values, dict) else zip(values, values, strict=True)
    ):
        result = carried(name, value)
        assert type(result) is type(expected), (name, value, result)
        assert result == expected and repr(result) == repr(expected), (
            name,
            value,
            result,
        )  # repr: -0.0


def does_not_fit(name, value, kind, allowed=r".*"):
    """ValueError where torch keeps the class of a std::invalid_argument."""
    wanted = ValueError if MINOR < 15 else RuntimeError
    text = error(getattr(ops, name), 1, value, 2, type=wanted)
    bad = value[-1] if isinstance(value, list) else value
    says(
        text,
        f"^stablehand_conversions::{name}: argument 2: {bad} does not fit into the kernel's {kind} ",
        allowed,
    )
    assert text.count("argument") == 1


def check_int64():
    for name in ("int64", "int64_ref", "maybe_int64"):
        carries(name, [0, 1, -1, 2**53 + 1, *INT64])
    carries("maybe_int64", [None])


def check_narrow_integers():
    for name, bits, signed in [
        ("int32", 32, True),
        ("int16", 16, True),
        ("int8", 8, True),
        ("uint8", 8, False),
        ("uint32", 32, False),
    ]:
        low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
        carries(name, [0, 1, low, high])
        for value in (low - 1, high + 1, 2**62, *INT64, 2**bits):
            kind = f"{'' if signed else 'u'}int{bits}_t"
            does_not_fit(name, value, kind, rf"\({low} to {high}\): .*parameter int64_t$")


def check_size():
    carries("size", [0, 2**40, INT64[1]])
    for value in (-1, INT64[0]):
        does_not_fit("size", value, "uint64_t", rf"\(0 to {INT64[1]}\)")


def check_optional_integers():
    carries("maybe_int32", [None, 0, -(2**31), 2**31 - 1])
    carries("maybe_uint8", [None, 0, 255])
    does_not_fit("maybe_int32", 2**31, "int32_t")
    does_not_fit("maybe_uint8", -1, "uint8_t")


def check_bool():
    carries("bool", [True, False])
    carries("maybe_bool", [True, False, None])


def check_double():
    carries("double", FLOATS)
    carries("maybe_double", [*FLOATS, None])
    for name in ("double", "float", "maybe_double"):
        assert carried(name, float("nan")) != carried(name, float("nan"))


def check_float_is_rounded():
    carries("float", [0.0, -0.0, 1.5, float("inf")])
    carries("maybe_float", [None, -2.25])
    for value in (0.1, 16777217.0, 1e-46):
        expected = torch.tensor(value, dtype=torch.float32).item()
        carries("float", {value: expected})
        carries("maybe_float", {value: expected})


LARGEST = 3.4028234663852886e38  # float, which is 2**128 - 2**104
HALFWAY = 3.4028235677973366e38  # to 2**128


def check_what_is_beyond_float():
    below = math.nextafter(HALFWAY, 0.0)
    for name in ("float", "maybe_float"):
        carries(name, {LARGEST: LARGEST, -LARGEST: -LARGEST, below: LARGEST, -below: -LARGEST})
        carries(name, [float("inf"), -float("inf")])
        assert math.isnan(carried(name, float("nan")))
        for value in (HALFWAY, -HALFWAY, 1e39, -1e300, 1.7976931348623157e308):
            beyond_float(name, value)


def beyond_float(name, value):
    wanted = ValueError if MINOR < 15 else RuntimeError
    says(
        error(getattr(ops, name), 1, value, 2, type=wanted),
        rf"^stablehand_conversions::{name}: argument 2: \S+ does not fit into the kernel's float ",
        r"declare the parameter double$",
    )


def check_dtype():
    carries("dtype", DTYPES)
    carries("maybe_dtype", {**DTYPES, None: None})


def check_layout():
    carries("layout", LAYOUTS)
    carries("maybe_layout", {**LAYOUTS, None: None})


def check_memory_format():
    carries("format", FORMATS)
    carries("maybe_format", {**FORMATS, None: None})


def check_device():
    for name in ("device", "device_ref"):
        carries(name, DEVICES)
    carries("maybe_device", [*DEVICES, None])
    for device in DEVICES:
        assert ops.alone_device(device) == device


def check_tensor():
    x, meta = torch.arange(6.0).reshape(2, 3).t(), torch.zeros(2, device="meta")
    for name in ("tensor", "tensor_ref", "tensor_mutable", "maybe_tensor", "maybe_tensor_ref"):
        result = carried(name, x)
        same(result, x, name)
        assert result.data_ptr() == x.data_ptr() and result.stride() == x.stride()
        assert carried(name, meta).device == meta.device
    for name in ("maybe_tensor", "maybe_tensor_ref"):
        assert carried(name, None) is None
    assert ops.alone_maybe_tensor(None) is None
    same(ops.alone_maybe_tensor(x), x)


def check_nullopt():
    assert ops.nothing(3) is None
    assert ops.is_null(None) is True


def check_no_result():
    x = torch.tensor([5])
    assert ops.fill(x, 7) is None
    assert x.item() == 7
    assert ops.fill_view(x, INT64[0]) is None
    assert x.item() == INT64[0]
    assert ops.no_result(3) is None
    assert ops.no_argument() == 41


def check_one_result():
    assert [ops.alone_int(value) for value in INT64] == list(INT64)


def check_unsigned_result():
    assert ops.to_unsigned(INT64[1]) == INT64[1]
    says(
        error(ops.to_unsigned, -1),
        f"^stablehand_conversions::to_unsigned: result 1: {2**64 - 1} does not fit into the schema's "
        r"int \(64 bits, signed\)",
    )


@since(10)
def check_string():
    for name in ("string", "string_ref", "string_view", "maybe_string", "maybe_string_view"):
        carries(name, TEXTS)
    for name in ("maybe_string", "maybe_string_view"):
        carries(name, [None])
    assert [ops.alone_string(text) for text in TEXTS] == TEXTS


def carries_lists(name, lists):
    for value in lists:
        result = carried(name, value)
        assert result == value and type(result) is type(value), (name, value, result)
        assert [type(e) for e in result or ()] == [type(e) for e in value or ()], (
            name,
            value,
            result,
        )


@since(10)
def check_list_of_int():
    lists = [[], [0], [3, -1, 2], [*INT64], list(range(1000))]
    for name in ("int64s", "int64s_ref", "int64_array", "maybe_int64s", "maybe_int64_array"):
        carries_lists(name, lists)
    for name in ("maybe_int64s", "maybe_int64_array"):
        carries_lists(name, [None])
    carries_lists("int32s", [[], [-(2**31), 2**31 - 1]])
    does_not_fit("int32s", [1, 2**31], "int32_t")


@since(10)
def check_list_of_float_and_bool():
    for name in ("doubles", "double_array", "maybe_doubles"):
        carries_lists(name, [[], [1.5], [-1e300, float("inf"), 0.1]])
    carries_lists("maybe_doubles", [None])
    carries_lists("bools", [[], [True], [True, False, False, True, True]])


@since(10)
def check_list_of_str():
    carries_lists("strings", [[], [""], TEXTS, ["a"] * 100])


@since(10)
def check_list_of_tensors():
    x, y = torch.tensor([1.0, 2.0]), torch.tensor([[3]])
    for name in ("tensors", "tensors_ref", "tensor_array"):
        for value in ([], [x], [x, y, x], [y] * 50):
            result = carried(name, value)
            assert [t.data_ptr() for t in result] == [t.data_ptr() for t in value], name
    for value in ([], [None], [x, None, y], [None, x]):
        result = carried("maybe_tensors", value)
        assert [t if t is None else t.data_ptr() for t in result] == [
            t if t is None else t.data_ptr() for t in value
        ]
    assert [t.tolist() for t in ops.alone_tensors([y, x])] == [[[3]], [1.0, 2.0]]


@since(10)
def check_mixed():
    x, y, z = torch.tensor([1.0]), torch.tensor([2]), torch.tensor(3)
    for i in (5, None):
        same_x, b, d, s, tensors, n = ops.mixed(False, i, x, 2.5, "é", [y, z])
        assert same_x.data_ptr() == x.data_ptr()
        assert (b, d, s, n) == (True, -2.5, "é!", i)
        assert [t.data_ptr() for t in tensors] == [z.data_ptr(), y.data_ptr()]


def check_what_2_9_cannot_carry_is_not_there():
    assert hasattr(ops, "string") == hasattr(ops, "tensors") == (torch.__version__ >= (2, 10))

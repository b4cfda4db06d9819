# SPDX-License-Identifier: BSD-3-Clause
"""std::exp(c10::complex) and its like, against Python's cmath and exact arithmetic."""

from __future__ import annotations

import cmath
import itertools
import math
from collections.abc import Callable
from decimal import Decimal, localcontext
from pathlib import Path

import pytest

from tests.support import build

SOURCE = Path(__file__).resolve().parent / "complex_functions.cpp"
CORNERS = (0.0, -0.0, 1.0, -1.0, 0.75, -2.5, math.inf, -math.inf, math.nan)
NUMBERS = [complex(re, im) for re, im in itertools.product(CORNERS, CORNERS)]
BY_CMATH = [
    "exp",
    "log",
    "log10",
    "sqrt",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
]


@pytest.fixture(scope="module", params=["g++", "clang++"])
def values(request, tmp_path_factory) -> Callable[[str, list[complex]], list[complex]]:
    """Calls a function of the program for a list of numbers."""
    folder = tmp_path_factory.mktemp("complex")
    built = build.compile_object(SOURCE, folder, cxx=request.param, flags=["-Wall", "-Werror"])
    program = folder / "complex_functions"
    build.run([build.need(request.param), built, "-o", program])

    def call(name: str, numbers: list[complex]) -> list[complex]:
        lines = "".join(f"{name} {z.real!r} {z.imag!r}\n" for z in numbers)
        printed = build.run_with_input([program], lines).split("\n")[:-1]
        assert len(printed) == len(numbers)
        return [complex(*map(float.fromhex, line.split())) for line in printed]

    return call


def same(got: float, expected: float, size: float, finite: bool) -> bool:
    """Equal to a few bits of the whole number's size.

    Zeros and infinities have their sign. Where the argument is not finite, C leaves open some
    signs, and what stands where Python has NaN.
    """
    if math.isnan(expected):
        return math.isnan(got) or not finite
    if not finite:
        got, expected = abs(got), abs(expected)
    if math.isinf(expected) or (expected == 0 and got == 0):
        return got == expected and math.copysign(1, got) == math.copysign(1, expected)
    return abs(got - expected) <= 1e-15 * size


def wrong(numbers: list[complex], got: list[complex], expected: list[complex]) -> list[str]:
    return [
        f"{z}: {g}, expected {e}"
        for z, g, e in zip(numbers, got, expected, strict=True)
        if not all(
            same(a, b, max(1e-300, abs(e) if cmath.isfinite(e) else abs(b)), cmath.isfinite(z))
            for a, b in ((g.real, e.real), (g.imag, e.imag))
        )
    ]


@pytest.mark.parametrize("name", BY_CMATH)
def test_as_cmath(values, name: str) -> None:
    numbers, expected = [], []
    for z in NUMBERS:
        try:
            value = getattr(cmath, name)(z)
        except (ValueError, OverflowError):  # where C gives infinity or NaN
            continue
        numbers.append(z)
        expected.append(value)
    assert len(numbers) > 30
    assert not wrong(numbers, values(name, numbers), expected)


def test_parts_and_polar(values) -> None:
    finite = [z for z in NUMBERS if cmath.isfinite(z)]
    assert not wrong(NUMBERS, values("real", NUMBERS), NUMBERS)
    assert not wrong(NUMBERS, values("conj", NUMBERS), [z.conjugate() for z in NUMBERS])
    assert not wrong(NUMBERS, values("abs", NUMBERS), [complex(abs(z)) for z in NUMBERS])
    phases = [complex(math.atan2(z.imag, z.real)) for z in NUMBERS]
    assert not wrong(NUMBERS, values("arg", NUMBERS), phases)
    norms = [complex(z.real * z.real + z.imag * z.imag) for z in finite]
    assert not wrong(finite, values("norm", finite), norms)
    polar = [complex(z.real * math.cos(z.imag), z.real * math.sin(z.imag)) for z in finite]
    assert not wrong(finite, values("polar", finite), polar)


def test_powers(values) -> None:
    numbers = [z for z in NUMBERS if cmath.isfinite(z) and z != 0]
    half = complex(0.5, 1)
    for name, power in {
        "square": lambda z: z * z,
        "inverse_cube": lambda z: 1 / (z * z * z),
        "power_half": cmath.sqrt,
        "power_of_two": lambda z: cmath.exp(z * math.log(2)),
        "power_self": lambda z: cmath.exp(z * cmath.log(z)),
        "power_mixed": lambda z: cmath.exp(z * cmath.log(half)),
    }.items():
        got, expected = values(name, numbers), [power(z) for z in numbers]
        # Only sizes: a sign of zero depends on the way.
        far = [
            f"{name}({z}): {g}, expected {e}"
            for z, g, e in zip(numbers, got, expected, strict=True)
            if abs(g - e) > 4e-15 * abs(e)
        ]
        assert not far


def test_log2_has_no_nan_where_the_result_has_none(values) -> None:
    expected = [complex(z.real / math.log(2), z.imag / math.log(2)) for z in map(log, NUMBERS)]
    assert not wrong(NUMBERS, values("log2", NUMBERS), expected)


def log(z: complex) -> complex:
    """With -infinity at 0, where cmath raises an exception."""
    return cmath.log(z) if z else complex(-math.inf, math.atan2(z.imag, z.real))


def test_log1p_where_terms_cancel(values) -> None:
    numbers = [0.5 + 0.25j, -1 + 1j, -2 + 1e-9j, -0.5 + 0.8660254037844386j, 1e-10 + 1e-10j]
    numbers += [-1e-20 + 1e-5j, 1e-300 - 1e-300j, -0.99999 + 1e-6j, -1e-3 + 0.04471017781221601j]
    numbers += [0.1 - 0.3j, 1e-5 + 0j, 0j, complex(-0.0, -0.0), complex(3, -7)]
    for z, got in zip(numbers, values("log1p", numbers), strict=True):
        with localcontext() as context:
            context.prec = 900
            x, y = Decimal(z.real), Decimal(z.imag)
            excess = 2 * x + x * x + y * y
            context.prec = 60
            # log(1 + e) / 2; a short series where e is small.
            small = excess - excess**2 / 2 + excess**3 / 3
            real = small / 2 if abs(excess) < Decimal("1e-8") else (1 + excess).ln() / 2
        assert abs(Decimal(got.real) - real) <= abs(real) * Decimal("1e-15"), z
        assert got.imag == pytest.approx(math.atan2(z.imag, 1 + z.real), rel=1e-15), z
    assert math.copysign(1, values("log1p", [complex(-0.0, 0.0)])[0].real) == -1


def test_log1p_and_expm1_at_infinity(values) -> None:
    inf, nan = math.inf, math.nan
    infinite = [z for z in NUMBERS if cmath.isinf(z)]
    # As log does it, apart from finite parts, which 1 is added to.
    expected = [log(z) for z in infinite]
    assert not wrong(infinite, values("log1p", infinite), expected)
    numbers = [complex(-inf, 2), complex(-inf, inf), complex(inf, 0.0), complex(inf, -0.0)]
    expected = [complex(-1, 0.0), complex(-1, 0.0), complex(inf, 0.0), complex(inf, -0.0)]
    numbers += [complex(inf, 1), complex(nan, 0.0), complex(-inf, -0.0)]
    expected += [complex(inf, inf), complex(nan, 0.0), complex(-1, -0.0)]
    got = values("expm1", numbers)
    assert not wrong(numbers[2:], got[2:], expected[2:])
    assert [g.real for g in got[:2]] == [-1, -1] and [abs(g.imag) for g in got[:2]] == [0, 0]


def test_expm1_of_small_numbers(values) -> None:
    for z in (1e-10 + 1e-10j, 1e-20 - 1e-5j, 0.5 + 0.25j, -40 + 3j, 100 + 0.5j, 1e-300 + 1e-300j):
        got = values("expm1", [z])[0]
        half_sine = math.sin(z.imag / 2)
        real = math.expm1(z.real) * math.cos(z.imag) - 2 * half_sine * half_sine
        assert got.real == pytest.approx(real, rel=1e-15)
        assert got.imag == pytest.approx(math.exp(z.real) * math.sin(z.imag), rel=1e-15)

// tests/headeronly/torch/headeronly/util/Half.cpp: Half against binary16's definition.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Half.h>

#include <sstream>
#include <string>
#include <type_traits>

#include "support/catch.h"
#include "support/small_float.h"

using c10::Half;
using Limits = std::numeric_limits<Half>;

namespace {

constexpr SmallFloat kBinary16{10, 15, 0x8000, 0x7C00, false, true};

template <class A, class B>
using Sum = decltype(std::declval<A>() + std::declval<B>());

static_assert(std::is_same_v<torch::headeronly::Half, c10::Half>);
static_assert(std::is_same_v<at::Half, c10::Half>);
static_assert(sizeof(Half) == 2 && alignof(Half) == 2);
static_assert(std::is_trivially_copyable_v<Half> &&
              std::is_trivially_default_constructible_v<Half> && std::is_standard_layout_v<Half>);
static_assert(std::is_convertible_v<float, Half> && std::is_convertible_v<Half, float>);

static_assert(std::is_same_v<Sum<Half, Half>, Half>);
static_assert(std::is_same_v<Sum<Half, float>, float> && std::is_same_v<Sum<float, Half>, float>);
static_assert(std::is_same_v<Sum<Half, double>, double> &&
              std::is_same_v<Sum<double, Half>, double>);
static_assert(std::is_same_v<Sum<Half, int>, Half> && std::is_same_v<Sum<int, Half>, Half>);
static_assert(std::is_same_v<Sum<Half, int64_t>, Half> && std::is_same_v<Sum<int64_t, Half>, Half>);

// Conversions are constant expressions.
static_assert(Half(1.0f).x == 0x3C00 && Half(-2.5f).x == 0xC100 && Half(0x1p-25f).x == 0);
static_assert(Half(0x1.8p-24f).x == 2 && Half(65519.0f).x == 0x7BFF && Half(65520.0f).x == 0x7C00);
static_assert(Half(std::numeric_limits<float>::quiet_NaN()).x == 0x7E00);
static_assert(Half(std::numeric_limits<float>::infinity()).x == 0x7C00);
static_assert(static_cast<float>(Limits::max()) == 65504.0f);
static_assert(static_cast<float>(Limits::denorm_min()) == 0x1p-24f);
static_assert(static_cast<float>(Limits::infinity()) == std::numeric_limits<float>::infinity());

}  // namespace

TEST_CASE("Half: every code, every rounding boundary, a sample of all floats") {
  check_conversions<Half>(kBinary16);
}

TEST_CASE("N4: a NaN stays one when narrowed to Half, with its sign") {
  CHECK(Half(float_of(0xFFC00000)).x == 0xFE00);
  CHECK(Half(float_of(0x7FC00000)).x == 0x7E00);
  for (const std::uint32_t nan :
       {0x7F800001U, 0xFF800001U, 0x7FFFFFFFU, 0xFFFFFFFFU, 0x7F802000U}) {
    const Half half = float_of(nan);
    CHECK(half.x == (0x7E00U | ((nan >> 16) & 0x8000U) | ((nan >> 13) & 0x3FFU)));  // its payload
    CHECK(std::isnan(static_cast<float>(half)));
    CHECK(std::signbit(static_cast<float>(half)) == std::signbit(float_of(nan)));
  }
}

TEST_CASE("Half: a signalling NaN is quiet as a float") {
  CHECK(bits_of(coded<Half>(0x7C01)) == 0x7FC02000);
  CHECK(bits_of(coded<Half>(0xFC01)) == 0xFFC02000);
  CHECK(bits_of(coded<Half>(0x7FFF)) == 0x7FFFE000);
}

TEST_CASE("N7: negative zero, and what rounds to it") {
  CHECK(Half(-0.0f).x == 0x8000);
  CHECK(Half(-1e-12f).x == 0x8000);
  CHECK(std::signbit(static_cast<float>(coded<Half>(0x8000))));
}

TEST_CASE("N11: numeric_limits of Half") {
  static_assert(Limits::is_specialized && Limits::is_signed && Limits::is_iec559 &&
                Limits::is_bounded);
  static_assert(!Limits::is_integer && !Limits::is_exact && !Limits::is_modulo && !Limits::traps);
  static_assert(Limits::has_infinity && Limits::has_quiet_NaN && Limits::has_signaling_NaN);
  static_assert(Limits::radix == 2 && Limits::digits == 11 && Limits::digits10 == 3 &&
                Limits::max_digits10 == 5);
  static_assert(Limits::min_exponent == -13 && Limits::max_exponent == 16);
  static_assert(Limits::min_exponent10 == -4 && Limits::max_exponent10 == 4);
  static_assert(Limits::round_style == std::round_to_nearest);
  static_assert(Limits::max().x == 0x7BFF, "constant expressions");
  CHECK(static_cast<float>(Limits::min()) == std::ldexp(1.0f, -14));
  CHECK(static_cast<float>(Limits::denorm_min()) == std::ldexp(1.0f, -24));
  CHECK(static_cast<float>(Limits::max()) == 65504.0f);
  CHECK(static_cast<float>(Limits::lowest()) == -65504.0f);
  CHECK(static_cast<float>(Limits::epsilon()) == std::ldexp(1.0f, -10));
  CHECK(static_cast<float>(Limits::round_error()) == 0.5f);
  CHECK(static_cast<float>(Limits::infinity()) == std::numeric_limits<float>::infinity());
  CHECK(std::isnan(static_cast<float>(Limits::quiet_NaN())));
  CHECK(Limits::quiet_NaN().x == 0x7E00);
  CHECK(std::isnan(static_cast<float>(Limits::signaling_NaN())));
  CHECK((Limits::signaling_NaN().x & 0x200) == 0);
}

TEST_CASE("Half: arithmetic rounds once, to the type of the result") {
  const Half a = 7.0f, b = 2.0f;
  CHECK(static_cast<float>(a + b) == 9.0f);
  CHECK(static_cast<float>(a - b) == 5.0f);
  CHECK(static_cast<float>(a * b) == 14.0f);
  CHECK(static_cast<float>(a / b) == 3.5f);
  CHECK((-Half(0.0f)).x == 0x8000);
  CHECK((a / Half(0.0f)).x == 0x7C00);
  CHECK((Half(65504.0f) + Half(16.0f)).x == 0x7C00);

  CHECK(a - 2.0f == 5.0f);
  CHECK(2.0f - a == -5.0f);
  CHECK(a / 2.0 == 3.5);
  CHECK(14.0 / a == 2.0);
  CHECK(static_cast<float>(a - 2) == 5.0f);
  CHECK(static_cast<float>(2 - a) == -5.0f);
  CHECK(static_cast<float>(a / int64_t{2}) == 3.5f);
  CHECK(static_cast<float>(int64_t{14} / a) == 2.0f);
  CHECK(Half(1.0f) + 2049.0f == 2050.0f);
  // 2049 becomes 2048 first, and 2049 becomes 2048 again.
  CHECK(static_cast<float>(Half(1.0f) + 2049) == 2048.0f);
}

TEST_CASE("Half: compound assignment") {
  Half a = 7.0f;
  const Half b = 2.0f;
  a += b;
  CHECK(static_cast<float>(a) == 9.0f);
  a -= b;
  CHECK(static_cast<float>(a) == 7.0f);
  a *= b;
  CHECK(static_cast<float>(a) == 14.0f);
  CHECK(&(a /= b) == &a);
  CHECK(static_cast<float>(a) == 7.0f);

  float f = 1.0f;
  f += b;
  f *= a;
  f -= b;
  f /= b;
  CHECK(f == 9.5f);
}

TEST_CASE("Half: comparisons are those of float") {
  CHECK(coded<Half>(0x8000) == coded<Half>(0));
  CHECK(Half(1.0f) < Half(2.0f));
  CHECK(Half(1.0f) >= 1);
  CHECK_FALSE(Limits::quiet_NaN() == Limits::quiet_NaN());
}

TEST_CASE("Half: printed as the float it stands for") {
  std::ostringstream out;
  out << Half(1.5f) << ' ' << Limits::max() << ' ' << -Limits::infinity();
  CHECK(out.str() == "1.5 65504 -inf");
}

TEST_CASE("Half: its operator<< does not draw in what converts to it") {
  CHECK(c10::printed_inside_c10(0.1f) == "0.1");
}

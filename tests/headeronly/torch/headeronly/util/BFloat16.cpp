// tests/headeronly/torch/headeronly/util/BFloat16.cpp: BFloat16 against its definition.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/BFloat16.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <type_traits>

#include "support/catch.h"
#include "support/small_float.h"

using c10::BFloat16;
using Limits = std::numeric_limits<BFloat16>;

namespace {

constexpr SmallFloat kFormat{7, 127, 0x8000, 0x7F80, false, true};

template <class A, class B>
using Sum = decltype(std::declval<A>() + std::declval<B>());

static_assert(std::is_same_v<torch::headeronly::BFloat16, c10::BFloat16>);
static_assert(sizeof(BFloat16) == 2 && alignof(BFloat16) == 2);
static_assert(std::is_trivially_copyable_v<BFloat16> &&
              std::is_trivially_default_constructible_v<BFloat16> &&
              std::is_standard_layout_v<BFloat16>);

static_assert(std::is_same_v<Sum<BFloat16, BFloat16>, BFloat16>);
static_assert(std::is_same_v<Sum<BFloat16, float>, float> &&
              std::is_same_v<Sum<float, BFloat16>, float>);
static_assert(std::is_same_v<Sum<BFloat16, double>, double> &&
              std::is_same_v<Sum<double, BFloat16>, double>);
static_assert(std::is_same_v<Sum<BFloat16, int>, BFloat16> &&
              std::is_same_v<Sum<int, BFloat16>, BFloat16>);
static_assert(std::is_same_v<Sum<BFloat16, int64_t>, BFloat16> &&
              std::is_same_v<Sum<int64_t, BFloat16>, BFloat16>);

// Conversions are constant expressions.
static_assert(BFloat16(1.0f).x == 0x3F80 && BFloat16(-2.5f).x == 0xC020);
static_assert(BFloat16(0x1.01p0f).x == 0x3F80 && BFloat16(0x1.03p0f).x == 0x3F82, "ties to even");
static_assert(BFloat16(std::numeric_limits<float>::quiet_NaN()).x == 0x7FC0);
static_assert(static_cast<float>(Limits::max()) == 0x1.FEp127f);

}  // namespace

TEST_CASE("BFloat16: every code, every rounding boundary, a sample of all floats") {
  check_conversions<BFloat16>(kFormat);
}

TEST_CASE("N1: a NaN whose payload is in the low bits stays one") {
  for (const std::uint32_t nan : {0x7F800001U, 0xFF800001U, 0x7FFFFFFFU, 0xFFFFFFFFU}) {
    CHECK(BFloat16(float_of(nan)).x == 0x7FC0);
  }
}

TEST_CASE("N2: BFloat16 rounds to nearest even") {
  CHECK(static_cast<float>(BFloat16(0.2691408770292272f)) == 0.26953125f);
  CHECK(BFloat16(float_of(0x3F808000)).x == 0x3F80);
  CHECK(BFloat16(float_of(0x3F818000)).x == 0x3F82);
  CHECK(BFloat16(float_of(0x7F7F7FFF)).x == 0x7F7F);
  CHECK(BFloat16(float_of(0x7F7FFFFF)).x == 0x7F80);
  CHECK(BFloat16(float_of(0x00008000)).x == 0x0000);
  CHECK(BFloat16(float_of(0x00008001)).x == 0x0001);
}

TEST_CASE("N7: negative zero, and what rounds to it, as BFloat16") {
  CHECK(BFloat16(-0.0f).x == 0x8000);
  CHECK(BFloat16(float_of(0x80008000)).x == 0x8000);
}

TEST_CASE("N11: numeric_limits of BFloat16") {
  static_assert(Limits::is_specialized && Limits::is_signed && !Limits::is_iec559 &&
                Limits::is_bounded);
  static_assert(!Limits::is_integer && !Limits::is_exact && !Limits::is_modulo && !Limits::traps);
  static_assert(Limits::has_infinity && Limits::has_quiet_NaN && Limits::has_signaling_NaN);
  static_assert(Limits::radix == 2 && Limits::digits == 8 && Limits::digits10 == 2 &&
                Limits::max_digits10 == 4);
  static_assert(Limits::min_exponent == -125 && Limits::max_exponent == 128);
  static_assert(Limits::min_exponent10 == -37 && Limits::max_exponent10 == 38);
  static_assert(Limits::round_style == std::round_to_nearest);
  CHECK(static_cast<float>(Limits::min()) == std::ldexp(1.0f, -126));
  CHECK(static_cast<float>(Limits::denorm_min()) == std::ldexp(1.0f, -133));
  CHECK(static_cast<float>(Limits::max()) == std::ldexp(255.0f, 120));
  CHECK(static_cast<float>(Limits::lowest()) == -std::ldexp(255.0f, 120));
  CHECK(static_cast<float>(Limits::epsilon()) == std::ldexp(1.0f, -7));
  CHECK(static_cast<float>(Limits::round_error()) == 0.5f);
  CHECK(static_cast<float>(Limits::infinity()) == std::numeric_limits<float>::infinity());
  CHECK(Limits::quiet_NaN().x == 0x7FC0);
  CHECK(std::isnan(static_cast<float>(Limits::signaling_NaN())));
  CHECK((Limits::signaling_NaN().x & 0x40) == 0);
}

TEST_CASE("BFloat16: arithmetic rounds once, to the type of the result") {
  const BFloat16 a = 7.0f, b = 2.0f;
  CHECK(static_cast<float>(a + b) == 9.0f);
  CHECK(static_cast<float>(a - b) == 5.0f);
  CHECK(static_cast<float>(a * b) == 14.0f);
  CHECK(static_cast<float>(a / b) == 3.5f);
  CHECK((-BFloat16(0.0f)).x == 0x8000);
  CHECK((a / BFloat16(0.0f)).x == 0x7F80);
  CHECK(a - 2.0f == 5.0f);
  CHECK(2.0 - a == -5.0);
  CHECK(static_cast<float>(2 - a) == -5.0f);
  CHECK(static_cast<float>(a / int64_t{2}) == 3.5f);
  // 257 becomes 256 first, and 257 becomes 256 again.
  CHECK(static_cast<float>(BFloat16(1.0f) + 257) == 256.0f);
}

TEST_CASE("BFloat16: compound assignment and bit operations") {
  BFloat16 a = 7.0f;
  const BFloat16 b = 2.0f;
  a += b;
  a *= b;
  a -= b;
  a /= b;
  CHECK(static_cast<float>(a) == 8.0f);

  BFloat16 bits = coded<BFloat16>(0x0F0F);
  CHECK(&(bits | coded<BFloat16>(0x00F0)) == &bits);
  CHECK(bits.x == 0x0FFF);
  bits& coded<BFloat16>(0xFF0F);
  CHECK(bits.x == 0x0F0F);
  bits ^ coded<BFloat16>(0xFFFF);
  CHECK(bits.x == 0xF0F0);
}

TEST_CASE("BFloat16: comparisons of variables and of constants") {
  BFloat16 one = 1.0f, two = 2.0f;
  CHECK((one < two));
  CHECK((two > one));
  CHECK(static_cast<float>(std::max(one, two)) == 2.0f);
  CHECK(BFloat16(1.0f) < BFloat16(2.0f));
  CHECK(coded<BFloat16>(0x8000) == coded<BFloat16>(0));
}

TEST_CASE("BFloat16: printed as the float it stands for") {
  std::ostringstream out;
  out << BFloat16(1.5f) << ' ' << Limits::max();
  CHECK(out.str() == "1.5 3.38953e+38");
}

TEST_CASE("BFloat16: its operator<< does not draw in what converts to it") {
  CHECK(c10::printed_inside_c10(0.1f) == "0.1");
}

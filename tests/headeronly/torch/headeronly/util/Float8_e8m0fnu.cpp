// tests/headeronly/torch/headeronly/util/Float8_e8m0fnu.cpp: powers of two from 2^-127 to 2^127.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Float8_e8m0fnu.h>

#include "support/float8.h"

namespace {

using T = c10::Float8_e8m0fnu;
using Limits = std::numeric_limits<T>;

static_assert(std::is_same_v<torch::headeronly::Float8_e8m0fnu, T>);
static_assert(sizeof(T) == 1 && alignof(T) == 1 && std::is_trivially_copyable_v<T>);
static_assert(std::is_convertible_v<float, T> && std::is_convertible_v<T, float>);

float power(int exponent) { return std::ldexp(1.0f, exponent); }

// Conversions are constant expressions.
static_assert(T(1.0f).x == 127 && T(-3.0f).x == 129 && T(0.0f).x == 0);
static_assert(T(std::numeric_limits<float>::infinity()).x == 255 && T(0x1p-127f).x == 0);
static_assert(static_cast<float>(Limits::max()) == 0x1p127f && T(4.0f) == 4.0f);

}  // namespace

TEST_CASE("Float8_e8m0fnu: every code is its power of two, and back") {
  for (unsigned code = 0; code < 255; ++code) {
    const float value = coded<T>(code);
    CHECK(bits_of(value) == bits_of(power(static_cast<int>(code) - 127)));
    CHECK(T(value).x == code);
    CHECK_FALSE(coded<T>(code).isnan());
  }
}

TEST_CASE("N9: Float8_e8m0fnu: the codes that others got wrong") {
  CHECK(static_cast<float>(coded<T>(134)) == 128.0f);
  CHECK(static_cast<float>(coded<T>(0)) == power(-127));
  CHECK(static_cast<float>(coded<T>(254)) == power(127));
  CHECK(std::isnan(static_cast<float>(coded<T>(255))));
  CHECK(coded<T>(255).isnan());
  CHECK(bits_of(coded<T>(255)) == 0x7F800001);
}

TEST_CASE("Float8_e8m0fnu: rounded up from the middle between two powers on, the sign dropped") {
  Differences differences;
  const float inf = std::numeric_limits<float>::infinity();
  for (int exponent = -126; exponent <= 127; ++exponent) {
    const auto code = static_cast<unsigned>(exponent + 127);
    const float middle = power(exponent) * 1.5f;
    for (const float sign : {1.0f, -1.0f}) {
      differences.expect("value", code, code, T(sign * power(exponent)).x);
      differences.expect("below the middle", code, code, T(sign * std::nextafter(middle, 0.0f)).x);
      differences.expect("middle", code, code + 1, T(sign * middle).x);
      differences.expect("above the middle", code, code + 1,
                         T(sign * std::nextafter(middle, inf)).x);
    }
  }
  INFO(differences.first());
  CHECK(differences.count() == 0);
}

TEST_CASE("Float8_e8m0fnu: subnormal floats, zero, infinity, NaN") {
  CHECK(T(0.0f).x == 0);
  CHECK(T(-0.0f).x == 0);
  CHECK(T(float_of(0x00000001)).x == 0);
  CHECK(T(float_of(0x003FFFFF)).x == 0);
  CHECK(T(float_of(0x00400000)).x == 0);
  CHECK(T(float_of(0x00400001)).x == 1);
  CHECK(T(float_of(0x007FFFFF)).x == 1);
  CHECK(T(float_of(0x7F3FFFFF)).x == 254);
  for (const std::uint32_t nan :
       {0x7F400000U, 0x7F7FFFFFU, 0x7F800000U, 0xFF800000U, 0x7F800001U, 0xFFFFFFFFU}) {
    CHECK(T(float_of(nan)).x == 255);
  }
}

TEST_CASE("Float8_e8m0fnu: printed as the float it stands for") {
  std::ostringstream out;
  out << T(0.25f) << ' ' << T(4.0f);
  CHECK(out.str() == "0.25 4");
}

TEST_CASE("N11: numeric_limits of Float8_e8m0fnu") {
  static_assert(common_limits<T>() && !Limits::is_signed && !Limits::has_infinity);
  static_assert(!Limits::has_denorm && !Limits::has_denorm_loss);
  static_assert(Limits::digits == 1 && Limits::max_digits10 == 1);
  static_assert(Limits::min_exponent == -126 && Limits::max_exponent == 128);
  static_assert(Limits::min_exponent10 == -38 && Limits::max_exponent10 == 38);
  static_assert(Limits::max().x == 0xFE, "constant expressions");
  CHECK(static_cast<float>(Limits::min()) == power(-127));
  CHECK(static_cast<float>(Limits::lowest()) == power(-127));
  CHECK(static_cast<float>(Limits::max()) == power(127));
  CHECK(static_cast<float>(Limits::epsilon()) == 1.0f);
  CHECK(static_cast<float>(Limits::round_error()) == 0.5f);
  CHECK(Limits::quiet_NaN().isnan());
}

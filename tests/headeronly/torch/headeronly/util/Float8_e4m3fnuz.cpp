// tests/headeronly/torch/headeronly/util/Float8_e4m3fnuz.cpp: Float8_e4m3fnuz against its
// definition.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Float8_e4m3fnuz.h>

#include "support/float8.h"

namespace {

using T = c10::Float8_e4m3fnuz;
using Limits = std::numeric_limits<T>;

// no infinity, no negative zero
constexpr SmallFloat kFormat{3, 8, 0x80, 0x80, false, false};

static_assert(std::is_same_v<torch::headeronly::Float8_e4m3fnuz, T> &&
              std::is_same_v<at::Float8_e4m3fnuz, T>);

// Conversions are constant expressions.
static_assert(T(240.0f).x == 0x7F && T(1e9f).x == 0x80 && T(-0x1p-10f).x == 0x81);
static_assert(static_cast<float>(Limits::denorm_min()) == 0x1p-10f && T(1.0f) == 1.0f);

}  // namespace

TEST_CASE("Float8_e4m3fnuz: every code, every rounding boundary, a sample of all floats") {
  check_conversions<T>(kFormat);
}

TEST_CASE("Float8_e4m3fnuz: operators") { check_operators<T>(); }

TEST_CASE("N7: Float8_e4m3fnuz: negative zero and what rounds to it become 0x00; 0x80 is NaN") {
  CHECK(T(-0.0f).x == 0x00);
  CHECK(T(-1e-12f).x == 0x00);
  for (const std::uint32_t nan :
       {0x7F800001U, 0x7FFFFFFFU, 0xFFC00000U, 0x7F800000U, 0xFF800000U}) {
    CHECK(T(float_of(nan)).x == 0x80);
  }
  CHECK(bits_of(coded<T>(0x80)) == 0x7F800001);
}

TEST_CASE("N8: Float8_e4m3fnuz: isinf() is there, and always false") {
  CHECK_FALSE(any_infinite<T>());
}

TEST_CASE("N11: numeric_limits of Float8_e4m3fnuz") {
  static_assert(common_limits<T>() && Limits::is_signed && !Limits::has_infinity);
  static_assert(std::is_same_v<decltype(Limits::has_denorm), const bool>, "as in PyTorch");
  static_assert(Limits::has_denorm && Limits::has_denorm_loss);
  static_assert(Limits::digits == 4 && Limits::max_digits10 == 3);
  static_assert(Limits::min_exponent == -6 && Limits::max_exponent == 8);
  static_assert(Limits::min_exponent10 == -1 && Limits::max_exponent10 == 2);
  static_assert(Limits::max().x == 0x7F, "constant expressions");
  CHECK(static_cast<float>(Limits::min()) == std::ldexp(1.0f, -7));
  CHECK(static_cast<float>(Limits::denorm_min()) == std::ldexp(1.0f, -10));
  CHECK(static_cast<float>(Limits::max()) == 240.0f);
  CHECK(static_cast<float>(Limits::lowest()) == -240.0f);
  CHECK(static_cast<float>(Limits::epsilon()) == 0.125f);
  CHECK(static_cast<float>(Limits::round_error()) == 0.5f);
  CHECK(Limits::quiet_NaN().isnan());
  CHECK(Limits::infinity().isnan());
}

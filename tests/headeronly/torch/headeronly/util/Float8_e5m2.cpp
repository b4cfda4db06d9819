// tests/headeronly/torch/headeronly/util/Float8_e5m2.cpp: Float8_e5m2 against its definition.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Float8_e5m2.h>

#include "support/float8.h"

namespace {

using T = c10::Float8_e5m2;
using Limits = std::numeric_limits<T>;

// the upper half of binary16
constexpr SmallFloat kFormat{2, 15, 0x80, 0x7C, false, true};

static_assert(std::is_same_v<torch::headeronly::Float8_e5m2, T> &&
              std::is_same_v<at::Float8_e5m2, T>);

// Conversions are constant expressions.
static_assert(T(57344.0f).x == 0x7B && T(1e9f).x == 0x7C && T(-0x1p-16f).x == 0x81);
static_assert(static_cast<float>(Limits::denorm_min()) == 0x1p-16f && T(1.0f) == 1.0f);

}  // namespace

TEST_CASE("Float8_e5m2: every code, every rounding boundary, a sample of all floats") {
  check_conversions<T>(kFormat);
}

TEST_CASE("Float8_e5m2: operators") { check_operators<T>(); }

TEST_CASE("Float8_e5m2: NaN keeps its sign, and a signalling one is quiet as a float") {
  for (const std::uint32_t nan : {0x7F800001U, 0x7FFFFFFFU, 0x7FC00000U}) {
    CHECK(T(float_of(nan)).x == 0x7F);
    CHECK(T(float_of(nan | 0x80000000U)).x == 0xFF);
  }
  CHECK(bits_of(coded<T>(0x7D)) == 0x7FE00000);
  CHECK(bits_of(coded<T>(0xFE)) == 0xFFC00000);
}

TEST_CASE("N7: Float8_e5m2: negative zero, and what rounds to it") {
  CHECK(T(-0.0f).x == 0x80);
  CHECK(T(-1e-12f).x == 0x80);
  CHECK(std::signbit(static_cast<float>(coded<T>(0x80))));
}

TEST_CASE("N8: Float8_e5m2: isinf() is there and finds both infinities") {
  CHECK(any_infinite<T>());
}

TEST_CASE("N11: numeric_limits of Float8_e5m2") {
  static_assert(common_limits<T>() && Limits::is_signed && Limits::has_infinity);
  static_assert(std::is_same_v<decltype(Limits::has_denorm), const bool>, "as in PyTorch");
  static_assert(Limits::has_denorm && Limits::has_denorm_loss);
  static_assert(Limits::digits == 3 && Limits::max_digits10 == 2);
  static_assert(Limits::min_exponent == -13 && Limits::max_exponent == 16);
  static_assert(Limits::min_exponent10 == -4 && Limits::max_exponent10 == 4);
  static_assert(Limits::max().x == 0x7B, "constant expressions");
  static_assert(EXP_WIDTH_FP8 == 5 && MAN_WIDTH_FP8 == 2 && EXP_BIAS_FP8 == 15);
  CHECK(static_cast<float>(Limits::min()) == std::ldexp(1.0f, -14));
  CHECK(static_cast<float>(Limits::denorm_min()) == std::ldexp(1.0f, -16));
  CHECK(static_cast<float>(Limits::max()) == 57344.0f);
  CHECK(static_cast<float>(Limits::lowest()) == -57344.0f);
  CHECK(static_cast<float>(Limits::epsilon()) == 0.25f);
  CHECK(static_cast<float>(Limits::round_error()) == 0.5f);
  CHECK(static_cast<float>(Limits::infinity()) == std::numeric_limits<float>::infinity());
  CHECK(Limits::quiet_NaN().isnan());
}

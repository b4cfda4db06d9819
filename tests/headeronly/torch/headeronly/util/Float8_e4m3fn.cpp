// tests/headeronly/torch/headeronly/util/Float8_e4m3fn.cpp: Float8_e4m3fn against its definition.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Float8_e4m3fn.h>

#include "support/float8.h"

namespace {

using T = c10::Float8_e4m3fn;
using Limits = std::numeric_limits<T>;

// 4 bits of exponent, 3 of fraction, no infinity
constexpr SmallFloat kFormat{3, 7, 0x80, 0x7E, true, true};

static_assert(std::is_same_v<torch::headeronly::Float8_e4m3fn, T> &&
              std::is_same_v<at::Float8_e4m3fn, T>);

// Conversions are constant expressions.
static_assert(T(448.0f).x == 0x7E && T(1e9f).x == 0x7E && T(-0x1p-9f).x == 0x81);
static_assert(static_cast<float>(Limits::denorm_min()) == 0x1p-9f && T(1.0f) == 1.0f);

}  // namespace

TEST_CASE("Float8_e4m3fn: every code, every rounding boundary, a sample of all floats") {
  check_conversions<T>(kFormat);
}

TEST_CASE("Float8_e4m3fn: operators") { check_operators<T>(); }

// The case says NaN for what is too large; PyTorch's own answer is the largest number since 2.13
// (it was NaN in 2.9.1), and its headers of 2.15 are what we mirror.
TEST_CASE("N5: Float8_e4m3fn: what is too large becomes 448, as in PyTorch 2.15") {
  CHECK(T(448.0f).x == 0x7E);
  CHECK(T(464.0f).x == 0x7E);
  CHECK(T(std::nextafter(464.0f, 1000.0f)).x == 0x7E);
  CHECK(T(465.0f).x == 0x7E);
  CHECK(T(1000.0f).x == 0x7E);
  CHECK(T(std::numeric_limits<float>::infinity()).x == 0x7E);
  CHECK(T(-std::numeric_limits<float>::infinity()).x == 0xFE);
}

TEST_CASE("Float8_e4m3fn: NaN keeps its sign") {
  for (const std::uint32_t nan : {0x7F800001U, 0x7FFFFFFFU, 0x7FC00000U}) {
    CHECK(T(float_of(nan)).x == 0x7F);
    CHECK(T(float_of(nan | 0x80000000U)).x == 0xFF);
  }
  CHECK(bits_of(coded<T>(0x7F)) == 0x7FF00000);
  CHECK(bits_of(coded<T>(0xFF)) == 0xFFF00000);
}

TEST_CASE("N7: Float8_e4m3fn: negative zero, and what rounds to it") {
  CHECK(T(-0.0f).x == 0x80);
  CHECK(T(-1e-12f).x == 0x80);
  CHECK(std::signbit(static_cast<float>(coded<T>(0x80))));
}

TEST_CASE("N8: Float8_e4m3fn: isinf() is there, and always false") {
  CHECK_FALSE(any_infinite<T>());
}

TEST_CASE("N11: numeric_limits of Float8_e4m3fn") {
  static_assert(common_limits<T>() && Limits::is_signed && !Limits::has_infinity);
  static_assert(std::is_same_v<decltype(Limits::has_denorm), const bool>, "as in PyTorch");
  static_assert(Limits::has_denorm && Limits::has_denorm_loss);
  static_assert(Limits::digits == 4 && Limits::max_digits10 == 3);
  static_assert(Limits::min_exponent == -5 && Limits::max_exponent == 8);
  static_assert(Limits::min_exponent10 == -1 && Limits::max_exponent10 == 2);
  static_assert(Limits::max().x == 0x7E, "constant expressions");
  CHECK(static_cast<float>(Limits::min()) == std::ldexp(1.0f, -6));
  CHECK(static_cast<float>(Limits::denorm_min()) == std::ldexp(1.0f, -9));
  CHECK(static_cast<float>(Limits::max()) == 448.0f);
  CHECK(static_cast<float>(Limits::lowest()) == -448.0f);
  CHECK(static_cast<float>(Limits::epsilon()) == 0.125f);
  CHECK(static_cast<float>(Limits::round_error()) == 0.5f);
  CHECK(Limits::quiet_NaN().isnan());
}

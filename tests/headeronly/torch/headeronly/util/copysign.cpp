// tests/headeronly/torch/headeronly/util/copysign.cpp: magnitudes and signs.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/copysign.h>

#include <cmath>
#include <type_traits>

#include "support/catch.h"

using c10::copysign;

namespace {
template <class A, class B>
using Result = decltype(copysign(std::declval<A>(), std::declval<B>()));
static_assert(std::is_same_v<Result<float, float>, float>);
static_assert(std::is_same_v<Result<double, float>, double>);
static_assert(std::is_same_v<Result<int, float>, double>);
static_assert(std::is_same_v<Result<int, int>, double>);
static_assert(std::is_same_v<Result<long double, float>, long double>);
static_assert(std::is_same_v<Result<c10::Half, c10::Half>, c10::Half>);
static_assert(std::is_same_v<Result<c10::BFloat16, c10::BFloat16>, c10::BFloat16>);
static_assert(std::is_same_v<Result<c10::Half, float>, float>);
}  // namespace

TEST_CASE("copysign: every pair of a code and a sign, as Half and BFloat16") {
  int wrong = 0;
  for (unsigned code = 0; code < 0x10000; ++code) {
    for (const unsigned sign : {0x0000U, 0x8000U, 0xFE01U, 0x7E01U}) {
      const auto bits = static_cast<unsigned short>(code),
                 other = static_cast<unsigned short>(sign);
      const unsigned expected = (code & 0x7FFFU) | (sign & 0x8000U);
      wrong += copysign(c10::Half(bits, c10::Half::from_bits()),
                        c10::Half(other, c10::Half::from_bits()))
                   .x != expected;
      wrong += copysign(c10::BFloat16(bits, c10::BFloat16::from_bits()),
                        c10::BFloat16(other, c10::BFloat16::from_bits()))
                   .x != expected;
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("copysign: as std::copysign, also for zero, infinity and NaN") {
  const double numbers[] = {0.0, -0.0, 1.5, -2.5, INFINITY, -INFINITY, NAN, -NAN};
  for (const double a : numbers) {
    for (const double b : numbers) {
      const double expected = std::copysign(a, b), got = copysign(a, b);
      CHECK(std::signbit(got) == std::signbit(expected));
      CHECK((got == expected || (std::isnan(got) && std::isnan(expected))));
      CHECK(std::signbit(copysign(static_cast<float>(a), b)) == std::signbit(b));
      CHECK(std::signbit(copysign(static_cast<long double>(a), b)) == std::signbit(b));
    }
  }
  CHECK(copysign(3, -1) == -3.0);
  CHECK(copysign(c10::Half(2.0f), -1.0) == -2.0);
}

// tests/support/float8.h: what the floating point types of eight bits must do besides converting.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <cmath>
#include <cstdint>
#include <limits>
#include <sstream>
#include <type_traits>

#include "support/catch.h"
#include "support/small_float.h"

template <class T>
void check_operators() {
  static_assert(sizeof(T) == 1 && alignof(T) == 1 && std::is_trivially_copyable_v<T>);
  static_assert(std::is_trivially_default_constructible_v<T> && std::is_standard_layout_v<T>);
  static_assert(std::is_convertible_v<float, T> && std::is_convertible_v<T, float>);
  static_assert(std::is_same_v<decltype(T() + T()), T> && std::is_same_v<decltype(T() + 1), T>);
  static_assert(std::is_same_v<decltype(1 + T()), T> &&
                std::is_same_v<decltype(T() + int64_t{1}), T>);
  static_assert(std::is_same_v<decltype(int64_t{1} + T()), T>);
  static_assert(std::is_same_v<decltype(T() + 1.0f), float> &&
                std::is_same_v<decltype(1.0f + T()), float>);
  static_assert(std::is_same_v<decltype(T() + 1.0), double> &&
                std::is_same_v<decltype(1.0 + T()), double>);
  T a = 7.0f;
  const T b = 2.0f;
  CHECK(static_cast<float>(a - b) == 5.0f);
  CHECK(static_cast<float>(a * b) == 14.0f);
  CHECK(static_cast<float>(a / b) == 3.5f);
  CHECK(static_cast<float>(-a) == -7.0f);
  CHECK(static_cast<float>(a + 1) == 8.0f);
  CHECK(static_cast<float>(1 - b) == -1.0f);
  CHECK(static_cast<float>(int64_t{8} / b) == 4.0f);
  CHECK(a - 2.5f == 4.5f);
  CHECK(2.5f - a == -4.5f);
  CHECK(a / 4.0 == 1.75);
  CHECK(14.0 / a == 2.0);
  a -= b;
  a *= b;
  a += b;
  CHECK(&(a /= b) == &a);
  CHECK(static_cast<float>(a) == 6.0f);
  float f = 1.0f;
  f += b;
  f *= b;
  f -= b;
  f /= b;
  CHECK(f == 2.0f);
  // Rounded once, at the end: 1 + a third of a step is 1, and 17 becomes 16 before the addition.
  CHECK(static_cast<float>(T(1.0f) + T(0.03125f)) == 1.0f);
  CHECK(static_cast<float>(T(0.0f) + 17) == 16.0f);
  CHECK(T(1.0f) < T(2.0f));
  CHECK_FALSE(std::numeric_limits<T>::quiet_NaN() == std::numeric_limits<T>::quiet_NaN());
  std::ostringstream out;
  out << T(1.5f) << ' ' << T(-0.25f);
  CHECK(out.str() == "1.5 -0.25");
}

// N8: generic code asks every type.
template <class T>
bool any_infinite() {
  for (unsigned code = 0; code < 256; ++code) {
    if (coded<T>(code).isinf()) {
      return true;
    }
  }
  return false;
}

template <class T>
constexpr bool common_limits() {
  using L = std::numeric_limits<T>;
  return L::is_specialized && !L::is_integer && !L::is_exact && !L::is_iec559 && L::is_bounded &&
         !L::is_modulo && L::has_quiet_NaN && !L::has_signaling_NaN && !L::traps && L::radix == 2 &&
         L::digits10 == 0 && L::round_style == std::round_to_nearest && !L::tinyness_before;
}

// tests/support/float8.h: the floating point formats of eight bits by their definition, in exact
// arithmetic, and what all their types must do.
// SPDX-License-Identifier: BSD-3-Clause
//
// Written without a look at the conversions under test.
#pragma once
#include <cmath>
#include <cstdint>
#include <limits>
#include <sstream>
#include <string>
#include <type_traits>

#include "support/catch.h"
#include "support/small_float.h"

struct Float8Format {
  int fraction_bits;
  int bias;
  unsigned top;        // the code that too large numbers get, without sign
  bool top_is_finite;  // then nothing rounds past it; else its magnitude is where the next step is
  bool negative_zero;  // else that code, 0x80, is the only NaN

  double magnitude(unsigned code) const {
    const int exponent = static_cast<int>(code >> fraction_bits);
    const int fraction = static_cast<int>(code & ((1U << fraction_bits) - 1));
    const int implicit = exponent == 0 ? 0 : 1 << fraction_bits;
    return std::ldexp(implicit + fraction, (exponent == 0 ? 1 : exponent) - bias - fraction_bits);
  }
  bool is_nan(unsigned code) const { return negative_zero ? (code & 0x7FU) > top : code == 0x80U; }
  bool is_infinite(unsigned code) const {
    return negative_zero && !top_is_finite && (code & 0x7FU) == top;
  }
  float value(unsigned code) const {
    const float size = is_infinite(code) ? std::numeric_limits<float>::infinity()
                                         : static_cast<float>(magnitude(code & 0x7FU));
    return (code & 0x80U) != 0 ? -size : size;
  }
  unsigned with_sign(unsigned code, bool negative) const {
    if (!negative_zero && (code == 0 || code == 0x80U)) {
      return code;
    }
    return code | (negative ? 0x80U : 0U);
  }
  // By bisection over the values above; halfway, the even code.
  unsigned nearest(float number) const {
    const double size = std::fabs(static_cast<double>(number));
    unsigned low = 0, high = top;
    while (high - low > 1) {
      const unsigned middle = (low + high) / 2;
      (magnitude(middle) <= size ? low : high) = middle;
    }
    const double halfway = (magnitude(low) + magnitude(high)) / 2;
    const bool up = size > halfway || (size == halfway && low % 2 == 1);
    return with_sign(up ? high : low, std::signbit(number));
  }
};

template <class T>
T coded(unsigned code) {
  return T(static_cast<uint8_t>(code), T::from_bits());
}

// Every code to float, and by isnan() and isinf(), against the definition.
template <class T>
Differences decode_all(const Float8Format& format) {
  Differences differences;
  for (unsigned code = 0; code < 256; ++code) {
    const float got = coded<T>(code);
    if (format.is_nan(code)) {
      differences.expect("NaN", code, 1, std::isnan(got));
    } else {
      differences.expect("decode", code, bits_of(format.value(code)), bits_of(got));
    }
    differences.expect("isnan()", code, format.is_nan(code), coded<T>(code).isnan());
    differences.expect("isinf()", code, format.is_infinite(code), coded<T>(code).isinf());
    if (!format.is_nan(code)) {
      differences.expect("there and back", code, code, T(got).x);
    }
  }
  return differences;
}

// Both signs of each value, of each halfway point to the next value, and of the floats next to
// them.
template <class T>
Differences encode_boundaries(const Float8Format& format) {
  Differences differences;
  const float inf = std::numeric_limits<float>::infinity();
  const auto check = [&](const char* what, float number, unsigned code) {
    differences.expect(what, bits_of(number), format.with_sign(code, false), T(number).x);
    differences.expect(what, bits_of(-number), format.with_sign(code, true), T(-number).x);
  };
  for (unsigned code = 0; code <= format.top; ++code) {
    const auto value = static_cast<float>(format.magnitude(code));
    check("value", value, code);
    check("just above", std::nextafter(value, inf), code);
    if (code == format.top) {
      break;
    }
    if (code != 0) {
      check("just below", std::nextafter(value, 0.0f), code);
    }
    const auto halfway =
        static_cast<float>((format.magnitude(code) + format.magnitude(code + 1)) / 2);
    check("below halfway", std::nextafter(halfway, 0.0f), code);
    check("halfway", halfway, code + code % 2);
    check("above halfway", std::nextafter(halfway, inf), code + 1);
  }
  check("infinity", inf, format.top);
  check("largest float", std::numeric_limits<float>::max(), format.top);
  check("smallest float", std::numeric_limits<float>::denorm_min(), 0);
  check("largest subnormal float", float_of(0x007FFFFF), 0);
  return differences;
}

// Floats of every size, from a fixed sequence.
template <class T>
Differences encode_samples(const Float8Format& format) {
  Differences differences;
  std::uint32_t state = 1;
  for (int i = 0; i < 300000; ++i) {
    state = state * 1664525U + 1013904223U;
    const float number = float_of(state ^ (state >> 16));
    if (!std::isnan(number)) {
      differences.expect("sample", bits_of(number), format.nearest(number), T(number).x);
    }
  }
  return differences;
}

template <class T>
void check_conversions(const Float8Format& format) {
  for (const Differences& differences :
       {decode_all<T>(format), encode_boundaries<T>(format), encode_samples<T>(format)}) {
    INFO(differences.first());
    CHECK(differences.count() == 0);
  }
}

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

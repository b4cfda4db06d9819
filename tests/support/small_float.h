// tests/support/small_float.h: small floating point formats by their definition, in exact
// arithmetic.
// SPDX-License-Identifier: BSD-3-Clause
//
// Written without a look at the conversions under test: a code is sign, exponent and fraction; its
// value is a product with a power of two, which double holds exactly for every format here, half
// steps between two codes included.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <sstream>
#include <string>

#include "support/catch.h"

struct SmallFloat {
  int fraction_bits;
  int bias;
  unsigned sign;       // the bit
  unsigned top;        // the code that too large numbers get, without sign
  bool top_is_finite;  // then nothing rounds past it; else its magnitude is where the next step is
  bool negative_zero;  // else that code, the sign alone, is the only NaN

  unsigned without_sign(unsigned code) const { return code & (sign - 1); }
  bool is_nan(unsigned code) const {
    return negative_zero ? without_sign(code) > top : code == sign;
  }
  bool is_infinite(unsigned code) const {
    return negative_zero && !top_is_finite && without_sign(code) == top;
  }

  // Of a code without sign. Infinity's is the power of two that would follow the largest number.
  double magnitude(unsigned code) const {
    const int exponent = static_cast<int>(code >> fraction_bits);
    const int fraction = static_cast<int>(code & ((1U << fraction_bits) - 1));
    const int implicit = exponent == 0 ? 0 : 1 << fraction_bits;
    return std::ldexp(implicit + fraction, (exponent == 0 ? 1 : exponent) - bias - fraction_bits);
  }
  float value(unsigned code) const {
    const float size = is_infinite(code) ? std::numeric_limits<float>::infinity()
                                         : static_cast<float>(magnitude(without_sign(code)));
    return (code & sign) != 0 ? -size : size;
  }
  unsigned with_sign(unsigned code, bool negative) const {
    const bool has_none = !negative_zero && without_sign(code) == 0;
    return negative && !has_none ? code | sign : code;
  }

  // The code nearest to a number, by bisection over the values above; halfway, the even code.
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

inline std::uint32_t bits_of(float number) {
  std::uint32_t bits;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

inline float float_of(std::uint32_t bits) {
  float number;
  std::memcpy(&number, &bits, sizeof number);
  return number;
}

// Counts what differs and keeps the first, so that a loop over all codes is one assertion.
class Differences {
 public:
  void expect(const char* what, std::uint32_t input, std::uint32_t expected, std::uint32_t got) {
    if (expected != got && count_++ == 0) {
      first_ = std::string(what) + ": input " + std::to_string(input) + ", expected " +
               std::to_string(expected) + ", got " + std::to_string(got);
    }
  }
  int count() const { return count_; }
  const std::string& first() const { return first_; }

 private:
  int count_ = 0;
  std::string first_;
};

template <class T>
T coded(unsigned code) {
  return T(static_cast<decltype(T::x)>(code), T::from_bits());
}

// Every code to float and, but for NaN, back; and its isnan() and isinf(), where it has them.
template <class T>
Differences decode_all(const SmallFloat& format) {
  Differences differences;
  for (unsigned code = 0; code < 2 * format.sign; ++code) {
    const float got = coded<T>(code);
    if (format.is_nan(code)) {
      differences.expect("NaN", code, 1, std::isnan(got));
      const bool negative = format.negative_zero && (code & format.sign) != 0;
      differences.expect("sign of NaN", code, negative, std::signbit(got));
    } else {
      differences.expect("decode", code, bits_of(format.value(code)), bits_of(got));
      differences.expect("there and back", code, code, T(got).x);
    }
    if constexpr (sizeof(T) == 1) {
      differences.expect("isnan()", code, format.is_nan(code), coded<T>(code).isnan());
      differences.expect("isinf()", code, format.is_infinite(code), coded<T>(code).isinf());
    }
  }
  return differences;
}

// Both signs of each value, of each halfway point to the next value, and of the floats next to
// them.
template <class T>
Differences encode_boundaries(const SmallFloat& format) {
  Differences differences;
  const float inf = std::numeric_limits<float>::infinity();
  const auto check = [&](const char* what, float number, unsigned code) {
    differences.expect(what, bits_of(number), format.with_sign(code, false), T(number).x);
    differences.expect(what, bits_of(-number), format.with_sign(code, true), T(-number).x);
  };
  for (unsigned code = 0; code <= format.top; ++code) {
    const double magnitude = format.magnitude(code);
    const auto value = magnitude <= static_cast<double>(std::numeric_limits<float>::max())
                           ? static_cast<float>(magnitude)
                           : inf;
    check("value", value, code);
    check("just above", std::nextafter(value, inf), code);
    if (code != 0) {
      check("just below", std::nextafter(value, 0.0f), code);
    }
    if (code == format.top) {
      break;
    }
    const auto halfway = static_cast<float>((magnitude + format.magnitude(code + 1)) / 2);
    check("below halfway", std::nextafter(halfway, 0.0f), code);
    check("halfway", halfway, code + code % 2);
    check("above halfway", std::nextafter(halfway, inf), code + 1);
  }
  check("infinity", inf, format.top);
  for (const float number : {std::numeric_limits<float>::max(), float_of(0x007FFFFF),
                             std::numeric_limits<float>::denorm_min()}) {
    check("largest, largest subnormal, smallest float", number, format.nearest(number));
  }
  return differences;
}

// Floats of every size, from a fixed sequence.
template <class T>
Differences encode_samples(const SmallFloat& format) {
  Differences differences;
  std::uint32_t state = 1;
  for (int i = 0; i < 1000000; ++i) {
    state = state * 1664525U + 1013904223U;
    const float number = float_of(state ^ (state >> 16));
    if (!std::isnan(number)) {
      differences.expect("sample", bits_of(number), format.nearest(number), T(number).x);
    }
  }
  return differences;
}

template <class T>
void check_conversions(const SmallFloat& format) {
  for (const Differences& differences :
       {decode_all<T>(format), encode_boundaries<T>(format), encode_samples<T>(format)}) {
    INFO(differences.first());
    CHECK(differences.count() == 0);
  }
}

// Where c10's operators are visible, a float is still printed as a float: include this file after
// the header under test.
namespace c10 {
inline std::string printed_inside_c10(float number) {
  std::ostringstream out;
  out << number;
  return out.str();
}
}  // namespace c10

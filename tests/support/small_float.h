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
#include <string>

struct SmallFloat {
  int exponent_bits;
  int fraction_bits;

  unsigned infinity() const { return ((1U << exponent_bits) - 1) << fraction_bits; }
  unsigned sign() const { return 1U << (exponent_bits + fraction_bits); }
  bool is_nan(unsigned code) const { return (code & (sign() - 1)) > infinity(); }

  // Of a code without sign. Infinity's is the power of two that would follow the largest number.
  double magnitude(unsigned code) const {
    const int bias = (1 << (exponent_bits - 1)) - 1;
    const int exponent = static_cast<int>(code >> fraction_bits);
    const int fraction = static_cast<int>(code & ((1U << fraction_bits) - 1));
    const int implicit = exponent == 0 ? 0 : 1 << fraction_bits;
    return std::ldexp(implicit + fraction, (exponent == 0 ? 1 : exponent) - bias - fraction_bits);
  }

  float value(unsigned code) const {
    const unsigned unsigned_code = code & (sign() - 1);
    const float size = unsigned_code == infinity() ? std::numeric_limits<float>::infinity()
                                                   : static_cast<float>(magnitude(unsigned_code));
    return code & sign() ? -size : size;
  }

  // The code nearest to a number, by bisection over the values above; halfway, the even code.
  unsigned nearest(float number) const {
    const double size = std::fabs(static_cast<double>(number));
    unsigned low = 0, high = infinity();
    while (high - low > 1) {
      const unsigned middle = (low + high) / 2;
      (magnitude(middle) <= size ? low : high) = middle;
    }
    const double halfway = (magnitude(low) + magnitude(high)) / 2;
    const bool up = size > halfway || (size == halfway && low % 2 == 1);
    return (up ? high : low) | (std::signbit(number) ? sign() : 0U);
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

// Every code to float, against the definition, bit for bit.
template <class T>
Differences decode_all(const SmallFloat& format) {
  Differences differences;
  for (unsigned code = 0; code < 2 * format.sign(); ++code) {
    const float got = T(static_cast<unsigned short>(code), T::from_bits());
    if (format.is_nan(code)) {
      differences.expect("NaN", code, 1, std::isnan(got));
      differences.expect("sign of NaN", code, code >= format.sign(), std::signbit(got));
    } else {
      differences.expect("decode", code, bits_of(format.value(code)), bits_of(got));
    }
  }
  return differences;
}

// Both signs of each value, of each halfway point to the next value, and of the floats next to
// them.
template <class T>
Differences encode_boundaries(const SmallFloat& format) {
  Differences differences;
  const auto check = [&](const char* what, float number, unsigned code) {
    differences.expect(what, bits_of(number), code, T(number).x);
    differences.expect(what, bits_of(-number), code | format.sign(), T(-number).x);
  };
  const float inf = std::numeric_limits<float>::infinity();
  for (unsigned code = 0; code < format.infinity(); ++code) {
    const auto value = static_cast<float>(format.magnitude(code));
    check("value", value, code);
    check("just above", std::nextafter(value, inf), code);
    if (code != 0) {
      check("just below", std::nextafter(value, 0.0f), code);
    }
    const auto halfway =
        static_cast<float>((format.magnitude(code) + format.magnitude(code + 1)) / 2);
    check("below halfway", std::nextafter(halfway, 0.0f), code);
    check("halfway", halfway, code + code % 2);
    check("above halfway", std::nextafter(halfway, inf), code + 1);
  }
  check("infinity", inf, format.infinity());
  check("largest float", std::numeric_limits<float>::max(), format.infinity());
  return differences;
}

// Floats of every size, from a fixed sequence.
template <class T>
Differences encode_samples(const SmallFloat& format, int samples) {
  Differences differences;
  std::uint32_t state = 1;
  for (int i = 0; i < samples; ++i) {
    state = state * 1664525U + 1013904223U;
    const float number = float_of(state ^ (state >> 16));
    if (!std::isnan(number)) {
      differences.expect("sample", bits_of(number), format.nearest(number), T(number).x);
    }
  }
  return differences;
}

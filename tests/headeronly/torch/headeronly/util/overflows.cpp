// tests/headeronly/torch/headeronly/util/overflows.cpp: ranges, for every pair of number types.
// SPDX-License-Identifier: BSD-3-Clause
//
// The expected answers compare in long double, which holds every value here exactly.
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/overflows.h>

#include <cfloat>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

#include "support/catch.h"

namespace {

// The largest number, from the format's definition; the lowest is its negative.
template <class T>
constexpr long double kLargest = static_cast<long double>(std::numeric_limits<T>::max());
template <>
constexpr long double kLargest<c10::Half> = 65504;
template <>
constexpr long double kLargest<c10::BFloat16> = 0xFFp120L;
template <>
constexpr long double kLargest<c10::Float8_e4m3fn> = 448;
template <>
constexpr long double kLargest<c10::Float8_e4m3fnuz> = 240;
template <>
constexpr long double kLargest<c10::Float8_e5m2> = 57344;
template <>
constexpr long double kLargest<c10::Float8_e5m2fnuz> = 57344;
template <class T>
constexpr bool kHasInfinity =
    std::is_floating_point_v<T> || std::is_same_v<T, c10::Half> ||
    std::is_same_v<T, c10::BFloat16> || std::is_same_v<T, c10::Float8_e5m2>;

template <class To, class From>
bool expected(From value, bool strict) {
  long double number = 0;
  if constexpr (std::is_arithmetic_v<From>) {
    number = static_cast<long double>(value);
  } else {
    number = static_cast<float>(value);
  }
  const long double largest = kLargest<To>;
  if constexpr (std::is_same_v<From, bool>) {
    return false;
  } else if constexpr (!std::is_integral_v<To>) {
    const bool infinite = std::isinf(number);
    return infinite ? !kHasInfinity<To> : std::fabs(number) > largest;
  } else if constexpr (std::is_integral_v<From>) {
    const bool wraps = std::is_unsigned_v<To> && !strict;
    const long double lowest =
        wraps ? -largest : static_cast<long double>(std::numeric_limits<To>::lowest());
    return number < lowest || number > largest;
  } else {
    return !(number >= static_cast<long double>(std::numeric_limits<To>::lowest()) &&
             number < largest + 1);
  }
}

struct Tally {
  int wrong = 0, asked = 0;
  std::string first;

  template <class To, class From>
  void ask(From value) {
    for (const bool strict : {false, true}) {
      ++asked;
      if (c10::overflows<To>(value, strict) != expected<To>(value, strict) && wrong++ == 0) {
        first = __PRETTY_FUNCTION__;
        first += " of " + std::to_string(static_cast<double>(value));
      }
    }
    wrong += c10::overflows<To>(value) != c10::overflows<To>(value, false);
  }
  template <class From>
  void ask_all(From value) {
    ask<bool>(value), ask<int8_t>(value), ask<uint8_t>(value), ask<int16_t>(value);
    ask<uint16_t>(value), ask<int32_t>(value), ask<uint32_t>(value), ask<int64_t>(value);
    ask<uint64_t>(value), ask<float>(value), ask<double>(value), ask<c10::Half>(value);
    ask<c10::BFloat16>(value), ask<c10::Float8_e4m3fn>(value), ask<c10::Float8_e4m3fnuz>(value);
    ask<c10::Float8_e5m2>(value), ask<c10::Float8_e5m2fnuz>(value);
  }
};

}  // namespace

TEST_CASE("N14: overflows of every integer type into every type, at every edge") {
  Tally tally;
  for (int shift = 0; shift < 64; ++shift) {
    for (int step = -2; step <= 2; ++step) {
      for (const uint64_t near : {uint64_t{1}, uint64_t{7}, uint64_t{65504}, uint64_t{15}}) {
        const uint64_t bits = (near << shift) + static_cast<uint64_t>(step);
        for (const uint64_t value : {bits, 0 - bits}) {
          tally.ask_all(value), tally.ask_all(static_cast<int64_t>(value));
          tally.ask_all(static_cast<uint32_t>(value)), tally.ask_all(static_cast<int32_t>(value));
          tally.ask_all(static_cast<uint16_t>(value)), tally.ask_all(static_cast<int16_t>(value));
          tally.ask_all(static_cast<uint8_t>(value)), tally.ask_all(static_cast<int8_t>(value));
        }
      }
    }
  }
  tally.ask_all(true), tally.ask_all(false);
  INFO(tally.first);
  CHECK(tally.wrong == 0);
  CHECK(tally.asked > 500000);
}

TEST_CASE("overflows of every floating point type into every type, at every edge") {
  Tally tally;
  const auto ask = [&tally](double value) {
    for (const double signed_value : {value, -value}) {
      const auto single = static_cast<float>(signed_value);
      tally.ask_all(signed_value), tally.ask_all(single);
      tally.ask_all(c10::Half(single)), tally.ask_all(c10::BFloat16(single));
      tally.ask_all(c10::Float8_e4m3fn(single)), tally.ask_all(c10::Float8_e5m2(single));
    }
  };
  for (int exponent = -1074; exponent < 1024; ++exponent) {
    const double power = std::ldexp(1.0, exponent);
    for (const double edge : {power, std::nextafter(power, 0.0), std::nextafter(power, HUGE_VAL),
                              power - 1, power - 0.5, power + 0.5, power * 1.75}) {
      ask(edge);
    }
  }
  for (const double edge : {448.0, 240.0, 57344.0, 65504.0, 0xFFp120, static_cast<double>(FLT_MAX),
                            DBL_MAX, 0.0, HUGE_VAL, static_cast<double>(NAN)}) {
    ask(edge), ask(std::nextafter(edge, 0.0)), ask(std::nextafter(edge, HUGE_VAL));
  }
  INFO(tally.first);
  CHECK(tally.wrong == 0);
  CHECK(tally.asked > 500000);
}

TEST_CASE("overflows of complex numbers: both parts, or an imaginary part of 0") {
  using Complex = c10::complex<double>;
  CHECK_FALSE(c10::overflows<int>(Complex(5, 0)));
  CHECK_FALSE(c10::overflows<int>(Complex(5, -0.0)));
  CHECK(c10::overflows<int>(Complex(5, 1)));
  CHECK(c10::overflows<int>(Complex(1e10, 0)));
  CHECK(c10::overflows<double>(Complex(5, static_cast<double>(NAN))));
  CHECK_FALSE(c10::overflows<c10::complex<float>>(Complex(5, -7)));
  CHECK(c10::overflows<c10::complex<float>>(Complex(5, 1e39)));
  CHECK(c10::overflows<c10::complex<c10::Half>>(Complex(70000, 0)));
  CHECK(c10::overflows<c10::complex<c10::Half>>(70000));
  CHECK(c10::overflows<int8_t>(c10::complex<c10::Half>(c10::Half(200.0f), c10::Half(0.0f))));
  static_assert(c10::overflows<c10::Half>(int64_t{70000}) && !c10::overflows<c10::Half>(65504));
}

// tests/headeronly/torch/headeronly/util/TypeCast.cpp: conversions between number types.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/TypeCast.h>

#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "support/catch.h"

using c10::checked_convert, c10::convert;

namespace {

using ComplexHalf = c10::complex<c10::Half>;
using ComplexBFloat16 = c10::complex<c10::BFloat16>;

template <class To, class From>
std::string message(From value, const char* name) {
  try {
    checked_convert<To>(value, name);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "no exception";
}

// The real part as a float, of any type.
template <class T>
float real_of(T value) {
  if constexpr (torch::headeronly::is_complex<T>::value) {
    return static_cast<float>(value.real());
  } else {
    return static_cast<float>(value);
  }
}

// 2 is a number of every type here but bool, which has 1.
template <class To, class From>
int wrong_two() {
  const auto two = convert<From>(2);
  const auto converted = convert<To>(two);
  static_assert(std::is_same_v<decltype(converted), const To>);
  const bool to_bool = std::is_same_v<To, bool> || std::is_same_v<From, bool>;
  int wrong = real_of(converted) != (to_bool ? 1.0f : 2.0f);
  if constexpr (torch::headeronly::is_complex<To>::value) {
    wrong += static_cast<float>(converted.imag()) != 0.0f &&
             !std::is_same_v<typename To::value_type, c10::Float8_e8m0fnu>;
  }
  return wrong + (real_of(checked_convert<To>(two, "")) != real_of(converted));
}

template <class... Types>
struct Pairs {
  template <class From>
  static int wrong_from() {
    return (wrong_two<Types, From>() + ...);
  }
  static int wrong() { return (wrong_from<Types>() + ...); }
};

}  // namespace

TEST_CASE("N14: every pair of number types converts") {
  CHECK(Pairs<bool, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, float,
              double, c10::Half, c10::BFloat16, c10::Float8_e4m3fn, c10::Float8_e4m3fnuz,
              c10::Float8_e5m2, c10::Float8_e5m2fnuz, c10::Float8_e8m0fnu, c10::complex<float>,
              c10::complex<double>, ComplexHalf, ComplexBFloat16>::wrong() == 0);
}

TEST_CASE("convert: to bool, NaN and the imaginary part count") {
  CHECK(convert<bool>(NAN));
  CHECK(convert<bool>(0.1));
  CHECK_FALSE(convert<bool>(-0.0f));
  CHECK(convert<bool>(c10::Half(1e-7f)));
  CHECK(convert<bool>(c10::complex<float>(0, 1)));
  CHECK_FALSE(convert<bool>(c10::complex<double>(0, -0.0)));
  CHECK(convert<bool>(ComplexHalf(c10::Half(0.0f), c10::Half(2.0f))));
}

TEST_CASE("convert: uint8_t takes the low byte of a 64-bit integer") {
  CHECK(convert<uint8_t>(-1.5f) == 255);
  CHECK(convert<uint8_t>(256.0) == 0);
  CHECK(convert<uint8_t>(1000) == 232);
  CHECK(convert<uint8_t>(c10::complex<float>(-2, 9)) == 254);
  CHECK(convert<uint8_t>(c10::BFloat16(-3.0f)) == 253);
}

TEST_CASE("convert: fractions are cut off, complex numbers lose their imaginary part") {
  CHECK(convert<int>(-1.99) == -1);
  CHECK(convert<int64_t>(c10::complex<double>(7.9, 1)) == 7);
  CHECK(convert<float>(c10::complex<double>(0.5, 3)) == 0.5f);
  CHECK(convert<c10::Half>(1.0 + 1e-4).x == 0x3C00);
  CHECK(convert<c10::BFloat16>(ComplexHalf(c10::Half(1.5f), c10::Half(2.0f))).x == 0x3FC0);
  const auto narrow = convert<ComplexBFloat16>(c10::complex<double>(1.5, -2.5));
  CHECK(narrow.real().x == 0x3FC0);
  CHECK(narrow.imag().x == 0xC020);
  CHECK(convert<ComplexHalf>(c10::Float8_e5m2(-0.5f)).real().x == 0xB800);
  // NaN of the same type keeps its bits.
  const c10::Half nan(0x7E55, c10::Half::from_bits());
  CHECK(convert<c10::Half>(nan).x == 0x7E55);
}

TEST_CASE("convert: in constant expressions, and the pieces by name") {
  static_assert(convert<int8_t>(100) == 100 && convert<double>(0.5f) == 0.5);
  static_assert(checked_convert<uint8_t>(-255, "uint8_t") == 1, "wraps around");
  static_assert(convert<c10::complex<double>>(3).real() == 3.0);
  static_assert(c10::needs_real<float, c10::complex<float>>::value &&
                !c10::needs_real<c10::complex<float>, c10::complex<float>>::value &&
                !c10::needs_real<float, int>::value);
  static_assert(c10::maybe_real<true, c10::complex<float>>::apply({1, 2}) == 1.0f);
  static_assert(c10::maybe_real<false, int>::apply(4) == 4);
  static_assert(c10::maybe_bool<true, c10::complex<float>>::apply({0, 2}));
  static_assert(c10::maybe_bool<false, int>::apply(4) == 4);
  static_assert(c10::unchecked_cast_to_int<int>(2.9) == 2);
  static_assert(c10::static_cast_with_inter_type<uint8_t, float>::apply(-1.0f) == 255);
  static_assert(torch::headeronly::unsafe_wrapping_convert<uint8_t>(-1, "uint8_t") == 255);
}

TEST_CASE("checked_convert: the error says the value, the type and what is allowed") {
  const std::string to_half =
      "value cannot be converted to type Half without overflow: got 70000, allowed is -65504 to "
      "65504";
  CHECK(message<c10::Half>(int64_t{70000}, "Half") == to_half);
  CHECK(message<c10::Half>(70000.0, "Half") == to_half);
  CHECK(message<uint8_t>(-256, "uint8_t") ==
        "value cannot be converted to type uint8_t without overflow: got -256, allowed is -255 to "
        "255");
  CHECK(
      message<uint8_t>(-0.5, "uint8_t") ==
      "value cannot be converted to type uint8_t without overflow: got -0.5, allowed is 0 to 255");
  CHECK(message<int>(c10::complex<double>(1, 2), "int") ==
        "value cannot be converted to type int without overflow: got (1,2), allowed is -2147483648 "
        "to 2147483647 with an imaginary part of 0");
  CHECK(message<int64_t>(0x1p63, "int64_t") ==
        "value cannot be converted to type int64_t without overflow: got 9223372036854775808, "
        "allowed is -9223372036854775808 to 9223372036854775807");
  CHECK(message<int8_t>(int8_t{1}, "int8_t") == "no exception");
  CHECK(message<int>(NAN, "int").find("got nan,") != std::string::npos);
  CHECK(message<int>(-INFINITY, "int").find("got -inf,") != std::string::npos);
  CHECK(message<c10::Float8_e4m3fn>(500, "Float8_e4m3fn").find("-448 to 448") != std::string::npos);
  CHECK(message<bool>(1e300, "bool") == "no exception");
  CHECK(message<float>(static_cast<double>(INFINITY), "float") == "no exception");
  CHECK_THROWS_AS(c10::unsafe_wrapping_convert<uint8_t>(256, "uint8_t"), std::runtime_error);
}

TEST_CASE("report_overflow says what is known: the type") {
  std::string text;
  try {
    torch::headeronly::report_overflow("Half");
  } catch (const std::runtime_error& error) {
    text = error.what();
  }
  CHECK(text == "value cannot be converted to type Half without overflow");
}

// torch/headeronly/util/Float8_e8m0fnu.h: a power of two from 2^-127 to 2^127, or NaN; the scales
// of the MX formats.
// SPDX-License-Identifier: BSD-3-Clause
//
// From float: the sign is dropped, and the rest rounded to a power of two by the highest bit of its
// fraction: 1.5 and more rounds up. What rounds to 2^128, infinity and NaN become NaN; 2^-127 and
// less, zero included, becomes 2^-127.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/Float8_e8m0fnu.h>
#else

#include <torch/headeronly/detail/small_float.h>
#include <torch/headeronly/macros/Macros.h>

#include <limits>  // std::numeric_limits, specialised here

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

STABLEHAND_CONVERSION uint32_t e8m0fnu_from_float(float value) {
  const uint32_t magnitude = bits_as<uint32_t>(value) & 0x7FFFFFFFU;
  // The code is the exponent field, plus one from the middle on. A subnormal float has no leading
  // one, so its middle is 2^-127 itself, which stays.
  const uint32_t below_middle = magnitude == 0x00400000U ? 0x003FFFFFU : 0x00400000U;
  const uint32_t rounded = (magnitude + below_middle) >> 23;
  return magnitude >= 0x7F800000U ? 0xFFU : rounded;
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

namespace c10 {

struct alignas(1) Float8_e8m0fnu {
  uint8_t x;

  struct from_bits_t {};
  static constexpr C10_HOST_DEVICE C10_ERASE from_bits_t from_bits() { return from_bits_t(); }

  Float8_e8m0fnu() = default;
  constexpr C10_HOST_DEVICE C10_ERASE Float8_e8m0fnu(uint8_t bits, from_bits_t) : x(bits) {}
  STABLEHAND_CONVERSION Float8_e8m0fnu(float value);
  STABLEHAND_CONVERSION operator float() const;
  C10_HOST_DEVICE C10_ERASE bool isnan() const { return x == 0xFF; }
};

STABLEHAND_CONVERSION Float8_e8m0fnu::Float8_e8m0fnu(float value)
    : x(static_cast<uint8_t>(torch::headeronly::detail::e8m0fnu_from_float(value))) {}

STABLEHAND_CONVERSION Float8_e8m0fnu::operator float() const {
  uint32_t bits = static_cast<uint32_t>(x) << 23;
  bits = x == 0 ? 0x00400000U : bits;  // 2^-127 is a subnormal float
  bits = x == 0xFF ? 0x7F800001U : bits;
  return torch::headeronly::detail::bits_as<float>(bits);
}

STABLEHAND_PRINTED_AS_FLOAT(Float8_e8m0fnu)

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::Float8_e8m0fnu;
using c10::operator<<;
HIDDEN_NAMESPACE_END(torch, headeronly)

namespace std {

template <>
class C10_HIDDEN numeric_limits<c10::Float8_e8m0fnu> {
  using T = c10::Float8_e8m0fnu;
  static constexpr C10_HOST_DEVICE C10_ERASE T coded(uint8_t bits) {
    return T(bits, T::from_bits());
  }

 public:
  STABLEHAND_SMALL_FLOAT_LIMITS
  static constexpr bool is_iec559 = false;
  static constexpr bool has_signaling_NaN = false;
  static constexpr int digits10 = 0;
  static constexpr bool is_signed = false;
  static constexpr bool has_infinity = false;
  // A bool, as in PyTorch.
  static constexpr bool has_denorm = false;
  static constexpr bool has_denorm_loss = false;
  static constexpr bool tinyness_before = false;
  static constexpr int digits = 1;
  static constexpr int max_digits10 = 1;
  static constexpr int min_exponent = -126;
  static constexpr int min_exponent10 = -38;
  static constexpr int max_exponent = 128;
  static constexpr int max_exponent10 = 38;

  static constexpr C10_HOST_DEVICE C10_ERASE T min() { return coded(0x00); }          // 2^-127
  static constexpr C10_HOST_DEVICE C10_ERASE T max() { return coded(0xFE); }          // 2^127
  static constexpr C10_HOST_DEVICE C10_ERASE T lowest() { return coded(0x00); }       // 2^-127
  static constexpr C10_HOST_DEVICE C10_ERASE T epsilon() { return coded(0x7F); }      // 1
  static constexpr C10_HOST_DEVICE C10_ERASE T round_error() { return coded(0x7E); }  // 0.5
  static constexpr C10_HOST_DEVICE C10_ERASE T quiet_NaN() { return coded(0xFF); }
};

}  // namespace std

#endif  // STABLEHAND_SERVED_BY_TORCH

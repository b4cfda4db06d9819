// torch/headeronly/util/Float8_e5m2fnuz.h: 5 bits of exponent, 2 of fraction, without infinity and
// negative zero; for storage, it is computed with in float.
// SPDX-License-Identifier: BSD-3-Clause
//
// From float: rounded to nearest, ties to even. What is too large, infinity included, becomes NaN,
// 0x80, which would be negative zero; numbers that round to zero lose their sign.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/Float8_e5m2fnuz.h>
#else

#include <torch/headeronly/detail/small_float.h>
#include <torch/headeronly/detail/small_float_conversion.h>
#include <torch/headeronly/macros/Macros.h>

#include <limits>  // std::numeric_limits, specialised here

namespace c10 {

struct alignas(1) Float8_e5m2fnuz {
  uint8_t x;

  struct from_bits_t {};
  static constexpr C10_HOST_DEVICE C10_ERASE from_bits_t from_bits() { return from_bits_t(); }

  Float8_e5m2fnuz() = default;
  constexpr C10_HOST_DEVICE C10_ERASE Float8_e5m2fnuz(uint8_t bits, from_bits_t) : x(bits) {}
  STABLEHAND_CONVERSION Float8_e5m2fnuz(float value);
  STABLEHAND_CONVERSION operator float() const;
  C10_HOST_DEVICE C10_ERASE bool isnan() const { return x == 0x80; }
  C10_HOST_DEVICE C10_ERASE bool isinf() const { return false; }
};

STABLEHAND_CONVERSION Float8_e5m2fnuz::Float8_e5m2fnuz(float value)
    : x(static_cast<uint8_t>(
          torch::headeronly::detail::small_float_from_float<torch::headeronly::detail::E5m2fnuz>(
              value))) {}

STABLEHAND_CONVERSION Float8_e5m2fnuz::operator float() const {
  return torch::headeronly::detail::small_float_to_float<torch::headeronly::detail::E5m2fnuz>(x);
}

STABLEHAND_FLOAT_OPERATORS(Float8_e5m2fnuz)

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::Float8_e5m2fnuz;
STABLEHAND_USING_FLOAT_OPERATORS
HIDDEN_NAMESPACE_END(torch, headeronly)

namespace std {

template <>
class C10_HIDDEN numeric_limits<c10::Float8_e5m2fnuz> {
  using T = c10::Float8_e5m2fnuz;
  static constexpr C10_HOST_DEVICE C10_ERASE T coded(uint8_t bits) {
    return T(bits, T::from_bits());
  }

 public:
  STABLEHAND_SMALL_FLOAT_LIMITS
  static constexpr bool is_iec559 = false;
  static constexpr bool has_signaling_NaN = false;
  static constexpr int digits10 = 0;
  static constexpr bool is_signed = true;
  static constexpr bool has_infinity = false;
  // A bool, as in PyTorch.
  static constexpr bool has_denorm = true;
  static constexpr bool has_denorm_loss = true;
  static constexpr auto tinyness_before = numeric_limits<float>::tinyness_before;
  static constexpr int digits = 3;
  static constexpr int max_digits10 = 2;
  static constexpr int min_exponent = -14;
  static constexpr int min_exponent10 = -4;
  static constexpr int max_exponent = 16;
  static constexpr int max_exponent10 = 4;

  static constexpr C10_HOST_DEVICE C10_ERASE T min() { return coded(0x04); }          // 2^-15
  static constexpr C10_HOST_DEVICE C10_ERASE T denorm_min() { return coded(0x01); }   // 2^-17
  static constexpr C10_HOST_DEVICE C10_ERASE T max() { return coded(0x7F); }          // 57344
  static constexpr C10_HOST_DEVICE C10_ERASE T lowest() { return coded(0xFF); }       // -57344
  static constexpr C10_HOST_DEVICE C10_ERASE T epsilon() { return coded(0x38); }      // 2^-2
  static constexpr C10_HOST_DEVICE C10_ERASE T round_error() { return coded(0x3C); }  // 0.5
  // NaN: generic code wants some value.
  static constexpr C10_HOST_DEVICE C10_ERASE T infinity() { return coded(0x80); }
  static constexpr C10_HOST_DEVICE C10_ERASE T quiet_NaN() { return coded(0x80); }
};

}  // namespace std

#endif  // STABLEHAND_SERVED_BY_TORCH

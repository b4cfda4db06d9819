// torch/headeronly/util/Float8_e4m3fn.h: 4 bits of exponent, 3 of fraction, without infinity;
// for storage, it is computed with in float.
// SPDX-License-Identifier: BSD-3-Clause
//
// From float: rounded to nearest, ties to even. What is too large, infinity included, becomes the
// largest number, 448, as in PyTorch since 2.13 (before: NaN). A NaN keeps its sign only.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/Float8_e4m3fn.h>
#else

#include <torch/headeronly/detail/small_float.h>
#include <torch/headeronly/detail/small_float_conversion.h>
#include <torch/headeronly/macros/Macros.h>

#include <limits>  // std::numeric_limits, specialised here

namespace c10 {

struct alignas(1) Float8_e4m3fn {
  uint8_t x;

  struct from_bits_t {};
  static constexpr C10_HOST_DEVICE C10_ERASE from_bits_t from_bits() { return from_bits_t(); }

  Float8_e4m3fn() = default;
  constexpr C10_HOST_DEVICE C10_ERASE Float8_e4m3fn(uint8_t bits, from_bits_t) : x(bits) {}
  STABLEHAND_CONVERSION Float8_e4m3fn(float value);
  STABLEHAND_CONVERSION operator float() const;
  C10_HOST_DEVICE C10_ERASE bool isnan() const { return (x & 0x7F) == 0x7F; }
  C10_HOST_DEVICE C10_ERASE bool isinf() const { return false; }
};

STABLEHAND_CONVERSION Float8_e4m3fn::Float8_e4m3fn(float value)
    : x(static_cast<uint8_t>(
          torch::headeronly::detail::small_float_from_float<torch::headeronly::detail::E4m3fn>(
              value))) {}

STABLEHAND_CONVERSION Float8_e4m3fn::operator float() const {
  return torch::headeronly::detail::small_float_to_float<torch::headeronly::detail::E4m3fn>(x);
}

STABLEHAND_FLOAT_OPERATORS(Float8_e4m3fn)

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::Float8_e4m3fn;
STABLEHAND_USING_FLOAT_OPERATORS
HIDDEN_NAMESPACE_END(torch, headeronly)

namespace std {

template <>
class C10_HIDDEN numeric_limits<c10::Float8_e4m3fn> {
  using T = c10::Float8_e4m3fn;
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
  static constexpr bool tinyness_before = false;
  static constexpr int digits = 4;
  static constexpr int max_digits10 = 3;
  static constexpr int min_exponent = -5;
  static constexpr int min_exponent10 = -1;
  static constexpr int max_exponent = 8;
  static constexpr int max_exponent10 = 2;

  static constexpr C10_HOST_DEVICE C10_ERASE T min() { return coded(0x08); }          // 2^-6
  static constexpr C10_HOST_DEVICE C10_ERASE T denorm_min() { return coded(0x01); }   // 2^-9
  static constexpr C10_HOST_DEVICE C10_ERASE T max() { return coded(0x7E); }          // 448
  static constexpr C10_HOST_DEVICE C10_ERASE T lowest() { return coded(0xFE); }       // -448
  static constexpr C10_HOST_DEVICE C10_ERASE T epsilon() { return coded(0x20); }      // 2^-3
  static constexpr C10_HOST_DEVICE C10_ERASE T round_error() { return coded(0x30); }  // 0.5
  static constexpr C10_HOST_DEVICE C10_ERASE T quiet_NaN() { return coded(0x7F); }
};

}  // namespace std

#endif  // STABLEHAND_SERVED_BY_TORCH

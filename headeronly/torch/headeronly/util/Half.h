// torch/headeronly/util/Half.h: IEEE binary16, for storage; it is computed with in float.
// SPDX-License-Identifier: BSD-3-Clause
//
// From float: rounded to nearest, ties to even, whatever the processor does to subnormal floats.
// Every NaN becomes the quiet NaN without payload (0x7E00) of the same sign; a signalling NaN is
// quiet after the way to float, as IEEE 754 asks.
#pragma once
#include <torch/headeronly/detail/small_float.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/bit_cast.h>

#include <limits>  // std::numeric_limits, specialised here

namespace c10 {

struct alignas(2) Half {
  unsigned short x;

  struct from_bits_t {};
  static constexpr C10_HOST_DEVICE C10_ERASE from_bits_t from_bits() { return from_bits_t(); }

  Half() = default;
  constexpr C10_HOST_DEVICE C10_ERASE Half(unsigned short bits, from_bits_t) : x(bits) {}
  C10_HOST_DEVICE C10_ERASE Half(float value);
  C10_HOST_DEVICE C10_ERASE operator float() const;
};

C10_HOST_DEVICE C10_ERASE Half::Half(float value) {
  const uint32_t bits = bit_cast<uint32_t>(value);
  const uint32_t magnitude = bits & 0x7FFFFFFFU;

  // Normal numbers: a smaller exponent bias, half of the last place added (less for an even
  // number), 13 bits cut off.
  uint32_t half = (magnitude - 0x38000000U + 0xFFFU + ((magnitude >> 13) & 1U)) >> 13;
  half = magnitude >= 0x47800000U ? 0x7C00U : half;  // 65536 and more, infinity
  half = magnitude > 0x7F800000U ? 0x7E00U : half;

  // Below 2^-14: one step of Half is one step of floats from 0.5 to 1, so the addition does the
  // rounding.
  const float shifted = bit_cast<float>(magnitude) + 0.5f;
  half = magnitude < 0x38800000U ? bit_cast<uint32_t>(shifted) - 0x3F000000U : half;

  x = static_cast<unsigned short>(((bits >> 16) & 0x8000U) | half);
}

C10_HOST_DEVICE C10_ERASE Half::operator float() const {
  const uint32_t magnitude = x & 0x7FFFU;

  uint32_t bits = (magnitude << 13) + 0x38000000U;  // normal numbers: a greater exponent bias
  bits = magnitude >= 0x7C00U ? bits + 0x38000000U : bits;  // the exponent of infinity and NaN
  bits = magnitude > 0x7C00U ? bits | 0x00400000U : bits;   // quiet
  const float small = static_cast<float>(static_cast<int32_t>(magnitude)) * 0x1p-24f;  // exact
  bits = magnitude < 0x400U ? bit_cast<uint32_t>(small) : bits;

  return bit_cast<float>(bits | ((x & 0x8000U) << 16));
}

STABLEHAND_FLOAT_OPERATORS(Half)

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::Half;
STABLEHAND_USING_FLOAT_OPERATORS
HIDDEN_NAMESPACE_END(torch, headeronly)

namespace std {

template <>
class C10_HIDDEN numeric_limits<c10::Half> {
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half coded(unsigned short bits) {
    return c10::Half(bits, c10::Half::from_bits());
  }

 public:
  static constexpr bool is_specialized = true;
  static constexpr bool is_signed = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_exact = false;
  static constexpr bool is_iec559 = true;
  static constexpr bool is_bounded = true;
  static constexpr bool is_modulo = false;
  static constexpr bool has_infinity = true;
  static constexpr bool has_quiet_NaN = true;
  static constexpr bool has_signaling_NaN = true;
  static constexpr auto has_denorm = numeric_limits<float>::has_denorm;
  static constexpr auto has_denorm_loss = numeric_limits<float>::has_denorm_loss;
  static constexpr auto round_style = numeric_limits<float>::round_style;
  static constexpr auto traps = numeric_limits<float>::traps;
  static constexpr auto tinyness_before = numeric_limits<float>::tinyness_before;
  static constexpr int radix = 2;
  static constexpr int digits = 11;
  static constexpr int digits10 = 3;
  static constexpr int max_digits10 = 5;
  static constexpr int min_exponent = -13;
  static constexpr int min_exponent10 = -4;
  static constexpr int max_exponent = 16;
  static constexpr int max_exponent10 = 4;

  // 2^-14
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half min() { return coded(0x0400); }
  // 2^-24
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half denorm_min() { return coded(0x0001); }
  // 65504
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half max() { return coded(0x7BFF); }
  // -65504
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half lowest() { return coded(0xFBFF); }
  // 2^-10
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half epsilon() { return coded(0x1400); }
  // 0.5
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half round_error() { return coded(0x3800); }
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half infinity() { return coded(0x7C00); }
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half quiet_NaN() { return coded(0x7E00); }
  static constexpr C10_HOST_DEVICE C10_ERASE c10::Half signaling_NaN() { return coded(0x7D00); }
};

}  // namespace std

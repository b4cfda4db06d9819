// torch/headeronly/util/BFloat16.h: the upper half of a float (8 bits of exponent, 7 of fraction);
// computed with in float.
// SPDX-License-Identifier: BSD-3-Clause
//
// From float: rounded to nearest, ties to even. Every NaN becomes 0x7FC0, whatever its sign, as
// PyTorch's does; on a CUDA device 0x7FFF, by the processor's instruction.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/BFloat16.h>
#else

#include <torch/headeronly/detail/small_float.h>
#include <torch/headeronly/detail/small_float_conversion.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/bit_cast.h>

#include <limits>  // std::numeric_limits, specialised here

namespace c10 {

struct alignas(2) BFloat16 {
  uint16_t x;

  struct from_bits_t {};
  static constexpr C10_HOST_DEVICE C10_ERASE from_bits_t from_bits() { return from_bits_t(); }

  BFloat16() = default;
  constexpr C10_HOST_DEVICE C10_ERASE BFloat16(unsigned short bits, from_bits_t) : x(bits) {}
  C10_HOST_DEVICE C10_ERASE BFloat16(float value);
  C10_HOST_DEVICE C10_ERASE operator float() const;
};

C10_HOST_DEVICE C10_ERASE BFloat16::BFloat16(float value) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(x) : "f"(value));
#else
  if (C10_UNLIKELY(torch::headeronly::detail::float_is_nan(value))) {
    x = 0x7FC0;
    return;
  }
  const uint32_t bits = bit_cast<uint32_t>(value);
  // Half of the last place added (less for an even number), 16 bits cut off; the carry past the
  // largest is infinity.
  x = static_cast<uint16_t>((bits + 0x7FFFU + ((bits >> 16) & 1U)) >> 16);
#endif
}

C10_HOST_DEVICE C10_ERASE BFloat16::operator float() const {
  return bit_cast<float>(static_cast<uint32_t>(x) << 16);
}

STABLEHAND_FLOAT_OPERATORS(BFloat16)

C10_HOST_DEVICE C10_ERASE BFloat16& operator|(BFloat16& a, const BFloat16& b) {
  a.x = static_cast<uint16_t>(a.x | b.x);
  return a;
}
C10_HOST_DEVICE C10_ERASE BFloat16& operator^(BFloat16& a, const BFloat16& b) {
  a.x = static_cast<uint16_t>(a.x ^ b.x);
  return a;
}
C10_HOST_DEVICE C10_ERASE BFloat16& operator&(BFloat16& a, const BFloat16& b) {
  a.x = static_cast<uint16_t>(a.x & b.x);
  return a;
}

// For variables; constants compare as floats.
C10_HOST_DEVICE C10_ERASE bool operator<(BFloat16& lhs, BFloat16& rhs) {
  return static_cast<float>(lhs) < static_cast<float>(rhs);
}
C10_HOST_DEVICE C10_ERASE bool operator>(BFloat16& lhs, BFloat16& rhs) {
  return static_cast<float>(lhs) > static_cast<float>(rhs);
}

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::BFloat16;
STABLEHAND_USING_FLOAT_OPERATORS
using c10::operator<;
using c10::operator>;
HIDDEN_NAMESPACE_END(torch, headeronly)

namespace std {

template <>
class C10_HIDDEN numeric_limits<c10::BFloat16> {
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 coded(unsigned short bits) {
    return c10::BFloat16(bits, c10::BFloat16::from_bits());
  }

 public:
  static constexpr bool is_specialized = true;
  static constexpr bool is_signed = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_exact = false;
  static constexpr bool is_iec559 = false;
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
  static constexpr int digits = 8;
  static constexpr int digits10 = 2;
  static constexpr int max_digits10 = 4;
  static constexpr int min_exponent = -125;
  static constexpr int min_exponent10 = -37;
  static constexpr int max_exponent = 128;
  static constexpr int max_exponent10 = 38;

  // 2^-126
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 min() { return coded(0x0080); }
  // 2^-133
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 denorm_min() { return coded(0x0001); }
  // 2^128 - 2^120
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 max() { return coded(0x7F7F); }
  // 2^120 - 2^128
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 lowest() { return coded(0xFF7F); }
  // 2^-7
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 epsilon() { return coded(0x3C00); }
  // 0.5
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 round_error() { return coded(0x3F00); }
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 infinity() { return coded(0x7F80); }
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 quiet_NaN() { return coded(0x7FC0); }
  static constexpr C10_HOST_DEVICE C10_ERASE c10::BFloat16 signaling_NaN() { return coded(0x7FA0); }
};

}  // namespace std

#endif  // STABLEHAND_SERVED_BY_TORCH

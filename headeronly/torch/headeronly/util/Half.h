// torch/headeronly/util/Half.h: IEEE binary16, for storage; it is computed with in float.
// SPDX-License-Identifier: BSD-3-Clause
//
// From float: rounded to nearest, ties to even, whatever the processor does to subnormal floats. A
// NaN keeps its sign and the upper bits of its payload, and is quiet after either conversion, as
// IEEE 754 asks and the processors' own instructions do (PyTorch's headers drop the payload where
// they do without those).
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/Half.h>
#else

#include <torch/headeronly/detail/small_float.h>
#include <torch/headeronly/detail/small_float_conversion.h>
#include <torch/headeronly/macros/Macros.h>

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

C10_HOST_DEVICE C10_ERASE Half::Half(float value)
    : x(static_cast<unsigned short>(torch::headeronly::detail::half_from_float(value))) {}

C10_HOST_DEVICE C10_ERASE Half::operator float() const {
  return torch::headeronly::detail::half_to_float(x);
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

#endif  // STABLEHAND_SERVED_BY_TORCH

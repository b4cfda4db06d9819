// torch/headeronly/util/BFloat16.h: the upper half of a float (8 bits of exponent, 7 of fraction);
// computed with in float.
// SPDX-License-Identifier: BSD-3-Clause
//
// From float: rounded to nearest, ties to even. Every NaN becomes 0x7FC0, whatever its sign, as
// PyTorch's does; on a CUDA device 0x7FFF, by the processor's instruction.
//
// nvcc and hipcc also convert it from __nv_bfloat16 or __hip_bfloat16, SYCL compilers from theirs;
// and to them where that is asked for explicitly.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/BFloat16.h>
#else

#include <torch/headeronly/detail/small_float.h>
#include <torch/headeronly/detail/small_float_conversion.h>
#include <torch/headeronly/macros/Macros.h>

#include <limits>  // std::numeric_limits, specialised here
#if defined(__CUDACC__)
#include <cuda_bf16.h>  // __nv_bfloat16
#elif defined(__HIPCC__)
#include <hip/hip_bf16.h>  // __hip_bfloat16
#endif
#if defined(SYCL_LANGUAGE_VERSION)
#include <sycl/sycl.hpp>  // sycl::ext::oneapi::bfloat16
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
C10_HOST_DEVICE C10_ERASE uint16_t bfloat16_from_float_at_run_time(float value) {
  uint16_t code;
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(code) : "f"(value));
  return code;
}
#endif

STABLEHAND_CONVERSION uint32_t bfloat16_from_float(float value) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  if (!STABLEHAND_IS_CONSTANT()) {
    return bfloat16_from_float_at_run_time(value);
  }
#endif
  if (C10_UNLIKELY(float_is_nan(value))) {
    return 0x7FC0U;
  }
  const uint32_t bits = bits_as<uint32_t>(value);
  // Half of the last place added (less for an even number), 16 bits cut off; the carry past the
  // largest is infinity.
  return (bits + 0x7FFFU + ((bits >> 16) & 1U)) >> 16;
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

namespace c10 {

struct alignas(2) BFloat16 {
  uint16_t x;

  struct from_bits_t {};
  static constexpr C10_HOST_DEVICE C10_ERASE from_bits_t from_bits() { return from_bits_t(); }

  BFloat16() = default;
  constexpr C10_HOST_DEVICE C10_ERASE BFloat16(unsigned short bits, from_bits_t) : x(bits) {}
  STABLEHAND_CONVERSION BFloat16(float value);
  STABLEHAND_CONVERSION operator float() const;
#if defined(__CUDACC__)
  STABLEHAND_SAME_FORMAT(BFloat16, __nv_bfloat16, explicit)
#elif defined(__HIPCC__)
  STABLEHAND_SAME_FORMAT(BFloat16, __hip_bfloat16, explicit)
#endif
#if defined(SYCL_EXT_ONEAPI_BFLOAT16_MATH_FUNCTIONS)
  STABLEHAND_SAME_FORMAT(BFloat16, sycl::ext::oneapi::bfloat16, explicit)
#endif
};

STABLEHAND_CONVERSION BFloat16::BFloat16(float value)
    : x(static_cast<unsigned short>(torch::headeronly::detail::bfloat16_from_float(value))) {}

STABLEHAND_CONVERSION BFloat16::operator float() const {
  return torch::headeronly::detail::bits_as<float>(static_cast<uint32_t>(x) << 16);
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
  using T = c10::BFloat16;
  static constexpr C10_HOST_DEVICE C10_ERASE T coded(unsigned short bits) {
    return T(bits, T::from_bits());
  }

 public:
  STABLEHAND_SMALL_FLOAT_LIMITS
  static constexpr bool is_signed = true;
  static constexpr bool is_iec559 = false;
  static constexpr bool has_infinity = true;
  static constexpr bool has_signaling_NaN = true;
  static constexpr auto has_denorm = numeric_limits<float>::has_denorm;
  static constexpr auto has_denorm_loss = numeric_limits<float>::has_denorm_loss;
  static constexpr auto tinyness_before = numeric_limits<float>::tinyness_before;
  static constexpr int digits = 8;
  static constexpr int digits10 = 2;
  static constexpr int max_digits10 = 4;
  static constexpr int min_exponent = -125;
  static constexpr int min_exponent10 = -37;
  static constexpr int max_exponent = 128;
  static constexpr int max_exponent10 = 38;

  static constexpr C10_HOST_DEVICE C10_ERASE T min() { return coded(0x0080); }         // 2^-126
  static constexpr C10_HOST_DEVICE C10_ERASE T denorm_min() { return coded(0x0001); }  // 2^-133
  static constexpr C10_HOST_DEVICE C10_ERASE T max() { return coded(0x7F7F); }      // 2^128 - 2^120
  static constexpr C10_HOST_DEVICE C10_ERASE T lowest() { return coded(0xFF7F); }   // 2^120 - 2^128
  static constexpr C10_HOST_DEVICE C10_ERASE T epsilon() { return coded(0x3C00); }  // 2^-7
  static constexpr C10_HOST_DEVICE C10_ERASE T round_error() { return coded(0x3F00); }  // 0.5
  static constexpr C10_HOST_DEVICE C10_ERASE T infinity() { return coded(0x7F80); }
  static constexpr C10_HOST_DEVICE C10_ERASE T quiet_NaN() { return coded(0x7FC0); }
  static constexpr C10_HOST_DEVICE C10_ERASE T signaling_NaN() { return coded(0x7FA0); }
};

}  // namespace std

#endif  // STABLEHAND_SERVED_BY_TORCH

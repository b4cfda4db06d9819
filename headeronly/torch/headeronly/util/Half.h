// torch/headeronly/util/Half.h: IEEE binary16, for storage; it is computed with in float.
// SPDX-License-Identifier: BSD-3-Clause
//
// From float: rounded to nearest, ties to even, whatever the processor does to subnormal floats. A
// NaN keeps its sign and the upper bits of its payload, and is quiet after either conversion, as
// IEEE 754 asks and the processors' own instructions do (PyTorch's headers drop the payload where
// they do without those).
//
// nvcc and hipcc also convert it from and to __half, SYCL compilers from and to sycl::half.
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
#if defined(__CUDACC__)
#include <cuda_fp16.h>  // __half
#elif defined(__HIPCC__)
#include <hip/hip_fp16.h>  // __half
#endif
#if defined(SYCL_LANGUAGE_VERSION)
#include <sycl/sycl.hpp>  // sycl::half
#endif

namespace c10 {

struct alignas(2) Half {
  unsigned short x;

  struct from_bits_t {};
  static constexpr C10_HOST_DEVICE C10_ERASE from_bits_t from_bits() { return from_bits_t(); }

  Half() = default;
  constexpr C10_HOST_DEVICE C10_ERASE Half(unsigned short bits, from_bits_t) : x(bits) {}
  STABLEHAND_CONVERSION Half(float value);
  STABLEHAND_CONVERSION operator float() const;
#if defined(__CUDACC__) || defined(__HIPCC__)
  STABLEHAND_SAME_FORMAT(Half, __half, )
#endif
#if defined(SYCL_LANGUAGE_VERSION)
  STABLEHAND_SAME_FORMAT(Half, sycl::half, )
#endif
};

STABLEHAND_CONVERSION Half::Half(float value)
    : x(static_cast<unsigned short>(torch::headeronly::detail::half_from_float(value))) {}

STABLEHAND_CONVERSION Half::operator float() const {
  return torch::headeronly::detail::half_to_float(x);
}

STABLEHAND_FLOAT_OPERATORS(Half)

#if defined(__CUDACC__) || defined(__HIPCC__)
// CUDA's and HIP's headers have operators for __half, so without these, which are of no use to
// anything but Half itself, it would be open whether a Half is to become a float or a __half.
#define STABLEHAND_COMPARISON(op)                                        \
  template <class T, std::enable_if_t<std::is_same_v<T, Half>, int> = 0> \
  C10_HOST_DEVICE C10_ERASE bool operator op(const T& a, const T& b) {   \
    return static_cast<float>(a) op static_cast<float>(b);               \
  }
STABLEHAND_COMPARISON(==)
STABLEHAND_COMPARISON(!=)
STABLEHAND_COMPARISON(<)
STABLEHAND_COMPARISON(>)
STABLEHAND_COMPARISON(<=)
STABLEHAND_COMPARISON(>=)
#undef STABLEHAND_COMPARISON
template <class T, std::enable_if_t<std::is_same_v<T, Half>, int> = 0>
C10_HOST_DEVICE C10_ERASE float operator+(const T& a) {
  return static_cast<float>(a);
}
#endif

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::Half;
STABLEHAND_USING_FLOAT_OPERATORS
HIDDEN_NAMESPACE_END(torch, headeronly)

namespace std {

template <>
class C10_HIDDEN numeric_limits<c10::Half> {
  using T = c10::Half;
  static constexpr C10_HOST_DEVICE C10_ERASE T coded(unsigned short bits) {
    return T(bits, T::from_bits());
  }

 public:
  STABLEHAND_SMALL_FLOAT_LIMITS
  static constexpr bool is_signed = true;
  static constexpr bool is_iec559 = true;
  static constexpr bool has_infinity = true;
  static constexpr bool has_signaling_NaN = true;
  static constexpr auto has_denorm = numeric_limits<float>::has_denorm;
  static constexpr auto has_denorm_loss = numeric_limits<float>::has_denorm_loss;
  static constexpr auto tinyness_before = numeric_limits<float>::tinyness_before;
  static constexpr int digits = 11;
  static constexpr int digits10 = 3;
  static constexpr int max_digits10 = 5;
  static constexpr int min_exponent = -13;
  static constexpr int min_exponent10 = -4;
  static constexpr int max_exponent = 16;
  static constexpr int max_exponent10 = 4;

  static constexpr C10_HOST_DEVICE C10_ERASE T min() { return coded(0x0400); }          // 2^-14
  static constexpr C10_HOST_DEVICE C10_ERASE T denorm_min() { return coded(0x0001); }   // 2^-24
  static constexpr C10_HOST_DEVICE C10_ERASE T max() { return coded(0x7BFF); }          // 65504
  static constexpr C10_HOST_DEVICE C10_ERASE T lowest() { return coded(0xFBFF); }       // -65504
  static constexpr C10_HOST_DEVICE C10_ERASE T epsilon() { return coded(0x1400); }      // 2^-10
  static constexpr C10_HOST_DEVICE C10_ERASE T round_error() { return coded(0x3800); }  // 0.5
  static constexpr C10_HOST_DEVICE C10_ERASE T infinity() { return coded(0x7C00); }
  static constexpr C10_HOST_DEVICE C10_ERASE T quiet_NaN() { return coded(0x7E00); }
  static constexpr C10_HOST_DEVICE C10_ERASE T signaling_NaN() { return coded(0x7D00); }
};

}  // namespace std

#endif  // STABLEHAND_SERVED_BY_TORCH

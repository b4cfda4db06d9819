// torch/headeronly/util/MathConstants.h: pi and other constants: c10::pi<double>.
// SPDX-License-Identifier: BSD-3-Clause
//
// For any floating point or complex type, rounded to nearest. Differences from PyTorch's: long
// double has all its digits, and every constant, not only pi, exists for Half and BFloat16.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/MathConstants.h>)
#include_next <torch/headeronly/util/MathConstants.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/MathConstants.h came with torch 2.15, and the torch on the include path is older: include c10/util/MathConstants.h, which every torch has."
#endif
#else

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <type_traits>  // std::is_floating_point_v

// Device code has no long double, and nvcc warns where it is mentioned.
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
#define STABLEHAND_LONG(value) value
#else
#define STABLEHAND_LONG(value) value##L
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

namespace detail {

template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T from_double(double value) {
  if constexpr (!std::is_class_v<T>) {
    return static_cast<T>(value);
  } else if constexpr (std::is_convertible_v<T, float>) {
    return T(static_cast<float>(value));
  } else {
    return T(static_cast<decltype(T().real())>(value));
  }
}

// The value with 36 digits, and the codes of Half and BFloat16.
#define STABLEHAND_MATH_CONSTANT(name, value, half, bfloat16)     \
  template <typename T>                                           \
  constexpr C10_HOST_DEVICE C10_ERASE T name() {                  \
    if constexpr (std::is_floating_point_v<T> && sizeof(T) > 8) { \
      return STABLEHAND_LONG(value);                              \
    } else {                                                      \
      return from_double<T>(value);                               \
    }                                                             \
  }                                                               \
  template <>                                                     \
  constexpr C10_HOST_DEVICE C10_ERASE Half name<Half>() {         \
    return Half(half, Half::from_bits());                         \
  }                                                               \
  template <>                                                     \
  constexpr C10_HOST_DEVICE C10_ERASE BFloat16 name<BFloat16>() { \
    return BFloat16(bfloat16, BFloat16::from_bits());             \
  }
// clang-format off
STABLEHAND_MATH_CONSTANT(e, 2.718281828459045235360287471352662498, 0x4170, 0x402E)
STABLEHAND_MATH_CONSTANT(euler, 0.577215664901532860606512090082402431, 0x389E, 0x3F14)
STABLEHAND_MATH_CONSTANT(frac_1_pi, 0.3183098861837906715377675267450287241, 0x3518, 0x3EA3)
STABLEHAND_MATH_CONSTANT(frac_1_sqrt_pi, 0.5641895835477562869480794515607725858, 0x3883, 0x3F10)
STABLEHAND_MATH_CONSTANT(frac_sqrt_2, 0.7071067811865475244008443621048490393, 0x39A8, 0x3F35)
STABLEHAND_MATH_CONSTANT(frac_sqrt_3, 0.5773502691896257645091487805019574556, 0x389E, 0x3F14)
STABLEHAND_MATH_CONSTANT(golden_ratio, 1.618033988749894848204586834365638118, 0x3E79, 0x3FCF)
STABLEHAND_MATH_CONSTANT(ln_10, 2.302585092994045684017991454684364208, 0x409B, 0x4013)
STABLEHAND_MATH_CONSTANT(ln_2, 0.6931471805599453094172321214581765681, 0x398C, 0x3F31)
STABLEHAND_MATH_CONSTANT(log_10_e, 0.4342944819032518276511289189166050823, 0x36F3, 0x3EDE)
STABLEHAND_MATH_CONSTANT(log_2_e, 1.442695040888963407359924681001892137, 0x3DC5, 0x3FB9)
STABLEHAND_MATH_CONSTANT(pi, 3.141592653589793238462643383279502884, 0x4248, 0x4049)
STABLEHAND_MATH_CONSTANT(sqrt_2, 1.414213562373095048801688724209698079, 0x3DA8, 0x3FB5)
STABLEHAND_MATH_CONSTANT(sqrt_3, 1.732050807568877293527446341505872367, 0x3EEE, 0x3FDE)
// clang-format on
#undef STABLEHAND_MATH_CONSTANT
#undef STABLEHAND_LONG

}  // namespace detail

template <typename T>
constexpr T e = detail::e<T>();
template <typename T>
constexpr T euler = detail::euler<T>();
template <typename T>
constexpr T frac_1_pi = detail::frac_1_pi<T>();
template <typename T>
constexpr T frac_1_sqrt_pi = detail::frac_1_sqrt_pi<T>();
template <typename T>
constexpr T frac_sqrt_2 = detail::frac_sqrt_2<T>();
template <typename T>
constexpr T frac_sqrt_3 = detail::frac_sqrt_3<T>();
template <typename T>
constexpr T golden_ratio = detail::golden_ratio<T>();
template <typename T>
constexpr T ln_10 = detail::ln_10<T>();
template <typename T>
constexpr T ln_2 = detail::ln_2<T>();
template <typename T>
constexpr T log_10_e = detail::log_10_e<T>();
template <typename T>
constexpr T log_2_e = detail::log_2_e<T>();
template <typename T>
constexpr T pi = detail::pi<T>();
template <typename T>
constexpr T sqrt_2 = detail::sqrt_2<T>();
template <typename T>
constexpr T sqrt_3 = detail::sqrt_3<T>();

HIDDEN_NAMESPACE_END(torch, headeronly)

namespace c10 {
using torch::headeronly::e;
using torch::headeronly::euler;
using torch::headeronly::frac_1_pi;
using torch::headeronly::frac_1_sqrt_pi;
using torch::headeronly::frac_sqrt_2;
using torch::headeronly::frac_sqrt_3;
using torch::headeronly::golden_ratio;
using torch::headeronly::ln_10;
using torch::headeronly::ln_2;
using torch::headeronly::log_10_e;
using torch::headeronly::log_2_e;
using torch::headeronly::pi;
using torch::headeronly::sqrt_2;
using torch::headeronly::sqrt_3;

namespace detail {
using torch::headeronly::detail::e;
using torch::headeronly::detail::euler;
using torch::headeronly::detail::frac_1_pi;
using torch::headeronly::detail::frac_1_sqrt_pi;
using torch::headeronly::detail::frac_sqrt_2;
using torch::headeronly::detail::frac_sqrt_3;
using torch::headeronly::detail::golden_ratio;
using torch::headeronly::detail::ln_10;
using torch::headeronly::detail::ln_2;
using torch::headeronly::detail::log_10_e;
using torch::headeronly::detail::log_2_e;
using torch::headeronly::detail::pi;
using torch::headeronly::detail::sqrt_2;
using torch::headeronly::detail::sqrt_3;
}  // namespace detail
}  // namespace c10

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/headeronly/util/copysign.h: the magnitude of one number with the sign of another.
// SPDX-License-Identifier: BSD-3-Clause
//
// The type is that of std::copysign: float for two floats, long double if one is, else double;
// small floating point types count as float, except for two of the same kind. The sign of a NaN
// counts and is changed, as IEEE 754 asks.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/copysign.h>)
#include_next <torch/headeronly/util/copysign.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/copysign.h came with torch 2.15, and the torch on the include path is older: include c10/util/copysign.h, which every torch has."
#endif
#else

#include <torch/headeronly/detail/number_traits.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <type_traits>  // std::conditional_t
#if !defined(__GNUC__)
#include <cmath>  // std::copysign
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

template <typename T, typename U>
C10_HOST_DEVICE C10_ERASE auto copysign(const T& a, const U& b) {
  using A = decltype(detail::number(a));
  using B = decltype(detail::number(b));
  // An integer counts as a double.
  using Result = decltype(std::conditional_t<std::is_integral_v<A>, double, A>() +
                          std::conditional_t<std::is_integral_v<B>, double, B>());
  const auto size = static_cast<Result>(detail::number(a));
  const auto sign = static_cast<Result>(detail::number(b));
#if !defined(__GNUC__)
  return std::copysign(size, sign);
#else
  if constexpr (std::is_same_v<Result, float>) {
    return __builtin_copysignf(size, sign);
  } else if constexpr (std::is_same_v<Result, double>) {
    return __builtin_copysign(size, sign);
  } else {
    return __builtin_copysignl(size, sign);
  }
#endif
}

C10_HOST_DEVICE C10_ERASE Half copysign(Half a, Half b) {
  return Half(static_cast<unsigned short>((a.x & 0x7FFFU) | (b.x & 0x8000U)), Half::from_bits());
}

C10_HOST_DEVICE C10_ERASE BFloat16 copysign(BFloat16 a, BFloat16 b) {
  return BFloat16(static_cast<unsigned short>((a.x & 0x7FFFU) | (b.x & 0x8000U)),
                  BFloat16::from_bits());
}

HIDDEN_NAMESPACE_END(torch, headeronly)

namespace c10 {
using torch::headeronly::copysign;
}

#endif  // STABLEHAND_SERVED_BY_TORCH

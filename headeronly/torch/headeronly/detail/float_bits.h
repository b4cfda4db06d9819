// torch/headeronly/detail/float_bits.h: magnitude and sign of floating point numbers, without a
// branch.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/macros/Macros.h>

#include <type_traits>  // std::is_same_v

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// The builtins are constant expressions, as the functions of <cmath> are not, and no call.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T magnitude(T x) {
#if defined(__GNUC__)
  if constexpr (std::is_same_v<T, float>) {
    return __builtin_fabsf(x);
  } else if constexpr (std::is_same_v<T, double>) {
    return __builtin_fabs(x);
  } else
#endif
  {
    return x < 0 ? -x : x;
  }
}

// A positive number with the sign of x.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T with_sign_of(T positive, T x) {
#if defined(__GNUC__)
  if constexpr (std::is_same_v<T, float>) {
    return __builtin_copysignf(positive, x);
  } else if constexpr (std::is_same_v<T, double>) {
    return __builtin_copysign(positive, x);
  } else
#endif
  {
    return x < 0 ? -positive : positive;
  }
}

// 1 or -1.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T sign_of(T x) {
  return with_sign_of(T(1), x);
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

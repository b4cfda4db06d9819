// torch/headeronly/detail/float_bits.h: magnitude, sign and powers of two of floating point
// numbers.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/macros/Macros.h>

#include <type_traits>  // std::is_same_v

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// No branch. The builtins are constant expressions, as the functions of <cmath> are not, and no
// call.
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

template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool is_finite(T x) {
  return x - x == 0;
}

template <typename T>
constexpr C10_HOST_DEVICE T power_of_two(int exponent) {
  T power = 1;
  T factor = exponent < 0 ? T(0.5) : T(2);
  for (int left = exponent < 0 ? -exponent : exponent; left != 0; left /= 2) {
    power = left % 2 != 0 ? power * factor : power;
    factor = left > 1 ? factor * factor : factor;
  }
  return power;
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

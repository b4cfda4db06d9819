// torch/headeronly/detail/number_traits.h: what the checks of ranges ask of a number type.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/macros/Macros.h>

#include <limits>       // std::numeric_limits
#include <type_traits>  // std::is_arithmetic_v

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// Half, BFloat16, the Float8 kinds: classes with limits that convert to float, exactly.
template <typename T>
struct IsSmallFloat
    : std::bool_constant<std::is_class_v<T> && std::numeric_limits<T>::is_specialized &&
                         std::is_convertible_v<T, float>> {};

// Members, because nvcc refuses std::numeric_limits' functions in device code, constant or not.
template <typename T>
struct Ends {
  static constexpr T lowest = std::numeric_limits<T>::lowest();
  static constexpr T max = std::numeric_limits<T>::max();
  static constexpr T infinity = std::numeric_limits<T>::infinity();
  static constexpr T epsilon = std::numeric_limits<T>::epsilon();
};

// A value that the compiler's own operators take.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE auto number(const T& value) {
  if constexpr (IsSmallFloat<T>::value) {
    return static_cast<float>(value);
  } else {
    return value;
  }
}

// The same for constants, as a constant: a code is sign, exponent and fraction, whose widths and
// bias follow from numeric_limits. Normal numbers only.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE auto constant(T value) {
  if constexpr (IsSmallFloat<T>::value) {
    using Limits = std::numeric_limits<T>;
    constexpr int fraction_bits = Limits::digits - 1;
    constexpr unsigned sign = Limits::is_signed ? 1U << (8 * sizeof(T) - 1) : 0U;
    const unsigned magnitude = value.x & ~sign;
    const unsigned one = 1U << fraction_bits;
    const int above_smallest = static_cast<int>(magnitude >> fraction_bits) -
                               static_cast<int>(unsigned{Limits::min().x} >> fraction_bits);
    float number = static_cast<float>(one | (magnitude & (one - 1)));
    int exponent = Limits::min_exponent - 1 - fraction_bits + above_smallest;
    for (; exponent > 0; --exponent) {
      number *= 2.0f;
    }
    for (; exponent < 0; ++exponent) {
      number *= 0.5f;
    }
    return (value.x & sign) != 0 ? -number : number;
  } else {
    return value;
  }
}

// The ends of T's range as constants: a T, or a float that is equal.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE auto max_of() {
  return constant<T>(Ends<T>::max);
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE auto lowest_of() {
  return constant<T>(Ends<T>::lowest);
}

// 2^digits of an integer type: the first number above its range, exact in every floating point
// type, as max() is not.
template <typename Float, typename Integer>
constexpr C10_HOST_DEVICE C10_ERASE Float above_max_of() {
  return static_cast<Float>(uint64_t{1} << (std::numeric_limits<Integer>::digits - 1)) * Float{2};
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

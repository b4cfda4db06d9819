// torch/headeronly/util/TypeSafeSignMath.h: signs, and comparisons with the range of another type,
// for any pair of number types.
// SPDX-License-Identifier: BSD-3-Clause
//
// Difference from PyTorch's: greater_than_max compares floating point numbers with integer types of
// more digits too (1e20f is greater than every int), where PyTorch's answers false.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/TypeSafeSignMath.h>
#else

#include <torch/headeronly/detail/number_traits.h>
#include <torch/headeronly/macros/Macros.h>

#include <limits>       // std::numeric_limits
#include <type_traits>  // std::is_unsigned_v

namespace c10 {

template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool is_negative(const T& x) {
  if constexpr (std::is_unsigned_v<T>) {
    return false;
  } else {
    return x < T(0);
  }
}

// -1, 0 or 1; 0 for NaN.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE int signum(const T& x) {
  if constexpr (std::is_unsigned_v<T>) {
    return x != T(0) ? 1 : 0;
  } else {
    return static_cast<int>(T(0) < x) - static_cast<int>(x < T(0));
  }
}

// Whether exactly one of them is negative.
template <typename T, typename U>
constexpr C10_HOST_DEVICE C10_ERASE bool signs_differ(const T& a, const U& b) {
  return is_negative(a) != is_negative(b);
}

// Whether x is greater than every finite value of Limit.
template <typename Limit, typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool greater_than_max(const T& x) {
  namespace detail = torch::headeronly::detail;
  constexpr int digits = std::numeric_limits<T>::digits;
  constexpr int limit_digits = std::numeric_limits<Limit>::digits;
  constexpr auto max = detail::max_of<Limit>();
  if constexpr (std::is_integral_v<T>) {
    if constexpr (digits <= limit_digits) {
      return false;
    } else if constexpr (std::is_integral_v<Limit>) {
      return x > static_cast<T>(max);
    } else {
      return static_cast<decltype(max + 0)>(x) > max;
    }
  } else if constexpr (std::is_integral_v<Limit> && digits < limit_digits) {
    const auto number = detail::number(x);
    constexpr auto beyond = detail::above_max_of<std::decay_t<decltype(number)>, Limit>();
    return number >= beyond;
  } else if constexpr (std::is_integral_v<Limit>) {
    const auto number = detail::number(x);
    return number > static_cast<std::decay_t<decltype(number)>>(max);
  } else {
    return detail::number(x) > max;
  }
}

// Whether x is less than every finite value of Limit.
template <typename Limit, typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool less_than_lowest(const T& x) {
  namespace detail = torch::headeronly::detail;
  if constexpr (std::is_unsigned_v<T>) {
    return false;
  } else if constexpr (std::is_unsigned_v<Limit>) {
    return x < T(0);
  } else {
    constexpr auto lowest = detail::lowest_of<Limit>();
    const auto number = detail::number(x);
    using Number = std::decay_t<decltype(number)>;
    if constexpr (std::is_integral_v<Number> && std::is_integral_v<Limit>) {
      return number < lowest;  // both signed: neither changes its value
    } else if constexpr (std::is_integral_v<Number>) {
      return static_cast<std::decay_t<decltype(lowest)>>(number) < lowest;
    } else if constexpr (std::is_integral_v<Limit>) {
      return number < static_cast<Number>(lowest);  // a power of two, so exact
    } else {
      return number < lowest;
    }
  }
}

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::greater_than_max, c10::less_than_lowest;
using c10::is_negative, c10::signs_differ, c10::signum;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

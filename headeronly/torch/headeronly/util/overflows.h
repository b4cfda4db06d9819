// torch/headeronly/util/overflows.h: whether a number is outside the range of another type.
// SPDX-License-Identifier: BSD-3-Clause
//
// overflows<To>(value), for any pair of number types. A fraction that is cut off is no overflow,
// nor is infinity or NaN where To has it. A negative integer fits an unsigned integer type where
// its magnitude does, because it wraps around; strict_unsigned refuses it. A complex number fits a
// real type when its imaginary part is 0. Differences from PyTorch's: takes Half, BFloat16, the
// Float8 kinds and complex numbers of them as From too; constexpr.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/overflows.h>)
#include_next <torch/headeronly/util/overflows.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/overflows.h came with torch 2.15, and the torch on the include path is older: include c10/util/overflows.h, which every torch has."
#endif
#else

#include <torch/headeronly/detail/float_bits.h>
#include <torch/headeronly/detail/number_traits.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/TypeSafeSignMath.h>
#include <torch/headeronly/util/complex.h>

#include <limits>       // std::numeric_limits
#include <type_traits>  // std::enable_if_t

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// To is a real type.
template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE bool integer_overflows(From f, bool strict_unsigned) {
  if constexpr (std::is_signed_v<From> && std::is_unsigned_v<To>) {
    if (f < 0 && !strict_unsigned) {
      const uint64_t size = uint64_t{0} - static_cast<uint64_t>(f);
      constexpr auto largest = static_cast<uint64_t>(Ends<To>::max);
      return size > largest;
    }
  } else if constexpr (!std::numeric_limits<To>::is_signed && !std::is_integral_v<To>) {
    if (!strict_unsigned) {
      return c10::is_negative(f) || c10::greater_than_max<To>(f);  // Float8_e8m0fnu: 0 rounds up
    }
  }
  return c10::less_than_lowest<To>(f) || c10::greater_than_max<To>(f);
}

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE bool floating_overflows(From f) {
  using Limits = std::numeric_limits<To>;
  if constexpr (std::is_integral_v<To>) {
    // Negated, so that NaN overflows. 2^digits, because the largest To may not be a From.
    constexpr auto first = static_cast<From>(Ends<To>::lowest);
    constexpr From beyond = above_max_of<From, To>();
    return !(f >= first && f < beyond);
  } else {
    constexpr auto max = max_of<To>(), lowest = lowest_of<To>();
    if constexpr (Limits::has_infinity) {
      static_assert(lowest == -max);
      const From size = magnitude(f);
      return (static_cast<int>(size > max) & static_cast<int>(size <= Ends<From>::max)) != 0;
    } else {
      return f < lowest || f > max || (!Limits::has_quiet_NaN && f != f);
    }
  }
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

namespace c10 {

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE std::enable_if_t<std::is_same_v<From, bool>, bool> overflows(
    From, [[maybe_unused]] bool strict_unsigned = false) {
  return false;
}

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE
    std::enable_if_t<std::is_integral_v<From> && !std::is_same_v<From, bool>, bool>
    overflows(From f, bool strict_unsigned = false) {
  using Real = typename torch::headeronly::scalar_value_type<To>::type;
  return torch::headeronly::detail::integer_overflows<Real>(f, strict_unsigned);
}

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE std::enable_if_t<std::is_floating_point_v<From>, bool>
overflows(From f, [[maybe_unused]] bool strict_unsigned = false) {
  using Real = typename torch::headeronly::scalar_value_type<To>::type;
  return torch::headeronly::detail::floating_overflows<Real>(f);
}

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE
    std::enable_if_t<torch::headeronly::detail::IsSmallFloat<From>::value, bool>
    overflows(From f, [[maybe_unused]] bool strict_unsigned = false) {
  using Real = typename torch::headeronly::scalar_value_type<To>::type;
  return torch::headeronly::detail::floating_overflows<Real>(static_cast<float>(f));
}

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE
    std::enable_if_t<torch::headeronly::is_complex<From>::value, bool>
    overflows(From f, bool strict_unsigned = false) {
  using Real = typename torch::headeronly::scalar_value_type<To>::type;
  using Part = typename torch::headeronly::scalar_value_type<From>::type;
  if constexpr (!torch::headeronly::is_complex<To>::value) {
    return f.imag() != Part(0) || c10::overflows<Real, Part>(f.real(), strict_unsigned);
  } else {
    return c10::overflows<Real, Part>(f.real(), strict_unsigned) ||
           c10::overflows<Real, Part>(f.imag(), strict_unsigned);
  }
}

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::overflows;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

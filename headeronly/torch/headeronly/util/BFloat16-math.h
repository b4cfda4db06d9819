// torch/headeronly/util/BFloat16-math.h: std::exp(c10::BFloat16), std::exp(c10::Half) and their
// like.
// SPDX-License-Identifier: BSD-3-Clause
//
// Computed in float and rounded to the small type. Those of float itself need <cmath>, which is not
// included here.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/BFloat16-math.h>)
#include_next <torch/headeronly/util/BFloat16-math.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/BFloat16-math.h came with torch 2.15, and the torch on the include path is older: include c10/util/BFloat16-math.h, which every torch has."
#endif
#else

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <type_traits>  // std::enable_if_t
#if defined(__GNUC__)
#define STABLEHAND_FLOAT_MATH(name) __builtin_##name##f
#else
#include <cmath>  // std::exp and its like
#define STABLEHAND_FLOAT_MATH(name) std::name
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
template <typename T>
struct is_reduced_floating_point
    : std::bool_constant<std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>> {};

template <typename T>
constexpr bool is_reduced_floating_point_v = is_reduced_floating_point<T>::value;
HIDDEN_NAMESPACE_END(torch, headeronly)

namespace c10 {
using torch::headeronly::is_reduced_floating_point;
using torch::headeronly::is_reduced_floating_point_v;
}  // namespace c10

#define STABLEHAND_FOR_REDUCED \
  template <typename T,        \
            std::enable_if_t<torch::headeronly::is_reduced_floating_point_v<T>, int> = 0>
#define STABLEHAND_REDUCED_MATH(name)                          \
  STABLEHAND_FOR_REDUCED C10_ERASE T name(T a) {               \
    return STABLEHAND_FLOAT_MATH(name)(static_cast<float>(a)); \
  }

namespace std {

using torch::headeronly::is_reduced_floating_point;
using torch::headeronly::is_reduced_floating_point_v;

STABLEHAND_REDUCED_MATH(acos)
STABLEHAND_REDUCED_MATH(asin)
STABLEHAND_REDUCED_MATH(atan)
STABLEHAND_REDUCED_MATH(atanh)
STABLEHAND_REDUCED_MATH(ceil)
STABLEHAND_REDUCED_MATH(cos)
STABLEHAND_REDUCED_MATH(cosh)
STABLEHAND_REDUCED_MATH(erf)
STABLEHAND_REDUCED_MATH(erfc)
STABLEHAND_REDUCED_MATH(exp)
STABLEHAND_REDUCED_MATH(expm1)
STABLEHAND_REDUCED_MATH(floor)
STABLEHAND_REDUCED_MATH(lgamma)
STABLEHAND_REDUCED_MATH(log)
STABLEHAND_REDUCED_MATH(log10)
STABLEHAND_REDUCED_MATH(log1p)
STABLEHAND_REDUCED_MATH(log2)
STABLEHAND_REDUCED_MATH(nearbyint)
STABLEHAND_REDUCED_MATH(sin)
STABLEHAND_REDUCED_MATH(sinh)
STABLEHAND_REDUCED_MATH(sqrt)
STABLEHAND_REDUCED_MATH(tan)
STABLEHAND_REDUCED_MATH(tanh)
STABLEHAND_REDUCED_MATH(trunc)

STABLEHAND_FOR_REDUCED C10_ERASE T rsqrt(T a) {
  return 1.0f / STABLEHAND_FLOAT_MATH(sqrt)(static_cast<float>(a));
}
STABLEHAND_FOR_REDUCED C10_ERASE T abs(T a) {
  return STABLEHAND_FLOAT_MATH(fabs)(static_cast<float>(a));
}
STABLEHAND_FOR_REDUCED C10_ERASE bool isfinite(T a) {
  const float number = a;
  return number - number == 0.0f;
}
STABLEHAND_FOR_REDUCED C10_ERASE T pow(T a, T b) {
  return STABLEHAND_FLOAT_MATH(pow)(static_cast<float>(a), static_cast<float>(b));
}
STABLEHAND_FOR_REDUCED C10_ERASE T pow(T a, double b) {
#if defined(__GNUC__)
  return static_cast<float>(__builtin_pow(static_cast<double>(a), b));
#else
  return static_cast<float>(std::pow(static_cast<double>(a), b));
#endif
}
STABLEHAND_FOR_REDUCED C10_ERASE T fmod(T a, T b) {
  return STABLEHAND_FLOAT_MATH(fmod)(static_cast<float>(a), static_cast<float>(b));
}

// Codes are in the order of their numbers once negative ones count downwards from 0.
STABLEHAND_FOR_REDUCED C10_HOST_DEVICE C10_ERASE T nextafter(T from, T to) {
  const float start = from, goal = to;
  if (start != start || goal != goal) {
    return start + goal;
  }
  const int start_size = from.x & 0x7FFF, goal_size = to.x & 0x7FFF;
  const int start_rank = (from.x & 0x8000) != 0 ? -start_size : start_size;
  const int goal_rank = (to.x & 0x8000) != 0 ? -goal_size : goal_size;
  const int rank = start_rank + (start_rank < goal_rank ? 1 : -1);
  const int size = rank < 0 ? -rank : rank;
  const int sign = rank == 0 ? from.x & 0x8000 : rank < 0 ? 0x8000 : 0;
  const T next(static_cast<unsigned short>(sign | size), typename T::from_bits_t());
  return start_rank == goal_rank ? to : next;  // of two zeros, the sign of the goal
}

}  // namespace std

#undef STABLEHAND_REDUCED_MATH
#undef STABLEHAND_FOR_REDUCED
#undef STABLEHAND_FLOAT_MATH

#endif  // STABLEHAND_SERVED_BY_TORCH

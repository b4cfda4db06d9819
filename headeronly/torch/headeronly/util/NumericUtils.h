// torch/headeronly/util/NumericUtils.h: _isnan and _isinf for every number type, in host and device
// code.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/NumericUtils.h>)
#include_next <torch/headeronly/util/NumericUtils.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/NumericUtils.h came with torch 2.14, and the torch on the include path is older: compile with torch 2.14 or newer."
#endif
#else

#include <torch/headeronly/detail/float_bits.h>
#include <torch/headeronly/detail/number_traits.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/Float8_e8m0fnu.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/complex.h>

#include <type_traits>  // std::enable_if_t

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0>
C10_HOST_DEVICE C10_ERASE bool _isnan(T) {
  return false;
}
template <typename T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0>
C10_HOST_DEVICE C10_ERASE bool _isnan(T val) {
  return val != val;
}
template <typename T, std::enable_if_t<is_complex<T>::value, int> = 0>
C10_HOST_DEVICE C10_ERASE bool _isnan(T val) {
  return val.real() != val.real() || val.imag() != val.imag();
}
template <typename T, std::enable_if_t<std::is_same_v<T, Half>, int> = 0>
C10_HOST_DEVICE C10_ERASE bool _isnan(T val) {
  return (val.x & 0x7FFFU) > 0x7C00U;
}
// Both with and without an explicit template argument.
template <typename T, std::enable_if_t<std::is_same_v<T, BFloat16>, int> = 0>
C10_HOST_DEVICE C10_ERASE bool _isnan(BFloat16 val) {
  return (val.x & 0x7FFFU) > 0x7F80U;
}
C10_HOST_DEVICE C10_ERASE bool _isnan(BFloat16 val) { return (val.x & 0x7FFFU) > 0x7F80U; }

#define STABLEHAND_ISNAN(Type)                                              \
  template <typename T, std::enable_if_t<std::is_same_v<T, Type>, int> = 0> \
  C10_HOST_DEVICE C10_ERASE bool _isnan(T val) {                            \
    return val.isnan();                                                     \
  }
STABLEHAND_ISNAN(Float8_e5m2)
STABLEHAND_ISNAN(Float8_e4m3fn)
STABLEHAND_ISNAN(Float8_e5m2fnuz)
STABLEHAND_ISNAN(Float8_e4m3fnuz)
STABLEHAND_ISNAN(Float8_e8m0fnu)
#undef STABLEHAND_ISNAN

template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0>
C10_HOST_DEVICE C10_ERASE bool _isinf(T) {
  return false;
}
template <typename T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0>
C10_HOST_DEVICE C10_ERASE bool _isinf(T val) {
  return detail::magnitude(val) == detail::Ends<T>::infinity;
}
C10_HOST_DEVICE C10_ERASE bool _isinf(Half val) { return (val.x & 0x7FFFU) == 0x7C00U; }
C10_HOST_DEVICE C10_ERASE bool _isinf(BFloat16 val) { return (val.x & 0x7FFFU) == 0x7F80U; }
C10_HOST_DEVICE C10_ERASE bool _isinf(Float8_e5m2 val) { return val.isinf(); }
C10_HOST_DEVICE C10_ERASE bool _isinf(Float8_e4m3fn) { return false; }
C10_HOST_DEVICE C10_ERASE bool _isinf(Float8_e5m2fnuz) { return false; }
C10_HOST_DEVICE C10_ERASE bool _isinf(Float8_e4m3fnuz) { return false; }
C10_HOST_DEVICE C10_ERASE bool _isinf(Float8_e8m0fnu) { return false; }

HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

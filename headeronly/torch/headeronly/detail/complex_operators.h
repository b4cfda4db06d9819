// torch/headeronly/detail/complex_operators.h: arithmetic and comparisons of c10::complex; a part
// of util/complex.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/complex_type.h>

#define COMPLEX_INTEGER_OP_TEMPLATE_CONDITION \
  typename std::enable_if_t<std::is_floating_point_v<fT> && std::is_integral_v<iT>, int> = 0

namespace c10 {

template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE complex<T> operator+(const complex<T>& val) {
  return val;
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE complex<T> operator-(const complex<T>& val) {
  return complex<T>(-val.real(), -val.imag());
}

// Two complex numbers; a complex and a real one of its kind; an integer, which takes that kind
// (std::complex refuses it).
// clang-format off: it takes op##= apart
#define STABLEHAND_COMPLEX_OPERATOR(op)                                                         \
  template <typename T>                                                                         \
  constexpr C10_HOST_DEVICE C10_ERASE complex<T> operator op(const complex<T>& lhs,             \
                                                             const complex<T>& rhs) {           \
    complex<T> result = lhs;                                                                    \
    return result op##= rhs;                                                                    \
  }                                                                                             \
  template <typename T>                                                                         \
  constexpr C10_HOST_DEVICE C10_ERASE complex<T> operator op(const complex<T>& lhs,             \
                                                             const T& rhs) {                    \
    complex<T> result = lhs;                                                                    \
    return result op##= rhs;                                                                    \
  }                                                                                             \
  template <typename fT, typename iT, COMPLEX_INTEGER_OP_TEMPLATE_CONDITION>                    \
  constexpr C10_HOST_DEVICE C10_ERASE c10::complex<fT> operator op(const c10::complex<fT>& a,   \
                                                                   const iT& b) {               \
    return a op static_cast<fT>(b);                                                             \
  }                                                                                             \
  template <typename fT, typename iT, COMPLEX_INTEGER_OP_TEMPLATE_CONDITION>                    \
  constexpr C10_HOST_DEVICE C10_ERASE c10::complex<fT> operator op(const iT& a,                 \
                                                                   const c10::complex<fT>& b) { \
    return static_cast<fT>(a) op b;                                                             \
  }
// clang-format on

template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE complex<T> operator+(const T& lhs, const complex<T>& rhs) {
  return complex<T>(lhs + rhs.real(), rhs.imag());
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE complex<T> operator-(const T& lhs, const complex<T>& rhs) {
  // -rhs + lhs, which decides the sign of a zero
  return complex<T>(-rhs.real() + lhs, -rhs.imag());
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE complex<T> operator*(const T& lhs, const complex<T>& rhs) {
  return complex<T>(rhs.real() * lhs, rhs.imag() * lhs);
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE complex<T> operator/(const T& lhs, const complex<T>& rhs) {
  complex<T> result(lhs, T());
  return result /= rhs;
}
STABLEHAND_COMPLEX_OPERATOR(+)
STABLEHAND_COMPLEX_OPERATOR(-)
STABLEHAND_COMPLEX_OPERATOR(*)
STABLEHAND_COMPLEX_OPERATOR(/)
#undef STABLEHAND_COMPLEX_OPERATOR

template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool operator==(const complex<T>& lhs, const complex<T>& rhs) {
  return lhs.real() == rhs.real() && lhs.imag() == rhs.imag();
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool operator==(const complex<T>& lhs, const T& rhs) {
  return lhs.real() == rhs && lhs.imag() == T();
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool operator==(const T& lhs, const complex<T>& rhs) {
  return rhs == lhs;
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool operator!=(const complex<T>& lhs, const complex<T>& rhs) {
  return !(lhs == rhs);
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool operator!=(const complex<T>& lhs, const T& rhs) {
  return !(lhs == rhs);
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE bool operator!=(const T& lhs, const complex<T>& rhs) {
  return !(rhs == lhs);
}

}  // namespace c10

#undef COMPLEX_INTEGER_OP_TEMPLATE_CONDITION

// torch/headeronly/detail/complex_libm.h: the C library's functions of complex and real numbers, by
// one name for float, double and long double.
// SPDX-License-Identifier: BSD-3-Clause
//
// Through the compiler's builtins, which are what std::complex of libstdc++ calls: <complex> would
// cost 0.3 s.
#pragma once
#include <torch/headeronly/detail/complex_type.h>

#if !defined(__GNUC__)
#include <cmath>    // std::atan2 and its like
#include <complex>  // std::exp(std::complex) and its like
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

#if defined(__GNUC__)

// The type of C's complex numbers has no name in C++.
template <typename C, typename T>
C10_ERASE C to_c(const c10::complex<T>& z) {
  C result;
  __real__ result = z.real();
  __imag__ result = z.imag();
  return result;
}

#define STABLEHAND_COMPLEX_LIBM(name, suffix, T)                      \
  C10_ERASE c10::complex<T> name(const c10::complex<T>& z) {          \
    using C = decltype(__builtin_c##name##suffix(static_cast<T>(0))); \
    const auto result = __builtin_c##name##suffix(to_c<C>(z));        \
    return c10::complex<T>(__real__ result, __imag__ result);         \
  }
#define STABLEHAND_COMPLEX_LIBM_2(name, suffix, T)                                       \
  C10_ERASE c10::complex<T> name(const c10::complex<T>& x, const c10::complex<T>& y) {   \
    using C = decltype(__builtin_c##name##suffix(static_cast<T>(0), static_cast<T>(0))); \
    const auto result = __builtin_c##name##suffix(to_c<C>(x), to_c<C>(y));               \
    return c10::complex<T>(__real__ result, __imag__ result);                            \
  }
#define STABLEHAND_REAL_LIBM(name, suffix, T) \
  C10_ERASE T name(T x) { return __builtin_##name##suffix(x); }
#define STABLEHAND_REAL_LIBM_2(name, suffix, T) \
  C10_ERASE T name(T x, T y) { return __builtin_##name##suffix(x, y); }
#define STABLEHAND_LIBM(suffix, T)          \
  STABLEHAND_COMPLEX_LIBM(exp, suffix, T)   \
  STABLEHAND_COMPLEX_LIBM(log, suffix, T)   \
  STABLEHAND_COMPLEX_LIBM(sqrt, suffix, T)  \
  STABLEHAND_COMPLEX_LIBM(sin, suffix, T)   \
  STABLEHAND_COMPLEX_LIBM(cos, suffix, T)   \
  STABLEHAND_COMPLEX_LIBM(tan, suffix, T)   \
  STABLEHAND_COMPLEX_LIBM(asin, suffix, T)  \
  STABLEHAND_COMPLEX_LIBM(acos, suffix, T)  \
  STABLEHAND_COMPLEX_LIBM(atan, suffix, T)  \
  STABLEHAND_COMPLEX_LIBM(sinh, suffix, T)  \
  STABLEHAND_COMPLEX_LIBM(cosh, suffix, T)  \
  STABLEHAND_COMPLEX_LIBM(tanh, suffix, T)  \
  STABLEHAND_COMPLEX_LIBM(asinh, suffix, T) \
  STABLEHAND_COMPLEX_LIBM(acosh, suffix, T) \
  STABLEHAND_COMPLEX_LIBM(atanh, suffix, T) \
  STABLEHAND_COMPLEX_LIBM_2(pow, suffix, T) \
  STABLEHAND_REAL_LIBM(exp, suffix, T)      \
  STABLEHAND_REAL_LIBM(expm1, suffix, T)    \
  STABLEHAND_REAL_LIBM(log, suffix, T)      \
  STABLEHAND_REAL_LIBM(log1p, suffix, T)    \
  STABLEHAND_REAL_LIBM(sin, suffix, T)      \
  STABLEHAND_REAL_LIBM(cos, suffix, T)      \
  STABLEHAND_REAL_LIBM_2(pow, suffix, T)    \
  STABLEHAND_REAL_LIBM_2(hypot, suffix, T)  \
  STABLEHAND_REAL_LIBM_2(atan2, suffix, T)  \
  C10_ERASE T fma(T x, T y, T z) { return __builtin_fma##suffix(x, y, z); }

STABLEHAND_LIBM(f, float)
STABLEHAND_LIBM(, double)
STABLEHAND_LIBM(l, long double)
#undef STABLEHAND_LIBM
#undef STABLEHAND_REAL_LIBM_2
#undef STABLEHAND_REAL_LIBM
#undef STABLEHAND_COMPLEX_LIBM_2
#undef STABLEHAND_COMPLEX_LIBM

#else

#define STABLEHAND_COMPLEX_LIBM(name)                                   \
  template <typename T>                                                 \
  C10_ERASE c10::complex<T> name(const c10::complex<T>& z) {            \
    return c10::complex<T>(std::name(static_cast<std::complex<T>>(z))); \
  }
STABLEHAND_COMPLEX_LIBM(exp)
STABLEHAND_COMPLEX_LIBM(log)
STABLEHAND_COMPLEX_LIBM(sqrt)
STABLEHAND_COMPLEX_LIBM(sin)
STABLEHAND_COMPLEX_LIBM(cos)
STABLEHAND_COMPLEX_LIBM(tan)
STABLEHAND_COMPLEX_LIBM(asin)
STABLEHAND_COMPLEX_LIBM(acos)
STABLEHAND_COMPLEX_LIBM(atan)
STABLEHAND_COMPLEX_LIBM(sinh)
STABLEHAND_COMPLEX_LIBM(cosh)
STABLEHAND_COMPLEX_LIBM(tanh)
STABLEHAND_COMPLEX_LIBM(asinh)
STABLEHAND_COMPLEX_LIBM(acosh)
STABLEHAND_COMPLEX_LIBM(atanh)
#undef STABLEHAND_COMPLEX_LIBM
template <typename T>
C10_ERASE c10::complex<T> pow(const c10::complex<T>& x, const c10::complex<T>& y) {
  return c10::complex<T>(
      std::pow(static_cast<std::complex<T>>(x), static_cast<std::complex<T>>(y)));
}
using std::exp, std::expm1, std::log, std::log1p, std::sin, std::cos;
using std::pow, std::hypot, std::atan2, std::fma;

#endif

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

// torch/headeronly/detail/complex_math.h: std::exp(c10::complex) and its like; a part of
// util/complex.h.
// SPDX-License-Identifier: BSD-3-Clause
//
// On the host the C library's functions, as std::complex has them; in device code thrust's.
// Differences from PyTorch's: log1p and expm1 keep their precision wherever the result is small and
// follow C's limits at infinity; log2 and log10 divide each part by itself, so that log2(0) is
// (-inf,0) and not (-inf,nan); pow of two different kinds computes in the wider one.
#pragma once
#include <torch/headeronly/detail/complex_libm.h>
#include <torch/headeronly/detail/complex_operators.h>
#include <torch/headeronly/detail/complex_type.h>

#include <limits>       // std::numeric_limits
#include <type_traits>  // std::conditional_t

#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
#define STABLEHAND_COMPLEX_CALL(name, T, z) \
  c10::complex<T>(thrust::name(static_cast<thrust::complex<T>>(z)))
#define STABLEHAND_REAL_CALL ::
#else
#define STABLEHAND_COMPLEX_CALL(name, T, z) torch::headeronly::detail::name(z)
#define STABLEHAND_REAL_CALL torch::headeronly::detail::
#endif

namespace c10 {

template <typename T>
C10_HOST_DEVICE C10_ERASE complex<T> polar(const T& r, const T& theta = T()) {
  return complex<T>(r * STABLEHAND_REAL_CALL cos(theta), r * STABLEHAND_REAL_CALL sin(theta));
}

}  // namespace c10

namespace std {

template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T real(const c10::complex<T>& z) {
  return z.real();
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T imag(const c10::complex<T>& z) {
  return z.imag();
}
template <typename T>
C10_HOST_DEVICE C10_ERASE T abs(const c10::complex<T>& z) {
  return STABLEHAND_REAL_CALL hypot(z.real(), z.imag());
}
template <typename T>
C10_HOST_DEVICE C10_ERASE T arg(const c10::complex<T>& z) {
  return STABLEHAND_REAL_CALL atan2(z.imag(), z.real());
}
// The square of the absolute value.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T norm(const c10::complex<T>& z) {
  return z.real() * z.real() + z.imag() * z.imag();
}
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE c10::complex<T> conj(const c10::complex<T>& z) {
  return c10::complex<T>(z.real(), -z.imag());
}

}  // namespace std

namespace c10_complex_math {

#define STABLEHAND_COMPLEX_FUNCTION(name)                                    \
  template <typename T>                                                      \
  C10_HOST_DEVICE C10_ERASE c10::complex<T> name(const c10::complex<T>& x) { \
    return STABLEHAND_COMPLEX_CALL(name, T, x);                              \
  }
STABLEHAND_COMPLEX_FUNCTION(exp)
STABLEHAND_COMPLEX_FUNCTION(log)
STABLEHAND_COMPLEX_FUNCTION(sqrt)
STABLEHAND_COMPLEX_FUNCTION(sin)
STABLEHAND_COMPLEX_FUNCTION(cos)
STABLEHAND_COMPLEX_FUNCTION(tan)
STABLEHAND_COMPLEX_FUNCTION(asin)
STABLEHAND_COMPLEX_FUNCTION(acos)
STABLEHAND_COMPLEX_FUNCTION(atan)
STABLEHAND_COMPLEX_FUNCTION(sinh)
STABLEHAND_COMPLEX_FUNCTION(cosh)
STABLEHAND_COMPLEX_FUNCTION(tanh)
STABLEHAND_COMPLEX_FUNCTION(asinh)
STABLEHAND_COMPLEX_FUNCTION(acosh)
STABLEHAND_COMPLEX_FUNCTION(atanh)
#undef STABLEHAND_COMPLEX_FUNCTION

template <typename T>
C10_HOST_DEVICE C10_ERASE c10::complex<T> log10(const c10::complex<T>& x) {
  return log(x) / static_cast<T>(2.30258509299404568401799145468436421L);
}
template <typename T>
C10_HOST_DEVICE C10_ERASE c10::complex<T> log2(const c10::complex<T>& x) {
  return log(x) / static_cast<T>(0.693147180559945309417232121458176568L);
}

// ---- powers ----
template <typename T>
C10_HOST_DEVICE C10_ERASE c10::complex<T> pow(const c10::complex<T>& x, const c10::complex<T>& y) {
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
  return c10::complex<T>(
      thrust::pow(static_cast<thrust::complex<T>>(x), static_cast<thrust::complex<T>>(y)));
#else
  return torch::headeronly::detail::pow(x, y);
#endif
}
template <typename T>
C10_HOST_DEVICE C10_ERASE c10::complex<T> pow(const c10::complex<T>& x, const T& y) {
  if (x.imag() == T(0) && x.real() > T(0)) {
    return STABLEHAND_REAL_CALL pow(x.real(), y);
  }
  const auto power = log(x);
  return c10::polar(STABLEHAND_REAL_CALL exp(y * power.real()), y * power.imag());
}
template <typename T>
C10_HOST_DEVICE C10_ERASE c10::complex<T> pow(const T& x, const c10::complex<T>& y) {
  if (!(x > T(0))) {
    return c10_complex_math::pow(c10::complex<T>(x), y);
  }
  return c10::polar(STABLEHAND_REAL_CALL pow(x, y.real()), y.imag() * STABLEHAND_REAL_CALL log(x));
}

// A whole exponent: products only, none with 1, which would make NaN of infinity.
template <typename T>
C10_HOST_DEVICE C10_ERASE c10::complex<T> power_by_squaring(c10::complex<T> base, int exponent) {
  c10::complex<T> power(1);
  bool is_one = true;
  unsigned left = static_cast<unsigned>(exponent);
  for (left = exponent < 0 ? 0U - left : left; left != 0; left /= 2) {
    if (left % 2 != 0) {
      power = is_one ? base : power * base;
      is_one = false;
    }
    base = left > 1 ? base * base : base;
  }
  return exponent < 0 ? T(1) / power : power;
}

// Of two kinds: as both would be in the wider one; an integer that is no int counts as a double.
template <typename T, typename U>
using Wider = decltype(T() * std::conditional_t<std::is_integral_v<U>, double, U>());

template <typename T, typename U>
C10_HOST_DEVICE C10_ERASE c10::complex<decltype(T() * U())> pow(const c10::complex<T>& x,
                                                                const c10::complex<U>& y) {
  using W = decltype(T() * U());
  return c10_complex_math::pow(c10::complex<W>(x.real(), x.imag()),
                               c10::complex<W>(y.real(), y.imag()));
}
template <typename T, typename U>
C10_HOST_DEVICE C10_ERASE c10::complex<decltype(T() * U())> pow(const c10::complex<T>& x,
                                                                const U& y) {
  if constexpr (std::is_same_v<U, int>) {
    return power_by_squaring(x, y);
  } else {
    using W = Wider<T, U>;
    using Result = c10::complex<decltype(T() * U())>;
    return static_cast<Result>(
        c10_complex_math::pow(c10::complex<W>(x.real(), x.imag()), static_cast<W>(y)));
  }
}
template <typename T, typename U>
C10_HOST_DEVICE C10_ERASE c10::complex<decltype(T() * U())> pow(const T& x,
                                                                const c10::complex<U>& y) {
  using W = Wider<U, T>;
  using Result = c10::complex<decltype(T() * U())>;
  return static_cast<Result>(
      c10_complex_math::pow(static_cast<W>(x), c10::complex<W>(y.real(), y.imag())));
}

// ---- near 1 and near 0 ----
// log(1 + z). |1 + z|² - 1 = 2x + x² + y², whose three terms may cancel: each is split into its
// rounded value and the rest.
template <typename T>
C10_HOST_DEVICE C10_ERASE c10::complex<T> log1p(const c10::complex<T>& z) {
  const T x = z.real(), y = z.imag();
  const T angle = STABLEHAND_REAL_CALL atan2(y, T(1) + x);
  const T xx = x * x, yy = y * y;
  const T rest = STABLEHAND_REAL_CALL fma(x, x, -xx) + STABLEHAND_REAL_CALL fma(y, y, -yy);
  const T first = 2 * x + yy, yy_in_first = first - 2 * x;
  const T rest_of_first = (2 * x - (first - yy_in_first)) + (yy - yy_in_first);
  const T excess = first + xx, xx_in_excess = excess - first;
  const T rest_of_excess = (first - (excess - xx_in_excess)) + (xx - xx_in_excess);
  const T square_less_1 = excess + (rest_of_first + rest_of_excess + rest);
  // Not where 1 + z is near 0, or a square overflows, or an operand is infinite or NaN.
  if (square_less_1 > T(-0.5) && square_less_1 - square_less_1 == T(0)) {
    const T real = T(0.5) * STABLEHAND_REAL_CALL log1p(square_less_1);
    return c10::complex<T>(x == T(0) && y == T(0) ? x : real, angle);
  }
  return c10::complex<T>(STABLEHAND_REAL_CALL log(STABLEHAND_REAL_CALL hypot(T(1) + x, y)), angle);
}

// exp(z) - 1 = (expm1(x) cos y - 2 sin²(y/2)) + i exp(x) sin y.
template <typename T>
C10_HOST_DEVICE C10_ERASE c10::complex<T> expm1(const c10::complex<T>& z) {
  const T x = z.real(), y = z.imag();
  if (!(x < T(60)) || !(x - x == T(0)) || !(y - y == T(0))) {
    // Large, or not finite: the 1 does not matter.
    return y == T(0) ? c10::complex<T>(STABLEHAND_REAL_CALL expm1(x), y) : exp(z) - T(1);
  }
  const T half_sine = STABLEHAND_REAL_CALL sin(y / 2);
  return c10::complex<T>(
      STABLEHAND_REAL_CALL expm1(x) * STABLEHAND_REAL_CALL cos(y) - 2 * half_sine * half_sine,
      STABLEHAND_REAL_CALL exp(x) * STABLEHAND_REAL_CALL sin(y));
}

}  // namespace c10_complex_math

#undef STABLEHAND_COMPLEX_CALL
#undef STABLEHAND_REAL_CALL

// clang-format off
#define STABLEHAND_USING_COMPLEX_MATH                                                         \
  using c10_complex_math::acos, c10_complex_math::acosh, c10_complex_math::asin;              \
  using c10_complex_math::asinh, c10_complex_math::atan, c10_complex_math::atanh;             \
  using c10_complex_math::cos, c10_complex_math::cosh, c10_complex_math::exp;                 \
  using c10_complex_math::expm1, c10_complex_math::log, c10_complex_math::log10;              \
  using c10_complex_math::log1p, c10_complex_math::log2, c10_complex_math::pow;               \
  using c10_complex_math::sin, c10_complex_math::sinh, c10_complex_math::sqrt;                \
  using c10_complex_math::tan, c10_complex_math::tanh;
// clang-format on

namespace std {
STABLEHAND_USING_COMPLEX_MATH
}

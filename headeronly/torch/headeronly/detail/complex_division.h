// torch/headeronly/detail/complex_division.h: quotients of complex numbers without overflow or
// underflow on the way.
// SPDX-License-Identifier: BSD-3-Clause
//
// (a + bi) / (c + di) = ((ac + bd) + (bc - ad)i) / (c² + d²). This is computed as it stands where
// no operand is extreme (complex_pairs.h). Else float computes it in double, where the products are
// exact and every intermediate value has room, and double scaled, or with exponents apart. For a
// divisor of zero, infinity or NaN, and for the sign of zeros, the result is NumPy's and PyTorch's,
// which come from Smith's formula.
#pragma once
#include <torch/headeronly/detail/complex_pairs.h>
#include <torch/headeronly/detail/float_bits.h>
#include <torch/headeronly/detail/number_traits.h>
#include <torch/headeronly/macros/Macros.h>

#include <limits>       // std::numeric_limits
#include <type_traits>  // std::is_same_v

#if defined(__GNUC__)  // small code: a third less to compile where numbers are divided
#define STABLEHAND_SELDOM_DIVIDES __attribute__((__cold__, __noinline__))
#else
#define STABLEHAND_SELDOM_DIVIDES C10_NOINLINE
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// A number with its exponent apart, so that no product leaves the range.
template <typename T>
struct Scaled {
  T number;
  int exponent;

  static constexpr C10_HOST_DEVICE Scaled of(T x, int exponent = 0) {
    for (int step = std::numeric_limits<T>::max_exponent / 2; step != 0 && x != 0; step /= 2) {
      for (; magnitude(x) >= power_of_two<T>(step); exponent += step) {
        x *= power_of_two<T>(-step);
      }
      for (; magnitude(x) <= power_of_two<T>(-step); exponent -= step) {
        x *= power_of_two<T>(step);
      }
    }
    return {x, exponent};
  }

  constexpr C10_HOST_DEVICE Scaled operator*(Scaled other) const {
    return {number * other.number, exponent + other.exponent};
  }
  constexpr C10_HOST_DEVICE Scaled operator-() const { return {-number, exponent}; }
  constexpr C10_HOST_DEVICE Scaled operator+(Scaled other) const {
    if (other.number == 0 || (number != 0 && exponent - other.exponent > kNoEffect)) {
      return number == 0 ? Scaled{number + other.number, 0} : *this;
    }
    if (number == 0 || other.exponent > exponent) {
      return number == 0 ? other : other + *this;
    }
    return {number + other.number * power_of_two<T>(other.exponent - exponent), exponent};
  }

  // Rounded at most once after the division.
  constexpr C10_HOST_DEVICE T divided_by(Scaled other) const {
    const Scaled quotient = of(number / other.number, exponent - other.exponent);
    constexpr int kNormal = std::numeric_limits<T>::max_exponent - 8;
    int left = quotient.exponent;
    T result = quotient.number;
    if (left > kNormal || left < -kNormal) {
      const int first = left > 0 ? kNormal : -kNormal;
      result *= power_of_two<T>(first);
      left -= first;
    }
    // Beyond this the result is infinity or zero in any case.
    left = left > kNormal ? kNormal : left < -kNormal ? -kNormal : left;
    return result * power_of_two<T>(left);
  }

  enum : int { kNoEffect = 2 * std::numeric_limits<T>::digits };
};

// Smith's formula, for its results where an operand is not finite.
template <typename T>
constexpr C10_HOST_DEVICE Parts<T> quotient_by_ratio(T a, T b, T c,
                                                     T d) __ubsan_ignore_float_divide_by_zero__ {
  if (c == 0 && d == 0) {
    return {a / magnitude(c + T(0)), b / magnitude(d + T(0))};
  }
  const bool real_leads = magnitude(c) >= magnitude(d);
  const T ratio = real_leads ? d / c : c / d;
  const T factor = T(1) / (real_leads ? c + d * ratio : d + c * ratio);
  return real_leads ? Parts<T>{(a + b * ratio) * factor, (b - a * ratio) * factor}
                    : Parts<T>{(a * ratio + b) * factor, (b * ratio - a) * factor};
}

// A number whose sign is that of the greater part of a divisor, of c where they are equal.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T leading(T c, T d) {
  constexpr T kAlmost1 = 1 - Ends<T>::epsilon / 2;
  return c + d * kAlmost1;
}

template <typename T>
STABLEHAND_SELDOM_DIVIDES constexpr C10_HOST_DEVICE Parts<T> unusual_quotient(T a, T b, T c, T d) {
  if (!is_finite(a) || !is_finite(b) || !is_finite(c) || !is_finite(d) || (c == 0 && d == 0)) {
    return quotient_by_ratio(a, b, c, d);
  }
  using Number = Scaled<T>;
  const T sign = magnitude(c) >= magnitude(d) ? sign_of(c) : sign_of(d);
  const Number sa = Number::of(a), sb = Number::of(b);
  const Number sc = Number::of(c * sign), sd = Number::of(d * sign);
  const Number divisor = Number{sign, 0} * (sc * sc + sd * sd);
  return {(sa * sc + sb * sd).divided_by(divisor), (sb * sc + -(sa * sd)).divided_by(divisor)};
}

// The formula as it stands. The divisor and at the end the quotient are multiplied by scale, a
// power of two with the sign that makes the divisor's greater part positive: zeros then have the
// sign that Smith's formula gives them.
template <typename T>
struct Quotient {
  T scale, square, real, imag;

  constexpr C10_HOST_DEVICE C10_ERASE Quotient(T a, T b, T c, T d, T positive_scale)
      : scale(with_sign_of(positive_scale, leading(c, d))), square(0), real(0), imag(0) {
    const T e = c * scale, f = d * scale;
    square = e * e + f * f;
    real = a * e + b * f;
    imag = b * e - a * f;
  }

  template <typename Part>
  constexpr C10_HOST_DEVICE C10_ERASE Parts<Part> parts() const {
    const T factor = scale / square;
    return {static_cast<Part>(real * factor), static_cast<Part>(imag * factor)};
  }
};

// A product that underflows errs by less than the smallest number; so does the quotient if the
// square of the divisor is kScale or more, for the quotient is multiplied by kScale / square.
template <typename T>
struct Moderate {
  static constexpr T kScale = power_of_two<T>(std::numeric_limits<T>::max_exponent / 3);

  static constexpr C10_HOST_DEVICE C10_ERASE bool holds(const Quotient<T>& q) {
    const T sum = q.real + q.imag + q.square;
    return q.square >= kScale && sum - sum >= 0;  // finite: nothing overflowed
  }
};

constexpr C10_HOST_DEVICE C10_ERASE bool is_constant_expression() {
#if defined(__GNUC__)
  return __builtin_is_constant_evaluated();
#else
  return false;
#endif
}

// By a real divisor, the sum of c and a zero of d's sign. Dividing each part rounds once.
template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE Parts<T> real_quotient(T a, T b, T c, T d) {
  const T zero = d * c;  // as Smith's d / c, which decides the sign of zeros
  return {(a + b * zero) / c, (b - a * zero) / c};
}

template <typename T, typename U>
constexpr C10_HOST_DEVICE C10_ERASE Parts<T> quotient(T a, T b, U c, U d) {
  using W = decltype(a * c);
  if (magnitude(d) <= 0 && magnitude(c) > 0 && magnitude(c) <= Ends<U>::max) {
    const auto parts = real_quotient<W>(a, b, c, d);
    return {static_cast<T>(parts.real), static_cast<T>(parts.imag)};
  }
#if STABLEHAND_HAS_COMPLEX_PAIRS()
  if (!is_constant_expression()) {
    Parts<T> usual{};
    if (C10_LIKELY(usual_quotient(a, b, c, d, usual))) {
      return usual;
    }
  }
#endif
#if !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)  // where double may be slow
  if constexpr (std::is_same_v<T, float> && std::is_same_v<U, float>) {
    const Quotient<double> in_double(a, b, c, d, 1);
    if (C10_LIKELY(in_double.square > 0 && is_finite(in_double.square))) {
      return in_double.parts<float>();
    }
    return quotient_by_ratio(a, b, c, d);
  }
#endif
  if (!is_constant_expression()) {  // where an overflow is an error, even of what is not used
    const Quotient<W> direct(a, b, c, d, Moderate<W>::kScale);
    if (C10_LIKELY(Moderate<W>::holds(direct))) {
      return direct.template parts<T>();
    }
  }
  const auto parts = unusual_quotient<W>(a, b, c, d);
  return {static_cast<T>(parts.real), static_cast<T>(parts.imag)};
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

#undef STABLEHAND_SELDOM_DIVIDES

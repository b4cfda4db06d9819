// torch/headeronly/detail/complex_type.h: the class c10::complex and its literals; a part of
// util/complex.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/complex_division.h>
#include <torch/headeronly/detail/std_fwd.h>  // std::complex
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <type_traits>  // std::enable_if_t
#if defined(__CUDACC__) || defined(__HIPCC__)
#include <thrust/complex.h>  // thrust::complex
#endif

namespace c10 {

template <typename T>
struct alignas(sizeof(T) * 2) complex {
  using value_type = T;

  T real_ = T(0);
  T imag_ = T(0);

  constexpr C10_ERASE complex() = default;
  constexpr C10_HOST_DEVICE C10_ERASE complex(const T& re, const T& im = T())
      : real_(re), imag_(im) {}
  template <typename U>
  explicit constexpr C10_ERASE complex(const std::complex<U>& other)
      : complex(static_cast<T>(other.real()), static_cast<T>(other.imag())) {}
  // From float to double by itself, the other way when asked to.
  template <typename U = T>
  explicit constexpr C10_HOST_DEVICE C10_ERASE
  complex(const std::enable_if_t<std::is_same_v<U, float>, complex<double>>& other)
      : real_(static_cast<T>(other.real_)), imag_(static_cast<T>(other.imag_)) {}
  template <typename U = T>
  constexpr C10_HOST_DEVICE C10_ERASE
  complex(const std::enable_if_t<std::is_same_v<U, double>, complex<float>>& other)
      : real_(other.real_), imag_(other.imag_) {}

  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator=(T re) {
    real_ = re;
    imag_ = T(0);
    return *this;
  }
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator+=(T re) {
    real_ += re;
    return *this;
  }
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator-=(T re) {
    real_ -= re;
    return *this;
  }
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator*=(T re) {
    real_ *= re;
    imag_ *= re;
    return *this;
  }
  constexpr C10_HOST_DEVICE C10_ERASE __ubsan_ignore_float_divide_by_zero__ complex<T>& operator/=(
      T re) {
    real_ /= re;
    imag_ /= re;
    return *this;
  }

  template <typename U>
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator=(const complex<U>& rhs) {
    return set(rhs.real(), rhs.imag());
  }
  template <typename U>
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator+=(const complex<U>& rhs) {
    return set(real_ + rhs.real(), imag_ + rhs.imag());
  }
  template <typename U>
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator-=(const complex<U>& rhs) {
    return set(real_ - rhs.real(), imag_ - rhs.imag());
  }
  template <typename U>
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator*=(const complex<U>& rhs) {
    const U c = rhs.real(), d = rhs.imag();
    return set(real_ * c - imag_ * d, real_ * d + imag_ * c);
  }
  template <typename U>
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& operator/=(const complex<U>& rhs) {
    const auto parts = torch::headeronly::detail::quotient(real_, imag_, rhs.real(), rhs.imag());
    return set(parts.real, parts.imag);
  }

  template <typename U>
  constexpr C10_ERASE complex<T>& operator=(const std::complex<U>& rhs) {
    return set(rhs.real(), rhs.imag());
  }
  template <typename U>
  explicit constexpr C10_ERASE operator std::complex<U>() const {
    return std::complex<U>(static_cast<U>(real_), static_cast<U>(imag_));
  }

#if defined(__CUDACC__) || defined(__HIPCC__)
  template <typename U>
  C10_HOST_DEVICE C10_ERASE explicit complex(const thrust::complex<U>& other)
      : real_(static_cast<T>(other.real())), imag_(static_cast<T>(other.imag())) {}
  template <typename U>
  C10_HOST_DEVICE C10_ERASE complex<T>& operator=(const thrust::complex<U>& rhs) {
    return set(rhs.real(), rhs.imag());
  }
  template <typename U>
  C10_HOST_DEVICE C10_ERASE explicit operator thrust::complex<U>() const {
    return thrust::complex<U>(static_cast<U>(real_), static_cast<U>(imag_));
  }
#endif

  explicit constexpr C10_HOST_DEVICE C10_ERASE operator bool() const {
    return real_ != T(0) || imag_ != T(0);
  }

  constexpr C10_HOST_DEVICE C10_ERASE T real() const { return real_; }
  constexpr C10_HOST_DEVICE C10_ERASE void real(T value) { real_ = value; }
  constexpr C10_HOST_DEVICE C10_ERASE T imag() const { return imag_; }
  constexpr C10_HOST_DEVICE C10_ERASE void imag(T value) { imag_ = value; }

 private:
  template <typename U>
  constexpr C10_HOST_DEVICE C10_ERASE complex<T>& set(U re, U im) {
    real_ = static_cast<T>(re);
    imag_ = static_cast<T>(im);
    return *this;
  }
};

// For storage: computed in float, each part rounded once.
// clang-format off: it takes the class apart
#define STABLEHAND_SMALL_COMPLEX(T)                                                               \
  template <>                                                                                     \
  struct alignas(4) complex<T> {                                                                  \
    using value_type = T;                                                                         \
                                                                                                  \
    T real_;                                                                                      \
    T imag_;                                                                                      \
                                                                                                  \
    complex() = default;                                                                          \
    C10_HOST_DEVICE C10_ERASE explicit complex(const T& real, const T& imag)                      \
        : real_(real), imag_(imag) {}                                                             \
    C10_HOST_DEVICE C10_ERASE complex(const c10::complex<float>& value)                           \
        : real_(value.real()), imag_(value.imag()) {}                                             \
    C10_HOST_DEVICE C10_ERASE operator c10::complex<float>() const { return {real_, imag_}; }     \
                                                                                                  \
    constexpr C10_HOST_DEVICE C10_ERASE T real() const { return real_; }                          \
    constexpr C10_HOST_DEVICE C10_ERASE T imag() const { return imag_; }                          \
                                                                                                  \
    C10_HOST_DEVICE C10_ERASE complex<T>& operator+=(const complex<T>& other) {                   \
      return *this = in_float() += other.in_float();                                              \
    }                                                                                             \
    C10_HOST_DEVICE C10_ERASE complex<T>& operator-=(const complex<T>& other) {                   \
      return *this = in_float() -= other.in_float();                                              \
    }                                                                                             \
    C10_HOST_DEVICE C10_ERASE complex<T>& operator*=(const complex<T>& other) {                   \
      return *this = in_float() *= other.in_float();                                              \
    }                                                                                             \
    C10_HOST_DEVICE C10_ERASE complex<T>& operator/=(const complex<T>& other) {                   \
      return *this = in_float() /= other.in_float();                                              \
    }                                                                                             \
                                                                                                  \
   private:                                                                                       \
    C10_HOST_DEVICE C10_ERASE c10::complex<float> in_float() const { return *this; }              \
  };
// clang-format on
STABLEHAND_SMALL_COMPLEX(Half)
STABLEHAND_SMALL_COMPLEX(BFloat16)
#undef STABLEHAND_SMALL_COMPLEX

namespace complex_literals {
constexpr C10_ERASE complex<float> operator""_if(long double imag) {
  return complex<float>(0.0f, static_cast<float>(imag));
}
constexpr C10_ERASE complex<double> operator""_id(long double imag) {
  return complex<double>(0.0, static_cast<double>(imag));
}
constexpr C10_ERASE complex<float> operator""_if(unsigned long long imag) {
  return complex<float>(0.0f, static_cast<float>(imag));
}
constexpr C10_ERASE complex<double> operator""_id(unsigned long long imag) {
  return complex<double>(0.0, static_cast<double>(imag));
}
}  // namespace complex_literals

}  // namespace c10

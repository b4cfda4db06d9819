// torch/headeronly/detail/small_float.h: the operators that the floating point types of 16 bits and
// fewer share.
// SPDX-License-Identifier: BSD-3-Clause
//
// Arithmetic is that of float, rounded once at the end. With a float or double operand the result
// has that type; an integer operand is rounded to the small type first.
#pragma once
#include <torch/headeronly/macros/Macros.h>

#include <type_traits>  // std::enable_if_t

#define STABLEHAND_ARITHMETIC C10_HOST_DEVICE C10_ERASE __ubsan_ignore_float_divide_by_zero__

// clang-format off: it takes op##= apart
#define STABLEHAND_FLOAT_OPERATOR(T, op)                                                          \
  STABLEHAND_ARITHMETIC T operator op(const T& a, const T& b) {                                   \
    return T(static_cast<float>(a) op static_cast<float>(b));                                     \
  }                                                                                               \
  STABLEHAND_ARITHMETIC T& operator op##=(T& a, const T& b) { return a = a op b; }                \
  STABLEHAND_ARITHMETIC float& operator op##=(float& a, const T& b) {                             \
    return a op##= static_cast<float>(b);                                                         \
  }                                                                                               \
  STABLEHAND_ARITHMETIC float operator op(T a, float b) { return static_cast<float>(a) op b; }    \
  STABLEHAND_ARITHMETIC float operator op(float a, T b) { return a op static_cast<float>(b); }    \
  STABLEHAND_ARITHMETIC double operator op(T a, double b) { return static_cast<double>(a) op b; } \
  STABLEHAND_ARITHMETIC double operator op(double a, T b) { return a op static_cast<double>(b); } \
  STABLEHAND_ARITHMETIC T operator op(T a, int b) { return a op T(static_cast<float>(b)); }       \
  STABLEHAND_ARITHMETIC T operator op(int a, T b) { return T(static_cast<float>(a)) op b; }       \
  STABLEHAND_ARITHMETIC T operator op(T a, int64_t b) { return a op T(static_cast<float>(b)); }   \
  STABLEHAND_ARITHMETIC T operator op(int64_t a, T b) { return T(static_cast<float>(a)) op b; }
// clang-format on

// Printed as the float it stands for. A template so that <ostream> need not be included. It takes
// any stream with a char_type, and T itself only: what converts to T, such as float, must not be
// drawn in.
#define STABLEHAND_PRINTED_AS_FLOAT(T)                                     \
  template <class Stream, class Value, class = typename Stream::char_type, \
            std::enable_if_t<std::is_same_v<Value, T>, int> = 0>           \
  C10_ERASE Stream& operator<<(Stream& out, const Value& value) {          \
    out << static_cast<float>(value);                                      \
    return out;                                                            \
  }

// + - * / in all combinations, and a printed form.
#define STABLEHAND_FLOAT_OPERATORS(T)                                                 \
  STABLEHAND_FLOAT_OPERATOR(T, +)                                                     \
  STABLEHAND_FLOAT_OPERATOR(T, -)                                                     \
  STABLEHAND_FLOAT_OPERATOR(T, *)                                                     \
  STABLEHAND_FLOAT_OPERATOR(T, /)                                                     \
  STABLEHAND_ARITHMETIC T operator-(const T& a) { return T(-static_cast<float>(a)); } \
  STABLEHAND_PRINTED_AS_FLOAT(T)

// The same operators in torch::headeronly.
#define STABLEHAND_USING_FLOAT_OPERATORS                                                 \
  using c10::operator+, c10::operator-, c10::operator*, c10::operator/, c10::operator<<; \
  using c10::operator+=, c10::operator-=, c10::operator*=, c10::operator/=;

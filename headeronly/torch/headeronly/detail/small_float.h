// torch/headeronly/detail/small_float.h: what the floating point types of 16 bits and fewer share:
// operators and numeric_limits.
// SPDX-License-Identifier: BSD-3-Clause
//
// Macros, because PyTorch's are plain functions of each type, and overload resolution tells
// templates from these.
//
// Arithmetic is that of float, rounded once at the end. With a float or double operand the result
// has that type; an integer operand is rounded to the small type first.
#pragma once
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/bit_cast.h>

#include <string.h>     // memcpy
#include <type_traits>  // std::enable_if_t

// Conversions are constant expressions where the compiler has what that takes: g++ from 11, clang
// from 9, nvcc from 12 on.
#if defined(__has_builtin)
#if __has_builtin(__builtin_bit_cast) && __has_builtin(__builtin_is_constant_evaluated)
#define STABLEHAND_HAS_CONSTANT_CONVERSIONS() 1
#endif
#endif
#ifndef STABLEHAND_HAS_CONSTANT_CONVERSIONS
#define STABLEHAND_HAS_CONSTANT_CONVERSIONS() 0
#endif

#if STABLEHAND_HAS_CONSTANT_CONVERSIONS()
#define STABLEHAND_CONVERSION constexpr C10_HOST_DEVICE C10_ERASE
#define STABLEHAND_IS_CONSTANT() __builtin_is_constant_evaluated()
#else
#define STABLEHAND_CONVERSION C10_HOST_DEVICE C10_ERASE
#define STABLEHAND_IS_CONSTANT() false
#endif
#define STABLEHAND_ARITHMETIC C10_HOST_DEVICE C10_ERASE __ubsan_ignore_float_divide_by_zero__

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// bit_cast, which is no constant expression; g++ 12 makes worse loops of the builtin.
template <class To, class From>
STABLEHAND_CONVERSION To bits_as(From from) {
#if STABLEHAND_HAS_CONSTANT_CONVERSIONS()
  if (STABLEHAND_IS_CONSTANT()) {
    return __builtin_bit_cast(To, from);
  }
#endif
  return bit_cast<To>(from);
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

// From and to a toolkit's type of the same format, bit for bit; to_it: explicit, or nothing.
#define STABLEHAND_SAME_FORMAT(T, Theirs, to_it)              \
  C10_HOST_DEVICE C10_ERASE T(const Theirs& value)            \
      : x(torch::headeronly::bit_cast<decltype(x)>(value)) {} \
  to_it C10_HOST_DEVICE C10_ERASE operator Theirs() const {   \
    Theirs value;                                             \
    memcpy(static_cast<void*>(&value), &x, sizeof x);         \
    return value;                                             \
  }

// With the operators of float alone: overload resolution among those of all types takes long.
// clang-format off: it takes op##= apart
#define STABLEHAND_FLOAT_OPERATOR(T, op)                                                          \
  STABLEHAND_ARITHMETIC T operator op(const T& a, const T& b) {                                   \
    return T(static_cast<float>(a) op static_cast<float>(b));                                     \
  }                                                                                               \
  STABLEHAND_ARITHMETIC T& operator op##=(T& a, const T& b) {                                     \
    return a = T(static_cast<float>(a) op static_cast<float>(b));                                 \
  }                                                                                               \
  STABLEHAND_ARITHMETIC float& operator op##=(float& a, const T& b) {                             \
    return a op##= static_cast<float>(b);                                                         \
  }                                                                                               \
  STABLEHAND_ARITHMETIC float operator op(T a, float b) { return static_cast<float>(a) op b; }    \
  STABLEHAND_ARITHMETIC float operator op(float a, T b) { return a op static_cast<float>(b); }    \
  STABLEHAND_ARITHMETIC double operator op(T a, double b) { return static_cast<double>(a) op b; } \
  STABLEHAND_ARITHMETIC double operator op(double a, T b) { return a op static_cast<double>(b); } \
  STABLEHAND_ARITHMETIC T operator op(T a, int b) {                                               \
    return T(static_cast<float>(a) op static_cast<float>(T(static_cast<float>(b))));              \
  }                                                                                               \
  STABLEHAND_ARITHMETIC T operator op(int a, T b) {                                               \
    return T(static_cast<float>(T(static_cast<float>(a))) op static_cast<float>(b));              \
  }                                                                                               \
  STABLEHAND_ARITHMETIC T operator op(T a, int64_t b) {                                           \
    return T(static_cast<float>(a) op static_cast<float>(T(static_cast<float>(b))));              \
  }                                                                                               \
  STABLEHAND_ARITHMETIC T operator op(int64_t a, T b) {                                           \
    return T(static_cast<float>(T(static_cast<float>(a))) op static_cast<float>(b));              \
  }
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

// Of std::numeric_limits: what is the same for all of the types.
#define STABLEHAND_SMALL_FLOAT_LIMITS                                     \
  static constexpr bool is_specialized = true;                            \
  static constexpr bool is_integer = false;                               \
  static constexpr bool is_exact = false;                                 \
  static constexpr bool is_bounded = true;                                \
  static constexpr bool is_modulo = false;                                \
  static constexpr bool has_quiet_NaN = true;                             \
  static constexpr auto round_style = numeric_limits<float>::round_style; \
  static constexpr auto traps = numeric_limits<float>::traps;             \
  static constexpr int radix = 2;

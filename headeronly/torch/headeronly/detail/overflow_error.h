// torch/headeronly/detail/overflow_error.h: what checked_convert says of a value that does not fit.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/number_traits.h>
#include <torch/headeronly/detail/text.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/complex.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// A whole number with all its digits.
STABLEHAND_COLD inline void append_real(Text& text, long double number) {
  if (number >= -0x1p63L && number < 0x1p63L &&
      number == static_cast<long double>(static_cast<long long>(number))) {
    append(text, static_cast<long long>(number));
  } else if (number >= 0x1p63L && number < 0x1p64L) {
    append(text, static_cast<unsigned long long>(number));
  } else {
    append(text, number);
  }
}

template <typename T>
void append_number(Text& text, const T& value) {
  if constexpr (is_complex<T>::value) {
    append(text, '(');
    append_number(text, value.real());
    append(text, ',');
    append_number(text, value.imag());
    append(text, ')');
  } else if constexpr (std::is_integral_v<T>) {
    using Wide = std::conditional_t<std::is_signed_v<T>, long long, unsigned long long>;
    append(text, static_cast<Wide>(value));
  } else {
    append_real(text, static_cast<long double>(number(value)));
  }
}

STABLEHAND_COLD inline void append_overflow(Text& text, const char* name) {
  append(text, "value cannot be converted to type ");
  append(text, name);
  append(text, " without overflow");
}

// Its name stands in the compiler's error where a constant does not fit.
template <typename To, typename From>
[[noreturn]] STABLEHAND_COLD void value_does_not_fit_the_type(const From& value, const char* name) {
  using Limits = std::numeric_limits<To>;
  using Real = typename scalar_value_type<To>::type;
  Text text;
  append_overflow(text, name);
  append(text, ": got ");
  append_number(text, value);
  append(text, ", allowed is ");
  if constexpr (std::is_unsigned_v<Real> && std::is_integral_v<From> && std::is_signed_v<From>) {
    append(text, '-');  // wraps around
    append_number(text, Limits::max());
  } else {
    append_number(text, Limits::lowest());
  }
  append(text, " to ");
  append_number(text, Limits::max());
  if constexpr (is_complex<From>::value && !is_complex<To>::value) {
    append(text, " with an imaginary part of 0");
  }
  throw_text(text);
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

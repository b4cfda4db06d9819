// torch/headeronly/util/TypeCast.h: conversions between any two number types, with and without a
// check of the range.
// SPDX-License-Identifier: BSD-3-Clause
//
// A complex number becomes a real one by its real part, and a bool by both. A floating point number
// outside an integer type's range gives what the processor gives, and for uint8_t the lowest byte
// of the 64-bit integer. Differences from PyTorch's: the error also says the value and what is
// allowed; constexpr between types that have constexpr conversions (Half and the other small types
// do not), where what overflows is a compile error.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/TypeCast.h>)
#include_next <torch/headeronly/util/TypeCast.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/TypeCast.h came with torch 2.15, and the torch on the include path is older: include c10/util/TypeCast.h, which every torch has."
#endif
#else

#include <torch/headeronly/detail/number_traits.h>
#include <torch/headeronly/detail/overflow_error.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/Float8_e8m0fnu.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/complex.h>
#include <torch/headeronly/util/overflows.h>

#include <type_traits>  // std::is_integral_v

namespace c10 {

template <typename dest_t, typename src_t>
struct needs_real {
  static constexpr bool value =
      torch::headeronly::is_complex<src_t>::value && !torch::headeronly::is_complex<dest_t>::value;
};

template <bool, typename src_t>
struct maybe_real {
  static constexpr C10_HOST_DEVICE C10_ERASE src_t apply(src_t src) { return src; }
};
template <typename src_t>
struct maybe_real<true, src_t> {
  static constexpr C10_HOST_DEVICE C10_ERASE decltype(auto) apply(src_t src) { return src.real(); }
};

template <bool, typename src_t>
struct maybe_bool {
  static constexpr C10_HOST_DEVICE C10_ERASE src_t apply(src_t src) { return src; }
};
template <typename src_t>
struct maybe_bool<true, src_t> {
  static constexpr C10_HOST_DEVICE C10_ERASE decltype(auto) apply(src_t src) {
    return static_cast<bool>(src.real()) || static_cast<bool>(src.imag());
  }
};

// Out of range, the result is the processor's; the sanitizer is told here, and nowhere else.
template <typename dest_t, typename src_t>
constexpr C10_HOST_DEVICE C10_ERASE __ubsan_ignore_undefined__ dest_t
unchecked_cast_to_int(src_t src) {
  return static_cast<dest_t>(torch::headeronly::detail::number(src));
}

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE To convert_real(From src) {
  if constexpr (std::is_same_v<To, From>) {
    return src;
  } else if constexpr (IsSmallFloat<From>::value) {
    return convert_real<To>(static_cast<float>(src));
  } else if constexpr (IsSmallFloat<To>::value && std::is_arithmetic_v<From>) {
    return To(static_cast<float>(src));
  } else if constexpr (std::is_integral_v<To> && !std::is_same_v<To, bool> &&
                       std::is_floating_point_v<From>) {
    return c10::unchecked_cast_to_int<To>(src);
  } else {
    return static_cast<To>(src);
  }
}

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE To convert_number(From src) {
  if constexpr (std::is_same_v<To, From>) {
    return src;
  } else if constexpr (!is_complex<To>::value) {
    return convert_real<To>(c10::maybe_real<is_complex<From>::value, From>::apply(src));
  } else {
    using Part = typename scalar_value_type<To>::type;
    if constexpr (is_complex<From>::value) {
      return To(convert_real<Part>(src.real()), convert_real<Part>(src.imag()));
    } else {
      return To(convert_real<Part>(src), Part(0));
    }
  }
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

namespace c10 {

template <typename dest_t, typename src_t>
struct static_cast_with_inter_type {
  static constexpr C10_HOST_DEVICE C10_ERASE dest_t apply(src_t src) {
    return torch::headeronly::detail::convert_number<dest_t>(src);
  }
};

template <typename src_t>
struct static_cast_with_inter_type<bool, src_t> {
  static constexpr C10_HOST_DEVICE C10_ERASE bool apply(src_t src) {
    return static_cast<bool>(maybe_bool<needs_real<bool, src_t>::value, src_t>::apply(src));
  }
};

// Through int64_t, so that every processor gives the same.
template <typename src_t>
struct static_cast_with_inter_type<uint8_t, src_t> {
  static constexpr C10_HOST_DEVICE C10_ERASE uint8_t apply(src_t src) {
    return static_cast<uint8_t>(static_cast_with_inter_type<int64_t, src_t>::apply(src));
  }
};

// The same as the general ones. Specialisations, because PyTorch's are, and code may name them.
#define STABLEHAND_CAST(dest_t, src_t)                               \
  template <>                                                        \
  struct static_cast_with_inter_type<dest_t, src_t> {                \
    static C10_HOST_DEVICE C10_ERASE dest_t apply(src_t src) {       \
      return torch::headeronly::detail::convert_number<dest_t>(src); \
    }                                                                \
  };
#define STABLEHAND_CASTS_TO_COMPLEX(part_t)                   \
  STABLEHAND_CAST(c10::complex<part_t>, c10::Half)            \
  STABLEHAND_CAST(c10::complex<part_t>, c10::BFloat16)        \
  STABLEHAND_CAST(c10::complex<part_t>, c10::Float8_e4m3fn)   \
  STABLEHAND_CAST(c10::complex<part_t>, c10::Float8_e4m3fnuz) \
  STABLEHAND_CAST(c10::complex<part_t>, c10::Float8_e5m2)     \
  STABLEHAND_CAST(c10::complex<part_t>, c10::Float8_e5m2fnuz) \
  STABLEHAND_CAST(c10::complex<part_t>, c10::Float8_e8m0fnu)  \
  STABLEHAND_CAST(c10::complex<part_t>, c10::complex<double>)
STABLEHAND_CASTS_TO_COMPLEX(c10::Half)
STABLEHAND_CASTS_TO_COMPLEX(c10::BFloat16)
STABLEHAND_CAST(c10::complex<c10::Half>, c10::complex<c10::BFloat16>)
STABLEHAND_CAST(c10::complex<c10::BFloat16>, c10::complex<c10::Half>)
STABLEHAND_CAST(c10::Half, c10::complex<c10::BFloat16>)
STABLEHAND_CAST(c10::BFloat16, c10::complex<c10::Half>)
STABLEHAND_CAST(c10::BFloat16, c10::complex<c10::BFloat16>)
#undef STABLEHAND_CASTS_TO_COMPLEX
#undef STABLEHAND_CAST

template <typename To, typename From>
constexpr C10_HOST_DEVICE C10_ERASE To convert(From f) {
  return static_cast_with_inter_type<To, From>::apply(f);
}

// For who knows no more than the name of the type.
[[noreturn]] STABLEHAND_COLD C10_HIDDEN inline void report_overflow(const char* name) {
  torch::headeronly::detail::Text text;
  torch::headeronly::detail::append_overflow(text, name);
  torch::headeronly::detail::throw_text(text);
}

// name is To's, for the message.
template <typename To, typename From>
constexpr C10_ERASE To checked_convert(From f, const char* name) {
  // Every number is true or false.
  if (!std::is_same_v<To, bool> && C10_UNLIKELY((overflows<To, From>(f)))) {
    torch::headeronly::detail::value_does_not_fit_the_type<To>(f, name);
  }
  return convert<To, From>(f);
}

// The same; the name says that a negative integer wraps around in an unsigned type.
template <typename To, typename From>
constexpr C10_ERASE To unsafe_wrapping_convert(From f, const char* name) {
  return checked_convert<To, From>(f, name);
}

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::checked_convert, c10::convert, c10::unsafe_wrapping_convert;
using c10::maybe_bool, c10::maybe_real, c10::needs_real;
using c10::report_overflow;
using c10::static_cast_with_inter_type;
using c10::unchecked_cast_to_int;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

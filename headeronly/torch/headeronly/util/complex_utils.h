// torch/headeronly/util/complex_utils.h: traits of complex types; a part of util/complex.h.
// SPDX-License-Identifier: BSD-3-Clause
//
// Difference from PyTorch's: may be included alone.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/complex_utils.h>)
#include_next <torch/headeronly/util/complex_utils.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/complex_utils.h came with torch 2.14, and the torch on the include path is older: include c10/util/complex_utils.h, which every torch has."
#endif
#else

#include <torch/headeronly/detail/complex_type.h>
#include <torch/headeronly/detail/type.h>

#include <limits>       // std::numeric_limits, specialised here
#include <string.h>     // memcpy
#include <type_traits>  // std::bool_constant

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

namespace detail {
template <typename T>
Type<T> part_of(Type<T>*);
template <typename T>
Type<T> part_of(Type<std::complex<T>>*);
template <typename T>
Type<T> part_of(Type<c10::complex<T>>*);
}  // namespace detail

// The type of the parts; of a real type, itself.
template <typename T>
struct scalar_value_type {
  using type = typename decltype(detail::part_of(detail::type<T>()))::type;
};

template <typename T>
struct is_complex : std::bool_constant<!std::is_same_v<T, typename scalar_value_type<T>::type>> {};

HIDDEN_NAMESPACE_END(torch, headeronly)

namespace std {

template <typename T>
class C10_HIDDEN numeric_limits<c10::complex<T>> : public numeric_limits<T> {};

template <typename T>
C10_HOST_DEVICE C10_ERASE bool isnan(const c10::complex<T>& v) {
  return v.real() != v.real() || v.imag() != v.imag();
}

// Equal numbers have equal hashes: 0 and -0 too.
template <typename T>
struct C10_HIDDEN hash<c10::complex<T>> {
  C10_ERASE size_t operator()(const c10::complex<T>& v) const {
    return mix(mix(0, v.real()), v.imag());
  }

 private:
  static C10_ERASE size_t mix(uint64_t seed, T part) {
    uint64_t bits = 0;
    memcpy(&bits, &part, sizeof part < sizeof bits ? sizeof part : sizeof bits);
    bits = (part == T(0) ? 0 : bits) + seed + 0x9E3779B97F4A7C15U;
    // A round of multiplication spreads the bits of close numbers over the whole word.
    bits = (bits ^ (bits >> 32)) * 0xD6E8FEB86659FD93U;
    return static_cast<size_t>(bits ^ (bits >> 32));
  }
};

}  // namespace std

#endif  // STABLEHAND_SERVED_BY_TORCH

// stablehand/detail/convert_codecs.h: the conversions of stablehand/convert.h on vectors: floats to
// codes and back, a code in each word.
// SPDX-License-Identifier: BSD-3-Clause
//
// Written with the vectors of g++ and clang, which become the instructions of whatever processor
// the flags allow; a vector's size in bytes is a parameter, so all sizes can be tested on one
// processor. Everything is inlined into its caller: nothing is left that files compiled for
// different processors could share.
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <stablehand/detail/convert_types.h>
#include <torch/headeronly/detail/small_float_conversion.h>

#if defined(__has_builtin) && !defined(__NVCC__)  // nvcc 13 hands g++ packs unexpanded
#if __has_builtin(__builtin_shufflevector)        // clang, and g++ from 12 on
#define STABLEHAND_HAS_VECTORS() 1
#endif
#endif
#ifndef STABLEHAND_HAS_VECTORS
#define STABLEHAND_HAS_VECTORS() 0
#endif

#if STABLEHAND_HAS_VECTORS()
HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

using torch::headeronly::detail::float_exponent;

template <int bytes>
struct Lanes {
  static constexpr int count = bytes / 4;  // of floats
  // typedef: g++ 12 takes no such attribute from `using` in a template.
  typedef float Floats __attribute__((__vector_size__(bytes)));
  typedef uint32_t Words __attribute__((__vector_size__(bytes)));
  typedef int32_t Signed __attribute__((__vector_size__(bytes)));  // cheap to compare
  typedef uint16_t Halves __attribute__((__vector_size__(bytes)));
  typedef uint8_t Bytes __attribute__((__vector_size__(bytes)));
};

template <class To, class From>
C10_ERASE To same_bits(From from) {
  static_assert(sizeof(To) == sizeof(From), "the same bits read as another vector");
  return reinterpret_cast<To>(from);
}

// As small_float_from_float, without branches: a float whose last place is the last place of the
// code is added, which does the rounding.
template <class Format, class L>
C10_ERASE typename L::Words codes_of(typename L::Floats floats) {
  using Words = typename L::Words;
  using Signed = typename L::Signed;
  using Floats = typename L::Floats;
  constexpr int cut = 23 - Format::fraction_bits;
  constexpr auto too_large = static_cast<int32_t>(Format::too_large);
  constexpr auto smallest_normal = static_cast<int32_t>(float_exponent(128 - Format::bias));
  constexpr uint32_t overflow = (Format::too_large - float_exponent(127 - Format::bias)) >> cut;
  const Words bits = same_bits<Words>(floats);
  const Signed magnitude = same_bits<Signed>(bits & 0x7FFFFFFFU);
  const Signed number = magnitude < too_large ? magnitude : Signed{} + too_large;
  const Signed own = number & 0x7F800000;
  const Signed exponent = own > smallest_normal ? own : Signed{} + smallest_normal;
  const Words power = same_bits<Words>(exponent) + float_exponent(cut);
  const Floats sum = same_bits<Floats>(number) + same_bits<Floats>(power);
  Words codes =
      same_bits<Words>(sum) - power + same_bits<Words>((exponent - smallest_normal) >> cut);
  const Words is_nan = same_bits<Words>(magnitude > 0x7F800000);
  codes += is_nan & (Format::nan - overflow);
  if (Format::fraction_bits == 10) {
    codes |= is_nan & (bits >> cut) & 0x1FFU;
  }
  const Words sign = bits >> (Format::sign == 0x80U ? 24 : 16);
  return codes | (Format::negative_zero ? sign & Format::sign
                                        : sign & (codes + Format::sign - 1U) & Format::sign);
}

// As small_float_to_float, without branches.
template <class Format, class L>
C10_ERASE typename L::Floats floats_of(typename L::Words codes) {
  using Words = typename L::Words;
  using Signed = typename L::Signed;
  using Floats = typename L::Floats;
  const Words magnitude = codes & (Format::sign - 1U);
  const Words sign = (codes & Format::sign) << (Format::sign == 0x80U ? 24 : 16);
  const Words normal =
      (magnitude << (23 - Format::fraction_bits)) + float_exponent(127 - Format::bias);
  const Words subnormal =
      same_bits<Words>(same_bits<Signed>(magnitude) < (1 << Format::fraction_bits));
  const Floats number = same_bits<Floats>(normal + (subnormal & float_exponent(1))) -
                        same_bits<Floats>(subnormal & float_exponent(128 - Format::bias));
  const Words bits = sign | same_bits<Words>(number);
  if (!Format::negative_zero) {
    return same_bits<Floats>(bits ^ (same_bits<Words>(codes == Format::nan) & 0xFF800001U));
  }
  return same_bits<Floats>(bits | (same_bits<Words>(magnitude == Format::nan) & 0x7FF00000U));
}

// As half_to_float: through so high an exponent that infinity and NaN need no care.
template <class L>
C10_ERASE typename L::Floats floats_of_binary16(typename L::Words codes) {
  using Words = typename L::Words;
  using Signed = typename L::Signed;
  using Floats = typename L::Floats;
  const Words magnitude = codes & 0x7FFFU;
  const Words high = (magnitude << 13) + float_exponent(224);
  const Words subnormal = same_bits<Words>(same_bits<Signed>(magnitude) < 0x400);
  const Floats number = (same_bits<Floats>(high + (subnormal & float_exponent(1))) -
                         same_bits<Floats>(subnormal & float_exponent(225))) *
                        0x1p-112f;
  return same_bits<Floats>(same_bits<Words>(number) | ((codes & 0x8000U) << 16));
}

// What sets the types apart: encode() and decode().
template <class T>
struct Codec;
template <class Format>
struct FormatCodec {
  template <class L>
  static C10_ERASE typename L::Words encode(typename L::Floats floats) {
    return codes_of<Format, L>(floats);
  }
  template <class L>
  static C10_ERASE typename L::Floats decode(typename L::Words codes) {
    if constexpr (Format::bias == 15) {  // binary16, or its upper half
      return floats_of_binary16<L>(Format::sign == 0x80U ? codes << 8 : codes);
    } else {
      return floats_of<Format, L>(codes);
    }
  }
};
template <>
struct Codec<c10::Half> : FormatCodec<torch::headeronly::detail::Binary16> {};
template <>
struct Codec<c10::Float8_e4m3fn> : FormatCodec<torch::headeronly::detail::E4m3fn> {};
template <>
struct Codec<c10::Float8_e4m3fnuz> : FormatCodec<torch::headeronly::detail::E4m3fnuz> {};
template <>
struct Codec<c10::Float8_e5m2> : FormatCodec<torch::headeronly::detail::E5m2> {};
template <>
struct Codec<c10::Float8_e5m2fnuz> : FormatCodec<torch::headeronly::detail::E5m2fnuz> {};
template <>
struct Codec<c10::BFloat16> {
  template <class L>
  static C10_ERASE typename L::Words encode(typename L::Floats floats) {
    using Words = typename L::Words;
    const Words bits = same_bits<Words>(floats);
    const Words is_nan =
        same_bits<Words>(same_bits<typename L::Signed>(bits & 0x7FFFFFFFU) > 0x7F800000);
    const Words rounded = (bits + 0x7FFFU + ((bits >> 16) & 1U)) >> 16;
    return (rounded & ~is_nan) | (is_nan & 0x7FC0U);
  }
  template <class L>
  static C10_ERASE typename L::Floats decode(typename L::Words codes) {
    return same_bits<typename L::Floats>(codes << 16);
  }
};
template <>
struct Codec<c10::Float8_e8m0fnu> {
  template <class L>
  static C10_ERASE typename L::Words encode(typename L::Floats floats) {
    using Words = typename L::Words;
    const Words magnitude = same_bits<Words>(floats) & 0x7FFFFFFFU;
    // True is -1: half of the last place less one for 2^-127, which stays.
    const Words at_half = same_bits<Words>(magnitude == 0x00400000U);
    const Words rounded = (magnitude + 0x00400000U + at_half) >> 23;
    const Words is_nan = same_bits<Words>(same_bits<typename L::Signed>(magnitude) >= 0x7F800000);
    return (rounded | is_nan) & 0xFFU;
  }
  template <class L>
  static C10_ERASE typename L::Floats decode(typename L::Words codes) {
    using Words = typename L::Words;
    const Words smallest = same_bits<Words>(codes == 0U) & 0x00400000U;
    const Words nan = same_bits<Words>(codes == 0xFFU) & 0x00000001U;
    return same_bits<typename L::Floats>((codes << 23) | smallest | nan);
  }
};

HIDDEN_NAMESPACE_END(stablehand, detail)
#endif

#endif  // STABLEHAND_COPY

// stablehand/detail/convert_vectors.h: the loops of stablehand/convert.h over vectors.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <stablehand/detail/convert_codecs.h>
#include <stablehand/detail/convert_f16c.h>
#include <stablehand/detail/convert_types.h>

#include <stddef.h>     // size_t
#include <string.h>     // memcpy, memset
#include <type_traits>  // std::is_same_v
#include <utility>      // std::integer_sequence

#if STABLEHAND_HAS_VECTORS()
HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

// ---- between memory and words ----

template <class Vector, int... lane>
C10_ERASE Vector even_lanes(Vector a, Vector b, std::integer_sequence<int, lane...>) {
  return __builtin_shufflevector(a, b, (2 * lane)...);
}
// Lanes from first on, each followed by a zero.
template <int first, class Vector, int... lane>
C10_ERASE Vector spread_lanes(Vector a, std::integer_sequence<int, lane...>) {
  constexpr int zero = sizeof...(lane);
  return __builtin_shufflevector(a, Vector{}, (lane % 2 == 1 ? zero : first + lane / 2)...);
}
template <class L>
using HalfLanes = std::make_integer_sequence<int, 2 * L::count>;
template <class L>
using ByteLanes = std::make_integer_sequence<int, 4 * L::count>;

// Four vectors of words, as members: g++ keeps an array of them in memory.
template <class L>
struct FourWords {
  typename L::Words a, b, c, d;
};

// Two vectors of words, each below 2^16, as one of halves.
template <class L>
C10_ERASE typename L::Halves narrow(typename L::Words a, typename L::Words b) {
  using Halves = typename L::Halves;
  return even_lanes(same_bits<Halves>(a), same_bits<Halves>(b), HalfLanes<L>());
}

// One vector of codes in memory.
template <class T, class L>
C10_ERASE void store(FourWords<L> words, T* to) {
  const auto low = narrow<L>(words.a, words.b);
  const auto high = narrow<L>(words.c, words.d);
  if constexpr (sizeof(T) == 2) {
    memcpy(static_cast<void*>(to), &low, sizeof low);
    memcpy(static_cast<void*>(to + 2 * L::count), &high, sizeof high);
  } else {
    using Bytes = typename L::Bytes;
    const Bytes bytes = even_lanes(same_bits<Bytes>(low), same_bits<Bytes>(high), ByteLanes<L>());
    memcpy(static_cast<void*>(to), &bytes, sizeof bytes);
  }
}
template <class T, class L>
C10_ERASE FourWords<L> load(const T* from) {
  using Words = typename L::Words;
  using Halves = typename L::Halves;
  Halves low, high;
  if constexpr (sizeof(T) == 2) {
    memcpy(&low, from, sizeof low);
    memcpy(&high, from + 2 * L::count, sizeof high);
  } else {
    typename L::Bytes bytes;
    memcpy(&bytes, from, sizeof bytes);
    low = same_bits<Halves>(spread_lanes<0>(bytes, ByteLanes<L>()));
    high = same_bits<Halves>(spread_lanes<2 * L::count>(bytes, ByteLanes<L>()));
  }
  return {same_bits<Words>(spread_lanes<0>(low, HalfLanes<L>())),
          same_bits<Words>(spread_lanes<L::count>(low, HalfLanes<L>())),
          same_bits<Words>(spread_lanes<0>(high, HalfLanes<L>())),
          same_bits<Words>(spread_lanes<L::count>(high, HalfLanes<L>()))};
}

// ---- blocks: four vectors of floats ----

template <class L>
constexpr C10_ERASE int block_size() {
  return 4 * L::count;
}

// What is larger than the largest number becomes it, infinity too; NaN stays.
template <class T, class L>
C10_ERASE typename L::Floats saturated(typename L::Floats floats) {
  using Words = typename L::Words;
  using Signed = typename L::Signed;
  constexpr auto largest = SmallFloat<T>::largest;
  const Words bits = same_bits<Words>(floats);
  const Signed magnitude = same_bits<Signed>(bits & 0x7FFFFFFFU);
  const Words too_large = same_bits<Words>(magnitude > static_cast<int32_t>(largest)) &
                          same_bits<Words>(magnitude <= 0x7F800000);
  const Words limit = (bits & 0x80000000U) | largest;
  return same_bits<typename L::Floats>((bits & ~too_large) | (limit & too_large));
}

template <class T, class L, bool saturating>
C10_ERASE typename L::Words encode_vector(const float* from) {
  typename L::Floats floats;
  memcpy(&floats, from, sizeof floats);
  return Codec<T>::template encode<L>(saturating ? saturated<T, L>(floats) : floats);
}

template <class T, class L>
C10_ERASE void decode_vector(typename L::Words codes, float* to) {
  const typename L::Floats floats = Codec<T>::template decode<L>(codes);
  memcpy(to, &floats, sizeof floats);
}

template <class L, bool saturating, class T>
C10_ERASE void encode_block(const float* from, T* to) {
#if STABLEHAND_HAS_F16C_BLOCKS()
  if constexpr (L::count >= 8 && std::is_same_v<T, c10::Half>) {
    return f16c_encode(from, to, block_size<L>());
  }
#endif
  store<T, L>(
      {encode_vector<T, L, saturating>(from), encode_vector<T, L, saturating>(from + L::count),
       encode_vector<T, L, saturating>(from + 2 * L::count),
       encode_vector<T, L, saturating>(from + 3 * L::count)},
      to);
}

template <class L, class T>
C10_ERASE void decode_block(const T* from, float* to) {
#if STABLEHAND_HAS_F16C_BLOCKS()
  if constexpr (L::count >= 8 &&
                (std::is_same_v<T, c10::Half> || std::is_same_v<T, c10::Float8_e5m2>)) {
    return f16c_decode(from, to, block_size<L>());
  }
#endif
  const FourWords<L> codes = load<T, L>(from);
  decode_vector<T, L>(codes.a, to);
  decode_vector<T, L>(codes.b, to + L::count);
  decode_vector<T, L>(codes.c, to + 2 * L::count);
  decode_vector<T, L>(codes.d, to + 3 * L::count);
}

// ---- arrays: blocks, and the rest through a block of its own ----

template <class L, bool saturating, class T>
C10_ERASE void encode_array(const float* from, T* to, size_t count) {
  constexpr size_t block = block_size<L>();
  for (; count >= block; count -= block, from += block, to += block) {
    encode_block<L, saturating>(from, to);
  }
  if (count != 0) {
    float rest[block] = {};
    T codes[block];
    memcpy(rest, from, count * sizeof(float));
    encode_block<L, saturating>(rest, codes);
    memcpy(static_cast<void*>(to), codes, count * sizeof(T));
  }
}

template <class L, class T>
C10_ERASE void decode_array(const T* from, float* to, size_t count) {
  constexpr size_t block = block_size<L>();
  for (; count >= block; count -= block, from += block, to += block) {
    decode_block<L>(from, to);
  }
  if (count != 0) {
    T rest[block];
    memset(static_cast<void*>(rest), 0, sizeof rest);
    float floats[block];
    memcpy(static_cast<void*>(rest), from, count * sizeof(T));
    decode_block<L>(rest, floats);
    memcpy(to, floats, count * sizeof(float));
  }
}

HIDDEN_NAMESPACE_END(stablehand, detail)
#endif

#endif  // STABLEHAND_COPY

// stablehand/convert.h: arrays of float to and from arrays of the small floating point types.
// SPDX-License-Identifier: BSD-3-Clause
//
// The results are those of the types' own conversions, bit for bit, NaN included. Which
// instructions do the work is decided when the file is compiled, by its flags: AVX-512, AVX2 with
// F16C, NEON, or a plain loop. Everything is inlined into the caller, so files for different
// processors may meet in one library. Arrays need no alignment; from and to must not overlap.
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <stablehand/detail/convert_types.h>
#include <stablehand/detail/convert_vectors.h>
#include <torch/headeronly/util/bit_cast.h>

#include <stddef.h>  // size_t

HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

#if !STABLEHAND_HAS_VECTORS()
constexpr int vector_bytes = 0;
#elif defined(__AVX512F__) && defined(__AVX512BW__)
constexpr int vector_bytes = 64;
#elif defined(__AVX2__)
constexpr int vector_bytes = 32;
#elif defined(__ARM_NEON)
constexpr int vector_bytes = 16;
#else
constexpr int vector_bytes = 0;
#endif

template <class T>
constexpr C10_ERASE void check_small_float() {
  static_assert(
      SmallFloat<T>::known,
      "stablehand/convert.h converts between float and Half, BFloat16, Float8_e4m3fn, "
      "Float8_e4m3fnuz, Float8_e5m2, Float8_e5m2fnuz, Float8_e8m0fnu: convert other types "
      "in a loop of your own");
}

HIDDEN_NAMESPACE_END(stablehand, detail)

HIDDEN_NAMESPACE_BEGIN(stablehand)

// to[i] = T(from[i]) for i < count.
template <class T>
C10_ERASE void convert(const float* from, T* to, size_t count) {
  detail::check_small_float<T>();
#if STABLEHAND_HAS_VECTORS()
  if constexpr (detail::vector_bytes != 0) {
    return detail::encode_array<detail::Lanes<detail::vector_bytes>, false>(from, to, count);
  }
#endif
  for (size_t i = 0; i < count; ++i) {
    to[i] = T(from[i]);
  }
}

// to[i] = float(from[i]) for i < count.
template <class T>
C10_ERASE void convert(const T* from, float* to, size_t count) {
  detail::check_small_float<T>();
#if STABLEHAND_HAS_VECTORS()
  if constexpr (detail::vector_bytes != 0) {
    return detail::decode_array<detail::Lanes<detail::vector_bytes>>(from, to, count);
  }
#endif
  for (size_t i = 0; i < count; ++i) {
    to[i] = static_cast<float>(from[i]);
  }
}

// A Float8 type from float, where what is larger than its largest number, infinity included,
// becomes that number with its sign; NaN stays NaN. All else as in T(value).
template <class T>
C10_ERASE T saturating(float value) {
  static_assert(detail::SmallFloat<T>::float8,
                "stablehand::saturating is for the Float8 types: clamp to numeric_limits' lowest() "
                "and max() for others");
  const auto bits = torch::headeronly::bit_cast<uint32_t>(value);
  const uint32_t magnitude = bits & 0x7FFFFFFFU;
  const bool too_large = magnitude > detail::SmallFloat<T>::largest && magnitude <= 0x7F800000U;
  const uint32_t limit = (bits & 0x80000000U) | detail::SmallFloat<T>::largest;
  return T(torch::headeronly::bit_cast<float>(too_large ? limit : bits));
}

// to[i] = saturating<T>(from[i]) for i < count.
template <class T>
C10_ERASE void convert_saturating(const float* from, T* to, size_t count) {
  detail::check_small_float<T>();
#if STABLEHAND_HAS_VECTORS()
  if constexpr (detail::vector_bytes != 0) {
    static_assert(detail::SmallFloat<T>::float8, "only the Float8 types saturate");
    return detail::encode_array<detail::Lanes<detail::vector_bytes>, true>(from, to, count);
  }
#endif
  for (size_t i = 0; i < count; ++i) {
    to[i] = saturating<T>(from[i]);
  }
}

HIDDEN_NAMESPACE_END(stablehand)

#endif  // STABLEHAND_COPY

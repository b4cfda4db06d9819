// torch/headeronly/cpu/vec/vec_half.h: one Half to float and back by the processor's own
// instructions.
// SPDX-License-Identifier: BSD-3-Clause
//
// Only where CPU_CAPABILITY_AVX2 or CPU_CAPABILITY_AVX512 is defined, with CPU_CAPABILITY as the
// name for that choice: a library that holds the same code for several processors compiles it once
// for each. The results are c10::Half's, NaN included. Needs -mf16c, or -mavx512f where it is
// CPU_CAPABILITY_AVX512.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/cpu/vec/vec_half.h>
#else

#include <torch/headeronly/macros/Macros.h>

#if (defined(CPU_CAPABILITY_AVX2) || defined(CPU_CAPABILITY_AVX512)) && !defined(__APPLE__)
#include <torch/headeronly/cpu/vec/intrinsics.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, vec)
inline namespace CPU_CAPABILITY {

static inline uint16_t float2half_scalar(float val) {
  constexpr int kRounding = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
#if defined(CPU_CAPABILITY_AVX512)
  // Masked: g++ 12 warns of its own header in the plain form.
  const __m128i codes =
      _mm256_castsi256_si128(_mm512_maskz_cvtps_ph(1, _mm512_set1_ps(val), kRounding));
#else
  const __m128i codes = _mm_cvtps_ph(_mm_set_ss(val), kRounding);
#endif
  return static_cast<uint16_t>(_mm_cvtsi128_si32(codes));
}

static inline float half2float_scalar(uint16_t val) {
  const __m128i codes = _mm_cvtsi32_si128(val);
#if defined(CPU_CAPABILITY_AVX512)
  return _mm512_cvtss_f32(_mm512_maskz_cvtph_ps(1, _mm256_zextsi128_si256(codes)));
#else
  return _mm_cvtss_f32(_mm_cvtph_ps(codes));
#endif
}

}  // namespace CPU_CAPABILITY
HIDDEN_NAMESPACE_END(torch, headeronly, vec)

namespace at::vec {
using torch::headeronly::vec::float2half_scalar;
using torch::headeronly::vec::half2float_scalar;
}  // namespace at::vec

#endif

#endif  // STABLEHAND_SERVED_BY_TORCH

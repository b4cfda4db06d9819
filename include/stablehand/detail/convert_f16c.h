// stablehand/detail/convert_f16c.h: binary16 in blocks with the conversion instructions of x86
// processors, by the compiler's own names for them: <immintrin.h> is expensive to include.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <stablehand/detail/convert_types.h>

#include <string.h>  // memcpy

#if STABLEHAND_HAS_F16C() && defined(__AVX2__) && __has_builtin(__builtin_shufflevector)
#define STABLEHAND_HAS_F16C_BLOCKS() 1
HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

using EightFloats = float __attribute__((__vector_size__(32)));
using EightHalves = short __attribute__((__vector_size__(16)));

C10_ERASE void encode_eight(const float* from, void* to) {
  EightFloats floats;
  memcpy(&floats, from, sizeof floats);
  const auto halves = __builtin_ia32_vcvtps2ph256(floats, 0);  // 0: to nearest even
  memcpy(to, &halves, sizeof halves);
}

C10_ERASE void decode_eight(EightHalves halves, float* to) {
  const EightFloats floats = __builtin_ia32_vcvtph2ps256(halves);
  memcpy(to, &floats, sizeof floats);
}

// count: a multiple of 16.
C10_ERASE void f16c_encode(const float* from, c10::Half* to, int count) {
  for (int i = 0; i < count; i += 8) {
    encode_eight(from + i, to + i);
  }
}

C10_ERASE void f16c_decode(const c10::Half* from, float* to, int count) {
  for (int i = 0; i < count; i += 8) {
    EightHalves halves;
    memcpy(&halves, from + i, sizeof halves);
    decode_eight(halves, to + i);
  }
}

// A code of e5m2 is the upper half of one of binary16.
C10_ERASE void f16c_decode(const c10::Float8_e5m2* from, float* to, int count) {
  typedef char Codes __attribute__((__vector_size__(16)));
  for (int i = 0; i < count; i += 16) {
    Codes codes;
    memcpy(&codes, from + i, sizeof codes);
    const Codes low = __builtin_shufflevector(codes, Codes{}, 16, 0, 16, 1, 16, 2, 16, 3, 16, 4, 16,
                                              5, 16, 6, 16, 7);
    const Codes high = __builtin_shufflevector(codes, Codes{}, 16, 8, 16, 9, 16, 10, 16, 11, 16, 12,
                                               16, 13, 16, 14, 16, 15);
    decode_eight(reinterpret_cast<EightHalves>(low), to + i);
    decode_eight(reinterpret_cast<EightHalves>(high), to + i + 8);
  }
}

HIDDEN_NAMESPACE_END(stablehand, detail)
#else
#define STABLEHAND_HAS_F16C_BLOCKS() 0
#endif

#endif  // STABLEHAND_COPY

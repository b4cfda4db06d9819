// tests/headeronly/torch/headeronly/cpu/vec/vec_half.cpp: the processor's conversions against
// c10::Half's, which util/Half.cpp proves.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/cpu/vec/intrinsics.h>
#include <torch/headeronly/cpu/vec/vec_half.h>
#include <torch/headeronly/util/Half.h>

#include <cmath>

#include "support/catch.h"

#if defined(__x86_64__) && defined(__GNUC__)

// Of capability.cpp.
extern "C" {
uint16_t AVX2_encode(float value);
uint16_t AVX512_encode(float value);
float AVX2_decode(uint16_t code);
float AVX512_decode(uint16_t code);
}

namespace {

c10::Half half(int code) {
  return c10::Half(static_cast<unsigned short>(code), c10::Half::from_bits());
}

bool same_bits(float a, float b) {
  return c10::bit_cast<uint32_t>(a) == c10::bit_cast<uint32_t>(b);
}

int wrong_decodings(float decode(uint16_t)) {
  int wrong = 0;
  for (int code = 0; code < 0x10000; ++code) {
    wrong += !same_bits(decode(static_cast<uint16_t>(code)), half(code));
  }
  return wrong;
}

// Around each code, and around each boundary between a code and the next: the float below, the
// float itself and the float above.
int wrong_encodings(uint16_t encode(float)) {
  int wrong = 0;
  for (int code = 0; code < 0x10000; ++code) {
    const float here = half(code);
    if (std::isnan(here)) {
      continue;
    }
    const float next = half(code + 1);  // the boundary to infinity lies where 65536 would be a code
    const float end = std::isinf(next) ? std::copysign(65536.0f, next) : next;
    for (const float value : {here, (here + end) / 2}) {
      for (const float near :
           {std::nextafter(value, 0.0f), value, std::nextafter(value, end * 2)}) {
        wrong += !std::isnan(near) && encode(near) != c10::Half(near).x;
      }
    }
  }
  return wrong;
}

// As IEEE 754 has it: the sign and the upper bits of the payload stay, and the result is quiet.
int wrong_nans(uint16_t encode(float)) {
  int wrong = 0;
  for (uint32_t payload = 1; payload < 0x800000; payload += 0x1FF) {
    for (const uint32_t sign : {0U, 0x80000000U}) {
      const uint16_t code = encode(c10::bit_cast<float>(sign | 0x7F800000U | payload));
      wrong += code != (sign >> 16 | 0x7E00U | payload >> 13);
    }
  }
  return wrong;
}

}  // namespace

TEST_CASE("vec_half for AVX2 has the bits of c10::Half") {
  if (!__builtin_cpu_supports("avx2")) {  // no processor has it without F16C
    WARN("this processor has no AVX2: the code was compiled and not run");
    return;
  }
  CHECK(wrong_decodings(AVX2_decode) == 0);
  CHECK(wrong_encodings(AVX2_encode) == 0);
  CHECK(wrong_nans(AVX2_encode) == 0);
}

TEST_CASE("vec_half for AVX512 has the bits of c10::Half") {
  if (!__builtin_cpu_supports("avx512f")) {
    WARN("this processor has no AVX-512: the code was compiled and not run");
    return;
  }
  CHECK(wrong_decodings(AVX512_decode) == 0);
  CHECK(wrong_encodings(AVX512_encode) == 0);
  CHECK(wrong_nans(AVX512_encode) == 0);
}

TEST_CASE("intrinsics.h brings the processor's vector types") {
  CHECK(_mm_cvtsi128_si32(_mm_set1_epi32(42)) == 42);
}

#endif

// torch/headeronly/detail/small_float_conversion.h: Half and the floating point types of eight bits
// to and from float.
// SPDX-License-Identifier: BSD-3-Clause
//
// Numbers that are normal in the small type are the likely case and take few integer instructions.
// No result depends on what the processor does to subnormal floats. Where a function has two forms,
// for two compilers or for processors with and without F16C, both give the same bits for every
// input, so it does no harm when two files of one library are compiled with different flags. On a
// CUDA device Half has the processor's instructions, as PyTorch's has: a NaN's bits are 0x7FFF
// there. Constants take the form in integers everywhere: a constant expression has no instructions,
// and no NaN as the result of an operation on floats.
#pragma once
#include <torch/headeronly/detail/small_float.h>
#include <torch/headeronly/macros/Macros.h>

// Conversion instructions of x86 processors, by the compiler's own names for them: <immintrin.h> is
// expensive to include.
#if defined(__F16C__) && defined(__has_builtin) && !defined(__CUDACC__) && !defined(__HIPCC__)
#if __has_builtin(__builtin_ia32_vcvtph2ps) && __has_builtin(__builtin_ia32_vcvtps2ph)
#define STABLEHAND_HAS_F16C() 1
#endif
#endif
#ifndef STABLEHAND_HAS_F16C
#define STABLEHAND_HAS_F16C() 0
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// What sets the formats apart. too_large: the bits of the float from which on (and of which) all
// codes are that of the format's overflow; nan: the code of NaN without sign.
template <int fraction, int exponent_bias, uint32_t too_large_bits, uint32_t nan_code,
          uint32_t sign_bit, bool has_negative_zero>
struct SmallFloatFormat {
  static constexpr int fraction_bits = fraction;
  static constexpr int bias = exponent_bias;
  static constexpr uint32_t too_large = too_large_bits;
  static constexpr uint32_t nan = nan_code;
  static constexpr uint32_t sign = sign_bit;
  static constexpr bool negative_zero = has_negative_zero;
};
using Binary16 = SmallFloatFormat<10, 15, 0x47800000U, 0x7E00U, 0x8000U, true>;  // 65536: infinity
using E5m2 = SmallFloatFormat<2, 15, 0x47800000U, 0x7FU, 0x80U, true>;           // 65536: infinity
using E4m3fn = SmallFloatFormat<3, 7, 0x43E00000U, 0x7FU, 0x80U, true>;          // 448: itself
using E4m3fnuz = SmallFloatFormat<3, 8, 0x43800000U, 0x80U, 0x80U, false>;       // 256: NaN
using E5m2fnuz = SmallFloatFormat<2, 16, 0x47800000U, 0x80U, 0x80U, false>;      // 65536: NaN

constexpr C10_HOST_DEVICE C10_ERASE uint32_t float_exponent(int exponent) {
  return static_cast<uint32_t>(exponent) << 23;
}

STABLEHAND_CONVERSION bool float_is_nan(float value) {
#if defined(__GNUC__) && !__FINITE_MATH_ONLY__ && !defined(__CUDACC__) && !defined(__HIPCC__)
  return __builtin_isnan(value);
#else  // compilers may be told that there is no NaN; its bits are there nevertheless
  return (bits_as<uint32_t>(value) & 0x7FFFFFFFU) > 0x7F800000U;
#endif
}

// Exponents below the format's smallest: one step of the format is one step of the floats from a
// certain power of two on.
template <class Format>
STABLEHAND_CONVERSION uint32_t small_float_from_small(uint32_t magnitude) {
#if defined(__clang__)
  // Added to that power of two, the number is rounded.
  constexpr uint32_t power = float_exponent(151 - Format::bias - Format::fraction_bits);
  return bits_as<uint32_t>(bits_as<float>(magnitude) + bits_as<float>(power)) - power;
#else
  // The same with integers: g++ makes no vector instructions of a conditional addition of floats,
  // because that might trap. What is cut off by 31 places is 0.
  const uint32_t places = 151U - Format::bias - Format::fraction_bits - (magnitude >> 23);
  const uint32_t cut = places < 31U ? places : 31U;
  const uint32_t significand = (magnitude & 0x007FFFFFU) | 0x00800000U;
  return (significand + (1U << (cut - 1)) - 1U + ((significand >> cut) & 1U)) >> cut;
#endif
}

// The code nearest to a float, ties to even.
template <class Format>
STABLEHAND_CONVERSION uint32_t small_float_from_float(float value) {
  constexpr int cut = 23 - Format::fraction_bits;
  constexpr uint32_t rebias = float_exponent(127 - Format::bias);
  constexpr uint32_t smallest_normal = float_exponent(128 - Format::bias);
  constexpr uint32_t less_than_half = (1U << (cut - 1)) - 1;
  const uint32_t bits = bits_as<uint32_t>(value);
  const uint32_t magnitude = bits & 0x7FFFFFFFU;
  const uint32_t sign = (Format::sign == 0x80U ? bits >> 24 : bits >> 16) & Format::sign;
  if (C10_LIKELY(magnitude - smallest_normal < Format::too_large - smallest_normal)) {
    // A smaller exponent bias, half of the last place added (less for an even number), the rest cut
    // off.
    return sign | ((magnitude - rebias + less_than_half + ((magnitude >> cut) & 1U)) >> cut);
  }
  if (magnitude < smallest_normal) {
    const uint32_t code = small_float_from_small<Format>(magnitude);
    return code == 0 && !Format::negative_zero ? 0U : sign | code;
  }
  constexpr uint32_t overflow = (Format::too_large - rebias) >> cut;
  // Half's NaN keeps the upper bits of its payload, as the processors' own instructions do.
  const uint32_t payload = Format::fraction_bits == 10 ? (magnitude >> cut) & 0x1FFU : 0U;
  return sign | (magnitude > 0x7F800000U ? Format::nan | payload : overflow);
}

// The bits of the float that a subnormal code stands for; fraction: a code without exponent and
// sign.
template <class Format>
STABLEHAND_CONVERSION uint32_t small_float_to_small(uint32_t fraction) {
#if defined(__clang__)
  // Behind a leading one that is then taken away.
  constexpr uint32_t power = float_exponent(151 - Format::bias - Format::fraction_bits);
  return bits_as<uint32_t>(bits_as<float>(fraction | power) - bits_as<float>(power));
#else
  // The same with integers, as above. Two or three bits: the highest of them is the leading one.
  constexpr uint32_t lowest = float_exponent(128 - Format::bias - Format::fraction_bits);
  const uint32_t from_1 = fraction == 0 ? 0U : lowest;
  const uint32_t from_2 = lowest + float_exponent(1) + ((fraction - 2U) << 22);
  const uint32_t from_4 = lowest + float_exponent(2) + ((fraction - 4U) << 21);
  return fraction < 2U ? from_1 : fraction < 4U ? from_2 : from_4;
#endif
}

// The formats without infinity to float.
template <class Format>
STABLEHAND_CONVERSION float small_float_to_float(uint32_t code) {
  const uint32_t magnitude = code & 0x7FU;
  const uint32_t sign = (code & 0x80U) << 24;
  uint32_t bits = (magnitude << (23 - Format::fraction_bits)) + float_exponent(127 - Format::bias);
  if (C10_UNLIKELY(magnitude < (1U << Format::fraction_bits))) {
    bits = small_float_to_small<Format>(magnitude);
  }
  // NaN has the bits of PyTorch's.
  if (Format::negative_zero) {
    return bits_as<float>(sign | bits | (magnitude == Format::nan ? 0x7FF00000U : 0U));
  }
  return bits_as<float>((sign | bits) ^ (code == Format::nan ? 0xFF800001U : 0U));  // 0x7F800001
}

// ---- Half by what the processor or the compiler does best, at run time ----
#if defined(__CUDA_ARCH__) || STABLEHAND_HAS_F16C() || defined(__clang__)
#define STABLEHAND_HALF_TO_FLOAT_AT_RUN_TIME() 1
C10_HOST_DEVICE C10_ERASE float half_to_float_at_run_time(uint32_t code) {
#if defined(__CUDA_ARCH__)
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(static_cast<unsigned short>(code)));
  return value;
#elif STABLEHAND_HAS_F16C()
  using EightHalves = short __attribute__((__vector_size__(16)));
  const EightHalves halves = {static_cast<short>(code)};
  return __builtin_ia32_vcvtph2ps(halves)[0];
#else
  const uint32_t magnitude = code & 0x7FFFU;
  const uint32_t sign = (code & 0x8000U) << 16;
  // Subnormal numbers: behind a leading one that is then taken away.
  const float small = bits_as<float>(magnitude | 0x3F000000U) - 0.5f;
  // With the exponent so high that infinity and NaN have the exponent of float's; the
  // multiplication brings it down and leaves those two alone.
  const float normal = bits_as<float>((magnitude << 13) + float_exponent(224)) * 0x1p-112f;
  return bits_as<float>(sign | bits_as<uint32_t>(magnitude < 0x400U ? small : normal));
#endif
}
#else
#define STABLEHAND_HALF_TO_FLOAT_AT_RUN_TIME() 0
#endif

// clang makes better vector instructions of the general form than of F16C's.
#if defined(__CUDA_ARCH__) || (STABLEHAND_HAS_F16C() && !defined(__clang__))
#define STABLEHAND_HALF_FROM_FLOAT_AT_RUN_TIME() 1
C10_HOST_DEVICE C10_ERASE uint32_t half_from_float_at_run_time(float value) {
#if defined(__CUDA_ARCH__)
  unsigned short code;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(code) : "f"(value));
  return code;
#else
  using FourFloats = float __attribute__((__vector_size__(16)));
  const FourFloats floats = {value};
  return static_cast<unsigned short>(__builtin_ia32_vcvtps2ph(floats, 0)[0]);  // 0: to nearest even
#endif
}
#else
#define STABLEHAND_HALF_FROM_FLOAT_AT_RUN_TIME() 0
#endif

// binary16 to float; a signalling NaN becomes quiet.
STABLEHAND_CONVERSION float half_to_float(uint32_t code) {
#if STABLEHAND_HALF_TO_FLOAT_AT_RUN_TIME()
  if (!STABLEHAND_IS_CONSTANT()) {
    return half_to_float_at_run_time(code);
  }
#endif
  const uint32_t magnitude = code & 0x7FFFU;
  const uint32_t sign = (code & 0x8000U) << 16;
  if (C10_LIKELY(magnitude - 0x400U < 0x7C00U - 0x400U)) {
    return bits_as<float>(sign | ((magnitude << 13) + float_exponent(112)));
  }
  if (magnitude < 0x400U) {
    const float small = bits_as<float>(magnitude | 0x3F000000U) - 0.5f;
    return bits_as<float>(sign | bits_as<uint32_t>(small));
  }
  const uint32_t quiet = magnitude > 0x7C00U ? 0x00400000U : 0U;
  return bits_as<float>(sign | 0x7F800000U | (magnitude << 13) | quiet);
}

// binary16 from float.
STABLEHAND_CONVERSION uint32_t half_from_float(float value) {
#if STABLEHAND_HALF_FROM_FLOAT_AT_RUN_TIME()
  if (!STABLEHAND_IS_CONSTANT()) {
    return half_from_float_at_run_time(value);
  }
#endif
  return small_float_from_float<Binary16>(value);
}

#undef STABLEHAND_HALF_TO_FLOAT_AT_RUN_TIME
#undef STABLEHAND_HALF_FROM_FLOAT_AT_RUN_TIME

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

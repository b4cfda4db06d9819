// torch/headeronly/detail/complex_pairs.h: the usual quotient of complex numbers, both parts at
// once in a vector of two.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/macros/Macros.h>

#if defined(__GNUC__) && !defined(__CUDACC__) && !defined(__HIPCC__)
#define STABLEHAND_HAS_COMPLEX_PAIRS() 1
#else
#define STABLEHAND_HAS_COMPLEX_PAIRS() 0
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

template <typename T>
struct Parts {
  T real, imag;
};

#if STABLEHAND_HAS_COMPLEX_PAIRS()
// (a + bi) / (c + di) as it stands, and whether that is exact to a few bits: one test for all that
// is extreme, infinite, NaN or zero, for which another formula is to be used.
//
// The test is (number - part * 2^-800) * part >= 2^-400, for each part = number / square. Where
// that is true, part and number are finite and not zero; square is above 2^-800, else the
// difference would have the other sign; and so number is above 2^-600 in magnitude. What may have
// underflowed on the way, less than 2^-1074, is then too small to be seen.
template <typename T>
C10_ERASE __ubsan_ignore_float_divide_by_zero__ bool usual_quotient(double a, double b, double c,
                                                                    double d, Parts<T>& quotient) {
  using Pair = double __attribute__((__vector_size__(16)));
  const Pair ab = {a, b}, ba = {b, a}, cc = {c, c}, dd = {d, -d};
  const Pair number = ab * cc + ba * dd;
  const Pair square = cc * cc + dd * dd;
  const Pair part = number / square;
  quotient = {static_cast<T>(part[0]), static_cast<T>(part[1])};
  const auto holds = (number - part * 0x1p-800) * part >= 0x1p-400;
  return (holds[0] & holds[1]) != 0;
}
#endif

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

// tests/headeronly/torch/headeronly/util/MathConstants.cpp: constants, bit for bit.
// SPDX-License-Identifier: BSD-3-Clause
//
// The expected values were computed with 500 bits (mpmath: e, Euler's constant, pi, and square
// roots and logarithms from them) and rounded to nearest at each type's number of bits.
#include <torch/headeronly/util/MathConstants.h>
#include <torch/headeronly/util/complex.h>

#include <cfloat>

#include "support/catch.h"

namespace {

// Half and BFloat16 convert at run time only.
int wrong_small(const float* half, const float* bfloat16) {
  int wrong = 0;
#define CONSTANT(name)                                          \
  wrong += static_cast<float>(c10::name<c10::Half>) != *half++; \
  wrong += static_cast<float>(c10::name<c10::BFloat16>) != *bfloat16++;
  CONSTANT(e)
  CONSTANT(euler)
  CONSTANT(frac_1_pi)
  CONSTANT(frac_1_sqrt_pi)
  CONSTANT(frac_sqrt_2)
  CONSTANT(frac_sqrt_3)
  CONSTANT(golden_ratio)
  CONSTANT(ln_10)
  CONSTANT(ln_2)
  CONSTANT(log_10_e)
  CONSTANT(log_2_e)
  CONSTANT(pi)
  CONSTANT(sqrt_2)
  CONSTANT(sqrt_3)
#undef CONSTANT
  return wrong;
}

#if LDBL_MANT_DIG == 64
#define CHECK_LONG(name, value) static_assert(c10::name<long double> == value##L);
#else
#define CHECK_LONG(name, value)
#endif
#define CHECK_CONSTANT(name, single, twice, extended)                \
  static_assert(c10::name<float> == single##F);                      \
  static_assert(c10::name<double> == twice);                         \
  static_assert(torch::headeronly::detail::name<double>() == twice); \
  static_assert(c10::detail::name<float>() == single##F);            \
  static_assert(c10::name<c10::complex<double>>.real() == twice);    \
  CHECK_LONG(name, extended)
// clang-format off
CHECK_CONSTANT(e, 0xADF854p-22, 0x15BF0A8B145769p-51, 0xADF85458A2BB4A9Bp-62)
CHECK_CONSTANT(euler, 0x93C468p-24, 0x12788CFC6FB619p-53, 0x93C467E37DB0C7A5p-64)
CHECK_CONSTANT(frac_1_pi, 0xA2F983p-25, 0x145F306DC9C883p-54, 0xA2F9836E4E44152Ap-65)
CHECK_CONSTANT(frac_1_sqrt_pi, 0x906EBBp-24, 0x120DD750429B6Dp-53, 0x906EBA8214DB688Dp-64)
CHECK_CONSTANT(frac_sqrt_2, 0xB504F3p-24, 0x16A09E667F3BCDp-53, 0xB504F333F9DE6484p-64)
CHECK_CONSTANT(frac_sqrt_3, 0x93CD3Ap-24, 0x1279A74590331Cp-53, 0x93CD3A2C8198E269p-64)
CHECK_CONSTANT(golden_ratio, 0xCF1BBDp-23, 0x19E3779B97F4A8p-52, 0xCF1BBCDCBFA53E0Bp-63)
CHECK_CONSTANT(ln_10, 0x935D8Ep-22, 0x126BB1BBB55516p-51, 0x935D8DDDAAA8AC17p-62)
CHECK_CONSTANT(ln_2, 0xB17218p-24, 0x162E42FEFA39EFp-53, 0xB17217F7D1CF79ACp-64)
CHECK_CONSTANT(log_10_e, 0xDE5BD9p-25, 0x1BCB7B1526E50Ep-54, 0xDE5BD8A937287195p-65)
CHECK_CONSTANT(log_2_e, 0xB8AA3Bp-23, 0x171547652B82FEp-52, 0xB8AA3B295C17F0BCp-63)
CHECK_CONSTANT(pi, 0xC90FDBp-22, 0x1921FB54442D18p-51, 0xC90FDAA22168C235p-62)
CHECK_CONSTANT(sqrt_2, 0xB504F3p-23, 0x16A09E667F3BCDp-52, 0xB504F333F9DE6484p-63)
CHECK_CONSTANT(sqrt_3, 0xDDB3D7p-23, 0x1BB67AE8584CAAp-52, 0xDDB3D742C265539Ep-63)
// clang-format on

}  // namespace

TEST_CASE("MathConstants: Half and BFloat16 hold the nearest code") {
  const float half[] = {0x570p-9F,  0x49Ep-11F, 0x518p-12F, 0x483p-11F, 0x5A8p-11F,
                        0x49Ep-11F, 0x679p-10F, 0x49Bp-9F,  0x58Cp-11F, 0x6F3p-12F,
                        0x5C5p-10F, 0x648p-9F,  0x5A8p-10F, 0x6EEp-10F};
  const float bfloat16[] = {0xAEp-6F, 0x94p-8F, 0xA3p-9F, 0x90p-8F, 0xB5p-8F, 0x94p-8F, 0xCFp-7F,
                            0x93p-6F, 0xB1p-8F, 0xDEp-9F, 0xB9p-7F, 0xC9p-6F, 0xB5p-7F, 0xDEp-7F};
  CHECK(wrong_small(half, bfloat16) == 0);
  CHECK(c10::pi<c10::BFloat16>.x == 0x4049);
}

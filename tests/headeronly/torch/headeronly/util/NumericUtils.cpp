// tests/headeronly/torch/headeronly/util/NumericUtils.cpp: _isnan and _isinf of every type.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/NumericUtils.h>

#include <cmath>
#include <complex>

#include "support/catch.h"

using torch::headeronly::_isinf, torch::headeronly::_isnan;

namespace {

// Codes whose answers differ from what the exponent and fraction fields say.
template <class T, class Code>
int wrong_answers(unsigned codes, unsigned infinity, unsigned first_nan, unsigned sign) {
  int wrong = 0;
  for (unsigned code = 0; code < codes; ++code) {
    const T number(static_cast<Code>(code), T::from_bits());
    const unsigned size = code & ~sign;
    wrong += _isnan(number) != (size >= first_nan);
    wrong += _isinf(number) != (size == infinity);
  }
  return wrong;
}

// "fnuz": one NaN, the code of negative zero, and no infinity.
template <class T>
int wrong_fnuz() {
  int wrong = 0;
  for (unsigned code = 0; code < 256; ++code) {
    const T number(static_cast<uint8_t>(code), T::from_bits());
    wrong += _isnan(number) != (code == 0x80) || _isinf(number);
  }
  return wrong;
}

}  // namespace

TEST_CASE("N8: _isnan and _isinf of every code of every small type") {
  constexpr unsigned kNone = 0xFFFFF;
  CHECK(wrong_answers<c10::Half, unsigned short>(0x10000, 0x7C00, 0x7C01, 0x8000) == 0);
  CHECK(wrong_answers<c10::BFloat16, unsigned short>(0x10000, 0x7F80, 0x7F81, 0x8000) == 0);
  CHECK(wrong_answers<c10::Float8_e5m2, uint8_t>(256, 0x7C, 0x7D, 0x80) == 0);
  CHECK(wrong_answers<c10::Float8_e4m3fn, uint8_t>(256, kNone, 0x7F, 0x80) == 0);
  CHECK(wrong_answers<c10::Float8_e8m0fnu, uint8_t>(256, kNone, 0xFF, 0) == 0);
  CHECK(wrong_fnuz<c10::Float8_e4m3fnuz>() == 0);
  CHECK(wrong_fnuz<c10::Float8_e5m2fnuz>() == 0);
}

TEST_CASE("_isnan and _isinf of float, double, integers and complex numbers") {
  CHECK(_isnan(NAN));
  CHECK(_isnan(std::nan("")));
  CHECK_FALSE(_isnan(INFINITY));
  CHECK(_isinf(-INFINITY));
  CHECK(_isinf(HUGE_VAL));
  CHECK_FALSE(_isinf(NAN));
  CHECK_FALSE(_isinf(3.4e38f));
  CHECK_FALSE(_isnan(7));
  CHECK_FALSE(_isinf(true));
  CHECK(_isnan(c10::complex<double>(0.0, NAN)));
  CHECK(_isnan(std::complex<float>(NAN, 0.0f)));
  CHECK_FALSE(_isnan(c10::complex<float>(INFINITY, 0.0f)));
  CHECK(_isnan<c10::BFloat16>(c10::BFloat16(NAN)));
}

// tests/include/c10/numbers.cpp: case H9: the old paths of number functions, with the same entities
// under both spellings.
// SPDX-License-Identifier: BSD-3-Clause
#include <c10/util/BFloat16-math.h>
#include <c10/util/Load.h>
#include <c10/util/MathConstants.h>
#include <c10/util/TypeCast.h>
#include <c10/util/TypeSafeSignMath.h>
#include <c10/util/complex.h>
#include <c10/util/copysign.h>
#include <c10/util/floating_point_utils.h>
#include <c10/util/irange.h>
#include <c10/util/overflows.h>

#include <cmath>
#include <type_traits>

#include "support/catch.h"
#include "support/same_entity.h"

namespace {

namespace ho = torch::headeronly;

using Complex = c10::complex<double>;
static_assert(std::is_same_v<Complex, ho::complex<double>>);
static_assert(std::is_same_v<c10::is_complex<Complex>, ho::is_complex<Complex>>);
static_assert(std::is_same_v<c10::scalar_value_type<Complex>, ho::scalar_value_type<Complex>>);
static_assert(std::is_same_v<c10::integer_range<int>, ho::integer_range<int>>);
static_assert(
    std::is_same_v<c10::is_reduced_floating_point<int>, ho::is_reduced_floating_point<int>>);
static_assert(std::is_same_v<c10::static_cast_with_inter_type<int, float>,
                             ho::static_cast_with_inter_type<int, float>>);
static_assert(same_entity<&c10::pi<double>, &ho::pi<double>>());
static_assert(same_entity<&c10::report_overflow, &ho::report_overflow>());
static_assert(same_entity<&c10::detail::fp32_to_bits, &ho::detail::fp32_to_bits>());

}  // namespace

TEST_CASE("H9: number functions are the same under both spellings") {
  CHECK(&c10::convert<int, float> == &ho::convert<int, float>);
  CHECK(&c10::checked_convert<int, float> == &ho::checked_convert<int, float>);
  CHECK(&c10::signum<int> == &ho::signum<int>);
  CHECK(&c10::polar<float> == &ho::polar<float>);
  CHECK(c10::overflows<int8_t>(300) == ho::overflows<int8_t>(300));
  CHECK(c10::copysign(1.0, -2.0) == ho::copysign(1.0, -2.0));
  CHECK(c10::load<int>(static_cast<const void*>("\0\0\0")) == 0);
}

TEST_CASE("c10/util/complex.h: its functions are in std, in no namespace and in c10_complex_math") {
  const Complex z(0.5, -2);
  CHECK(::exp(z) == std::exp(z));
  CHECK(c10_complex_math::exp(z) == std::exp(z));
  CHECK(::pow(z, 2) == std::pow(z, 2));
  CHECK(std::abs(Complex(3, 4)) == 5);
  CHECK(std::norm(Complex(3, 4)) == 25);
  CHECK(std::real(z) == 0.5);
  CHECK(std::exp(c10::BFloat16(0.0f)) == 1.0f);
  CHECK(::exp(0.0) == 1);
}

// tests/headeronly/torch/headeronly/util/BFloat16-math.cpp: functions of <cmath> for Half and
// BFloat16.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/BFloat16-math.h>

#include <cmath>
#include <type_traits>

#include "support/catch.h"

namespace {

template <class T>
T coded(unsigned code) {
  return T(static_cast<unsigned short>(code), typename T::from_bits_t());
}

// Codes for which a function differs from the one of float, rounded.
template <class T, class Small, class Float>
int wrong_codes(Small small, Float in_float) {
  int wrong = 0;
  for (unsigned code = 0; code < 0x10000; ++code) {
    const T number = coded<T>(code);
    const T expected = in_float(static_cast<float>(number)), got = small(number);
    const bool both_nan =
        std::isnan(static_cast<float>(expected)) && std::isnan(static_cast<float>(got));
    wrong += !both_nan && expected.x != got.x;
  }
  return wrong;
}

template <class T>
void check_functions() {
#define FUNCTION(name)                                                                            \
  CHECK(wrong_codes<T>([](T x) { return std::name(x); }, [](float x) { return std::name(x); }) == \
        0);
  FUNCTION(abs)
  FUNCTION(acos)
  FUNCTION(asin)
  FUNCTION(atan)
  FUNCTION(atanh)
  FUNCTION(ceil)
  FUNCTION(cos)
  FUNCTION(cosh)
  FUNCTION(erf)
  FUNCTION(erfc)
  FUNCTION(exp)
  FUNCTION(expm1)
  FUNCTION(floor)
  FUNCTION(lgamma)
  FUNCTION(log)
  FUNCTION(log10)
  FUNCTION(log1p)
  FUNCTION(log2)
  FUNCTION(nearbyint)
  FUNCTION(sin)
  FUNCTION(sinh)
  FUNCTION(sqrt)
  FUNCTION(tan)
  FUNCTION(tanh)
  FUNCTION(trunc)
#undef FUNCTION
  CHECK(wrong_codes<T>([](T x) { return std::rsqrt(x); },
                       [](float x) { return 1.0f / std::sqrt(x); }) == 0);
  CHECK(wrong_codes<T>([](T x) { return T(std::isfinite(x) ? 1.0f : 0.0f); },
                       [](float x) { return std::isfinite(x) ? 1.0f : 0.0f; }) == 0);
  CHECK(wrong_codes<T>([](T x) { return std::fmod(x, T(0.75f)); },
                       [](float x) { return std::fmod(x, 0.75f); }) == 0);
  CHECK(wrong_codes<T>([](T x) { return std::pow(x, T(3.0f)); },
                       [](float x) { return std::pow(x, 3.0f); }) == 0);
  CHECK(wrong_codes<T>([](T x) { return std::pow(x, 0.1); },
                       [](float x) {
                         return static_cast<float>(std::pow(static_cast<double>(x), 0.1));
                       }) == 0);
  CHECK(wrong_codes<T>([](T x) { return std::pow(T(2.0f), x); },
                       [](float x) { return std::pow(2.0f, x); }) == 0);
}

// From -infinity to infinity in steps that grow: as many as there are different numbers.
template <class T>
void check_nextafter(unsigned infinity) {
  const T top = coded<T>(infinity), bottom = coded<T>(infinity | 0x8000U);
  T at = bottom;
  unsigned steps = 0, wrong = 0;
  while (at.x != top.x && steps <= 0x20000) {
    const T next = std::nextafter(at, top);
    wrong += !(static_cast<float>(next) > static_cast<float>(at));
    // Back again; a step to zero keeps the sign of the number it came from.
    const T back = std::nextafter(next, bottom);
    wrong += static_cast<float>(back) != static_cast<float>(at);
    at = next;
    ++steps;
  }
  CHECK(steps == 2 * infinity);
  CHECK(wrong == 0);

  CHECK(std::nextafter(coded<T>(1), bottom).x == 0);
  CHECK(std::nextafter(coded<T>(0x8001), top).x == 0x8000);
  CHECK(std::nextafter(coded<T>(0), coded<T>(0x8000)).x == 0x8000);
  CHECK(std::nextafter(coded<T>(0x8000), coded<T>(0)).x == 0);
  CHECK(std::nextafter(coded<T>(5), coded<T>(5)).x == 5);
  CHECK(std::isnan(static_cast<float>(std::nextafter(T(NAN), top))));
  CHECK(std::isnan(static_cast<float>(std::nextafter(top, T(NAN)))));
}

static_assert(c10::is_reduced_floating_point_v<c10::Half> &&
              std::is_reduced_floating_point_v<c10::BFloat16> &&
              !torch::headeronly::is_reduced_floating_point_v<float>);
static_assert(std::is_same_v<decltype(std::exp(c10::BFloat16())), c10::BFloat16>);

}  // namespace

TEST_CASE("BFloat16-math: each function of every code, computed in float") {
  check_functions<c10::BFloat16>();
  check_functions<c10::Half>();
}

TEST_CASE("BFloat16-math: nextafter walks through every number") {
  check_nextafter<c10::BFloat16>(0x7F80);
  check_nextafter<c10::Half>(0x7C00);
}

// tests/headeronly/torch/headeronly/util/complex.cpp: complex numbers: arithmetic, conversions,
// text.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/complex.h>

#include <cfloat>
#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <sstream>
#include <string>
#include <type_traits>
#include <unordered_set>

#include "support/catch.h"

// PyTorch's header removes these at its end.
#if defined(C10_INTERNAL_INCLUDE_COMPLEX_REMAINING_H) || defined(FORCE_INLINE_APPLE)
#error "a macro of the inside of complex.h is left"
#endif

using c10::complex;
using ComplexHalf = complex<c10::Half>;

namespace {

using namespace c10::complex_literals;

static_assert(std::is_same_v<torch::headeronly::complex<float>, complex<float>>);
static_assert(sizeof(complex<float>) == 8 && alignof(complex<float>) == 8);
static_assert(sizeof(complex<double>) == 16 && alignof(complex<double>) == 16);
static_assert(sizeof(ComplexHalf) == 4 && alignof(ComplexHalf) == 4);
static_assert(std::is_trivially_copyable_v<complex<double>> &&
              std::is_standard_layout_v<complex<double>>);
static_assert(std::is_convertible_v<complex<float>, complex<double>> &&
              !std::is_convertible_v<complex<double>, complex<float>> &&
              std::is_constructible_v<complex<float>, complex<double>>);
static_assert(std::is_convertible_v<float, complex<float>> &&
              !std::is_convertible_v<std::complex<float>, complex<float>> &&
              std::is_constructible_v<complex<float>, std::complex<double>>);
static_assert(torch::headeronly::is_complex<complex<float>>::value &&
              torch::headeronly::is_complex<std::complex<float>>::value &&
              !torch::headeronly::is_complex<float>::value);
static_assert(std::is_same_v<torch::headeronly::scalar_value_type<ComplexHalf>::type, c10::Half>);
static_assert(
    std::is_same_v<torch::headeronly::scalar_value_type<std::complex<double>>::type, double>);
static_assert(std::is_same_v<torch::headeronly::scalar_value_type<int&>::type, int&> &&
              std::is_same_v<torch::headeronly::scalar_value_type<void>::type, void>);
static_assert(!torch::headeronly::is_complex<const complex<float>>::value &&
              !torch::headeronly::is_complex<complex<float>&>::value);
static_assert(std::numeric_limits<complex<float>>::max() == FLT_MAX);

static_assert(complex<float>() == 0.0f && complex<float>(2) == complex<float>(2, 0));
static_assert(1.0 + 2_id == complex<double>(1, 2) && 2.5_if == complex<float>(0, 2.5f));
static_assert(complex<double>(1, 2) * complex<double>(3, 5) == complex<double>(-7, 11));
static_assert(complex<float>(-7, 11) / complex<float>(1, 2) == complex<float>(3, 5));
static_assert(complex<double>(-7, 11) / complex<double>(1, 2) == complex<double>(3, 5));
static_assert(complex<double>(1, 2) - complex<double>(3, 5) == complex<double>(-2, -3));
static_assert(+complex<float>(1, 2) == -complex<float>(-1, -2));
static_assert(3.0 - complex<double>(1, 2) == complex<double>(2, -2));
static_assert(complex<double>(1, 2) * 3 == complex<double>(3, 6));
static_assert(3 * complex<double>(1, 2) == complex<double>(3, 6));
static_assert(2 - complex<float>(1, 2) == complex<float>(1, -2));
static_assert(complex<float>(6, 2) / 2 == complex<float>(3, 1));
static_assert(complex<float>(1, 2) != 1.0f && 1.0f != complex<float>(1, 2) &&
              1.0f == complex<float>(1, 0));
static_assert(complex<float>(0, 1) ? true : false);

// Extreme constants: nothing overflows on the way.
static_assert(complex<double>(0x1p1000, 0) / complex<double>(0x1p1000, 0x1p1000) ==
              complex<double>(0.5, -0.5));

// A fixed sequence of numbers: mode 0 near 1, mode 1 of every size, mode 2 with zeros among them,
// mode 3 in fours of about one size, which is any: quotients near 1 of squares far outside.
class Numbers {
 public:
  template <class T>
  T next(int mode) {
    const uint64_t choice = bits();
    if (mode == 2 && choice % 4 == 0) {
      return choice & 16 ? T(0) : -T(0);
    }
    constexpr int kLowest = std::numeric_limits<T>::min_exponent - std::numeric_limits<T>::digits;
    constexpr int kRange = std::numeric_limits<T>::max_exponent - 1 - kLowest;
    constexpr unsigned kNear = 20;
    auto size =
        static_cast<int>(bits() % static_cast<unsigned>(mode == 1 || mode == 2 ? kRange : kNear));
    if (mode == 3) {
      common_ = count_++ % 4 == 0 ? static_cast<int>(bits() % (kRange - kNear)) : common_;
      size += common_;
    }
    const auto fraction = static_cast<T>(static_cast<double>(bits() >> 11) * 0x1p-53 + 1);
    const T number = std::ldexp(fraction, mode == 0 ? size - 10 : size + kLowest);
    return choice & 32 ? -number : number;
  }

 private:
  uint64_t bits() {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return state_ ^ (state_ >> 29);
  }
  uint64_t state_ = 1;
  int count_ = 0, common_ = 0;
};

// How far a sum of two terms is from its exact value, which long double holds with bits and range
// to spare: 1 for the rounding error of a number as large as both terms together.
template <class T>
long double error(T got, long double term, long double other) {
  const long double exact = term + other;
  if (std::fabs(exact) > static_cast<long double>(std::numeric_limits<T>::max())) {
    const bool close = std::fabs(exact) < static_cast<long double>(std::numeric_limits<T>::max()) *
                                              (1 + std::numeric_limits<T>::epsilon());
    return std::isinf(got) || close ? 0 : HUGE_VALL;
  }
  if (!std::isfinite(got)) {
    return HUGE_VALL;
  }
  const long double size = std::fabs(term) + std::fabs(other);
  const long double unit =
      std::fmax(size * std::numeric_limits<T>::epsilon() / 2,
                static_cast<long double>(std::numeric_limits<T>::denorm_min()));
  return std::fabs(static_cast<long double>(got) - exact) / unit;
}

template <class T>
long double worst_quotient(int mode) {
  Numbers numbers;
  long double worst = 0;
  for (int i = 0; i < 20000; ++i) {
    const T a = numbers.next<T>(mode), b = numbers.next<T>(mode);
    const T c = numbers.next<T>(mode), d = numbers.next<T>(mode);
    if (c == 0 && d == 0) {
      continue;
    }
    const long double la = a, lb = b, lc = c, ld = d, square = lc * lc + ld * ld;
    const auto got = complex<T>(a, b) / complex<T>(c, d);
    worst = std::fmax(worst, error(got.real(), la * lc / square, lb * ld / square));
    worst = std::fmax(worst, error(got.imag(), lb * lc / square, -la * ld / square));
  }
  return worst;
}

template <class T>
long double worst_real_quotient(int mode) {
  Numbers numbers;
  long double worst = 0;
  for (int i = 0; i < 20000; ++i) {
    const T a = numbers.next<T>(mode), b = numbers.next<T>(mode), c = numbers.next<T>(mode);
    if (c == 0) {
      continue;
    }
    const auto got = complex<T>(a, b) / complex<T>(c, i % 2 == 0 ? T(0) : -T(0));
    worst = std::fmax(worst, error(got.real(), static_cast<long double>(a) / c, 0));
    worst = std::fmax(worst, error(got.imag(), static_cast<long double>(b) / c, 0));
  }
  return worst;
}

template <class T>
long double worst_product(int mode) {
  Numbers numbers;
  long double worst = 0;
  for (int i = 0; i < 20000; ++i) {
    const T a = numbers.next<T>(mode), b = numbers.next<T>(mode);
    const T c = numbers.next<T>(mode), d = numbers.next<T>(mode);
    const auto got = complex<T>(a, b) * complex<T>(c, d);
    const long double la = a, lb = b, lc = c, ld = d;
    worst = std::fmax(worst, error(got.real(), la * lc, -lb * ld));
    worst = std::fmax(worst, error(got.imag(), la * ld, lb * lc));
  }
  return worst;
}

std::string text(double number) {
  std::ostringstream out;
  out << number;
  return out.str().substr(out.str().size() - std::min<size_t>(3, out.str().size()));
}

}  // namespace

TEST_CASE("complex: a quotient is exact to a few bits, at every size") {
  for (const int mode : {0, 1, 2, 3}) {
    INFO("mode " << mode);
    CHECK(worst_quotient<float>(mode) < 1.01L);
    if (LDBL_MAX_EXP > 4 * DBL_MAX_EXP) {
      CHECK(worst_quotient<double>(mode) < 5);
    }
  }
}

TEST_CASE("complex: a quotient by a real divisor is the quotients of its parts") {
  for (const int mode : {0, 1, 2, 3}) {
    INFO("mode " << mode);
    CHECK(worst_real_quotient<float>(mode) < 1.01L);
    CHECK(worst_real_quotient<double>(mode) < 1.01L);
  }
}

TEST_CASE("complex: products are exact to a few bits") {
  CHECK(worst_product<float>(0) < 3);
  if (LDBL_MANT_DIG > DBL_MANT_DIG) {
    CHECK(worst_product<double>(0) < 3);
  }
}

TEST_CASE("complex: quotients that other formulas lose") {
  using C = complex<double>;
  const double big = DBL_MAX, tiny = 0x1p-1074;
  CHECK(C(big, big) / C(big, big) == C(1, 0));
  CHECK(C(tiny, tiny) / C(tiny, tiny) == C(1, 0));
  CHECK(C(0x1p1023, 0x1p-1023) / C(0x1p677, 0x1p-677) == C(0x1p346, -0x1p-1008));
  CHECK(C(1, 1) / C(1, 0x1p1023) == C(0x1p-1023, -0x1p-1023));
  CHECK(C(0x1p-1022, 0) / C(0, 0x1p-1022) == C(0, -1));
  using F = complex<float>;
  CHECK(F(FLT_MAX, FLT_MAX) / F(FLT_MAX, FLT_MAX) == F(1, 0));
  CHECK(F(0x1p-149f, 0) / F(0x1p-149f, 0x1p-149f) == F(0.5f, -0.5f));
}

TEST_CASE("complex: divisors of 0, infinity and NaN give what NumPy and PyTorch give") {
  const double inf = HUGE_VAL;
  const auto parts = [](double a, double b, double c, double d) {
    const auto in_double = complex<double>(a, b) / complex<double>(c, d);
    const auto in_float = complex<float>(static_cast<float>(a), static_cast<float>(b)) /
                          complex<float>(static_cast<float>(c), static_cast<float>(d));
    const auto magnitudes = text(in_double.real()) + ' ' + text(in_double.imag());
    CHECK(magnitudes == text(static_cast<double>(in_float.real())) + ' ' +
                            text(static_cast<double>(in_float.imag())));
    return magnitudes;
  };
  // Read off PyTorch 2.15 (the sign of NaN left out).
  CHECK(parts(1, 2, 0, 0) == "inf inf");
  CHECK(parts(-1, 2, 0, -0.0) == "inf inf");
  CHECK(parts(1, 0, 0, 0).substr(0, 3) == "inf");
  CHECK(parts(1, 2, inf, 0) == "0 0");
  CHECK(parts(1, 2, 0, -inf) == "-0 0");
  CHECK(parts(inf, 1, 1, 1) == "inf inf");
  CHECK(parts(inf, inf, 1, 1).substr(0, 3) == "inf");
}

TEST_CASE("complex: zeros keep the sign that PyTorch gives them") {
  using C = complex<double>;
  CHECK(std::signbit((C(1, 0) / C(-2, -0.0)).imag()));
  CHECK(std::signbit((C(1, 0) / C(-2, 0)).imag()));
  CHECK_FALSE(std::signbit((C(1, 0) / C(2, -0.0)).imag()));
  CHECK_FALSE(std::signbit((C(1, 0) / C(2, 0)).imag()));
  // By real divisors, read off PyTorch 2.15's headers.
  const auto signs = [](double a, double b, double c, double d) {
    const auto in_double = C(a, b) / C(c, d);
    const auto in_float = complex<float>(static_cast<float>(a), static_cast<float>(b)) /
                          complex<float>(static_cast<float>(c), static_cast<float>(d));
    const auto of = [](auto z) {
      return std::string(std::signbit(z.real()) ? "-" : "+") + (std::signbit(z.imag()) ? "-" : "+");
    };
    CHECK(of(in_double) == of(in_float));
    return of(in_double);
  };
  CHECK(signs(-0.0, -0.0, 2, 0) == "-+");
  CHECK(signs(-0.0, -3, 2, -0.0) == "+-");
  CHECK(signs(1, -0.0, 2, -0.0) == "++");
  CHECK(signs(0, -0.0, -2, 0) == "--");
  CHECK(signs(-0.0, 0, -2, 0) == "+-");
  CHECK(signs(-0.0, -3, -2, 0) == "-+");
  CHECK(signs(0, 1, -2, -0.0) == "--");
  CHECK(signs(-0.0, -3, -2, -0.0) == "++");
  // Of two equal parts, the real one decides.
  CHECK(std::signbit((C(0, 0) / C(-1, 1)).real()));
  CHECK_FALSE(std::signbit((C(0, 0) / C(1, -1)).real()));
  CHECK(std::signbit((0.0 - C(0, 0)).imag()));
  CHECK(std::signbit((-C(0, 0)).real()));
}

TEST_CASE("complex: compound assignment, also with another kind") {
  complex<double> z(1, 2);
  z += complex<float>(1, 1);
  z -= 1.0;
  z *= complex<float>(0, 1);
  CHECK(z == complex<double>(-3, 1));
  z /= complex<float>(0, 1);
  z *= 2.0;
  z /= 4.0;
  z += 1.0;
  z -= complex<double>(0, 0.5);
  CHECK(z == complex<double>(1.5, 1));
  z = 7.0;
  CHECK(z == complex<double>(7, 0));
  z.real(1);
  z.imag(2);
  CHECK(z == complex<double>(1, 2));
  complex<float> narrow;
  narrow = z;
  CHECK(narrow == complex<float>(1, 2));
  narrow /= complex<double>(0, 1);
  CHECK(narrow == complex<float>(2, -1));
}

TEST_CASE("complex: from and to std::complex") {
  complex<float> z(std::complex<double>(1.5, -2));
  CHECK(z == complex<float>(1.5f, -2));
  z = std::complex<float>(3, 4);
  CHECK(static_cast<std::complex<float>>(z) == std::complex<float>(3, 4));
  CHECK(static_cast<std::complex<double>>(z) == std::complex<double>(3, 4));
}

TEST_CASE("complex<Half> and complex<BFloat16>: each part rounded once") {
  const ComplexHalf a(c10::Half(1.5f), c10::Half(-2.0f)), b(c10::Half(0.5f), c10::Half(1.0f));
  const auto is = [](complex<float> z, float real, float imag) {
    return z == complex<float>(real, imag);
  };
  CHECK(is(a + b, 2, -1));
  CHECK(is(a - b, 1, -3));
  CHECK(is(a * b, 2.75f, 0.5f));
  CHECK(is((a * b) / b, 1.5f, -2));
  CHECK(is(-a, -1.5f, 2));
  CHECK((a == ComplexHalf(complex<float>(1.5f, -2)) && a != b));
  CHECK(is(ComplexHalf(complex<float>(2049, 70000)), 2048, HUGE_VALF));
  complex<c10::BFloat16> c(c10::BFloat16(257.0f), c10::BFloat16(1.0f));
  c += c;
  CHECK(is(c, 512, 2));
  CHECK(c.real().x == 0x4400);
}

TEST_CASE("complex: hashes of equal numbers are equal, of near ones are not") {
  const std::hash<complex<double>> hash;
  CHECK(hash({0.0, 0.0}) == hash({-0.0, -0.0}));
  CHECK(hash({1, 2}) == hash({1, 2}));
  std::unordered_set<size_t> seen;
  for (int i = 0; i < 100; ++i) {
    for (int j = 0; j < 100; ++j) {
      seen.insert(hash(complex<double>(i, j)));
    }
  }
  CHECK(seen.size() == 10000);
  CHECK(std::unordered_set<complex<float>>{{1, 2}, {1, 2}, {2, 1}}.size() == 2);
  CHECK(std::hash<ComplexHalf>()(ComplexHalf(complex<float>(0.0f, 1.0f))) ==
        std::hash<ComplexHalf>()(ComplexHalf(complex<float>(-0.0f, 1.0f))));
}

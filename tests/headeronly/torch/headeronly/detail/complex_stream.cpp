// tests/headeronly/torch/headeronly/detail/complex_stream.cpp: complex numbers as text, against
// std::complex.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/complex.h>

#include <cmath>
#include <complex>
#include <iomanip>
#include <sstream>
#include <string>

#include "support/catch.h"

using c10::complex;
using ComplexHalf = complex<c10::Half>;

TEST_CASE("complex: printed as std::complex is") {
  const auto same = [](auto z, const auto&... manipulators) {
    using T = typename decltype(z)::value_type;
    std::ostringstream ours, theirs;
    ((ours << manipulators, theirs << manipulators), ...);
    ours << z << '|' << z;
    theirs << static_cast<std::complex<T>>(z) << '|' << static_cast<std::complex<T>>(z);
    CHECK(ours.str() == theirs.str());
    return ours.str();
  };
  CHECK(same(complex<double>(1, -2.5)) == "(1,-2.5)|(1,-2.5)");
  same(complex<float>(0.1f, 1e20f), std::setprecision(3), std::showpos);
  same(complex<double>(1, 2), std::setw(20), std::setfill('*'));
  same(complex<double>(1, 2), std::setw(20), std::left, std::setfill('*'));
  same(complex<double>(1, 2), std::setw(20), std::internal, std::fixed);
  same(complex<double>(NAN, -INFINITY), std::setw(3));
  std::wostringstream wide;
  wide << complex<float>(1, 2);
  CHECK(wide.str() == L"(1,2)");
  std::ostringstream half;
  half << ComplexHalf(c10::Half(1.5f), c10::Half(2.0f));
  CHECK(half.str() == "(1.5,2)");
}

TEST_CASE("complex: read as std::complex is") {
  for (const char* input : {"1", "(1)", "(1,2)", " ( -1.5 , 2e3 ) x", "(1", "(1,", "(1;2)", "x", "",
                            "(1,2", "()", "7rest"}) {
    INFO(input);
    std::istringstream ours(input), theirs(input);
    complex<double> z(8, 9);
    std::complex<double> expected(8, 9);
    ours >> z;
    theirs >> expected;
    CHECK(static_cast<std::complex<double>>(z) == expected);
    CHECK(ours.fail() == theirs.fail());
    std::string rest, expected_rest;
    ours.clear(), theirs.clear();
    std::getline(ours, rest), std::getline(theirs, expected_rest);
    CHECK(rest == expected_rest);
  }
}

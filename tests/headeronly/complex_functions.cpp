// Reads lines "function real imag" and prints the function's value of that number, for
// test_complex_functions.py.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/complex.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

using Number = c10::complex<double>;

struct Function {
  const char* name;
  Number (*call)(const Number&);
};

#define FUNCTION(name)                                  \
  Function {                                            \
    #name, [](const Number& z) { return std::name(z); } \
  }
static const Function functions[] = {
    FUNCTION(exp),
    FUNCTION(log),
    FUNCTION(log10),
    FUNCTION(log2),
    FUNCTION(sqrt),
    FUNCTION(sin),
    FUNCTION(cos),
    FUNCTION(tan),
    FUNCTION(asin),
    FUNCTION(acos),
    FUNCTION(atan),
    FUNCTION(sinh),
    FUNCTION(cosh),
    FUNCTION(tanh),
    FUNCTION(asinh),
    FUNCTION(acosh),
    FUNCTION(atanh),
    FUNCTION(log1p),
    FUNCTION(expm1),
    FUNCTION(conj),
    Function{"abs", [](const Number& z) { return Number(std::abs(z)); }},
    Function{"arg", [](const Number& z) { return Number(std::arg(z)); }},
    Function{"norm", [](const Number& z) { return Number(std::norm(z)); }},
    Function{"real", [](const Number& z) { return Number(std::real(z), std::imag(z)); }},
    Function{"polar", [](const Number& z) { return c10::polar(z.real(), z.imag()); }},
    Function{"square", [](const Number& z) { return Number(std::pow(z, 2)); }},
    Function{"inverse_cube", [](const Number& z) { return Number(std::pow(z, -3)); }},
    Function{"power_half", [](const Number& z) { return std::pow(z, 0.5); }},
    Function{"power_of_two", [](const Number& z) { return std::pow(2.0, z); }},
    Function{"power_self", [](const Number& z) { return std::pow(z, z); }},
    Function{"power_mixed",
             [](const Number& z) { return std::pow(c10::complex<float>(0.5f, 1), z); }},
};

int main() {
  char name[32], real[64], imag[64];
  while (std::scanf("%31s %63s %63s", name, real, imag) == 3) {
    const Number z(std::strtod(real, nullptr), std::strtod(imag, nullptr));
    for (const Function& function : functions) {
      if (std::strcmp(function.name, name) == 0) {
        const Number value = function.call(z);
        std::printf("%a %a\n", value.real(), value.imag());
      }
    }
  }
}

// tests/headeronly/exports.cpp: a library that uses each function of the layer, built without any
// visibility flag.
// SPDX-License-Identifier: BSD-3-Clause
//
// exports.cmake lists what it shows: nothing of ours, or a newer library in the same process could
// end up in it.
#include <torch/headeronly/core/Dispatch_v2.h>
#include <torch/headeronly/core/MemoryFormat.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/core/TensorAccessor.h>
#include <torch/headeronly/util/BFloat16-math.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>
#include <torch/headeronly/util/Load.h>
#include <torch/headeronly/util/MathConstants.h>
#include <torch/headeronly/util/NumericUtils.h>
#include <torch/headeronly/util/TypeCast.h>
#include <torch/headeronly/util/copysign.h>
#include <torch/headeronly/util/irange.h>
#include <torch/headeronly/util/Metaprogramming.h>
#include <torch/headeronly/util/shim_utils.h>

#include <sstream>
#include <string>
#include <vector>

extern "C" int checks(int a, const std::string& s, double d) {
  STD_TORCH_CHECK(a == 1, "a = ", a, s, d, &a, 'c', c10::ScalarType::Half, c10::Half(1.0f),
                  c10::BFloat16(1.0f));
  TORCH_ERROR_CODE_CHECK(a);
  return STD_TORCH_CHECK_MSG(a, "", a, d)[0];
}

extern "C" float numbers(c10::Half a, c10::BFloat16 b) {
  a += a * a / a - -a;
  a *= 2;
  b -= b + b * 3 / int64_t{2};
  std::ostringstream out;
  out << a << b << std::numeric_limits<c10::Half>::max();
  return a * 2.0f + static_cast<float>(b / 2.0) + std::numeric_limits<c10::BFloat16>::lowest();
}

extern "C" const int* odr_use() { return &std::numeric_limits<c10::Half>::digits; }

using HalfPlus = c10::Half (*)(const c10::Half&, const c10::Half&);
HalfPlus address_of_an_operator();
HalfPlus address_of_an_operator() { return static_cast<HalfPlus>(&c10::operator+); }

extern "C" const char* names(c10::ScalarType type) {
  return c10::isQIntType(type) ? "" : c10::toString(c10::toUnderlying(type));
}

extern "C" long views(const std::vector<long>& v) {
  const c10::HeaderOnlyArrayRef<long> view(v);
  const auto copy = view.vec();
  return view.slice(1).at(3) + view.slice(0, 2).front() + view.back() + copy[0] + (view == view) +
         (view != view) + view.allMatch([](long x) { return x > 0; }) +
         static_cast<long>(c10::get_contiguous_memory_format());
}

using Size = size_t (c10::HeaderOnlyArrayRef<int>::*)() const;
Size address_of_a_member();
Size address_of_a_member() { return &c10::HeaderOnlyArrayRef<int>::size; }

extern "C" long dispatched(c10::ScalarType type) {
  return THO_DISPATCH_V2(
      type, "dispatched", [&] { return static_cast<long>(sizeof(scalar_t)); },
      AT_EXPAND(AT_FLOATING_TYPES), c10::ScalarType::Half);
}

extern "C" int accessed(int* data, const int64_t* sizes) {
  torch::headeronly::HeaderOnlyTensorAccessor<int, 2> x(data, sizes, sizes);
  torch::headeronly::HeaderOnlyGenericPackedTensorAccessor<int, 2> y(data, sizes, sizes);
  return x[1][2] + y.transpose(0, 1)[1][2] + static_cast<int>(x.sizes().size());
}

extern "C" long tuples(int a, double b) {
  namespace guts = c10::guts;
  const auto both = guts::tuple_map(std::make_tuple(a, b), [](auto x) { return x + 1; });
  using Both = std::remove_const_t<decltype(both)>;
  return std::get<0>(guts::tuple_take<Both, -1>(both)) >
         std::get<0>(guts::tuple_slice<Both, 0, 1>(both));
}

using Take = std::tuple<int> (*)(std::tuple<int, int>);
Take address_of_a_template();
Take address_of_a_template() { return &c10::guts::tuple_slice<std::tuple<int, int>, 0, 1>; }

using Complex = c10::complex<double>;
extern "C" double complex_numbers(double a, const std::string& s) {
  Complex z = Complex(a, 1) / Complex(2, a) * 3 - a;
  z += std::exp(z) + std::pow(z, 2) + std::pow(z, z) + std::log1p(z) + std::expm1(z) + std::tan(z);
  c10::complex<c10::Half> half = c10::convert<c10::complex<c10::Half>>(z);
  half *= half / half + half - half;
  std::ostringstream out;
  std::istringstream in(s);
  out << z << half;
  in >> z;
  return std::abs(z) + std::norm(z) + (z == 1.0) + static_cast<float>(half.real()) +
         static_cast<double>(std::hash<Complex>()(z)) + c10::polar(a, a).real() +
         std::numeric_limits<Complex>::max() + (std::isnan(z) ? 1 : 0);
}

extern "C" int conversions(double a, long b, const void* p) {
  int sum = c10::checked_convert<int8_t>(a, "int8_t") + c10::convert<uint8_t>(b);
  sum += c10::checked_convert<c10::Half>(b, "Half").x + c10::overflows<c10::Float8_e5m2>(a);
  if (sum == 7) {
    c10::report_overflow("int8_t");
  }
  for (const auto i : c10::irange(b)) {
    sum += c10::load<bool>(p) + static_cast<int>(c10::pi<double> * static_cast<double>(i));
  }
  const c10::BFloat16 number = static_cast<float>(a);
  const c10::BFloat16 next = std::nextafter(std::exp(number), std::rsqrt(number));
  return sum + c10::copysign(number, next).x + torch::headeronly::_isnan(next);
}

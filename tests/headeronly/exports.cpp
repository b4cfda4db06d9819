// tests/headeronly/exports.cpp: a library that uses each function of the layer, built without any
// visibility flag.
// SPDX-License-Identifier: BSD-3-Clause
//
// exports.cmake lists what it shows: nothing of ours, or a newer library in the same process could
// end up in it.
#include <torch/headeronly/core/MemoryFormat.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>
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

// types.cpp: kernels whose types the ABI can carry; each -DBAD -DBAD_… adds one that it cannot.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <complex>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace {

using torch::stable::Tensor;

struct Scalar {
  double value;
};

void by_reference(const Tensor&, const std::optional<Tensor>&, const std::string&,
                  const std::vector<int64_t>&) {}
void by_value(Tensor, std::optional<Tensor>, std::string, std::string_view, std::vector<int64_t>) {}
void in_place(Tensor&, int64_t) {}
std::tuple<Tensor, int64_t> results(Tensor x) { return {x, 1}; }
int64_t no_throw(int64_t i) noexcept { return i; }

#if defined BAD_COMPLEX
void bad(const Tensor&, std::complex<double>) {}
#elif defined BAD_STRUCT
void bad(Scalar) {}
#elif defined BAD_MAP
void bad(const std::map<std::string, int64_t>&) {}
#elif defined BAD_POINTER
void bad(const char*) {}
#elif defined BAD_LONG_DOUBLE
void bad(long double) {}
#elif defined BAD_RESULT
Scalar bad(const Tensor&) { return {1}; }
#elif defined BAD_TUPLE_RESULT
std::tuple<Tensor, Scalar> bad(Tensor x) { return {x, Scalar{1}}; }
#elif defined BAD_LIST_OF_VIEWS
void bad(const std::vector<std::string_view>&) {}
#elif defined BAD_ARRAY_OF_VIEWS
void bad(torch::headeronly::HeaderOnlyArrayRef<std::string_view>) {}
#elif defined BAD_LIST_OF_STRUCT
void bad(const std::vector<Scalar>&) {}
#elif defined BAD_OPTIONAL_STRUCT
void bad(std::optional<Scalar>) {}
#elif defined BAD_REFERENCE
void bad(std::optional<Tensor>&) {}
#elif defined BAD_REFERENCE_TO_LIST
void bad(std::vector<int64_t>&) {}
#endif

}  // namespace

STABLE_TORCH_LIBRARY_IMPL(types, CPU, m) {
  m.impl("by_reference", TORCH_BOX(&by_reference));
  m.impl("by_value", TORCH_BOX(&by_value));
  m.impl("in_place", TORCH_BOX(&in_place));
  m.impl("results", TORCH_BOX(&results));
  m.impl("no_throw", TORCH_BOX(&no_throw));
#if defined BAD_TO_VIEW
  (void)to<std::string_view>(StableIValue{0});
#elif defined BAD
  m.impl("bad", TORCH_BOX(&bad));
#endif
}

// ownership.cpp: kernels that succeed or fail at each place where something is owned.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace {

using torch::headeronly::HeaderOnlyArrayRef;
using torch::stable::Tensor;

// ---- what torch 2.9 carries ----
void take(Tensor, const Tensor&, std::optional<Tensor>, int64_t) {}
void take_and_throw(Tensor, const Tensor&, std::optional<Tensor>, int64_t) {
  throw std::runtime_error("the kernel's own words");
}
void narrow_last(const Tensor&, std::optional<Tensor>, std::optional<double>, int32_t) {}
void narrow_first(int32_t, const Tensor&, std::optional<Tensor>, std::optional<double>) {}
void narrow_between(Tensor, std::optional<int32_t>, std::optional<Tensor>) {}
void fewer_parameters(Tensor) {}
void more_parameters(Tensor, Tensor) {}
int64_t more_results(Tensor) { return 1; }
std::tuple<Tensor, uint64_t, std::optional<Tensor>> second_result_fails(const Tensor& x) {
  return {x, UINT64_MAX, x};
}
std::tuple<std::optional<Tensor>, std::optional<uint64_t>> optional_result_fails(const Tensor& x) {
  return {x, UINT64_MAX};
}
std::tuple<Tensor, Tensor> twice(Tensor x) { return {x, x}; }
Tensor& same(Tensor& x) { return x; }
Tensor sorted(const Tensor& x) { return std::get<0>(torch::stable::sort(x)); }
Tensor sorted_wrong(const Tensor& x) {
  return std::get<0>(torch::stable::sort(x, std::optional<bool>(true), 99));
}
// Copies and moves of each kind.
int64_t copies(Tensor x) {
  Tensor a(x), b(std::move(a));
  a = b;
  b = static_cast<const Tensor&>(b);
  std::vector<Tensor> many(10, x);
  many.erase(many.begin());
  a = std::move(many.back());
  const Tensor raw(a.release());
  return raw.numel();
}

// ---- str and lists ----
struct Lists {
  static void take(const std::vector<Tensor>&, std::vector<std::optional<Tensor>>, std::string_view,
                   const std::string&, HeaderOnlyArrayRef<int64_t>, std::optional<std::string>,
                   std::optional<std::vector<double>>) {}
  static void take_and_throw(const std::vector<Tensor>&, std::vector<std::optional<Tensor>>,
                             std::string_view, const std::string&, HeaderOnlyArrayRef<int64_t>,
                             std::optional<std::string>, std::optional<std::vector<double>>) {
    throw std::runtime_error("the kernel's own words");
  }
  static void narrow(const Tensor&, const std::vector<Tensor>&, const std::string&, int32_t,
                     std::vector<std::optional<Tensor>>, const std::string&) {}
  static void narrow_element(const std::vector<Tensor>&, std::vector<int32_t>,
                             HeaderOnlyArrayRef<Tensor>) {}
  static std::tuple<std::vector<Tensor>, std::vector<uint64_t>, Tensor> list_result_fails(
      const Tensor& x) {
    return {{x, x, x}, {1, UINT64_MAX, 2}, x};
  }
  static std::vector<std::optional<Tensor>> list_result(const Tensor& x) {
    return {x, std::nullopt, x};
  }
  static std::vector<Tensor> keep_list(std::vector<Tensor> list) { return list; }
  static std::tuple<int64_t, std::vector<int64_t>> plain_results(const std::string& text,
                                                                 HeaderOnlyArrayRef<int64_t> list) {
    return {static_cast<int64_t>(text.size()), std::vector<int64_t>(list.begin(), list.end())};
  }
};

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_ownership, m) {
  m.def("take(Tensor a, Tensor b, Tensor? c, int d) -> ()");
  m.def("take_and_throw(Tensor a, Tensor b, Tensor? c, int d) -> ()");
  m.def("narrow_last(Tensor a, Tensor? b, float? c, int d) -> ()");
  m.def("narrow_first(int a, Tensor b, Tensor? c, float? d) -> ()");
  m.def("narrow_between(Tensor a, int? b, Tensor? c) -> ()");
  m.def("fewer_parameters(Tensor a, Tensor b, int c) -> ()");
  m.def("more_parameters(Tensor a) -> ()");
  m.def("more_results(Tensor a) -> ()");
  m.def("second_result_fails(Tensor x) -> (Tensor, int, Tensor?)");
  m.def("optional_result_fails(Tensor x) -> (Tensor?, int?)");
  m.def("twice(Tensor x) -> (Tensor, Tensor)");
  m.def("same(Tensor(a!) x) -> Tensor(a!)");
  m.def("sorted(Tensor x) -> Tensor");
  m.def("sorted_wrong(Tensor x) -> Tensor");
  m.def("copies(Tensor x) -> int");
  if (STABLEHAND_AVAILABLE(2, 10)) {
    m.def("take_lists(Tensor[] a, Tensor?[] b, str c, str d, int[] e, str? f, float[]? g) -> ()");
    m.def(
        "take_lists_and_throw(Tensor[] a, Tensor?[] b, str c, str d, int[] e, str? f, float[]? g) -> ()");
    m.def("narrow(Tensor a, Tensor[] b, str c, int d, Tensor?[] e, str f) -> ()");
    m.def("narrow_element(Tensor[] a, int[] b, Tensor[] c) -> ()");
    m.def("list_result_fails(Tensor x) -> (Tensor[], int[], Tensor)");
    m.def("list_result(Tensor x) -> Tensor?[]");
    m.def("keep_list(Tensor[] list) -> Tensor[]");
    m.def("plain_results(str text, int[] list) -> (int, int[])");
  }
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_ownership, CompositeExplicitAutograd, m) {
  m.impl("take", TORCH_BOX(&take));
  m.impl("take_and_throw", TORCH_BOX(&take_and_throw));
  m.impl("narrow_last", TORCH_BOX(&narrow_last));
  m.impl("narrow_first", TORCH_BOX(&narrow_first));
  m.impl("narrow_between", TORCH_BOX(&narrow_between));
  m.impl("fewer_parameters", TORCH_BOX(&fewer_parameters));
  m.impl("more_parameters", TORCH_BOX(&more_parameters));
  m.impl("more_results", TORCH_BOX(&more_results));
  m.impl("second_result_fails", TORCH_BOX(&second_result_fails));
  m.impl("optional_result_fails", TORCH_BOX(&optional_result_fails));
  m.impl("twice", TORCH_BOX(&twice));
  m.impl("same", TORCH_BOX(&same));
  m.impl("sorted", TORCH_BOX(&sorted));
  m.impl("sorted_wrong", TORCH_BOX(&sorted_wrong));
  m.impl("copies", TORCH_BOX(&copies));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("take_lists", STABLEHAND_BOX(v, &Lists::take));
    m.impl("take_lists_and_throw", STABLEHAND_BOX(v, &Lists::take_and_throw));
    m.impl("narrow", STABLEHAND_BOX(v, &Lists::narrow));
    m.impl("narrow_element", STABLEHAND_BOX(v, &Lists::narrow_element));
    m.impl("list_result_fails", STABLEHAND_BOX(v, &Lists::list_result_fails));
    m.impl("list_result", STABLEHAND_BOX(v, &Lists::list_result));
    m.impl("keep_list", STABLEHAND_BOX(v, &Lists::keep_list));
    m.impl("plain_results", STABLEHAND_BOX(v, &Lists::plain_results));
  }
}

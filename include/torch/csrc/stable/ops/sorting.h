// torch/csrc/stable/ops/sorting.h: ops that put elements in another order, or pick some.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/detail/shim_cpu.h>
#include <torch/csrc/stable/detail/stack.h>

#include <optional>  // std::optional
#include <tuple>     // std::tuple

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// The values of self sorted along dim (NaN last, or first when descending) and their int64 indices,
// both of self's shape. Equal values come in any order. Throws for complex numbers. Oldest
// torch 2.9; in PyTorch's headers since 2.15.
inline std::tuple<Tensor, Tensor> sort(const Tensor& self, int64_t dim = -1,
                                       bool descending = false) {
  detail::check_dim(self, dim, "aten::sort");
  AtenTensorHandle values, indices;
  // This one goes through the dispatcher, on any device; aoti_torch_cpu_sort_stable does not.
  detail::check(aoti_torch_cpu_sort(self.get(), dim, descending, &values, &indices), "aten::sort");
  return {Tensor(values), Tensor(indices)};
}

// The same; with stable = true equal values keep their order. No value counts as false (ATen
// asserts there). Oldest torch 2.9; in PyTorch's headers since 2.15.
inline std::tuple<Tensor, Tensor> sort(const Tensor& self, std::optional<bool> stable,
                                       int64_t dim = -1, bool descending = false) {
  detail::check_dim(self, dim, "aten::sort");
  detail::Stack stack("aten::sort", "stable");
  stack.tensor(self).some(stable.value_or(false));
  stack.put(detail::Convert<int64_t>::from(dim)).flag(descending).call();
  return {stack.result(0), stack.result(1)};
}

// The parts of self at the places along dim that index, of int32 or int64, names. Throws for a
// place that is not there. Oldest torch 2.9; in PyTorch's headers since 2.14.
inline Tensor index_select(const Tensor& self, int64_t dim, const Tensor& index) {
  detail::check_dim(self, dim, "aten::index_select");
  StableIValue stack[3] = {0, static_cast<StableIValue>(dim), 0};
  return detail::call("aten::index_select", "", stack, self, 2, index, "index");
}

HIDDEN_NAMESPACE_END(torch, stable)

// torch/csrc/stable/ops/sorting.h: sort.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/detail/convert_handles.h>
#include <torch/csrc/stable/detail/dispatch.h>

#include <optional>  // std::optional
#include <tuple>     // std::tuple

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// The values of self sorted along dim (NaN last, or first when descending) and their int64 indices,
// both of self's shape. Equal values come in any order. Oldest torch 2.9; in PyTorch's headers
// since 2.15.
inline std::tuple<Tensor, Tensor> sort(const Tensor& self, int64_t dim = -1,
                                       bool descending = false) {
  StableIValue stack[3] = {detail::Convert<Tensor>::from(self), detail::Convert<int64_t>::from(dim),
                           detail::Convert<bool>::from(descending)};
  detail::dispatch("aten::sort", "", stack);
  return {detail::Convert<Tensor>::to(stack[0]), detail::Convert<Tensor>::to(stack[1])};
}

// The same; with stable = true equal values keep their order. No value counts as false (ATen
// asserts there).
inline std::tuple<Tensor, Tensor> sort(const Tensor& self, std::optional<bool> stable,
                                       int64_t dim = -1, bool descending = false) {
  StableIValue stack[4] = {};
  stack[1] =
      detail::Convert<std::optional<bool>>::from(std::optional<bool>(stable.value_or(false)));
  stack[0] = detail::Convert<Tensor>::from(self);
  stack[2] = detail::Convert<int64_t>::from(dim);
  stack[3] = detail::Convert<bool>::from(descending);
  detail::dispatch("aten::sort", "stable", stack);
  return {detail::Convert<Tensor>::to(stack[0]), detail::Convert<Tensor>::to(stack[1])};
}

HIDDEN_NAMESPACE_END(torch, stable)

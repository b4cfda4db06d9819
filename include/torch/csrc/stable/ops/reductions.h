// torch/csrc/stable/ops/reductions.h: ops that reduce dimensions to one element.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/stable/detail/stack.h>

#include <optional>  // std::optional

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// The largest element along the dimensions (of all for an empty list); NaN wins. With keepdim they
// stay, with size 1. Throws for a dimension that is given twice or has no elements. Oldest torch
// 2.9; in PyTorch's headers since 2.9.
inline Tensor amax(const Tensor& self, IntHeaderOnlyArrayRef dims, bool keepdim = false) {
  const AtenTensorHandle handle = detail::operand(self, "aten::amax");
  detail::check_dims(self, dims, "aten::amax");
  AtenTensorHandle result;
  detail::check(aoti_torch_aten_amax(handle, dims.data(), static_cast<int64_t>(dims.size()),
                                     keepdim, &result),
                "aten::amax");
  return Tensor(result);
}
// The same for one dimension. Oldest torch 2.9; in PyTorch's headers since 2.9.
inline Tensor amax(const Tensor& self, int64_t dim, bool keepdim = false) {
  return amax(self, IntHeaderOnlyArrayRef(dim), keepdim);
}

namespace detail {
// The sum in `out`, or for null in a new tensor; along `dims`, or for null of all elements.
template <class Dtype>  // std::optional<ScalarType>, instantiated for callers only
Tensor summed(const Tensor* out, const Tensor& self, const IntHeaderOnlyArrayRef* dims,
              bool keepdim, const Dtype& dtype) {
  Stack stack("aten::sum", out ? "IntList_out" : "dim_IntList");
  stack.tensor(self);
  if (!dims) {
    stack.none();
  } else if (!carries_lists()) {
    stablehand::detail::throw_missing(10, out ? "sum_out(dim)" : "sum(dim)");
  } else {
    check_dims(self, *dims, "aten::sum");
    stack.optional_list(*dims);
  }
  stack.flag(keepdim).optional(dtype);
  if (out) {
    stack.tensor(*out, "out");
  }
  stack.call();
  return stack.result();
}
template <class Void>
using Dims = late<Void, std::optional<IntHeaderOnlyArrayRef>>;
}  // namespace detail

// The sum of all elements, as dtype if given; sums of integers and bool are int64. With keepdim
// every dimension stays, with size 1. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline Tensor sum(const Tensor& self, std::nullopt_t = std::nullopt, bool keepdim = false,
                  std::optional<ScalarType> dtype = std::nullopt) {
  return detail::summed(nullptr, self, nullptr, keepdim, dtype);
}
// The same along the dimensions (of all for an empty list). Oldest torch 2.10; in PyTorch's headers
// since 2.10.
template <class Void = void>
Tensor sum(stablehand::since<10>, const Tensor& self, detail::Dims<Void> dim = std::nullopt,
           bool keepdim = false, std::optional<ScalarType> dtype = std::nullopt) {
  return detail::summed(nullptr, self, dim ? &*dim : nullptr, keepdim, dtype);
}
// A template, so that a call that gives no dimension means the overload that needs no 2.10.
template <class Void = void>
STABLEHAND_SINCE_2_10("sum(dim)")
Tensor sum(const Tensor& self, detail::Dims<Void> dim = std::nullopt, bool keepdim = false,
           std::optional<ScalarType> dtype = std::nullopt) {
  return detail::summed(nullptr, self, dim ? &*dim : nullptr, keepdim, dtype);
}

// The sum of all elements, written into out, which is resized; returns out. Throws where out's
// dtype is not dtype, or the sum does not convert to it. Oldest torch 2.9; in PyTorch's headers
// since 2.10.
inline Tensor& sum_out(Tensor& out, const Tensor& self, std::nullopt_t = std::nullopt,
                       bool keepdim = false, std::optional<ScalarType> dtype = std::nullopt) {
  detail::summed(&out, self, nullptr, keepdim, dtype);
  return out;
}
// The same along the dimensions. Oldest torch 2.10; in PyTorch's headers since 2.10.
template <class Void = void>
Tensor& sum_out(stablehand::since<10>, Tensor& out, const Tensor& self,
                detail::Dims<Void> dim = std::nullopt, bool keepdim = false,
                std::optional<ScalarType> dtype = std::nullopt) {
  detail::summed(&out, self, dim ? &*dim : nullptr, keepdim, dtype);
  return out;
}
template <class Void = void>
STABLEHAND_SINCE_2_10("sum_out(dim)")
Tensor& sum_out(Tensor& out, const Tensor& self, detail::Dims<Void> dim = std::nullopt,
                bool keepdim = false, std::optional<ScalarType> dtype = std::nullopt) {
  detail::summed(&out, self, dim ? &*dim : nullptr, keepdim, dtype);
  return out;
}

HIDDEN_NAMESPACE_END(torch, stable)

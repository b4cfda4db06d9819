// torch/csrc/stable/ops/views.h: ops that look at the same elements in another order or shape.
// SPDX-License-Identifier: BSD-3-Clause
//
// Dimensions and places count from the end when negative; out of range throws. The results share
// self's memory, except a reshape or flatten that has to copy.
#pragma once
#include <torch/csrc/stable/detail/shim_cpu.h>
#include <torch/csrc/stable/detail/stack.h>
#include <torch/csrc/stable/detail/view_sizes.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// The dimensions start_dim to end_dim as one. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline Tensor flatten(const Tensor& self, int64_t start_dim = 0, int64_t end_dim = -1) {
  detail::check_dim(self, start_dim, "aten::flatten", "start_dim");
  detail::check_dim(self, end_dim, "aten::flatten", "end_dim");
  StableIValue stack[3] = {0, static_cast<StableIValue>(start_dim),
                           static_cast<StableIValue>(end_dim)};
  return detail::call("aten::flatten", "using_ints", stack, self);
}

// The length places from start on along dim. Oldest torch 2.9; in PyTorch's headers since 2.9.
inline Tensor narrow(Tensor& self, int64_t dim, int64_t start, int64_t length) {
  detail::check_dim(self, dim, "aten::narrow");
  StableIValue stack[4] = {0, static_cast<StableIValue>(dim), static_cast<StableIValue>(start),
                           static_cast<StableIValue>(length)};
  return detail::call("aten::narrow", "", stack, self);
}

namespace detail {
// One that takes a list of integers: through the dispatcher where it carries lists, which 2.9 does
// not; its C function is right there for every tensor that has strides.
using ListFunction = AOTITorchError (*)(AtenTensorHandle, const int64_t*, int64_t,
                                        AtenTensorHandle*);
C10_NOINLINE inline Tensor call_with_list(const char* op, ListFunction on_2_9, const Tensor& self,
                                          IntHeaderOnlyArrayRef list) {
  if (carries_lists()) {
    Stack stack(op);
    stack.tensor(self).list(list).call();
    return stack.result();
  }
  AtenTensorHandle result;
  check(on_2_9(operand(self, op), list.data(), static_cast<int64_t>(list.size()), &result), op);
  return Tensor(result);
}
}  // namespace detail

// The dimensions in another order, each named once. Oldest torch 2.9; in PyTorch's headers since
// 2.14.
inline Tensor permute(const Tensor& self, IntHeaderOnlyArrayRef dims) {
  detail::check_dims(self, dims, "aten::permute");
  return detail::call_with_list("aten::permute", &aoti_torch_cpu_permute, self, dims);
}

// The same elements with other sizes, of which one may be -1, for what is left; a view where that
// can be, else a copy. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline Tensor reshape(const Tensor& self, IntHeaderOnlyArrayRef shape) {
  return detail::call_with_list("aten::reshape", &aoti_torch_cpu_reshape, self, shape);
}

// The part at place index of dim, without that dimension. Oldest torch 2.9; in PyTorch's headers
// since 2.10.
inline Tensor select(const Tensor& self, int64_t dim, int64_t index) {
  detail::check_dim(self, dim, "aten::select");
  StableIValue stack[3] = {0, static_cast<StableIValue>(dim), static_cast<StableIValue>(index)};
  return detail::call("aten::select", "int", stack, self);
}

// self without dimension dim, if its size is 1. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline Tensor squeeze(const Tensor& self, int64_t dim) {
  detail::check_dim(self, dim, "aten::squeeze");
  StableIValue stack[2] = {0, static_cast<StableIValue>(dim)};
  return detail::call("aten::squeeze", "dim", stack, self);
}

// The dimensions dim0 and dim1 swapped. Oldest torch 2.9; in PyTorch's headers since 2.9.
inline Tensor transpose(const Tensor& self, int64_t dim0, int64_t dim1) {
  detail::check_dim(self, dim0, "aten::transpose", "dim0");
  detail::check_dim(self, dim1, "aten::transpose", "dim1");
  StableIValue stack[3] = {0, static_cast<StableIValue>(dim0), static_cast<StableIValue>(dim1)};
  return detail::call("aten::transpose", "int", stack, self);
}

// self with one more dimension, of size 1, at dim. Oldest torch 2.9; in PyTorch's headers since
// 2.10.
inline Tensor unsqueeze(const Tensor& self, int64_t dim) {
  detail::check_dim(self, dim, "aten::unsqueeze", "dim", 1);
  StableIValue stack[2] = {0, static_cast<StableIValue>(dim)};
  return detail::call("aten::unsqueeze", "", stack, self);
}

// The same memory with other sizes, of which one may be -1, for what is left. Throws where only a
// copy could have them. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline Tensor view(const Tensor& self, IntHeaderOnlyArrayRef size) {
  detail::operand(self, "aten::view");
  if (!detail::carries_lists() && self.numel() != 0 && !detail::can_be_seen_as(self, size)) {
    detail::throw_bad_argument(
        "aten::view", "size",
        "does not fit: a view has as many elements as self and divides its dimensions without a copy; reshape copies");
  }
  return detail::call_with_list("aten::view", &aoti_torch_cpu_reshape, self, size);
}

// The same memory as another dtype; the last size grows or shrinks where the elements' sizes
// differ. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline Tensor view(const Tensor& self, ScalarType dtype) {
  StableIValue stack[2] = {0, detail::Convert<ScalarType>::from(dtype)};
  return detail::call("aten::view", "dtype", stack, self);
}

HIDDEN_NAMESPACE_END(torch, stable)

// stablehand/ops/dispatched.h: ops that PyTorch's stable headers lack, through torch's dispatcher.
// SPDX-License-Identifier: BSD-3-Clause
// Generated from spec/ops.tsv by tools/generate.py; do not edit.
// clang-format off
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <stablehand/detail/call_stack.h>
#include <torch/csrc/stable/stableivalue_conversions.h>

#include <optional>  // std::optional

HIDDEN_NAMESPACE_BEGIN(stablehand)

using torch::headeronly::HeaderOnlyArrayRef;
using torch::headeronly::IntHeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

// The elements of self where mask, of dtype bool and broadcast with self, is true, as one
// dimension. Throws what torch says. Oldest torch 2.9; not in PyTorch's headers.
inline Tensor masked_select(const Tensor& self, const Tensor& mask) {
  detail::CallStack stack("aten::masked_select");
  stack.tensor(self, "self");
  stack.tensor(mask, "mask");
  stack.call();
  return stack.result();
}

// The tensors joined along dim; all other sizes must agree, dtypes are promoted. Throws what
// torch says. Oldest torch 2.10; not in PyTorch's headers.
inline Tensor cat(since<10> v, HeaderOnlyArrayRef<Tensor> tensors, int64_t dim = 0) {
  v.require("stablehand::cat");
  detail::CallStack stack("aten::cat");
  stack.tensors(tensors, "tensors");
  stack.value(dim);
  stack.call();
  return stack.result();
}
STABLEHAND_SINCE_2_10("stablehand::cat")
inline Tensor cat(HeaderOnlyArrayRef<Tensor> tensors, int64_t dim = 0) {
  return cat(since<10>{true}, tensors, dim);
}

// self[indices] as in Python: integer or bool tensors, broadcast together; none stands for ":".
// Throws what torch says. Oldest torch 2.10; not in PyTorch's headers.
inline Tensor index(since<10> v, const Tensor& self,
                    HeaderOnlyArrayRef<std::optional<Tensor>> indices) {
  v.require("stablehand::index");
  detail::CallStack stack("aten::index", "Tensor");
  stack.tensor(self, "self");
  stack.tensors(indices, "indices");
  stack.call();
  return stack.result();
}
STABLEHAND_SINCE_2_10("stablehand::index")
inline Tensor index(const Tensor& self, HeaderOnlyArrayRef<std::optional<Tensor>> indices) {
  return index(since<10>{true}, self, indices);
}

// The matrix product of self and other, written into out, which is resized. Throws what torch
// says. Oldest torch 2.9; not in PyTorch's headers.
inline Tensor& matmul_out(Tensor& out, const Tensor& self, const Tensor& other) {
  detail::CallStack stack("aten::matmul", "out");
  stack.tensor(self, "self");
  stack.tensor(other, "other");
  stack.tensor(out, "out");
  stack.call();
  stack.result();
  return out;
}

// The first size elements of a file as a tensor of the CPU; with shared, writing to it writes to
// the file. Throws what torch says. Oldest torch 2.10; not in PyTorch's headers.
inline Tensor from_file(since<10> v, const char* filename,
                        std::optional<bool> shared = std::nullopt, std::optional<int64_t> size = 0,
                        std::optional<ScalarType> dtype = std::nullopt,
                        std::optional<Layout> layout = std::nullopt,
                        std::optional<Device> device = std::nullopt,
                        std::optional<bool> pin_memory = std::nullopt) {
  v.require("stablehand::from_file");
  detail::CallStack stack("aten::from_file");
  stack.text(filename);
  stack.optional(shared);
  stack.optional(size);
  stack.optional(dtype);
  stack.optional(layout);
  stack.optional(device);
  stack.optional(pin_memory);
  stack.call();
  return stack.result();
}
STABLEHAND_SINCE_2_10("stablehand::from_file")
inline Tensor from_file(const char* filename, std::optional<bool> shared = std::nullopt,
                        std::optional<int64_t> size = 0,
                        std::optional<ScalarType> dtype = std::nullopt,
                        std::optional<Layout> layout = std::nullopt,
                        std::optional<Device> device = std::nullopt,
                        std::optional<bool> pin_memory = std::nullopt) {
  return from_file(since<10>{true}, filename, shared, size, dtype, layout, device, pin_memory);
}

// Each tensor of self multiplied by other, of one element. Tensors is std::vector<Tensor>, or
// made like it. Throws what torch says. Oldest torch 2.10; not in PyTorch's headers.
template <class Tensors>
Tensors _foreach_mul(since<10> v, HeaderOnlyArrayRef<Tensor> self, const Tensor& other) {
  v.require("stablehand::_foreach_mul");
  detail::CallStack stack("aten::_foreach_mul", "Tensor");
  stack.tensors(self, "self");
  stack.tensor(other, "other");
  stack.call();
  return torch::stable::detail::to<Tensors>(stack.slot(0));
}
template <class Tensors>
STABLEHAND_SINCE_2_10("stablehand::_foreach_mul")
Tensors _foreach_mul(HeaderOnlyArrayRef<Tensor> self, const Tensor& other) {
  return _foreach_mul<Tensors>(since<10>{true}, self, other);
}

// Each tensor of self multiplied by the tensor of other at its place; there must be as many.
// Tensors is std::vector<Tensor>, or made like it. Throws what torch says. Oldest torch 2.10;
// not in PyTorch's headers.
template <class Tensors>
Tensors _foreach_mul(since<10> v, HeaderOnlyArrayRef<Tensor> self,
                     HeaderOnlyArrayRef<Tensor> other) {
  v.require("stablehand::_foreach_mul");
  detail::CallStack stack("aten::_foreach_mul", "List");
  stack.tensors(self, "self");
  stack.tensors(other, "other");
  stack.call();
  return torch::stable::detail::to<Tensors>(stack.slot(0));
}
template <class Tensors>
STABLEHAND_SINCE_2_10("stablehand::_foreach_mul")
Tensors _foreach_mul(HeaderOnlyArrayRef<Tensor> self, HeaderOnlyArrayRef<Tensor> other) {
  return _foreach_mul<Tensors>(since<10>{true}, self, other);
}

// Each tensor of self multiplied in place by other, of one element. Throws what torch says.
// Oldest torch 2.10; not in PyTorch's headers.
inline void _foreach_mul_(since<10> v, HeaderOnlyArrayRef<Tensor> self, const Tensor& other) {
  v.require("stablehand::_foreach_mul_");
  detail::CallStack stack("aten::_foreach_mul_", "Tensor");
  stack.tensors(self, "self");
  stack.tensor(other, "other");
  stack.call();
}
STABLEHAND_SINCE_2_10("stablehand::_foreach_mul_")
inline void _foreach_mul_(HeaderOnlyArrayRef<Tensor> self, const Tensor& other) {
  _foreach_mul_(since<10>{true}, self, other);
}

// Each tensor of self multiplied in place by the tensor of other at its place; there must be as
// many. Throws what torch says. Oldest torch 2.10; not in PyTorch's headers.
inline void _foreach_mul_(since<10> v, HeaderOnlyArrayRef<Tensor> self,
                          HeaderOnlyArrayRef<Tensor> other) {
  v.require("stablehand::_foreach_mul_");
  detail::CallStack stack("aten::_foreach_mul_", "List");
  stack.tensors(self, "self");
  stack.tensors(other, "other");
  stack.call();
}
STABLEHAND_SINCE_2_10("stablehand::_foreach_mul_")
inline void _foreach_mul_(HeaderOnlyArrayRef<Tensor> self, HeaderOnlyArrayRef<Tensor> other) {
  _foreach_mul_(since<10>{true}, self, other);
}

HIDDEN_NAMESPACE_END(stablehand)

#endif  // STABLEHAND_COPY

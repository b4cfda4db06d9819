// torch/csrc/stable/ops/copies.h: ops that copy or overwrite elements.
// SPDX-License-Identifier: BSD-3-Clause
//
// copy_ and to are templates for the reason that creation.h has.
#pragma once
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/stable/detail/stack.h>
#include <torch/headeronly/core/MemoryFormat.h>

#include <optional>  // std::optional

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// A copy of self, with its strides where it is dense. Oldest torch 2.9; in PyTorch's headers since
// 2.10.
inline Tensor clone(const Tensor& self) {
  StableIValue stack[2] = {};  // memory_format: none
  return detail::call("aten::clone", "", stack, self);
}

// self if its elements lie in memory_format's order already, else a copy that does. Throws where
// the format does not fit the number of dimensions. Oldest torch 2.9; in PyTorch's headers since
// 2.10.
inline Tensor contiguous(const Tensor& self, torch::headeronly::MemoryFormat memory_format =
                                                 torch::headeronly::MemoryFormat::Contiguous) {
  StableIValue stack[2] = {0,
                           detail::Convert<torch::headeronly::MemoryFormat>::from(memory_format)};
  return detail::call("aten::contiguous", "", stack, self);
}

// Overwrites self with src, which is broadcast to its shape and converted to its dtype and device;
// returns self. No value for non_blocking counts as false. Oldest torch 2.9; in PyTorch's headers
// since 2.10.
template <class = void>
Tensor copy_(Tensor& self, const Tensor& src,
             const std::optional<bool>& non_blocking = std::nullopt) {
  StableIValue stack[3] = {0, 0, non_blocking.value_or(false)};
  return detail::call("aten::copy_", "", stack, self, 1, src, "src");
}

// Overwrites every element of self with value, which must fit into its dtype; returns self. Oldest
// torch 2.9; in PyTorch's headers since 2.9.
inline Tensor fill_(const Tensor& self, double value) {
  detail::check(aoti_torch_aten_fill__Scalar(detail::operand(self, "aten::fill_"), value),
                "aten::fill_");
  return self;
}

// Overwrites every element of self with zero; returns self. Oldest torch 2.9; in PyTorch's headers
// since 2.9.
inline Tensor zero_(Tensor& self) {
  StableIValue stack[1];
  return detail::call("aten::zero_", "", stack, self);
}

// self with the dtype, layout, device and memory format that are given: itself where nothing
// changes, unless copy is set, else a copy. Oldest torch 2.9; in PyTorch's headers since 2.10.
template <class = void>
Tensor to(const Tensor& self, const std::optional<ScalarType>& dtype = std::nullopt,
          const std::optional<Layout>& layout = std::nullopt,
          const std::optional<Device>& device = std::nullopt,
          const std::optional<bool>& pin_memory = std::nullopt, bool non_blocking = false,
          bool copy = false,
          const std::optional<torch::headeronly::MemoryFormat>& memory_format = std::nullopt) {
  detail::Stack stack("aten::to", "dtype_layout");
  stack.tensor(self).optional(dtype).optional(layout).optional(device).optional(pin_memory);
  stack.flag(non_blocking).flag(copy).optional(memory_format).call();
  return stack.result();
}

// The same with nothing but the device. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline Tensor to(const Tensor& self, Device device, bool non_blocking = false, bool copy = false) {
  detail::Stack stack("aten::to", "dtype_layout");
  stack.tensor(self).none().none().some(device).none().flag(non_blocking).flag(copy).none().call();
  return stack.result();
}

// Is self in pinned memory? Oldest torch 2.9; in PyTorch's headers since 2.14.
inline bool is_pinned(const Tensor& self) {
  detail::Stack stack("aten::is_pinned");  // not call(), whose first result is a tensor
  stack.tensor(self).none().call();
  return detail::Convert<bool>::to(stack.slot(0));
}

namespace detail {
inline Tensor padded(const Tensor& self, IntHeaderOnlyArrayRef pad, const char* mode,
                     double value) {
  AtenTensorHandle result;
  check(aoti_torch_aten_pad(operand(self, "aten::pad"), pad.data(),
                            static_cast<int64_t>(pad.size()), mode, &value, &result),
        "aten::pad");
  return Tensor(result);
}
inline const char* c_text(const char* text) { return text; }
template <class Text>
auto c_text(const Text& text) -> decltype(text.c_str()) {
  return text.c_str();
}
}  // namespace detail

// self with pad[0] more elements before and pad[1] after its last dimension, pad[2] and pad[3] for
// the one before that …; negative numbers take away. mode, a std::string or literal: "constant"
// (with value), "reflect", "replicate" or "circular"; the others take no value but 0. Oldest torch
// 2.9; in PyTorch's headers since 2.9.
template <class Text, class = decltype(detail::c_text(std::declval<const Text&>()))>
Tensor pad(const Tensor& self, IntHeaderOnlyArrayRef pad, const Text& mode, double value = 0.0) {
  return detail::padded(self, pad, detail::c_text(mode), value);
}
// The same with zeros.
inline Tensor pad(const Tensor& self, IntHeaderOnlyArrayRef pad) {
  return detail::padded(self, pad, "constant", 0.0);
}

HIDDEN_NAMESPACE_END(torch, stable)

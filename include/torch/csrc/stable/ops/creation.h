// torch/csrc/stable/ops/creation.h: ops that make tensors.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/stable/detail/convert_handles.h>
#include <torch/csrc/stable/detail/dispatch.h>

#include <optional>  // std::optional

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// A tensor of self's shape, strides (where dense), dtype and device, uninitialised. Oldest
// torch 2.9.
inline Tensor empty_like(const Tensor& self) {
  StableIValue stack[6] = {detail::Convert<Tensor>::from(
      self)};  // dtype, layout, device, pin_memory, memory_format: none
  detail::dispatch("aten::empty_like", "", stack);
  return detail::Convert<Tensor>::to(stack[0]);
}

// A contiguous tensor of shape `size`, uninitialised, with what is not given taken from self.
// Oldest torch 2.9.
inline Tensor new_empty(const Tensor& self, IntHeaderOnlyArrayRef size,
                        std::optional<ScalarType> dtype = std::nullopt,
                        std::optional<Layout> layout = std::nullopt,
                        std::optional<Device> device = std::nullopt,
                        std::optional<bool> pin_memory = std::nullopt) {
  int32_t dtype_code = dtype ? static_cast<int32_t>(*dtype) : 0;
  int32_t layout_code = layout ? static_cast<int32_t>(*layout) : 0;
  int32_t device_code = device ? static_cast<int32_t>(device->type()) : 0;
  int32_t pin_code = pin_memory.value_or(false);
  AtenTensorHandle result;
  detail::check(
      aoti_torch_aten_new_empty(self.get(), size.data(), static_cast<int64_t>(size.size()),
                                dtype ? &dtype_code : nullptr, layout ? &layout_code : nullptr,
                                device ? &device_code : nullptr, device ? device->index() : 0,
                                pin_memory ? &pin_code : nullptr, &result),
      "new_empty");
  return Tensor(result);
}

HIDDEN_NAMESPACE_END(torch, stable)

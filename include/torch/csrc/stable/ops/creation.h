// torch/csrc/stable/ops/creation.h: ops that make tensors.
// SPDX-License-Identifier: BSD-3-Clause
//
// Negative sizes, and sizes whose number of bytes does not fit into 64 bits, throw.
//
// Functions with many optional parameters are templates, so that only their callers pay for the
// conversions of the defaults (a file with one op, two percent of its compile time).
#pragma once
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/stable/detail/stack.h>

#include <optional>  // std::optional

HIDDEN_NAMESPACE_BEGIN(torch, stable)

namespace detail {

// dtype, layout, device and pin_memory as the C functions take them: pointers, null for none.
class Options {
 public:
  template <class Dtype, class Order, class Where, class Pin>
  Options(const Dtype& dtype, const Order& layout, const Where& device,
          const Pin& pin_memory) noexcept
      : has_{dtype.has_value(), layout.has_value(), device.has_value(), pin_memory.has_value()},
        codes_{dtype ? static_cast<int32_t>(*dtype) : 0, layout ? static_cast<int32_t>(*layout) : 0,
               device ? static_cast<int32_t>(device->type()) : 0, pin_memory.value_or(false)},
        index_(device ? device->index() : 0) {}
  int32_t* dtype() noexcept { return code(0); }
  int32_t* layout() noexcept { return code(1); }
  int32_t* device() noexcept { return code(2); }
  int32_t device_index() const noexcept { return index_; }
  int32_t* pin_memory() noexcept { return code(3); }

 private:
  int32_t* code(size_t which) noexcept { return has_[which] ? &codes_[which] : nullptr; }
  bool has_[4];
  int32_t codes_[4];
  int32_t index_;
};

using NewFunction = AOTITorchError (*)(AtenTensorHandle, const int64_t*, int64_t, int32_t*,
                                       int32_t*, int32_t*, int32_t, int32_t*, AtenTensorHandle*);
C10_NOINLINE inline Tensor make(const char* op, NewFunction function, const Tensor& self,
                                IntHeaderOnlyArrayRef size, Options options) {
  const AtenTensorHandle handle = operand(self, op);
  check_sizes(size, op);
  AtenTensorHandle result;
  check(function(handle, size.data(), static_cast<int64_t>(size.size()), options.dtype(),
                 options.layout(), options.device(), options.device_index(), options.pin_memory(),
                 &result),
        op);
  return Tensor(result);
}

// A tensor of the default dtype without elements, from an op that takes neither list nor Scalar.
inline Tensor new_default() {
  StableIValue stack[5] = {};  // length 0; dtype, layout, device, pin_memory: none
  dispatch("aten::hann_window", "", stack);
  return Tensor(reinterpret_cast<AtenTensorHandle>(stack[0]));
}

// Through new_empty, or empty_like of a tensor without memory. What is optional is dependent here,
// so that nothing is instantiated before somebody calls it.
template <class Dtype, class Order, class Where, class Pin, class Format>
Tensor empty_on_2_9(IntHeaderOnlyArrayRef size, const Dtype& dtype, const Order& layout,
                    const Where& device, const Pin& pin_memory, const Format& memory_format) {
  const Tensor seed = new_default();
  if (!memory_format) {
    Options options(dtype, layout, device, pin_memory);
    return make("aten::new_empty", &aoti_torch_aten_new_empty, seed, size, options);
  }
  Options nowhere(dtype, Order(), Where(Device(DeviceType::Meta)), Pin());
  Stack stack("aten::empty_like");
  stack.tensor(make("aten::new_empty", &aoti_torch_aten_new_empty, seed, size, nowhere));
  stack.none().optional(layout).some(device ? *device : Device(DeviceType::CPU));
  stack.optional(pin_memory).optional(memory_format).call();
  return stack.result();
}

}  // namespace detail

// A tensor of self's shape, strides (where dense), dtype and device, uninitialised. Oldest
// torch 2.9; in PyTorch's headers since 2.9.
inline Tensor empty_like(const Tensor& self) {
  StableIValue stack[6] = {};  // dtype, layout, device, pin_memory, memory_format: none
  return detail::call("aten::empty_like", "", stack, self);
}

// A contiguous tensor of shape `size`, uninitialised, with what is not given taken from self.
// Oldest torch 2.9; in PyTorch's headers since 2.9.
template <class = void>
Tensor new_empty(const Tensor& self, IntHeaderOnlyArrayRef size,
                 const std::optional<ScalarType>& dtype = std::nullopt,
                 const std::optional<Layout>& layout = std::nullopt,
                 const std::optional<Device>& device = std::nullopt,
                 const std::optional<bool>& pin_memory = std::nullopt) {
  detail::Options options(dtype, layout, device, pin_memory);
  return detail::make("aten::new_empty", &aoti_torch_aten_new_empty, self, size, options);
}

// The same with zeros. Oldest torch 2.9; in PyTorch's headers since 2.9.
template <class = void>
Tensor new_zeros(const Tensor& self, IntHeaderOnlyArrayRef size,
                 const std::optional<ScalarType>& dtype = std::nullopt,
                 const std::optional<Layout>& layout = std::nullopt,
                 const std::optional<Device>& device = std::nullopt,
                 const std::optional<bool>& pin_memory = std::nullopt) {
  detail::Options options(dtype, layout, device, pin_memory);
  return detail::make("aten::new_zeros", &aoti_torch_aten_new_zeros, self, size, options);
}

// A tensor of shape `size`, uninitialised: of the default dtype, strided and on the CPU where
// nothing else is given. On torch 2.9 through new_empty, and through empty_like of a tensor without
// memory where a memory format is given. Oldest torch 2.9; in PyTorch's headers since 2.10.
template <class = void>
Tensor empty(IntHeaderOnlyArrayRef size, const std::optional<ScalarType>& dtype = std::nullopt,
             const std::optional<Layout>& layout = std::nullopt,
             const std::optional<Device>& device = std::nullopt,
             const std::optional<bool>& pin_memory = std::nullopt,
             const std::optional<torch::headeronly::MemoryFormat>& memory_format = std::nullopt) {
  if (detail::carries_lists()) {
    detail::check_sizes(size, "aten::empty");
    detail::Stack stack("aten::empty", "memory_format");
    stack.list(size).optional(dtype).optional(layout).optional(device).optional(pin_memory);
    stack.optional(memory_format).call();
    return stack.result();
  }
  return detail::empty_on_2_9(size, dtype, layout, device, pin_memory, memory_format);
}

// A tensor of shape `size` with fill_value everywhere, of the default dtype, strided and on the CPU
// where nothing else is given. Oldest torch 2.9; in PyTorch's headers since 2.10.
template <class Void = void>
Tensor full(IntHeaderOnlyArrayRef size, double fill_value,
            const std::optional<ScalarType>& dtype = std::nullopt,
            const std::optional<Layout>& layout = std::nullopt,
            const std::optional<Device>& device = std::nullopt,
            const std::optional<bool>& pin_memory = std::nullopt) {
  detail::check_sizes(size, "aten::full");
  if (!stablehand::newer::aoti_torch_aten_full) {
    Tensor result = empty<Void>(size, dtype, layout, device, pin_memory);
    detail::check(aoti_torch_aten_fill__Scalar(result.get(), fill_value), "aten::full");
    return result;
  }
  detail::Options options(dtype, layout, device, pin_memory);
  AtenTensorHandle result;
  detail::check(stablehand::newer::aoti_torch_aten_full(
                    size.data(), static_cast<int64_t>(size.size()), fill_value, options.dtype(),
                    options.layout(), options.device(), options.device_index(),
                    options.pin_memory(), &result),
                "aten::full");
  return Tensor(result);
}

HIDDEN_NAMESPACE_END(torch, stable)

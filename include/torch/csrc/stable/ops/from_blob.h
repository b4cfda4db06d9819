// torch/csrc/stable/ops/from_blob.h: tensors over memory of the caller's.
// SPDX-License-Identifier: BSD-3-Clause
//
// Sizes, strides (in elements) and offset are checked here, because torch's C functions end the
// process over bad ones.
#pragma once
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/detail/op_arguments.h>
#include <torch/csrc/stable/tensor_struct.h>

#include <type_traits>  // std::is_invocable

HIDDEN_NAMESPACE_BEGIN(torch, stable)

using DeleterFnPtr = void (*)(void*);

namespace detail {

// What from_blob is asked for, in the C functions' order.
struct Blob {
  void* data;
  IntHeaderOnlyArrayRef sizes;
  IntHeaderOnlyArrayRef strides;
  Device device;
  ScalarType dtype;
  int64_t offset;
  Layout layout;

  int32_t device_type() const noexcept { return static_cast<int32_t>(device.type()); }
  // Torch knows one CPU, and takes no index for it.
  int32_t device_index() const noexcept { return device.is_cpu() ? -1 : device.index(); }
};

[[noreturn]] inline void throw_bad_blob(const char* argument, const char* fault) {
  throw_bad_argument("from_blob", argument, fault);
}

// Throws unless every element lies at an address that 64 bits count, and at one that there is.
C10_NOINLINE inline void check_blob(const Blob& blob) {
  if (blob.sizes.size() != blob.strides.size()) {
    throw_bad_blob("strides", "is not as long as sizes: pass one stride for each size");
  }
  if (static_cast<uint32_t>(blob.dtype) >= torch::headeronly::NumScalarTypes ||
      blob.dtype == ScalarType::Undefined) {
    throw_bad_blob("dtype", "is none of torch's: pass one of ScalarType");
  }
  if (blob.offset < 0) {
    throw_bad_blob("storage_offset", "is negative: pass 0 or more");
  }
  bool empty = false;
  bool overflow = false;
  int64_t numel = 1;
  int64_t last = blob.offset;
  for (size_t i = 0; i < blob.sizes.size(); ++i) {
    if (blob.sizes[i] < 0 || blob.strides[i] < 0) {
      throw_bad_blob(blob.sizes[i] < 0 ? "sizes" : "strides",
                     "has a negative element: pass 0 or more");
    }
    int64_t reach = 0;
    empty |= blob.sizes[i] == 0;
    overflow |= blob.sizes[i] != 0 && __builtin_mul_overflow(numel, blob.sizes[i], &numel);
    overflow |=
        blob.sizes[i] != 0 && __builtin_mul_overflow(blob.sizes[i] - 1, blob.strides[i], &reach);
    overflow |= __builtin_add_overflow(last, reach, &last);
  }
  int64_t bytes;
  const auto element =
      static_cast<int64_t>(aoti_torch_dtype_element_size(static_cast<int32_t>(blob.dtype)));
  overflow |= __builtin_add_overflow(last, int64_t{1}, &last);
  overflow |= __builtin_mul_overflow(last, element, &bytes);
  if (overflow) {
    throw_bad_blob("sizes", "and strides reach further than 64 bits count: pass smaller ones");
  }
  if (!blob.data && !empty && blob.device.type() != DeviceType::Meta) {
    throw_bad_blob("data", "is null, but sizes asks for elements: pass their address");
  }
}

C10_NOINLINE inline Tensor from_blob(const Blob& blob) {
  check_blob(blob);
  AtenTensorHandle result;
  check(aoti_torch_create_tensor_from_blob_v2(
            blob.data, static_cast<int64_t>(blob.sizes.size()), blob.sizes.data(),
            blob.strides.data(), blob.offset, static_cast<int32_t>(blob.dtype), blob.device_type(),
            blob.device_index(), &result, static_cast<int32_t>(blob.layout), nullptr, 0),
        "from_blob");
  return Tensor(result);
}

// `context` is libtorch's from here on, unless this throws.
C10_NOINLINE inline Tensor from_blob(stablehand::since<11> v, const Blob& blob,
                                     void (*deleter)(void* data, void* context), void* context) {
  const auto function = v(stablehand::newer::torch_from_blob, "from_blob(deleter)");
  AtenTensorHandle result;
  check(function(blob.data, static_cast<int64_t>(blob.sizes.size()), blob.sizes.data(),
                 blob.strides.data(), blob.offset, static_cast<int32_t>(blob.dtype),
                 blob.device_type(), blob.device_index(), &result,
                 static_cast<int32_t>(blob.layout), nullptr, 0, deleter, context),
        "from_blob");
  return Tensor(result);
}

// The caller's deleter on the heap, owned by one side at every moment.
template <class F>
struct HeldDeleter {
  F function;

  static void run(void* data, void* context) noexcept {
    HeldDeleter* held = static_cast<HeldDeleter*>(context);
    held->function(data);
    delete held;
  }
};
template <class F>
struct DeleterOwner {
  HeldDeleter<F>* held;
  ~DeleterOwner() { delete held; }
};

}  // namespace detail

// A tensor over the memory at data, which the caller keeps alive longer than the tensor. Oldest
// torch 2.9; in PyTorch's headers since 2.10.
inline Tensor from_blob(void* data, IntHeaderOnlyArrayRef sizes, IntHeaderOnlyArrayRef strides,
                        Device device, ScalarType dtype, int64_t storage_offset = 0,
                        Layout layout = Layout::Strided) {
  return detail::from_blob(
      detail::Blob{data, sizes, strides, device, dtype, storage_offset, layout});
}

// The same, and deleter(data), of a function or an object with captures, is called once, when the
// last tensor over the memory is gone, on whichever thread; it must not throw. As in PyTorch: where
// this throws, deleter is not called and the memory stays the caller's; null data, which only a
// tensor without elements may have, is not deleted. What deleter captured is freed in every case.
// No C function of torch 2.9 or 2.10 takes a deleter. Oldest torch 2.11; in PyTorch's headers since
// 2.11.
template <class F, std::enable_if_t<std::is_invocable_v<F&, void*>, int> = 0>
Tensor from_blob(stablehand::since<11> v, void* data, IntHeaderOnlyArrayRef sizes,
                 IntHeaderOnlyArrayRef strides, Device device, ScalarType dtype, F deleter,
                 int64_t storage_offset = 0, Layout layout = Layout::Strided) {
  const detail::Blob blob{data, sizes, strides, device, dtype, storage_offset, layout};
  v(stablehand::newer::torch_from_blob, "from_blob(deleter)");
  if constexpr (std::is_pointer_v<F>) {
    if (!deleter) {
      detail::throw_bad_blob("deleter", "is null: leave it out, or pass a function");
    }
  }
  if (!data) {
    return detail::from_blob(blob);  // torch would keep the deleter for ever
  }
  detail::check_blob(blob);
  using Held = detail::HeldDeleter<F>;
  detail::DeleterOwner<F> owner{new Held{static_cast<F&&>(deleter)}};
  Tensor result = detail::from_blob(v, blob, &Held::run, owner.held);
  owner.held = nullptr;
  return result;
}
template <class F, std::enable_if_t<std::is_invocable_v<F&, void*>, int> = 0>
STABLEHAND_SINCE_2_11("from_blob(deleter)")
Tensor from_blob(void* data, IntHeaderOnlyArrayRef sizes, IntHeaderOnlyArrayRef strides,
                 Device device, ScalarType dtype, F deleter, int64_t storage_offset = 0,
                 Layout layout = Layout::Strided) {
  return from_blob(stablehand::since<11>{true}, data, sizes, strides, device, dtype,
                   static_cast<F&&>(deleter), storage_offset, layout);
}

HIDDEN_NAMESPACE_END(torch, stable)

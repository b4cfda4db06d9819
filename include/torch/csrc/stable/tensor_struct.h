// torch/csrc/stable/tensor_struct.h: Tensor, the owner of one tensor handle.
// SPDX-License-Identifier: BSD-3-Clause
//
// A Tensor owns its handle alone. Copying makes a second handle to the same tensor (data, sizes and
// autograd state shared, as in Python's y = x); moving gives the handle away. Every method throws
// std::runtime_error with libtorch's text when the call fails. Not to be used from two threads at
// once while one of them assigns to it; otherwise as thread-safe as a const at::Tensor. Difference
// from PyTorch's: copies share the tensor, not the handle, so that making one costs no control
// block.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/stable/tensor_struct.h>
#else

#include <stablehand/availability.h>
#include <torch/csrc/stable/device_struct.h>
#include <torch/csrc/stable/macros.h>
#include <torch/headeronly/core/Layout.h>
#include <torch/headeronly/detail/scalar_type.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

#include <stddef.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

using torch::headeronly::IntHeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::ScalarType;

class Tensor {
 public:
  // An undefined tensor.
  Tensor() { detail::check(aoti_torch_new_uninitialized_tensor(&handle_), "Tensor()"); }
  // Takes over `handle`, which must be a new reference (the C declaration says who owns).
  explicit Tensor(AtenTensorHandle handle) noexcept : handle_(handle) {}
  Tensor(const Tensor& other) : handle_(other.new_handle()) {}
  Tensor(Tensor&& other) noexcept : handle_(other.release()) {}
  Tensor& operator=(const Tensor& other) {
    Tensor copy(other);
    return *this = static_cast<Tensor&&>(copy);
  }
  Tensor& operator=(Tensor&& other) noexcept {
    Tensor taken(other.release());  // by way of which self-assignment is harmless
    AtenTensorHandle mine = handle_;
    handle_ = taken.handle_;
    taken.handle_ = mine;
    return *this;
  }
  ~Tensor() {
    if (handle_) {
      aoti_torch_delete_tensor_object(handle_);
    }
  }

  // The handle, borrowed: valid as long as this Tensor. Null after a move.
  AtenTensorHandle get() const noexcept { return handle_; }

  // Gives the handle to the caller, who frees it; this Tensor is as after a move. Not in PyTorch.
  AtenTensorHandle release() noexcept {
    AtenTensorHandle mine = handle_;
    handle_ = nullptr;
    return mine;
  }

  bool defined() const {
    bool result = false;
    if (handle_) {
      detail::check(aoti_torch_is_defined(handle_, &result), "Tensor::defined");
    }
    return result;
  }

  // Shape and layout. Indices count from the end when negative; out of range throws.
  int64_t dim() const { return number(aoti_torch_get_dim, "Tensor::dim"); }
  int64_t numel() const { return number(aoti_torch_get_numel, "Tensor::numel"); }
  int64_t storage_offset() const {
    return number(aoti_torch_get_storage_offset, "Tensor::storage_offset");
  }
  int64_t size(int64_t dim) const {
    int64_t result;
    detail::check(aoti_torch_get_size(held("Tensor::size"), dim, &result), "Tensor::size");
    return result;
  }
  int64_t stride(int64_t dim) const {
    int64_t result;
    detail::check(aoti_torch_get_stride(held("Tensor::stride"), dim, &result), "Tensor::stride");
    return result;
  }
  // Borrowed: valid until the tensor is resized or this Tensor dies.
  IntHeaderOnlyArrayRef sizes() const { return numbers(aoti_torch_get_sizes, "Tensor::sizes"); }
  IntHeaderOnlyArrayRef strides() const {
    return numbers(aoti_torch_get_strides, "Tensor::strides");
  }
  bool is_contiguous() const {
    bool result;
    detail::check(aoti_torch_is_contiguous(held("Tensor::is_contiguous"), &result),
                  "Tensor::is_contiguous");
    return result;
  }
  Layout layout() const {
    return static_cast<Layout>(code(aoti_torch_get_layout, "Tensor::layout"));
  }

  // Type of the elements. The codes of the C functions are the enumerators' values.
  ScalarType scalar_type() const {
    return static_cast<ScalarType>(code(aoti_torch_get_dtype, "Tensor::scalar_type"));
  }
  size_t element_size() const {
    return aoti_torch_dtype_element_size(code(aoti_torch_get_dtype, "Tensor::element_size"));
  }

  // Place.
  Device device() const { return Device(device_type(), get_device_index()); }
  DeviceIndex get_device_index() const {
    return code(aoti_torch_get_device_index, "Tensor::get_device_index");
  }
  int8_t get_device() const { return static_cast<int8_t>(get_device_index()); }
  bool is_cpu() const { return device_type() == DeviceType::CPU; }
  bool is_cuda() const { return device_type() == DeviceType::CUDA; }

  // The first element, in bytes of the tensor's device. The typed forms throw unless T is the
  // tensor's dtype.
  void* data_ptr() const { return pointer("Tensor::data_ptr"); }
  void* mutable_data_ptr() const;
  const void* const_data_ptr() const;
  template <typename T>
  T* mutable_data_ptr() const;
  template <typename T>
  const T* const_data_ptr() const;

  // Oldest torch 2.10. As requires_grad_() in Python: throws for dtypes without gradients and for
  // non-leaf tensors.
  const Tensor& set_requires_grad(stablehand::since<10> v, bool requires_grad) const;
  STABLEHAND_SINCE_2_10("Tensor::set_requires_grad")
  const Tensor& set_requires_grad(bool requires_grad) const;

  // Oldest torch 2.14. False for tensors without memory of their own (sparse, some subclasses).
  bool has_storage(stablehand::since<14> v) const;
  STABLEHAND_SINCE_2_14("Tensor::has_storage") bool has_storage() const;

 private:
  AtenTensorHandle held(const char* name) const {
    detail::expect_handle(handle_, name);
    return handle_;
  }
  // The three shapes of a getter, each once, so that an accessor costs a few bytes where it is
  // used.
  int64_t number(AOTITorchError (*read)(AtenTensorHandle, int64_t*), const char* name) const {
    int64_t result;
    detail::check(read(held(name), &result), name);
    return result;
  }
  int32_t code(AOTITorchError (*read)(AtenTensorHandle, int32_t*), const char* name) const {
    int32_t result;
    detail::check(read(held(name), &result), name);
    return result;
  }
  IntHeaderOnlyArrayRef numbers(AOTITorchError (*read)(AtenTensorHandle, int64_t**),
                                const char* name) const {
    int64_t* first;
    detail::check(read(held(name), &first), name);
    return IntHeaderOnlyArrayRef(first, static_cast<size_t>(dim()));
  }
  void* pointer(const char* name) const {
    void* result;
    detail::check(aoti_torch_get_data_ptr(held(name), &result), name);
    return result;
  }
  DeviceType device_type() const {
    return static_cast<DeviceType>(code(aoti_torch_get_device_type, "Tensor::device"));
  }
  AtenTensorHandle new_handle() const {
    AtenTensorHandle result = nullptr;
    if (handle_) {
      detail::check(aoti_torch_new_tensor_handle(handle_, &result), "Tensor(const Tensor&)");
    }
    return result;
  }
  void expect(ScalarType wanted) const;

  AtenTensorHandle handle_ = nullptr;
};

HIDDEN_NAMESPACE_END(torch, stable)

// Whoever sees the class can link every member.
#include <torch/csrc/stable/tensor_inl.h>  // IWYU pragma: export

#endif  // STABLEHAND_SERVED_BY_TORCH

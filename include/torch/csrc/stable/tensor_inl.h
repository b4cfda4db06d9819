// torch/csrc/stable/tensor_inl.h: the members of Tensor that have two roads, or templates.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/stable/tensor_inl.h>
#else

#include <torch/csrc/stable/tensor_struct.h>

#include <type_traits>  // std::remove_cv_t

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// From 2.10 libtorch tells reading from writing, which matters for copy-on-write tensors; before,
// every access counts as writing.
inline void* Tensor::mutable_data_ptr() const {
  if (!stablehand::newer::torch_get_mutable_data_ptr) {
    return pointer("Tensor::mutable_data_ptr");
  }
  void* result;
  detail::check(
      stablehand::newer::torch_get_mutable_data_ptr(held("Tensor::mutable_data_ptr"), &result),
      "Tensor::mutable_data_ptr");
  return result;
}

inline const void* Tensor::const_data_ptr() const {
  if (!stablehand::newer::torch_get_const_data_ptr) {
    return pointer("Tensor::const_data_ptr");
  }
  const void* result;
  detail::check(
      stablehand::newer::torch_get_const_data_ptr(held("Tensor::const_data_ptr"), &result),
      "Tensor::const_data_ptr");
  return result;
}

namespace detail {
// Apart, so that the right dtype pays nothing for the text's 4 KiB on the stack.
[[noreturn]] C10_NOINLINE inline void throw_other_dtype(ScalarType wanted, ScalarType found) {
  torch::headeronly::detail::Text text;
  append(text, "expected a tensor of dtype ");
  append(text, torch::headeronly::toString(wanted));
  append(text, " but found ");
  append(text, torch::headeronly::toString(found));
  append(text, ": convert it with .to(dtype), or read it as its own type");
  throw_text(text);
}
}  // namespace detail

C10_NOINLINE inline void Tensor::expect(ScalarType wanted) const {
  const ScalarType found = scalar_type();
  if (C10_UNLIKELY(found != wanted)) {
    detail::throw_other_dtype(wanted, found);
  }
}

template <typename T>
T* Tensor::mutable_data_ptr() const {
  expect(torch::headeronly::CppTypeToScalarType<std::remove_cv_t<T>>::value);
  return static_cast<T*>(mutable_data_ptr());
}

template <typename T>
const T* Tensor::const_data_ptr() const {
  expect(torch::headeronly::CppTypeToScalarType<std::remove_cv_t<T>>::value);
  return static_cast<const T*>(const_data_ptr());
}

inline const Tensor& Tensor::set_requires_grad(stablehand::since<10> v, bool requires_grad) const {
  detail::check(v(stablehand::newer::torch_set_requires_grad)(held("Tensor::set_requires_grad"),
                                                              requires_grad),
                "Tensor::set_requires_grad");
  return *this;
}

inline const Tensor& Tensor::set_requires_grad(bool requires_grad) const {
  return set_requires_grad(stablehand::since<10>{true}, requires_grad);
}

inline bool Tensor::has_storage(stablehand::since<14> v) const {
  bool result;
  detail::check(v(stablehand::newer::torch_has_storage)(held("Tensor::has_storage"), &result),
                "Tensor::has_storage");
  return result;
}

inline bool Tensor::has_storage() const { return has_storage(stablehand::since<14>{true}); }

HIDDEN_NAMESPACE_END(torch, stable)

#endif  // STABLEHAND_SERVED_BY_TORCH

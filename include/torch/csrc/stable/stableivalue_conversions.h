// torch/csrc/stable/stableivalue_conversions.h: C++ values to and from the 64-bit slots of torch's
// boxed calls.
// SPDX-License-Identifier: BSD-3-Clause
//
//   StableIValue v = from(x);   // a new reference: the slot owns a copy of x
//   T x = to<T>(v);             // takes over what the slot owns; v is spent, also when this throws
//
// clang-format off
// C++ type, by value or const&                       schema             oldest torch
// Tensor                                             Tensor             2.9
// int64_t and other integers, bool, double, float    int, bool, float   2.9; what does not fit throws
// ScalarType, Layout, MemoryFormat, Device           the same           2.9
// Generator                                          Generator          2.13
// std::optional<T>, std::nullopt                     T?                 as T
// std::string; std::string_view as an argument       str                2.10
// std::vector<T>; HeaderOnlyArrayRef<T> as an argument  T[]             2.10
// clang-format on
// A str that a kernel returns stays in libtorch below 2.14 for good, whoever returns it (measured
// on 2.13.0: 48 bytes for 15 characters, 256 for 184); a str argument leaves nothing. Anything else
// is a compile error that names the type. No <string> or <vector> is included here: they are used
// through their members.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/stable/stableivalue_conversions.h>
#else

#include <torch/csrc/stable/detail/convert_generator.h>
#include <torch/csrc/stable/detail/convert_handles.h>
#include <torch/csrc/stable/detail/convert_scalars.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

template <typename T>
StableIValue from(T value) {
  return Convert<T>::from(static_cast<T&&>(value));
}
template <typename T>
StableIValue from(const std::optional<T>& value) {
  return Convert<std::optional<T>>::from(value);
}
inline StableIValue from(const Tensor& value) { return Convert<Tensor>::from(value); }
inline StableIValue from(Tensor&& value) {
  return Convert<Tensor>::from(static_cast<Tensor&&>(value));
}
// A bare handle: the reference goes with it. Not in lists, optionals or a TORCH_BOX kernel's types.
inline StableIValue from(AtenTensorHandle handle) noexcept {
  return reinterpret_cast<StableIValue>(handle);
}

template <typename T>
T to(StableIValue value) {
  static_assert(
      std::is_same_v<typename Convert<bare_t<T>>::Held, T>,
      "to<T>(): T only looks at memory that somebody else must keep; take std::string or std::vector instead");
  return Convert<bare_t<T>>::to(value);
}
template <>
inline AtenTensorHandle to(StableIValue value) {
  return reinterpret_cast<AtenTensorHandle>(value);
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

// PyTorch has both names in the global namespace too.
using torch::stable::detail::from;
using torch::stable::detail::to;

#endif  // STABLEHAND_SERVED_BY_TORCH

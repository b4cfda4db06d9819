// torch/csrc/stable/device_inl.h: the members of Device that need libtorch.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/device_inl.h>)
#include_next <torch/csrc/stable/device_inl.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/device_inl.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#include <torch/csrc/stable/device_struct.h>
#include <torch/csrc/stable/macros.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

namespace detail {
C10_NOINLINE inline Device parse_device(stablehand::since<10> v, const char* text) {
  uint32_t type;
  int32_t index;
  check(v(stablehand::newer::torch_parse_device_string)(text, &type, &index),
        "torch_parse_device_string");
  return Device(static_cast<DeviceType>(type), index);
}
inline const char* device_text(const char* text) { return text; }
template <class Text>
auto device_text(const Text& text) -> decltype(text.c_str()) {
  return text.c_str();
}
}  // namespace detail

template <class Text, std::enable_if_t<detail::names_device<Text>, int>>
Device::Device(stablehand::since<10> v, const Text& text)
    : Device(detail::parse_device(v, detail::device_text(text))) {}

template <class Text, std::enable_if_t<detail::names_device<Text>, int>>
Device::Device(const Text& text) : Device(stablehand::since<10>{true}, text) {}

HIDDEN_NAMESPACE_END(torch, stable)

#endif  // STABLEHAND_SERVED_BY_TORCH

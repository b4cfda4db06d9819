// torch/csrc/stable/generator_inl.h: the members of Generator that answer with another class.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/generator_inl.h>)
#include_next <torch/csrc/stable/generator_inl.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/generator_inl.h came with torch 2.13, and the torch on the include path is older: compile with torch 2.13 or newer."
#endif
#else

#include <torch/csrc/stable/device.h>
#include <torch/csrc/stable/generator_struct.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

inline Device Generator::device() const {
  detail::expect_handle(handle_, "Generator::device");
  int32_t type;
  int32_t index;
  detail::check(stablehand::since<13>{true}(
                    stablehand::newer::torch_generator_get_device)(handle_, &type, &index),
                "Generator::device");
  return Device(static_cast<DeviceType>(type), index);
}

HIDDEN_NAMESPACE_END(torch, stable)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/csrc/stable/device.h: Device, whole.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/device.h>)
#include_next <torch/csrc/stable/device.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/device.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#include <torch/csrc/stable/device_struct.h>  // IWYU pragma: export

#endif  // STABLEHAND_SERVED_BY_TORCH

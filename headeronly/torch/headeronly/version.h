// torch/headeronly/version.h: the version of torch whose interface these headers describe.
// SPDX-License-Identifier: BSD-3-Clause
//
// TORCH_ABI_VERSION holds, from the top byte down, major, minor and patch version, and in the
// lowest byte the ABI tag.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/version.h>)
#include_next <torch/headeronly/version.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/version.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#define TORCH_VERSION_MAJOR 2
#define TORCH_VERSION_MINOR 15
#define TORCH_VERSION_PATCH 0
#define TORCH_VERSION_ABI_TAG 0
#define TORCH_VERSION "2.15.0"

// clang-format off
#define TORCH_ABI_VERSION                                                     \
  (((0ULL + TORCH_VERSION_MAJOR) << 56) | ((0ULL + TORCH_VERSION_MINOR) << 48) | \
   ((0ULL + TORCH_VERSION_PATCH) << 40) | (0ULL + TORCH_VERSION_ABI_TAG))
// clang-format on

#endif  // STABLEHAND_SERVED_BY_TORCH

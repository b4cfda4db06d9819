// torch/csrc/stable/generator.h: Generator, whole.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/generator.h>)
#include_next <torch/csrc/stable/generator.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/generator.h came with torch 2.13, and the torch on the include path is older: compile with torch 2.13 or newer."
#endif
#else

#include <torch/csrc/stable/generator_struct.h>  // IWYU pragma: export

#endif  // STABLEHAND_SERVED_BY_TORCH

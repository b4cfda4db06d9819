// torch/headeronly/cuda/detail/ROCmMacros.h: questions about an AMD processor, for clang without
// the builtins that answer them.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/cuda/detail/ROCmMacros.h>)
#include_next <torch/headeronly/cuda/detail/ROCmMacros.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/cuda/detail/ROCmMacros.h came with torch 2.15, and the torch on the include path is older: compile with torch 2.15 or newer."
#endif
#else

#if defined(USE_ROCM)

// Is this code compiled for that processor, as "gfx942"? False on the host.
#if !__has_builtin(__builtin_amdgcn_processor_is)
#if defined(__amdgcn_processor__)
#define __builtin_amdgcn_processor_is(x) (__builtin_strcmp(__amdgcn_processor__, x) == 0)
#else
#define __builtin_amdgcn_processor_is(x) false
#endif
#endif

// Can this builtin be called there?
#if !__has_builtin(__builtin_amdgcn_is_invocable)
#define __builtin_amdgcn_is_invocable(x) (__has_builtin(x))
#endif

#endif  // USE_ROCM

#endif  // STABLEHAND_SERVED_BY_TORCH

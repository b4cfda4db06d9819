// torch/headeronly/util/Deprecated.h: marks for names that are on their way out.
// SPDX-License-Identifier: BSD-3-Clause
//
//   C10_DEPRECATED_MESSAGE("call fresh() instead") void stale();
//   C10_DEFINE_DEPRECATED_USING(OldName, NewName)
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/Deprecated.h>)
#include_next <torch/headeronly/util/Deprecated.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/Deprecated.h came with torch 2.10, and the torch on the include path is older: include c10/util/Deprecated.h, which every torch has."
#endif
#else

#if defined(__cplusplus)
#define C10_DEPRECATED [[deprecated]]
#define C10_DEPRECATED_MESSAGE(message) [[deprecated(message)]]
#elif defined(_MSC_VER)
#define C10_DEPRECATED __declspec(deprecated)
#define C10_DEPRECATED_MESSAGE(message) __declspec(deprecated(message))
#else
#define C10_DEPRECATED __attribute__((__deprecated__))
#define C10_DEPRECATED_MESSAGE(message) __attribute__((__deprecated__(message)))
#endif

// Without the mark under nvcc, which refuses it on Windows.
#if defined(__CUDACC__)
#define C10_DEFINE_DEPRECATED_USING(TypeName, TypeThingy) using TypeName = TypeThingy;
#else
#define C10_DEFINE_DEPRECATED_USING(TypeName, TypeThingy) \
  using TypeName [[deprecated]] = TypeThingy;
#endif

#endif  // STABLEHAND_SERVED_BY_TORCH

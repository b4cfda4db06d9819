// torch/csrc/stable/version.h: the oldest torch that the compiled file must run on.
// SPDX-License-Identifier: BSD-3-Clause
//
// Three numbers: TORCH_ABI_VERSION is the torch these headers describe, TORCH_TARGET_VERSION (set
// by the user or by our build helpers) is the oldest torch that the binary must run on,
// aoti_torch_abi_version() is the torch that runs. The target decides what is refused at compile
// time and what the binary demands at load; no function body depends on it. Written
// 0x02MM000000000000, MM being the minor version in hexadecimal: 2.9 is 0x0209…, 2.10 is 0x020a….
// Difference from PyTorch's: a target is checked here, once, whatever header comes first.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/version.h>)
#include_next <torch/csrc/stable/version.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/version.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#include <torch/headeronly/version.h>

#define TORCH_VERSION_2_10_0 (((0ULL + 2) << 56) | ((0ULL + 10) << 48))
#define TORCH_VERSION_2_11_0 (((0ULL + 2) << 56) | ((0ULL + 11) << 48))
#define TORCH_VERSION_2_12_0 (((0ULL + 2) << 56) | ((0ULL + 12) << 48))
#define TORCH_VERSION_2_13_0 (((0ULL + 2) << 56) | ((0ULL + 13) << 48))
#define TORCH_VERSION_2_14_0 (((0ULL + 2) << 56) | ((0ULL + 14) << 48))
#define TORCH_VERSION_2_15_0 (((0ULL + 2) << 56) | ((0ULL + 15) << 48))

#ifdef TORCH_TARGET_VERSION
#define TORCH_FEATURE_VERSION TORCH_TARGET_VERSION
#else
#define TORCH_FEATURE_VERSION TORCH_ABI_VERSION
#endif

// "+ 0" makes an empty definition a zero.
#if TORCH_FEATURE_VERSION + 0 < 0x0209000000000000ULL
#error \
    "TORCH_TARGET_VERSION is older than torch 2.9, or no version: write 0x0209000000000000 for 2.9, 0x020a000000000000 for 2.10 and so on. Nothing older than 2.9 can be targeted."
#elif (TORCH_FEATURE_VERSION >> 48) >= 0x0210ULL && (TORCH_FEATURE_VERSION >> 48) <= 0x0219ULL
#error \
    "TORCH_TARGET_VERSION is 0x0210000000000000 or above, which reads as torch 2.16 or later: the minor version is hexadecimal, so torch 2.10 is 0x020a000000000000 and 2.15 is 0x020f000000000000."
#elif TORCH_FEATURE_VERSION > TORCH_ABI_VERSION
#error \
    "TORCH_TARGET_VERSION is newer than torch 2.15, which these headers describe: lower the target, or install a newer Stablehand."
#endif

#endif  // STABLEHAND_SERVED_BY_TORCH

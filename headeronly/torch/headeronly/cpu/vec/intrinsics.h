// torch/headeronly/cpu/vec/intrinsics.h: the header of the processor's vector instructions.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/cpu/vec/intrinsics.h>
#else

#if defined(_MSC_VER)
#include <intrin.h>
#elif defined(__x86_64__) || defined(__i386__)
#include <x86intrin.h>
#elif defined(__aarch64__) || defined(__ARM_NEON__)
#include <arm_neon.h>
#if defined(__ARM_FEATURE_SVE)
#include <arm_sve.h>
#endif
#elif defined(__IWMMXT__)
#include <mmintrin.h>
#elif defined(__VEC__) || defined(__ALTIVEC__)
#include <altivec.h>
// These are words of C++ or common names; the vector types are still there as __vector and __bool.
#undef bool
#undef pixel
#undef vector
#elif defined(__SPE__)
#include <spe.h>
#endif

#endif  // STABLEHAND_SERVED_BY_TORCH

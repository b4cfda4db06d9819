// tests/support/hip/hip/hip_bf16.h: stands in for HIP's header of this name where there is none:
// declared as there, so that device code compiles; nothing is defined.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <hip/hip_runtime.h>

struct __hip_bfloat16 {
  unsigned short x;
};
struct alignas(4) __hip_bfloat162 {
  __hip_bfloat16 x, y;
};
__device__ __hip_bfloat16 __ushort_as_bfloat16(unsigned short);
__device__ __hip_bfloat162 __halves2bfloat162(__hip_bfloat16, __hip_bfloat16);
__device__ __hip_bfloat162 unsafeAtomicAdd(__hip_bfloat162*, __hip_bfloat162);

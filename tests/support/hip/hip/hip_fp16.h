// tests/support/hip/hip/hip_fp16.h: stands in for HIP's header of this name where there is none:
// declared as there, so that device code compiles; nothing is defined.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <hip/hip_runtime.h>

struct __half_raw {
  unsigned short x;
};
struct __half : __half_raw {};
struct alignas(4) __half2 {
  __half x, y;
};
__device__ __half __ushort_as_half(unsigned short);
__device__ __half2 __halves2half2(__half, __half);
__device__ __half2 unsafeAtomicAdd(__half2*, __half2);

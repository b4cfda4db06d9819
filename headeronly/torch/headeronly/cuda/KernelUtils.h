// torch/headeronly/cuda/KernelUtils.h: an atomic addition to an array that is fast for Half and
// BFloat16 too.
// SPDX-License-Identifier: BSD-3-Clause
//
// A pair of Half has an instruction that is several times faster than that for one. The neighbour
// in the pair gets -0, which changes no number (PyTorch adds +0, which makes -0 a +0). The array
// must hold numel elements, so that the pair lies within it. Empty unless nvcc or hipcc compiles
// it.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/cuda/KernelUtils.h>)
#include_next <torch/headeronly/cuda/KernelUtils.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/cuda/KernelUtils.h came with torch 2.14, and the torch on the include path is older: compile with torch 2.14 or newer."
#endif
#else

#include <torch/headeronly/cuda/Atomic.h>

#if defined(__CUDACC__) || defined(__HIPCC__)

#if defined(USE_ROCM)
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#endif

#include <type_traits>  // std::is_same_v

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
namespace detail {

// Can a pair of T be added in one instruction here?
template <class T>
constexpr __host__ __device__ bool adds_pairs() {
#if defined(USE_ROCM)
  return HIP_VERSION >= 60400000 &&
         (std::is_same_v<T, c10::Half> || std::is_same_v<T, c10::BFloat16>);
#elif defined(__CUDA_ARCH__)
  return (std::is_same_v<T, c10::Half> && __CUDA_ARCH__ >= 700) ||
         (std::is_same_v<T, c10::BFloat16> && __CUDA_ARCH__ >= 800);
#else
  return std::is_same_v<T, c10::Half> || std::is_same_v<T, c10::BFloat16>;
#endif
}

#if defined(USE_ROCM)
using BFloat16Pair = __hip_bfloat162;
#if HIP_VERSION >= 60400000
#define STABLEHAND_ADD_PAIR unsafeAtomicAdd
#else
#define STABLEHAND_ADD_PAIR(address, pair) (static_cast<void>(address), static_cast<void>(pair))
#endif
#else
using BFloat16Pair = __nv_bfloat162;
#define STABLEHAND_ADD_PAIR atomicAdd
#endif

__device__ __forceinline__ void add_pair(c10::Half* address, unsigned short x, unsigned short y) {
  STABLEHAND_ADD_PAIR(reinterpret_cast<__half2*>(address),
                      __halves2half2(__ushort_as_half(x), __ushort_as_half(y)));
}
__device__ __forceinline__ void add_pair(c10::BFloat16* address, unsigned short x,
                                         unsigned short y) {
  STABLEHAND_ADD_PAIR(reinterpret_cast<BFloat16Pair*>(address),
                      __halves2bfloat162(__ushort_as_bfloat16(x), __ushort_as_bfloat16(y)));
}
#undef STABLEHAND_ADD_PAIR

}  // namespace detail

// tensor[index] += value.
template <typename scalar_t, typename index_t>
__device__ __forceinline__ void fastSpecializedAtomicAdd(scalar_t* tensor, index_t index,
                                                         const index_t numel, scalar_t value) {
  scalar_t* target = tensor + index;
  if constexpr (detail::adds_pairs<scalar_t>()) {
    constexpr unsigned short kNothing = 0x8000;  // -0
    const bool is_first = reinterpret_cast<size_t>(target) % 4 == 0;
    if (is_first && index + 1 < numel) {
      detail::add_pair(target, value.x, kNothing);
      return;
    }
    if (!is_first && index > 0) {
      detail::add_pair(target - 1, kNothing, value.x);
      return;
    }
  }
  gpuAtomicAddNoReturn(target, value);
}

// The same; fast_atomics = false adds to the element alone.
template <class scalar_t, class index_t>
__device__ __forceinline__ void fastAtomicAdd(scalar_t* tensor, index_t index, const index_t numel,
                                              scalar_t value, bool fast_atomics) {
  if (fast_atomics) {
    fastSpecializedAtomicAdd(tensor, index, numel, value);
  } else {
    gpuAtomicAddNoReturn(tensor + index, value);
  }
}

HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // __CUDACC__ || __HIPCC__

#endif  // STABLEHAND_SERVED_BY_TORCH

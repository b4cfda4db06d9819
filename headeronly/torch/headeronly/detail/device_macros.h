// torch/headeronly/detail/device_macros.h: the part of Macros.h that concerns CUDA, HIP and SYCL
// kernels.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/macros/Export.h>

#include <assert.h>  // __assert_fail, and assert for users of Macros.h
#include <stdint.h>  // uint32_t

#if defined(__HIPCC__)
#include <hip/hip_runtime.h>  // __host__ and __device__, which HIP does not know by itself
#endif

#if defined(__CUDACC__) || defined(__HIPCC__)
#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#else
#define C10_HOST_DEVICE
#define C10_DEVICE
#define C10_HOST
#endif
#if defined(USE_ROCM)
#define C10_HIP_HOST_DEVICE __host__ __device__
#else
#define C10_HIP_HOST_DEVICE
#endif

// ---- launch bounds ----
#if defined(__CUDACC__) || defined(__HIPCC__)
#if !defined(__CUDA_ARCH__)
constexpr uint32_t CUDA_MAX_THREADS_PER_SM = 2048;
#elif __CUDA_ARCH__ == 750
constexpr uint32_t CUDA_MAX_THREADS_PER_SM = 1024;
#elif __CUDA_ARCH__ == 860 || __CUDA_ARCH__ == 870 || __CUDA_ARCH__ == 890 || __CUDA_ARCH__ == 1200
constexpr uint32_t CUDA_MAX_THREADS_PER_SM = 1536;
#else
constexpr uint32_t CUDA_MAX_THREADS_PER_SM = 2048;
#endif
constexpr uint32_t CUDA_MAX_THREADS_PER_BLOCK = 1024;
constexpr uint32_t CUDA_THREADS_PER_BLOCK_FALLBACK = 256;

// Macros, because __launch_bounds__ takes no constexpr function of template arguments.
#define C10_MAX_THREADS_PER_BLOCK(val) \
  ((val) > CUDA_MAX_THREADS_PER_BLOCK ? CUDA_THREADS_PER_BLOCK_FALLBACK : (val))
#define C10_MIN_BLOCKS_PER_SM(threads_per_block, blocks_per_sm)    \
  ((threads_per_block) * (blocks_per_sm) > CUDA_MAX_THREADS_PER_SM \
       ? (CUDA_MAX_THREADS_PER_SM - 1) / (threads_per_block) + 1   \
       : (blocks_per_sm))
#define C10_LAUNCH_BOUNDS_0 __launch_bounds__(256, 4)
#define C10_LAUNCH_BOUNDS_1(max_threads_per_block) \
  __launch_bounds__((C10_MAX_THREADS_PER_BLOCK((max_threads_per_block))))
#define C10_LAUNCH_BOUNDS_2(max_threads_per_block, min_blocks_per_sm)     \
  __launch_bounds__((C10_MAX_THREADS_PER_BLOCK((max_threads_per_block))), \
                    (C10_MIN_BLOCKS_PER_SM((max_threads_per_block), (min_blocks_per_sm))))
#endif

// ---- warp size ----
// The bounds are for arrays sized at compile time; AMD's wavefronts have 64 lanes on gfx9 and 32
// elsewhere.
#if !defined(USE_ROCM)
#define C10_WARP_SIZE 32
#define C10_WARP_SIZE_LOWER_BOUND 32
#define C10_WARP_SIZE_UPPER_BOUND 32
#else
#if defined(__HIPCC__)
#define C10_WARP_SIZE warpSize
#endif
#if defined(__GFX9__) && !defined(__SPIRV__)
#define C10_WARP_SIZE_LOWER_BOUND 64
#else
#define C10_WARP_SIZE_LOWER_BOUND 32
#endif
#if defined(__HIPCC__) && !defined(__GFX9__) && !defined(__SPIRV__)
#define C10_WARP_SIZE_UPPER_BOUND 32
#else
#define C10_WARP_SIZE_UPPER_BOUND 64
#endif
#endif

// ---- assertions in kernels: they hold in release builds too ----
#if defined(__APPLE__)
#define STABLEHAND_KERNEL_FAIL(text) ((void)0)
#elif defined(USE_ROCM) && !defined(C10_USE_ROCM_KERNEL_ASSERT)
#define STABLEHAND_KERNEL_FAIL(text) \
  __builtin_trap()  // HIP's own assert slows down kernels that never fail
#elif defined(_MSC_VER)
#define STABLEHAND_KERNEL_FAIL(text) \
  _wassert(_CRT_WIDE(text), _CRT_WIDE(__FILE__), static_cast<unsigned>(__LINE__))
#elif defined(__GLIBC__) || defined(__CUDACC__)
#define STABLEHAND_KERNEL_FAIL(text) \
  __assert_fail(text, __FILE__, static_cast<unsigned>(__LINE__), __func__)
#if defined(NDEBUG) && defined(__cplusplus)  // then <assert.h> leaves it out
extern "C" {
#if defined(__SYCL_DEVICE_ONLY__)
SYCL_EXTERNAL
#elif defined(__CUDA_ARCH__) && !defined(__clang__)
__host__ __device__
#endif
void __assert_fail(const char* assertion, const char* file, unsigned int line,
                   const char* function) noexcept __attribute__((__noreturn__));
}
#endif
#else
#define STABLEHAND_KERNEL_FAIL(text) __builtin_trap()
#endif

#define CUDA_KERNEL_ASSERT_MSG(cond, msg) \
  do {                                    \
    if (C10_UNLIKELY(!(cond))) {          \
      STABLEHAND_KERNEL_FAIL(msg);        \
    }                                     \
  } while (0)
#define CUDA_KERNEL_ASSERT(cond) CUDA_KERNEL_ASSERT_MSG(cond, #cond)
#define SYCL_KERNEL_ASSERT(cond) CUDA_KERNEL_ASSERT_MSG(cond, #cond)
// Prints msg, a literal format with its values, and the thread that found out; for device code
// only.
#define CUDA_KERNEL_ASSERT_PRINTF(cond, msg, ...)                                             \
  do {                                                                                        \
    if (C10_UNLIKELY(!(cond))) {                                                              \
      printf("%s:%d: %s: block [%u,%u,%u], thread [%u,%u,%u]: `%s` does not hold: " msg "\n", \
             __FILE__, __LINE__, __func__, blockIdx.x, blockIdx.y, blockIdx.z, threadIdx.x,   \
             threadIdx.y, threadIdx.z, #cond, ##__VA_ARGS__);                                 \
      STABLEHAND_KERNEL_FAIL(#cond);                                                          \
    }                                                                                         \
  } while (0)
#ifdef C10_ENABLE_VERBOSE_ASSERT
#define CUDA_KERNEL_ASSERT_VERBOSE(cond, ...) CUDA_KERNEL_ASSERT_PRINTF(cond, __VA_ARGS__)
#else
#define CUDA_KERNEL_ASSERT_VERBOSE(cond, ...) CUDA_KERNEL_ASSERT(cond)
#endif

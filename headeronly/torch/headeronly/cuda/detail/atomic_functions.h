// torch/headeronly/cuda/detail/atomic_functions.h: the second half of cuda/Atomic.h, which says
// what these functions do: include that.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/cuda/Atomic.h>

#if defined(__CUDACC__) || defined(__HIPCC__)

// ---- sums ----
GPU_ATOMIC_INTEGER(Add, a || b, bool)
GPU_ATOMIC_INTEGER(Add, a + b, uint8_t)
GPU_ATOMIC_INTEGER(Add, a + b, int8_t)
GPU_ATOMIC_INTEGER(Add, a + b, int16_t)

inline __device__ int32_t gpuAtomicAdd(int32_t* address, int32_t val) {
  return atomicAdd(address, val);
}

inline __device__ void gpuAtomicAdd(int64_t* address, int64_t val) {
  atomicAdd(reinterpret_cast<unsigned long long*>(address), static_cast<unsigned long long>(val));
}

inline __device__ at::Half gpuAtomicAdd(at::Half* address, at::Half val) {
#if defined(USE_ROCM) || (defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 700)
  return AtomicFPOp<at::Half>()(address, val, [](at::Half a, at::Half b) { return a + b; });
#else
  return at::Half(
      __half_as_ushort(atomicAdd(reinterpret_cast<__half*>(address), __ushort_as_half(val.x))),
      at::Half::from_bits());
#endif
}

inline __device__ at::BFloat16 gpuAtomicAdd(at::BFloat16* address, at::BFloat16 val) {
#if defined(USE_ROCM) || (defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800)
  return AtomicFPOp<at::BFloat16>()(address, val,
                                    [](at::BFloat16 a, at::BFloat16 b) { return a + b; });
#else
  return at::BFloat16(__bfloat16_as_ushort(atomicAdd(reinterpret_cast<__nv_bfloat16*>(address),
                                                     __ushort_as_bfloat16(val.x))),
                      at::BFloat16::from_bits());
#endif
}

inline __device__ float gpuAtomicAdd(float* address, float val) { return atomicAdd(address, val); }

inline __device__ double gpuAtomicAdd(double* address, double val) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600
  return AtomicFPOp<double>()(address, val, [](double a, unsigned long long b) {
    return __double_as_longlong(a + __longlong_as_double(static_cast<long long>(b)));
  });
#else
  return atomicAdd(address, val);
#endif
}

// The two parts one after the other: another thread may see the first without the second.
template <typename T>
inline __device__ void gpuAtomicAdd(c10::complex<T>* address, c10::complex<T> val) {
  gpuAtomicAdd(&address->real_, val.real_);
  gpuAtomicAdd(&address->imag_, val.imag_);
}

// The types that CUDA's atomicAdd lacks, for code that calls it with any element type.
inline __device__ at::Half atomicAdd(at::Half* address, at::Half val) {
  return gpuAtomicAdd(address, val);
}
inline __device__ at::BFloat16 atomicAdd(at::BFloat16* address, at::BFloat16 val) {
  return gpuAtomicAdd(address, val);
}
inline __device__ void atomicAdd(uint8_t* address, uint8_t val) { gpuAtomicAdd(address, val); }
inline __device__ void atomicAdd(int8_t* address, int8_t val) { gpuAtomicAdd(address, val); }
inline __device__ void atomicAdd(int16_t* address, int16_t val) { gpuAtomicAdd(address, val); }
inline __device__ void atomicAdd(int64_t* address, int64_t val) { gpuAtomicAdd(address, val); }
inline __device__ void atomicAdd(bool* address, bool val) { gpuAtomicAdd(address, val); }

#define STABLEHAND_ADD_NO_RETURN(T) \
  inline __device__ void gpuAtomicAddNoReturn(T* address, T val) { gpuAtomicAdd(address, val); }
STABLEHAND_ADD_NO_RETURN(uint8_t)
STABLEHAND_ADD_NO_RETURN(int8_t)
STABLEHAND_ADD_NO_RETURN(int16_t)
STABLEHAND_ADD_NO_RETURN(int32_t)
STABLEHAND_ADD_NO_RETURN(int64_t)
STABLEHAND_ADD_NO_RETURN(bool)
STABLEHAND_ADD_NO_RETURN(at::Half)
STABLEHAND_ADD_NO_RETURN(at::BFloat16)
template <typename T>
STABLEHAND_ADD_NO_RETURN(c10::complex<T>)
#if defined(USE_ROCM)
// HIP's atomicAdd is a loop; these are one instruction, right for the GPU's own memory only.
inline __device__ void gpuAtomicAddNoReturn(float* address, float val) {
  if (__builtin_amdgcn_processor_is("gfx908")) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"  // in HIP 7 unsafeAtomicAdd does it
    atomicAddNoRet(address, val);
#pragma clang diagnostic pop
  } else {
    static_cast<void>(unsafeAtomicAdd(address, val));
  }
}
inline __device__ void gpuAtomicAddNoReturn(double* address, double val) {
  static_cast<void>(unsafeAtomicAdd(address, val));
}
#else
STABLEHAND_ADD_NO_RETURN(float) STABLEHAND_ADD_NO_RETURN(double)
#endif
#undef STABLEHAND_ADD_NO_RETURN

// ---- products, maxima, minima ----
#define STABLEHAND_ATOMIC_FLOATS(NAME, OP)                                                    \
  inline __device__ at::Half gpuAtomic##NAME(at::Half* address, at::Half val) {               \
    return AtomicFPOp<at::Half>()(address, val, [](at::Half b, at::Half a) { return OP; });   \
  }                                                                                           \
  inline __device__ at::BFloat16 gpuAtomic##NAME(at::BFloat16* address, at::BFloat16 val) {   \
    return AtomicFPOp<at::BFloat16>()(address, val,                                           \
                                      [](at::BFloat16 b, at::BFloat16 a) { return OP; });     \
  }                                                                                           \
  inline __device__ float gpuAtomic##NAME(float* address, float val) {                        \
    return torch::headeronly::detail::atomic_change_float(address,                            \
                                                          [a = val](float b) { return OP; }); \
  }                                                                                           \
  inline __device__ double gpuAtomic##NAME(double* address, double val) {                     \
    return AtomicFPOp<double>()(address, val, [](double a, unsigned long long bits) {         \
      const double b = __longlong_as_double(static_cast<long long>(bits));                    \
      return __double_as_longlong(OP);                                                        \
    });                                                                                       \
  }

// The larger integers have instructions of their own for maxima and minima.
#define STABLEHAND_ATOMIC_BOUND(NAME, OP)                                             \
  GPU_ATOMIC_INTEGER(NAME, OP, uint8_t)                                               \
  GPU_ATOMIC_INTEGER(NAME, OP, int8_t)                                                \
  GPU_ATOMIC_INTEGER(NAME, OP, int16_t)                                               \
  inline __device__ void gpuAtomic##NAME(int32_t* address, int32_t val) {             \
    atomic##NAME(address, val);                                                       \
  }                                                                                   \
  inline __device__ void gpuAtomic##NAME(int64_t* address, int64_t val) {             \
    atomic##NAME(reinterpret_cast<long long*>(address), static_cast<long long>(val)); \
  }                                                                                   \
  STABLEHAND_ATOMIC_FLOATS(NAME, OP)

GPU_ATOMIC_INTEGER(Mul, a* b, uint8_t)
GPU_ATOMIC_INTEGER(Mul, a* b, int8_t)
GPU_ATOMIC_INTEGER(Mul, a* b, int16_t)
GPU_ATOMIC_INTEGER(Mul, a* b, int32_t)
GPU_ATOMIC_INTEGER(Mul, a* b, int64_t)
STABLEHAND_ATOMIC_FLOATS(Mul, a* b)
STABLEHAND_ATOMIC_BOUND(Max, safe_max(a, b))
STABLEHAND_ATOMIC_BOUND(Min, safe_min(a, b))

#undef STABLEHAND_ATOMIC_BOUND
#undef STABLEHAND_ATOMIC_FLOATS

#endif  // __CUDACC__ || __HIPCC__

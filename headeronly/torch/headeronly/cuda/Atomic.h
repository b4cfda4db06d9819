// torch/headeronly/cuda/Atomic.h: atomic additions, products, maxima and minima in CUDA and HIP
// kernels, for all element types.
// SPDX-License-Identifier: BSD-3-Clause
//
// gpuAtomic…(address, val) changes *address to the sum, product, maximum or minimum of it and val.
// Those that return something return the value before. A NaN on either side makes a maximum or
// minimum NaN. Small types are changed within their aligned word of 32 bits. gpuAtomicAddNoReturn
// is the faster one where the value before is not needed. Empty unless nvcc or hipcc compiles it.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/cuda/Atomic.h>)
#include_next <torch/headeronly/cuda/Atomic.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/cuda/Atomic.h came with torch 2.14, and the torch on the include path is older: compile with torch 2.14 or newer."
#endif
#else

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/NumericUtils.h>
#include <torch/headeronly/util/complex.h>

#if defined(__CUDACC__) || defined(__HIPCC__)

#if defined(USE_ROCM)
#include <torch/headeronly/cuda/detail/ROCmMacros.h>
#else
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// Stores change(value) and returns the value before. Words are compared as integers: a NaN, which
// differs from itself, would keep the loop going.
template <class Word, class Change>
__device__ __forceinline__ Word atomic_change(Word* address, const Change& change) {
  Word seen = *address;
  Word expected;
  do {
    expected = seen;
    seen = atomicCAS(address, expected, static_cast<Word>(change(expected)));
  } while (seen != expected);
  return seen;
}

// The same for an unsigned integer of 8 or 16 bits.
template <class Part, class Change>
__device__ __forceinline__ Part atomic_change_part(Part* address, const Change& change) {
  const auto place = reinterpret_cast<size_t>(address);
  const auto shift = static_cast<unsigned>(place % 4 * 8);
  const unsigned mask = static_cast<unsigned>(static_cast<Part>(-1)) << shift;
  const unsigned before =
      atomic_change(reinterpret_cast<unsigned*>(place - place % 4), [&](unsigned word) {
        const Part part = change(static_cast<Part>(word >> shift));
        return (word & ~mask) | (static_cast<unsigned>(part) << shift);
      });
  return static_cast<Part>(before >> shift);
}

// The same for an integer of n bytes; without a result.
template <size_t n, class T, class Change>
__device__ __forceinline__ void atomic_change_integer(T* address, const Change& change) {
  static_assert(n == sizeof(T) && (n == 1 || n == 2 || n == 4 || n == 8),
                "An atomic integer has 1, 2, 4 or 8 bytes.");
  if constexpr (n == 1) {
    atomic_change_part(reinterpret_cast<unsigned char*>(address), [&](unsigned char seen) {
      return static_cast<unsigned char>(change(static_cast<T>(seen)));
    });
  } else if constexpr (n == 2) {
    atomic_change_part(reinterpret_cast<unsigned short*>(address), [&](unsigned short seen) {
      return static_cast<unsigned short>(change(static_cast<T>(seen)));
    });
  } else if constexpr (n == 4) {
    atomic_change(reinterpret_cast<unsigned*>(address),
                  [&](unsigned seen) { return change(static_cast<T>(seen)); });
  } else {
    atomic_change(reinterpret_cast<unsigned long long*>(address),
                  [&](unsigned long long seen) { return change(static_cast<T>(seen)); });
  }
}

// The same for Half and BFloat16.
template <class T, class Change>
__device__ __forceinline__ T atomic_change_small(T* address, const Change& change) {
  return T(atomic_change_part(
               &address->x, [&](unsigned short seen) { return change(T(seen, T::from_bits())).x; }),
           T::from_bits());
}

// The same for float.
template <class Change>
__device__ __forceinline__ float atomic_change_float(float* address, const Change& change) {
  return __uint_as_float(atomic_change(reinterpret_cast<unsigned*>(address), [&](unsigned seen) {
    return __float_as_uint(change(__uint_as_float(seen)));
  }));
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

// ---- by a function of one's own ----
// func(value in memory, val), and for double func(val, bits in memory) with bits as its result.
template <typename T>
struct AtomicFPOp;

template <>
struct AtomicFPOp<at::Half> {
  template <typename func_t>
  inline __device__ at::Half operator()(at::Half* address, at::Half val, const func_t& func) {
    return torch::headeronly::detail::atomic_change_small(
        address, [&](at::Half seen) -> at::Half { return func(seen, val); });
  }
};

template <>
struct AtomicFPOp<at::BFloat16> {
  template <typename func_t>
  inline __device__ at::BFloat16 operator()(at::BFloat16* address, at::BFloat16 val,
                                            const func_t& func) {
    return torch::headeronly::detail::atomic_change_small(
        address, [&](at::BFloat16 seen) -> at::BFloat16 { return func(seen, val); });
  }
};

template <>
struct AtomicFPOp<double> {
  template <typename func_t>
  inline __device__ double operator()(double* address, double val, const func_t& func) {
    using Bits = unsigned long long;
    return __longlong_as_double(static_cast<long long>(torch::headeronly::detail::atomic_change(
        reinterpret_cast<Bits*>(address),
        [&](Bits seen) { return static_cast<Bits>(func(val, seen)); })));
  }
};

// Atomic##NAME##IntegerImpl<T, sizeof(T)>()(address, val, func): func(val, value in memory).
#define ATOMIC_INTEGER_IMPL(NAME)                                              \
  template <typename T, size_t n>                                              \
  struct Atomic##NAME##IntegerImpl {                                           \
    template <typename func_t>                                                 \
    inline __device__ void operator()(T* address, T val, const func_t& func) { \
      ::torch::headeronly::detail::atomic_change_integer<n>(                   \
          address, [&](T seen) { return static_cast<T>(func(val, seen)); });   \
    }                                                                          \
  };

// gpuAtomic##NAME for DTYPE, where OP is written with a and b.
#define GPU_ATOMIC_INTEGER(NAME, OP, DTYPE)                                              \
  inline __device__ void gpuAtomic##NAME(DTYPE* address, DTYPE val) {                    \
    Atomic##NAME##IntegerImpl<DTYPE, sizeof(DTYPE)>()(                                   \
        address, val, [](DTYPE a, DTYPE b) -> DTYPE { return static_cast<DTYPE>(OP); }); \
  }

template <typename T>
__host__ __device__ T safe_max(T a, T b) {
  return torch::headeronly::_isnan(b) || a < b ? b : a;
}
template <typename T>
__host__ __device__ T safe_min(T a, T b) {
  return torch::headeronly::_isnan(b) || b < a ? b : a;
}

ATOMIC_INTEGER_IMPL(Add)
ATOMIC_INTEGER_IMPL(Mul)
ATOMIC_INTEGER_IMPL(Max)
ATOMIC_INTEGER_IMPL(Min)

#include <torch/headeronly/cuda/detail/atomic_functions.h>

#endif  // __CUDACC__ || __HIPCC__

#endif  // STABLEHAND_SERVED_BY_TORCH

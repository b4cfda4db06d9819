// tests/headeronly/cuda/atomics.cu: each overload of cuda/Atomic.h and cuda/KernelUtils.h, called
// from kernels. tests/headeronly/test_cuda.py compiles it with nvcc and, as C++ that runs on the
// processor, with g++ (atomics_run.cpp).
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/cuda/KernelUtils.h>

// PyTorch's header removes these at its end.
#if defined(ATOMICADD) || defined(NATIVE_ZERO_BF16)
#error "a macro of the inside of KernelUtils.h is left"
#endif

template <class T>
__global__ void add(T* x, T value) {
  gpuAtomicAdd(x, value);
}
template <class T>
__global__ void add_no_return(T* x, T value) {
  gpuAtomicAddNoReturn(x, value);
}
template <class T>
__global__ void add_under_the_plain_name(T* x, T value) {
  atomicAdd(x, value);
}
template <class T>
__global__ void multiply(T* x, T value) {
  gpuAtomicMul(x, value);
}
template <class T>
__global__ void bounds(T* high, T* low, T value) {
  gpuAtomicMax(high, value);
  gpuAtomicMin(low, value);
}
template <class T>
__global__ void add_to(T* x, int64_t index, int64_t numel, T value, bool fast) {
  torch::headeronly::fastAtomicAdd(x, index, numel, value, fast);
}
template <class T>
__global__ void add_returning(T* x, T value, T* before) {
  *before = gpuAtomicAdd(x, value);
}

#define ADDS(T)                                     \
  template __global__ void add<T>(T*, T);           \
  template __global__ void add_no_return<T>(T*, T); \
  template __global__ void add_to<T>(T*, int64_t, int64_t, T, bool);
#define ALL_BUT_COMPLEX(T)                                     \
  template __global__ void add_under_the_plain_name<T>(T*, T); \
  template __global__ void multiply<T>(T*, T);                 \
  template __global__ void bounds<T>(T*, T*, T);
#define NUMBERS(_) \
  _(uint8_t)       \
  _(int8_t)        \
  _(int16_t)       \
  _(int32_t)       \
  _(int64_t)       \
  _(c10::Half)     \
  _(c10::BFloat16) \
  _(float)         \
  _(double)
NUMBERS(ADDS)
NUMBERS(ALL_BUT_COMPLEX)
ADDS(bool)
ADDS(c10::complex<float>)
ADDS(c10::complex<double>)
template __global__ void add_under_the_plain_name<bool>(bool*, bool);
template __global__ void add_returning<float>(float*, float, float*);
template __global__ void add_returning<c10::Half>(c10::Half*, c10::Half, c10::Half*);
template __global__ void add_returning<c10::BFloat16>(c10::BFloat16*, c10::BFloat16,
                                                      c10::BFloat16*);

// The functors below the functions on integers, and the order of what they pass.
__global__ void integer_functors(int16_t* x) {
  const auto minus = [](int16_t val, int16_t seen) { return static_cast<int16_t>(seen - val); };
  AtomicAddIntegerImpl<int16_t, 2>()(x, int16_t{1}, minus);
  AtomicMulIntegerImpl<int16_t, 2>()(x, int16_t{1}, minus);
  AtomicMaxIntegerImpl<int16_t, 2>()(x, int16_t{1}, minus);
  AtomicMinIntegerImpl<int16_t, 2>()(x, int16_t{1}, minus);
}

// The building blocks, with functions of one's own.
ATOMIC_INTEGER_IMPL(Xor)
GPU_ATOMIC_INTEGER(Xor, a ^ b, int16_t)
__global__ void building_blocks(int16_t* small, c10::Half* half, double* wide) {
  gpuAtomicXor(small, 3);
  AtomicFPOp<c10::Half>()(half, 2.0f, [](c10::Half seen, c10::Half val) { return seen - val; });
  AtomicFPOp<double>()(wide, 2.0, [](double val, unsigned long long seen) {
    return __double_as_longlong(__longlong_as_double(static_cast<long long>(seen)) - val);
  });
}

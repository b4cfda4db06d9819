// tests/support/cuda/as_cpp.h: CUDA's words and functions as plain C++, so that device code runs
// on the processor, or can be listed by libclang. Include it first, with __CUDACC__ defined.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#define __device__
#define __global__
#define __host__
#define __forceinline__ inline
#define __launch_bounds__(...)

#include <stdint.h>
#include <string.h>

struct __half {
  unsigned short bits;
};
struct alignas(4) __half2 {
  __half x, y;
};
struct __nv_bfloat16 {
  unsigned short bits;
};
struct alignas(4) __nv_bfloat162 {
  __nv_bfloat16 x, y;
};

inline __half __ushort_as_half(unsigned short bits) { return {bits}; }
inline unsigned short __half_as_ushort(__half value) { return value.bits; }
inline __half2 __halves2half2(__half x, __half y) { return {x, y}; }
inline __nv_bfloat16 __ushort_as_bfloat16(unsigned short bits) { return {bits}; }
inline unsigned short __bfloat16_as_ushort(__nv_bfloat16 value) { return value.bits; }
inline __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return {x, y}; }

template <class To, class From>
To stub_cast(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}
inline float __uint_as_float(unsigned bits) { return stub_cast<float>(bits); }
inline unsigned __float_as_uint(float value) { return stub_cast<unsigned>(value); }
inline float __int_as_float(int bits) { return stub_cast<float>(bits); }
inline int __float_as_int(float value) { return stub_cast<int>(value); }
inline double __longlong_as_double(long long bits) { return stub_cast<double>(bits); }
inline long long __double_as_longlong(double value) { return stub_cast<long long>(value); }

// Who runs this defines the two sums.
unsigned short stub_sum(__half a, __half b);
unsigned short stub_sum(__nv_bfloat16 a, __nv_bfloat16 b);

// The functions of CUDA that change memory; how often each kind was called.
extern int stub_pairs;
inline unsigned atomicCAS(unsigned* address, unsigned expected, unsigned value) {
  return __sync_val_compare_and_swap(address, expected, value);
}
inline unsigned long long atomicCAS(unsigned long long* address, unsigned long long expected,
                                    unsigned long long value) {
  return __sync_val_compare_and_swap(address, expected, value);
}
inline unsigned short atomicCAS(unsigned short* address, unsigned short expected,
                                unsigned short value) {
  return __sync_val_compare_and_swap(address, expected, value);
}
template <class Bits, class T, class Change>
T stub_change(T* address, Change change) {
  auto* bits = reinterpret_cast<Bits*>(address);
  Bits seen = *bits;
  for (;;) {
    const Bits found = atomicCAS(bits, seen, stub_cast<Bits>(change(stub_cast<T>(seen))));
    if (found == seen) {
      return stub_cast<T>(seen);
    }
    seen = found;
  }
}
#define STUB_ARITHMETIC(T, Bits)                                                       \
  inline T atomicAdd(T* address, T value) {                                            \
    return stub_change<Bits>(address, [=](T x) { return static_cast<T>(x + value); }); \
  }
#define STUB_BOUNDS(T, Bits)                                                       \
  inline T atomicMax(T* address, T value) {                                        \
    return stub_change<Bits>(address, [=](T x) { return x < value ? value : x; }); \
  }                                                                                \
  inline T atomicMin(T* address, T value) {                                        \
    return stub_change<Bits>(address, [=](T x) { return value < x ? value : x; }); \
  }
STUB_ARITHMETIC(int, unsigned)
STUB_ARITHMETIC(unsigned, unsigned)
STUB_ARITHMETIC(unsigned long long, unsigned long long)
STUB_ARITHMETIC(float, unsigned)
STUB_ARITHMETIC(double, unsigned long long)
STUB_BOUNDS(int, unsigned)
STUB_BOUNDS(unsigned, unsigned)
STUB_BOUNDS(long long, unsigned long long)
STUB_BOUNDS(unsigned long long, unsigned long long)
#define STUB_SMALL(One, Two)                                                                      \
  inline One atomicAdd(One* address, One value) {                                                 \
    return stub_change<unsigned short>(address, [=](One x) { return One{stub_sum(x, value)}; });  \
  }                                                                                               \
  inline Two atomicAdd(Two* address, Two value) {                                                 \
    ++stub_pairs;                                                                                 \
    return stub_change<unsigned>(                                                                 \
        address, [=](Two x) { return Two{{stub_sum(x.x, value.x)}, {stub_sum(x.y, value.y)}}; }); \
  }
STUB_SMALL(__half, __half2)
STUB_SMALL(__nv_bfloat16, __nv_bfloat162)

// benchmarks/small_floats.cpp: loops over arrays of small numbers, built once with Stablehand's
// headers and once with PyTorch's; small_floats.py times them.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/Float8_e8m0fnu.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/complex.h>

#ifdef BENCH_BULK
#include <stablehand/convert.h>
#endif

#include <stddef.h>
#include <string.h>

#define EXPORTED extern "C" __attribute__((visibility("default")))
// The next round must read and write memory again.
#define EACH_ROUND for (; rounds > 0; --rounds, ({ __asm__ volatile("" ::: "memory"); }))

#define ENCODE_DECODE(name, T)                                                    \
  EXPORTED void name##_encode(const float* in, T* out, size_t n, int rounds) {    \
    EACH_ROUND for (size_t i = 0; i < n; ++i) out[i] = T(in[i]);                  \
  }                                                                               \
  EXPORTED void name##_decode(const T* in, float* out, size_t n, int rounds) {    \
    EACH_ROUND for (size_t i = 0; i < n; ++i) out[i] = static_cast<float>(in[i]); \
  }
#define ARITHMETIC(name, T)                                                           \
  EXPORTED void name##_multiply_add(const T* in, T* out, size_t n, int rounds) {      \
    EACH_ROUND for (size_t i = 0; i < n; ++i) out[i] = in[i] * in[i] + in[n - i - 1]; \
  }                                                                                   \
  EXPORTED void name##_sum(const T* in, float* out, size_t n, int rounds) {           \
    EACH_ROUND {                                                                      \
      float sum = 0;                                                                  \
      for (size_t i = 0; i < n; ++i) sum += in[i];                                    \
      out[0] = sum;                                                                   \
    }                                                                                 \
  }

ENCODE_DECODE(half, c10::Half)
ENCODE_DECODE(bfloat16, c10::BFloat16)
ENCODE_DECODE(float8_e4m3fn, c10::Float8_e4m3fn)
ENCODE_DECODE(float8_e4m3fnuz, c10::Float8_e4m3fnuz)
ENCODE_DECODE(float8_e5m2, c10::Float8_e5m2)
ENCODE_DECODE(float8_e5m2fnuz, c10::Float8_e5m2fnuz)
ENCODE_DECODE(float8_e8m0fnu, c10::Float8_e8m0fnu)
ARITHMETIC(half, c10::Half)
ARITHMETIC(bfloat16, c10::BFloat16)
ARITHMETIC(float8_e4m3fn, c10::Float8_e4m3fn)
ARITHMETIC(float8_e4m3fnuz, c10::Float8_e4m3fnuz)
ARITHMETIC(float8_e5m2, c10::Float8_e5m2)
ARITHMETIC(float8_e5m2fnuz, c10::Float8_e5m2fnuz)

#define COMPLEX(name, T)                                                              \
  EXPORTED void name##_multiply(const c10::complex<T>* in, const c10::complex<T>* by, \
                                c10::complex<T>* out, size_t n, int rounds) {         \
    EACH_ROUND for (size_t i = 0; i < n; ++i) out[i] = in[i] * by[i];                 \
  }                                                                                   \
  EXPORTED void name##_divide(const c10::complex<T>* in, const c10::complex<T>* by,   \
                              c10::complex<T>* out, size_t n, int rounds) {           \
    EACH_ROUND for (size_t i = 0; i < n; ++i) out[i] = in[i] / by[i];                 \
  }
COMPLEX(complex_float, float)
COMPLEX(complex_double, double)

EXPORTED void copy(const char* in, char* out, size_t n, int rounds) {
  EACH_ROUND memcpy(out, in, n);
}

#ifdef BENCH_BULK
#define BULK(name, T)                                                               \
  EXPORTED void name##_bulk_encode(const float* in, T* out, size_t n, int rounds) { \
    EACH_ROUND stablehand::convert(in, out, n);                                     \
  }                                                                                 \
  EXPORTED void name##_bulk_decode(const T* in, float* out, size_t n, int rounds) { \
    EACH_ROUND stablehand::convert(in, out, n);                                     \
  }
BULK(half, c10::Half)
BULK(bfloat16, c10::BFloat16)
BULK(float8_e4m3fn, c10::Float8_e4m3fn)
BULK(float8_e4m3fnuz, c10::Float8_e4m3fnuz)
BULK(float8_e5m2, c10::Float8_e5m2)
BULK(float8_e5m2fnuz, c10::Float8_e5m2fnuz)
BULK(float8_e8m0fnu, c10::Float8_e8m0fnu)
#endif

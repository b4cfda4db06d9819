// tests/support/hip/thrust/complex.h: stands in for rocThrust's header of this name where there is
// none: declared as there, so that device code compiles; nothing is defined.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <hip/hip_runtime.h>

namespace thrust {

template <class T>
struct complex {
  __host__ __device__ complex(const T& real = T(), const T& imaginary = T());
  __host__ __device__ T real() const;
  __host__ __device__ T imag() const;
};

#define STAND_IN(name) \
  template <class T>   \
  __host__ __device__ complex<T> name(const complex<T>&);
STAND_IN(exp)
STAND_IN(log)
STAND_IN(sqrt)
STAND_IN(sin)
STAND_IN(cos)
STAND_IN(tan)
STAND_IN(asin)
STAND_IN(acos)
STAND_IN(atan)
STAND_IN(sinh)
STAND_IN(cosh)
STAND_IN(tanh)
STAND_IN(asinh)
STAND_IN(acosh)
STAND_IN(atanh)
#undef STAND_IN
template <class T>
__host__ __device__ complex<T> pow(const complex<T>&, const complex<T>&);

}  // namespace thrust

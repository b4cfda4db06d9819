// tests/support/cuda/thrust/complex.h: stands in for CUDA's header of this name; see ../as_cpp.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
namespace thrust {
template <class T>
struct complex {
  T re, im;
  complex(T real = T(), T imaginary = T()) : re(real), im(imaginary) {}
  T real() const { return re; }
  T imag() const { return im; }
};
}  // namespace thrust

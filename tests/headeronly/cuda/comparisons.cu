// comparisons.cu: case N13: Half and BFloat16 beside the operators of CUDA's own types.
// SPDX-License-Identifier: BSD-3-Clause
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>
template <class T>
__global__ void k(T* p, bool* r) {
  r[0] = p[0] < p[1];
  r[1] = p[0] == p[1];
  r[2] = p[0] >= 1.0f;
  r[3] = p[0] != 2;
  r[4] = 1.5 > p[1];
  p[2] = p[0] + p[1] * T(2.0f) - p[0] / p[1];
  p[3] += p[0];
  r[5] = p[0] > p[1] && p[0] <= p[1];
  r[6] = p[0] != p[1] && p[0] >= p[1];
  p[4] = +p[0] + -p[1];
}
template __global__ void k<c10::Half>(c10::Half*, bool*);
template __global__ void k<c10::BFloat16>(c10::BFloat16*, bool*);

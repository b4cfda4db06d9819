// torch/csrc/stable/detail/shim_cpu.h: the functions of generated/c_shim_cpu.h that our ops call.
// SPDX-License-Identifier: BSD-3-Clause
//
// The whole header costs a file with one op three percent of its compile time. All are torch 2.9's.
#pragma once
#include <torch/csrc/inductor/aoti_torch/c/shim.h>

extern "C" {
AOTITorchError aoti_torch_cpu_permute(AtenTensorHandle self, const int64_t* dims, int64_t dims_len_,
                                      AtenTensorHandle* ret0);
AOTITorchError aoti_torch_cpu_reshape(AtenTensorHandle self, const int64_t* shape,
                                      int64_t shape_len_, AtenTensorHandle* ret0);
AOTITorchError aoti_torch_cpu_sort(AtenTensorHandle self, int64_t dim, int32_t descending,
                                   AtenTensorHandle* ret0, AtenTensorHandle* ret1);
}

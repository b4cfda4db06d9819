// torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h:
// C functions of operators, as PyTorch's own generator has them.
// SPDX-License-Identifier: BSD-3-Clause
// Generated from spec/shim.tsv by tools/generate.py; do not edit.
// clang-format off
//
// Plain declarations: libtorch_cpu.so has had them since 2.9. All others are weak: null where the
// running torch lacks them. Below its version a global name is refused by the compiler; its twin in
// namespace stablehand::newer is the same symbol, for use where its presence was asked for.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#else

#define STABLEHAND_DECLARES_AOTI_TORCH_GENERATED_C_SHIM_ATEN

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/detail/availability_macros.h>

extern "C" {

// torch 2.9, libtorch_cpu.so
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_amax(
    AtenTensorHandle self, const int64_t* dim, int64_t dim_len_, int32_t keepdim,
    AtenTensorHandle* ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_fill__Scalar(AtenTensorHandle self, double value);
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_narrow(
    AtenTensorHandle self, int64_t dim, int64_t start, int64_t length, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_new_empty(
    AtenTensorHandle self, const int64_t* size, int64_t size_len_, int32_t* dtype, int32_t* layout,
    int32_t* device, int32_t device_index_, int32_t* pin_memory, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_new_zeros(
    AtenTensorHandle self, const int64_t* size, int64_t size_len_, int32_t* dtype, int32_t* layout,
    int32_t* device, int32_t device_index_, int32_t* pin_memory, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_pad(
    AtenTensorHandle self, const int64_t* pad, int64_t pad_len_, const char* mode, double* value,
    AtenTensorHandle* ret0);

// torch 2.10, libtorch_cpu.so
// ret0: new reference, free with aoti_torch_delete_tensor_object
STABLEHAND_SINCE_2_10("aoti_torch_aten_full")
STABLEHAND_WEAK AOTITorchError aoti_torch_aten_full(
    const int64_t* size, int64_t size_len_, double fill_value, int32_t* dtype, int32_t* layout,
    int32_t* device, int32_t device_index_, int32_t* pin_memory, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
STABLEHAND_SINCE_2_10("aoti_torch_aten_subtract_Tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_aten_subtract_Tensor(
    AtenTensorHandle self, AtenTensorHandle other, double alpha, AtenTensorHandle* ret0);
}  // extern "C"

namespace stablehand::newer {

// torch 2.10, libtorch_cpu.so
STABLEHAND_WEAK AOTITorchError aoti_torch_aten_full(
    const int64_t* size, int64_t size_len_, double fill_value, int32_t* dtype, int32_t* layout,
    int32_t* device, int32_t device_index_, int32_t* pin_memory, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_aten_full");
STABLEHAND_WEAK AOTITorchError aoti_torch_aten_subtract_Tensor(
    AtenTensorHandle self, AtenTensorHandle other, double alpha, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_aten_subtract_Tensor");
}  // namespace stablehand::newer

#endif  // STABLEHAND_SERVED_BY_TORCH

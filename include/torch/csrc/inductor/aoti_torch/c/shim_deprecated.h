// torch/csrc/inductor/aoti_torch/c/shim_deprecated.h:
// C functions that PyTorch has replaced and still exports.
// SPDX-License-Identifier: BSD-3-Clause
// Generated from spec/shim.tsv by tools/generate.py; do not edit.
// clang-format off
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/inductor/aoti_torch/c/shim_deprecated.h>
#else

#ifndef AOTI_TORCH_SHIM_DEPRECATED
#define AOTI_TORCH_SHIM_DEPRECATED
#define STABLEHAND_DECLARES_AOTI_TORCH_C_SHIM_DEPRECATED

#include <torch/csrc/inductor/aoti_torch/c/macros.h>

extern "C" {

// torch 2.9, libtorch_cpu.so
// ret0, ret1, ret2, ret3: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__embedding_bag(
    AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets,
    int32_t scale_grad_by_freq, int32_t mode, int32_t sparse, AtenTensorHandle per_sample_weights,
    int32_t include_last_offset, int32_t padding_idx, AtenTensorHandle* ret0,
    AtenTensorHandle* ret1, AtenTensorHandle* ret2, AtenTensorHandle* ret3);
// ret: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__fft_c2c(
    AtenTensorHandle self, const int64_t* dim_ptr, int64_t dim_size, int64_t normalization,
    int32_t forward, AtenTensorHandle* ret);
// ret0, ret1, ret2, ret3: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_efficient_attention(
    AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value,
    AtenTensorHandle attn_bias, int compute_log_sumexp, double dropout_p, int is_causal,
    double* scale, AtenTensorHandle* ret0, AtenTensorHandle* ret1, AtenTensorHandle* ret2,
    AtenTensorHandle* ret3);
// ret0, ret1, ret2, ret3, ret6, ret7, ret8: new reference, free with
// aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_flash_attention(
    AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p,
    bool is_causal, bool return_debug_mask, double scale, AtenTensorHandle* ret0,
    AtenTensorHandle* ret1, AtenTensorHandle* ret2, AtenTensorHandle* ret3, int64_t* ret4,
    int64_t* ret5, AtenTensorHandle* ret6, AtenTensorHandle* ret7, AtenTensorHandle* ret8);
// ret0, ret1, ret2, ret3, ret6, ret7, ret8: new reference, free with
// aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_flash_attention_v2(
    AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p,
    int is_causal, int return_debug_mask, double* scale, AtenTensorHandle* ret0,
    AtenTensorHandle* ret1, AtenTensorHandle* ret2, AtenTensorHandle* ret3, int64_t* ret4,
    int64_t* ret5, AtenTensorHandle* ret6, AtenTensorHandle* ret7, AtenTensorHandle* ret8);
// ret0, ret1: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_mm(
    AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle bias, int32_t* out_dtype,
    AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle scale_result,
    int8_t use_fast_accum, AtenTensorHandle* ret0, AtenTensorHandle* ret1);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_mm_v2(
    AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a,
    AtenTensorHandle scale_b, AtenTensorHandle bias, AtenTensorHandle scale_result,
    int32_t* out_dtype, int8_t use_fast_accum, AtenTensorHandle* ret0);
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_addmm_out(
    AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat1, AtenTensorHandle mat2,
    float beta, float alpha);
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_bmm_out(
    AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2);
// ret: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_convolution(
    AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle bias,
    const int64_t* stride_ptr, int64_t stride_size, const int64_t* padding_ptr,
    int64_t padding_size, const int64_t* dilation_ptr, int64_t dilation_size, int transposed,
    const int64_t* output_padding_ptr, int64_t output_padding_size, int64_t groups,
    AtenTensorHandle* ret);
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_mm_out(
    AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2);
// out: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_nonzero(AtenTensorHandle self, AtenTensorHandle* out);
// out: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_repeat_interleave_Tensor(
    AtenTensorHandle repeats, int64_t* output_size, AtenTensorHandle* out);
// ret: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_view_as_real(
    AtenTensorHandle self, AtenTensorHandle* ret);
// ret: new reference, free with aoti_torch_delete_tensor_object
// deprecated by PyTorch
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_view_dtype(
    AtenTensorHandle self, int32_t dtype, AtenTensorHandle* ret);
}  // extern "C"

#endif  // AOTI_TORCH_SHIM_DEPRECATED

#endif  // STABLEHAND_SERVED_BY_TORCH

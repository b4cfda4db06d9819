// torch/csrc/inductor/aoti_torch/c/shim_cpu.h:
// C functions of CPU kernels that have no generated declaration.
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
#include_next <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#else

#ifndef AOTI_TORCH_SHIM_CPU
#define AOTI_TORCH_SHIM_CPU
#define STABLEHAND_DECLARES_AOTI_TORCH_C_SHIM_CPU

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/detail/availability_macros.h>

extern "C" {

// torch 2.9, libtorch_cpu.so
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_all_reduce(
    AtenTensorHandle inp, const char* reduce_op, const char* group_name, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_all_reduce_(
    AtenTensorHandle inp, const char* reduce_op, const char* group_name, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_wait_tensor(
    AtenTensorHandle inp, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__weight_int4pack_mm_cpu_tensor(
    AtenTensorHandle X, AtenTensorHandle w, AtenTensorHandle qGroupSize,
    AtenTensorHandle qScaleAndZeros, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu__linear_pointwise")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__linear_pointwise(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B, const char* attr,
    const double** scalars, int64_t scalars_len_, const char** algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu__linear_pointwise_binary")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__linear_pointwise_binary(
    AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle* B,
    const char* attr, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu__mkl_linear")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__mkl_linear(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle origin_W, AtenTensorHandle* B,
    int64_t prepack_batch_size, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu__qconv2d_pointwise_binary_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__qconv2d_pointwise_binary_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle accum, AtenTensorHandle* B,
    const int64_t* stride_args, int64_t stride_len_, const int64_t* padding_args,
    int64_t padding_len_, const int64_t* dilation_args, int64_t dilation_len_, int64_t groups,
    double output_scale, int64_t output_zero_point, const int32_t* output_dtype, double accum_scale,
    int64_t accum_zero_point, const char* binary_attr, double* alpha, const char** unary_attr,
    const double** unary_scalars, int64_t unary_scalars_len_, const char** unary_algorithm,
    AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu__qconv_pointwise_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__qconv_pointwise_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* B, const int64_t* stride,
    int64_t stride_len_, const int64_t* padding, int64_t padding_len_, const int64_t* dilation,
    int64_t dilation_len_, int64_t groups, double output_scale, int64_t output_zero_point,
    const int32_t* output_dtype, const char* attr, const double** post_op_args,
    int64_t post_op_args_len_, const char** algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu__qlinear_pointwise_binary_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__qlinear_pointwise_binary_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* other, AtenTensorHandle* B,
    double output_scale, int64_t output_zero_point, const int32_t* output_dtype, double other_scale,
    int64_t other_zero_point, const char* binary_post_op, double binary_alpha,
    const char* unary_post_op, const double** unary_post_op_args, int64_t unary_post_op_args_len_,
    const char* unary_post_op_algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu__qlinear_pointwise_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__qlinear_pointwise_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* B, double output_scale,
    int64_t output_zero_point, const int32_t* output_dtype, const char* post_op_name,
    const double** post_op_args, int64_t post_op_args_len_, const char* post_op_algorithm,
    AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu_mkldnn__convolution_pointwise")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B, const int64_t* padding,
    int64_t padding_len_, const int64_t* stride, int64_t stride_len_, const int64_t* dilation,
    int64_t dilation_len_, int64_t groups, const char* attr, const double** scalars,
    int64_t scalars_len_, const char** algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu_mkldnn__convolution_pointwise_binary")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise_binary(
    AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle* B,
    const int64_t* padding, int64_t padding_len_, const int64_t* stride, int64_t stride_len_,
    const int64_t* dilation, int64_t dilation_len_, int64_t groups, const char* binary_attr,
    double* alpha, const char** unary_attr, const double** unary_scalars,
    int64_t unary_scalars_len_, const char** unary_algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu_mkldnn__convolution_pointwise_binary_")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise_binary_(
    AtenTensorHandle other, AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B,
    const int64_t* padding, int64_t padding_len_, const int64_t* stride, int64_t stride_len_,
    const int64_t* dilation, int64_t dilation_len_, int64_t groups, const char* binary_attr,
    double* alpha, const char** unary_attr, const double** unary_scalars,
    int64_t unary_scalars_len_, const char** unary_algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu_mkldnn__convolution_transpose_pointwise")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn__convolution_transpose_pointwise(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B, const int64_t* padding,
    int64_t padding_len_, const int64_t* output_padding, int64_t output_padding_len_,
    const int64_t* stride, int64_t stride_len_, const int64_t* dilation, int64_t dilation_len_,
    int64_t groups, const char* attr, const double** scalars, int64_t scalars_len_,
    const char** algorithm, AtenTensorHandle* ret0);
// ret0, ret1, ret2, ret3: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_cpu_mkldnn_rnn_layer")
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn_rnn_layer(
    AtenTensorHandle input, AtenTensorHandle weight0, AtenTensorHandle weight1,
    AtenTensorHandle weight2, AtenTensorHandle weight3, AtenTensorHandle hx_, AtenTensorHandle cx_,
    int32_t reverse, const int64_t* batch_sizes, int64_t batch_sizes_len_, int64_t mode,
    int64_t hidden_size, int64_t num_layers, int32_t has_biases, int32_t bidirectional,
    int32_t batch_first, int32_t train, AtenTensorHandle* ret0, AtenTensorHandle* ret1,
    AtenTensorHandle* ret2, AtenTensorHandle* ret3);
}  // extern "C"

namespace stablehand::newer {

// torch 2.9, libtorch_cpu.so
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__linear_pointwise(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B, const char* attr,
    const double** scalars, int64_t scalars_len_, const char** algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu__linear_pointwise");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__linear_pointwise_binary(
    AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle* B,
    const char* attr, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu__linear_pointwise_binary");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__mkl_linear(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle origin_W, AtenTensorHandle* B,
    int64_t prepack_batch_size, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu__mkl_linear");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__qconv2d_pointwise_binary_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle accum, AtenTensorHandle* B,
    const int64_t* stride_args, int64_t stride_len_, const int64_t* padding_args,
    int64_t padding_len_, const int64_t* dilation_args, int64_t dilation_len_, int64_t groups,
    double output_scale, int64_t output_zero_point, const int32_t* output_dtype, double accum_scale,
    int64_t accum_zero_point, const char* binary_attr, double* alpha, const char** unary_attr,
    const double** unary_scalars, int64_t unary_scalars_len_, const char** unary_algorithm,
    AtenTensorHandle* ret0) STABLEHAND_SYMBOL("aoti_torch_cpu__qconv2d_pointwise_binary_tensor");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__qconv_pointwise_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* B, const int64_t* stride,
    int64_t stride_len_, const int64_t* padding, int64_t padding_len_, const int64_t* dilation,
    int64_t dilation_len_, int64_t groups, double output_scale, int64_t output_zero_point,
    const int32_t* output_dtype, const char* attr, const double** post_op_args,
    int64_t post_op_args_len_, const char** algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu__qconv_pointwise_tensor");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__qlinear_pointwise_binary_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* other, AtenTensorHandle* B,
    double output_scale, int64_t output_zero_point, const int32_t* output_dtype, double other_scale,
    int64_t other_zero_point, const char* binary_post_op, double binary_alpha,
    const char* unary_post_op, const double** unary_post_op_args, int64_t unary_post_op_args_len_,
    const char* unary_post_op_algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu__qlinear_pointwise_binary_tensor");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu__qlinear_pointwise_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* B, double output_scale,
    int64_t output_zero_point, const int32_t* output_dtype, const char* post_op_name,
    const double** post_op_args, int64_t post_op_args_len_, const char* post_op_algorithm,
    AtenTensorHandle* ret0) STABLEHAND_SYMBOL("aoti_torch_cpu__qlinear_pointwise_tensor");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B, const int64_t* padding,
    int64_t padding_len_, const int64_t* stride, int64_t stride_len_, const int64_t* dilation,
    int64_t dilation_len_, int64_t groups, const char* attr, const double** scalars,
    int64_t scalars_len_, const char** algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu_mkldnn__convolution_pointwise");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise_binary(
    AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle* B,
    const int64_t* padding, int64_t padding_len_, const int64_t* stride, int64_t stride_len_,
    const int64_t* dilation, int64_t dilation_len_, int64_t groups, const char* binary_attr,
    double* alpha, const char** unary_attr, const double** unary_scalars,
    int64_t unary_scalars_len_, const char** unary_algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu_mkldnn__convolution_pointwise_binary");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise_binary_(
    AtenTensorHandle other, AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B,
    const int64_t* padding, int64_t padding_len_, const int64_t* stride, int64_t stride_len_,
    const int64_t* dilation, int64_t dilation_len_, int64_t groups, const char* binary_attr,
    double* alpha, const char** unary_attr, const double** unary_scalars,
    int64_t unary_scalars_len_, const char** unary_algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu_mkldnn__convolution_pointwise_binary_");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn__convolution_transpose_pointwise(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B, const int64_t* padding,
    int64_t padding_len_, const int64_t* output_padding, int64_t output_padding_len_,
    const int64_t* stride, int64_t stride_len_, const int64_t* dilation, int64_t dilation_len_,
    int64_t groups, const char* attr, const double** scalars, int64_t scalars_len_,
    const char** algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_cpu_mkldnn__convolution_transpose_pointwise");
STABLEHAND_WEAK AOTITorchError aoti_torch_cpu_mkldnn_rnn_layer(
    AtenTensorHandle input, AtenTensorHandle weight0, AtenTensorHandle weight1,
    AtenTensorHandle weight2, AtenTensorHandle weight3, AtenTensorHandle hx_, AtenTensorHandle cx_,
    int32_t reverse, const int64_t* batch_sizes, int64_t batch_sizes_len_, int64_t mode,
    int64_t hidden_size, int64_t num_layers, int32_t has_biases, int32_t bidirectional,
    int32_t batch_first, int32_t train, AtenTensorHandle* ret0, AtenTensorHandle* ret1,
    AtenTensorHandle* ret2, AtenTensorHandle* ret3)
    STABLEHAND_SYMBOL("aoti_torch_cpu_mkldnn_rnn_layer");
}  // namespace stablehand::newer

#endif  // AOTI_TORCH_SHIM_CPU

#endif  // STABLEHAND_SERVED_BY_TORCH

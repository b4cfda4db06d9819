// torch/csrc/inductor/aoti_torch/c/shim_xpu.h: C functions of Intel GPUs (libtorch_xpu.so).
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
#include_next <torch/csrc/inductor/aoti_torch/c/shim_xpu.h>
#else

#ifndef AOTI_TORCH_SHIM_XPU
#define AOTI_TORCH_SHIM_XPU
#define STABLEHAND_DECLARES_AOTI_TORCH_C_SHIM_XPU

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/detail/availability_macros.h>

extern "C" {
struct XPUGuardOpaque;
struct XPUStreamGuardOpaque;
using XPUGuardHandle = XPUGuardOpaque*;
using XPUStreamGuardHandle = XPUStreamGuardOpaque*;

// torch 2.9, libtorch_xpu.so
// ret_guard: new reference, free with aoti_torch_delete_xpu_guard
STABLEHAND_SINCE_2_9("aoti_torch_create_xpu_guard")
STABLEHAND_WEAK AOTITorchError aoti_torch_create_xpu_guard(
    int32_t device_index, XPUGuardHandle* ret_guard);
// ret_guard: new reference, free with aoti_torch_delete_xpu_stream_guard
STABLEHAND_SINCE_2_9("aoti_torch_create_xpu_stream_guard")
STABLEHAND_WEAK AOTITorchError aoti_torch_create_xpu_stream_guard(
    void* stream, int32_t device_index, XPUStreamGuardHandle* ret_guard);
STABLEHAND_SINCE_2_9("aoti_torch_delete_xpu_guard")
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_xpu_guard(XPUGuardHandle guard);
STABLEHAND_SINCE_2_9("aoti_torch_delete_xpu_stream_guard")
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_xpu_stream_guard(XPUStreamGuardHandle guard);
// ret: borrowed
STABLEHAND_SINCE_2_9("aoti_torch_get_current_sycl_queue")
STABLEHAND_WEAK AOTITorchError aoti_torch_get_current_sycl_queue(void** ret);
STABLEHAND_SINCE_2_9("aoti_torch_get_current_xpu_device")
STABLEHAND_WEAK AOTITorchError aoti_torch_get_current_xpu_device(int32_t* device_index);
// ret_stream: borrowed
STABLEHAND_SINCE_2_9("aoti_torch_get_current_xpu_stream")
STABLEHAND_WEAK AOTITorchError aoti_torch_get_current_xpu_stream(
    int32_t device_index, void** ret_stream);
STABLEHAND_SINCE_2_9("aoti_torch_set_current_xpu_device")
STABLEHAND_WEAK AOTITorchError aoti_torch_set_current_xpu_device(const int32_t& device_index);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_xpu__qconv2d_pointwise_binary_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu__qconv2d_pointwise_binary_tensor(
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
STABLEHAND_SINCE_2_9("aoti_torch_xpu__qconv_pointwise_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu__qconv_pointwise_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* B, const int64_t* stride,
    int64_t stride_len_, const int64_t* padding, int64_t padding_len_, const int64_t* dilation,
    int64_t dilation_len_, int64_t groups, double output_scale, int64_t output_zero_point,
    const int32_t* output_dtype, const char* attr, const double** post_op_args,
    int64_t post_op_args_len_, const char** algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_xpu__qlinear_pointwise_binary_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu__qlinear_pointwise_binary_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* other, AtenTensorHandle* B,
    double output_scale, int64_t output_zero_point, const int32_t* output_dtype, double other_scale,
    int64_t other_zero_point, const char* binary_post_op, double binary_alpha,
    const char* unary_post_op, const double** unary_post_op_args, int64_t unary_post_op_args_len_,
    const char* unary_post_op_algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_xpu__qlinear_pointwise_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu__qlinear_pointwise_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* B, double output_scale,
    int64_t output_zero_point, const int32_t* output_dtype, const char* post_op_name,
    const double** post_op_args, int64_t post_op_args_len_, const char* post_op_algorithm,
    AtenTensorHandle* ret0);
STABLEHAND_SINCE_2_9("aoti_torch_xpu_guard_set_index")
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu_guard_set_index(
    XPUGuardHandle guard, int32_t device_index);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_xpu_mkldnn__convolution_pointwise")
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu_mkldnn__convolution_pointwise(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B, const int64_t* padding,
    int64_t padding_len_, const int64_t* stride, int64_t stride_len_, const int64_t* dilation,
    int64_t dilation_len_, int64_t groups, const char* attr, const double** scalars,
    int64_t scalars_len_, const char** algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_xpu_mkldnn__convolution_pointwise_binary")
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu_mkldnn__convolution_pointwise_binary(
    AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle* B,
    const int64_t* padding, int64_t padding_len_, const int64_t* stride, int64_t stride_len_,
    const int64_t* dilation, int64_t dilation_len_, int64_t groups, const char* binary_attr,
    double* alpha, const char** unary_attr, const double** unary_scalars,
    int64_t unary_scalars_len_, const char** unary_algorithm, AtenTensorHandle* ret0);
// ret0: new reference, free with aoti_torch_delete_tensor_object
// only in builds of torch with MKLDNN
STABLEHAND_SINCE_2_9("aoti_torch_xpu_mkldnn__convolution_pointwise_binary_")
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu_mkldnn__convolution_pointwise_binary_(
    AtenTensorHandle other, AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B,
    const int64_t* padding, int64_t padding_len_, const int64_t* stride, int64_t stride_len_,
    const int64_t* dilation, int64_t dilation_len_, int64_t groups, const char* binary_attr,
    double* alpha, const char** unary_attr, const double** unary_scalars,
    int64_t unary_scalars_len_, const char** unary_algorithm, AtenTensorHandle* ret0);
}  // extern "C"

namespace stablehand::newer {

// torch 2.9, libtorch_xpu.so
STABLEHAND_WEAK AOTITorchError aoti_torch_create_xpu_guard(
    int32_t device_index, XPUGuardHandle* ret_guard)
    STABLEHAND_SYMBOL("aoti_torch_create_xpu_guard");
STABLEHAND_WEAK AOTITorchError aoti_torch_create_xpu_stream_guard(
    void* stream, int32_t device_index, XPUStreamGuardHandle* ret_guard)
    STABLEHAND_SYMBOL("aoti_torch_create_xpu_stream_guard");
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_xpu_guard(
    XPUGuardHandle guard) STABLEHAND_SYMBOL("aoti_torch_delete_xpu_guard");
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_xpu_stream_guard(
    XPUStreamGuardHandle guard) STABLEHAND_SYMBOL("aoti_torch_delete_xpu_stream_guard");
STABLEHAND_WEAK AOTITorchError aoti_torch_get_current_sycl_queue(
    void** ret) STABLEHAND_SYMBOL("aoti_torch_get_current_sycl_queue");
STABLEHAND_WEAK AOTITorchError aoti_torch_get_current_xpu_device(
    int32_t* device_index) STABLEHAND_SYMBOL("aoti_torch_get_current_xpu_device");
STABLEHAND_WEAK AOTITorchError aoti_torch_get_current_xpu_stream(
    int32_t device_index, void** ret_stream) STABLEHAND_SYMBOL("aoti_torch_get_current_xpu_stream");
STABLEHAND_WEAK AOTITorchError aoti_torch_set_current_xpu_device(
    const int32_t& device_index) STABLEHAND_SYMBOL("aoti_torch_set_current_xpu_device");
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu__qconv2d_pointwise_binary_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle accum, AtenTensorHandle* B,
    const int64_t* stride_args, int64_t stride_len_, const int64_t* padding_args,
    int64_t padding_len_, const int64_t* dilation_args, int64_t dilation_len_, int64_t groups,
    double output_scale, int64_t output_zero_point, const int32_t* output_dtype, double accum_scale,
    int64_t accum_zero_point, const char* binary_attr, double* alpha, const char** unary_attr,
    const double** unary_scalars, int64_t unary_scalars_len_, const char** unary_algorithm,
    AtenTensorHandle* ret0) STABLEHAND_SYMBOL("aoti_torch_xpu__qconv2d_pointwise_binary_tensor");
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu__qconv_pointwise_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* B, const int64_t* stride,
    int64_t stride_len_, const int64_t* padding, int64_t padding_len_, const int64_t* dilation,
    int64_t dilation_len_, int64_t groups, double output_scale, int64_t output_zero_point,
    const int32_t* output_dtype, const char* attr, const double** post_op_args,
    int64_t post_op_args_len_, const char** algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_xpu__qconv_pointwise_tensor");
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu__qlinear_pointwise_binary_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* other, AtenTensorHandle* B,
    double output_scale, int64_t output_zero_point, const int32_t* output_dtype, double other_scale,
    int64_t other_zero_point, const char* binary_post_op, double binary_alpha,
    const char* unary_post_op, const double** unary_post_op_args, int64_t unary_post_op_args_len_,
    const char* unary_post_op_algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_xpu__qlinear_pointwise_binary_tensor");
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu__qlinear_pointwise_tensor(
    AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point,
    AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales,
    AtenTensorHandle weight_zero_points, AtenTensorHandle* B, double output_scale,
    int64_t output_zero_point, const int32_t* output_dtype, const char* post_op_name,
    const double** post_op_args, int64_t post_op_args_len_, const char* post_op_algorithm,
    AtenTensorHandle* ret0) STABLEHAND_SYMBOL("aoti_torch_xpu__qlinear_pointwise_tensor");
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu_guard_set_index(
    XPUGuardHandle guard, int32_t device_index) STABLEHAND_SYMBOL("aoti_torch_xpu_guard_set_index");
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu_mkldnn__convolution_pointwise(
    AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B, const int64_t* padding,
    int64_t padding_len_, const int64_t* stride, int64_t stride_len_, const int64_t* dilation,
    int64_t dilation_len_, int64_t groups, const char* attr, const double** scalars,
    int64_t scalars_len_, const char** algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_xpu_mkldnn__convolution_pointwise");
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu_mkldnn__convolution_pointwise_binary(
    AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle* B,
    const int64_t* padding, int64_t padding_len_, const int64_t* stride, int64_t stride_len_,
    const int64_t* dilation, int64_t dilation_len_, int64_t groups, const char* binary_attr,
    double* alpha, const char** unary_attr, const double** unary_scalars,
    int64_t unary_scalars_len_, const char** unary_algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_xpu_mkldnn__convolution_pointwise_binary");
STABLEHAND_WEAK AOTITorchError aoti_torch_xpu_mkldnn__convolution_pointwise_binary_(
    AtenTensorHandle other, AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle* B,
    const int64_t* padding, int64_t padding_len_, const int64_t* stride, int64_t stride_len_,
    const int64_t* dilation, int64_t dilation_len_, int64_t groups, const char* binary_attr,
    double* alpha, const char** unary_attr, const double** unary_scalars,
    int64_t unary_scalars_len_, const char** unary_algorithm, AtenTensorHandle* ret0)
    STABLEHAND_SYMBOL("aoti_torch_xpu_mkldnn__convolution_pointwise_binary_");
}  // namespace stablehand::newer

#endif  // AOTI_TORCH_SHIM_XPU

#endif  // STABLEHAND_SERVED_BY_TORCH

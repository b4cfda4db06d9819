// torch/csrc/inductor/aoti_torch/c/shim.h:
// libtorch's C interface: tensors, devices, streams, registration, dispatcher.
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
#include_next <torch/csrc/inductor/aoti_torch/c/shim.h>
#else

#ifndef AOTI_TORCH_SHIM
#define AOTI_TORCH_SHIM
#define STABLEHAND_DECLARES_AOTI_TORCH_C_SHIM

#include <torch/csrc/inductor/aoti_torch/c/macros.h>
#include <torch/csrc/inductor/aoti_torch/c/shim_deprecated.h>
#include <torch/csrc/stable/detail/availability_macros.h>
#include <torch/csrc/stable/version.h>
#include <torch/headeronly/util/Exception.h>

// Enough to name them: whoever uses their values includes torch/headeronly/util/*.h.
namespace c10 {
struct BFloat16;
struct Float8_e4m3fn;
struct Float8_e4m3fnuz;
struct Float8_e5m2;
struct Float8_e5m2fnuz;
struct Half;
template <typename T>
struct complex;
}  // namespace c10
extern "C" {
struct AtenRecordFunctionOpaque;
struct CUDAGuardOpaque;
struct CUDAStreamGuardOpaque;
struct DeviceGuardOpaque;
struct IValueMapOpaque;
struct StreamOpaque;
class TorchLibraryOpaque;
using AtenRecordFunctionHandle = AtenRecordFunctionOpaque*;
using CUDAGuardHandle = CUDAGuardOpaque*;
using CUDAStreamGuardHandle = CUDAStreamGuardOpaque*;
using DeviceGuardHandle = DeviceGuardOpaque*;
using IValueMapHandle = IValueMapOpaque*;
using StableIValue = uint64_t;
using StreamHandle = StreamOpaque*;
using TorchLibraryHandle = TorchLibraryOpaque*;

// torch 2.9, libtorch_cpu.so
AOTI_TORCH_EXPORT AOTITorchError aoti_record_function_end(AtenRecordFunctionHandle guard);
// guard: new reference, free with aoti_record_function_end
AOTI_TORCH_EXPORT AOTITorchError aoti_record_function_start(
    const char* name, IValueMapHandle kwargs, const C10IValueHandle* inputs,
    const uint64_t n_inputs, AtenRecordFunctionHandle* guard);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__alloc_from_pool(
    AtenTensorHandle self, int64_t offset_bytes, int32_t dtype, int64_t ndim,
    const int64_t* sizes_ptr, const int64_t* strides_ptr, AtenTensorHandle* ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__mm_plus_mm_out(
    AtenTensorHandle out, AtenTensorHandle a, AtenTensorHandle b, AtenTensorHandle c,
    AtenTensorHandle d);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__reinterpret_tensor(
    AtenTensorHandle self, int64_t ndim, const int64_t* sizes_ptr, const int64_t* strides_ptr,
    int64_t storage_offset, AtenTensorHandle* ret_new_tensor);
AOTI_TORCH_EXPORT uint64_t aoti_torch_abi_version();
// ret: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_as_strided(
    AtenTensorHandle self, const int64_t* sizes_ptr, const int64_t* strides_ptr,
    AtenTensorHandle* ret);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_assign_tensors(
    AtenTensorHandle src, AtenTensorHandle dst);
// ret_dst: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_assign_tensors_out(
    AtenTensorHandle src, AtenTensorHandle* ret_dst);
// stack: handles on it are taken (a failed call may leave some), results are new references
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_call_dispatcher(
    const char* opName, const char* overloadName, StableIValue* stack);
AOTI_TORCH_EXPORT void aoti_torch_check(
    bool cond, const char* func, const char* file, uint32_t line, const char* msg);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_check_inf_and_nan(
    const char* tensor_name, AtenTensorHandle tensor);
// ret: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_clone(AtenTensorHandle self, AtenTensorHandle* ret);
// ret: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_clone_preserve_strides(
    AtenTensorHandle self, AtenTensorHandle* ret);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_copy_(
    AtenTensorHandle self, AtenTensorHandle src, int32_t non_blocking);
// out: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__wrapped_linear_prepack(
    AtenTensorHandle weight, AtenTensorHandle weight_scale, AtenTensorHandle weight_zero_point,
    AtenTensorHandle bias, AtenTensorHandle* out);
// out: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__wrapped_quantized_linear_prepacked(
    AtenTensorHandle input, AtenTensorHandle input_scale, AtenTensorHandle input_zero_point,
    AtenTensorHandle weight, AtenTensorHandle out_scale, AtenTensorHandle out_zeropoint,
    int64_t out_channel, AtenTensorHandle* out);
// out: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight(
    AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle bias, int64_t out_channel,
    AtenTensorHandle* out);
// out: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16(
    AtenTensorHandle weight, AtenTensorHandle* out);
// ret_guard: new reference, free with aoti_torch_delete_device_guard
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_device_guard(
    int32_t device_index, DeviceGuardHandle* ret_guard);
// ret: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_tensor_from_blob(
    void* data, int64_t ndim, const int64_t* sizes_ptr, const int64_t* strides_ptr,
    int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index,
    AtenTensorHandle* ret);
// ret: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_tensor_from_blob_v2(
    void* data, int64_t ndim, const int64_t* sizes_ptr, const int64_t* strides_ptr,
    int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index,
    AtenTensorHandle* ret, int32_t layout, const uint8_t* opaque_metadata,
    int64_t opaque_metadata_size);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_device_guard(DeviceGuardHandle guard);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_library_object(TorchLibraryHandle tlh);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_stream(StreamHandle stream);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_tensor_object(AtenTensorHandle tensor);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_device_guard_set_index(
    DeviceGuardHandle guard, int32_t device_index);
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_cpu();
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_cuda();
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_meta();
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_mps();
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_privateuse1();
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_xpu();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_bfloat16();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_bool();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex128();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex32();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex64();
AOTI_TORCH_EXPORT size_t aoti_torch_dtype_element_size(int32_t dtype);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float16();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float32();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float64();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e4m3fn();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e4m3fnuz();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e5m2();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e5m2fnuz();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int16();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int32();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int64();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int8();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint16();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint32();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint64();
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint8();
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_empty_strided(
    int64_t ndim, const int64_t* sizes_ptr, const int64_t* strides_ptr, int32_t dtype,
    int32_t device_type, int32_t device_index, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_empty_strided_pinned(
    int64_t ndim, const int64_t* sizes_ptr, const int64_t* strides_ptr, int32_t dtype,
    int32_t device_type, int32_t device_index, AtenTensorHandle* ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_current_device_index(int32_t* ret_device_index);
// ret_stream: new reference, free with aoti_torch_delete_stream
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_current_stream(
    int32_t device_index, StreamHandle* ret_stream);
// ret_data_ptr: borrowed
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_data_ptr(
    AtenTensorHandle tensor, void** ret_data_ptr);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_device_index(
    AtenTensorHandle tensor, int32_t* ret_device_index);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_device_type(
    AtenTensorHandle tensor, int32_t* ret_device_type);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_dim(AtenTensorHandle tensor, int64_t* ret_dim);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_dtype(AtenTensorHandle tensor, int32_t* ret_dtype);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_layout(
    AtenTensorHandle tensor, int32_t* ret_layout);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_numel(AtenTensorHandle tensor, int64_t* ret_numel);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_size(
    AtenTensorHandle tensor, int64_t d, int64_t* ret_size);
// ret_sizes: borrowed
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_sizes(AtenTensorHandle tensor, int64_t** ret_sizes);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_numel(
    AtenTensorHandle tensor, int64_t* ret_numel);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_offset(
    AtenTensorHandle tensor, int64_t* ret_storage_offset);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_size(
    AtenTensorHandle tensor, int64_t* ret_size);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_stride(
    AtenTensorHandle tensor, int64_t d, int64_t* ret_stride);
// ret_strides: borrowed
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_strides(
    AtenTensorHandle tensor, int64_t** ret_strides);
AOTI_TORCH_EXPORT bool aoti_torch_grad_mode_is_enabled();
AOTI_TORCH_EXPORT void aoti_torch_grad_mode_set_enabled(bool enabled);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_index_put_out(
    AtenTensorHandle out, AtenTensorHandle self, const AtenTensorHandle* indices,
    const uint32_t num_indices, const AtenTensorHandle values, bool accumulate);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_is_contiguous(
    AtenTensorHandle tensor, bool* ret_is_contiguous);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_is_defined(
    AtenTensorHandle tensor, bool* ret_is_defined);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_bfloat16(
    AtenTensorHandle tensor, c10::BFloat16* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_bool(AtenTensorHandle tensor, bool* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_complex64(
    AtenTensorHandle tensor, c10::complex<float>* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float16(
    AtenTensorHandle tensor, c10::Half* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float32(AtenTensorHandle tensor, float* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float64(
    AtenTensorHandle tensor, double* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int16(AtenTensorHandle tensor, int16_t* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int32(AtenTensorHandle tensor, int32_t* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int64(AtenTensorHandle tensor, int64_t* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int8(AtenTensorHandle tensor, int8_t* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint16(
    AtenTensorHandle tensor, uint16_t* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint32(
    AtenTensorHandle tensor, uint32_t* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint64(
    AtenTensorHandle tensor, uint64_t* ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint8(AtenTensorHandle tensor, uint8_t* ret_value);
AOTI_TORCH_EXPORT int32_t aoti_torch_layout__mkldnn();
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_jagged();
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_bsc();
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_bsr();
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_coo();
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_csc();
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_csr();
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_strided();
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_def(
    TorchLibraryHandle self, const char* schema);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_impl(
    TorchLibraryHandle self, const char* name, void (*fn)(StableIValue*, uint64_t, uint64_t));
// ret_new_torch_lib: new reference; aoti_torch_delete_library_object frees it and ends what was
// registered with it
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_init_def(
    const char* ns, const char* file, uint32_t line, TorchLibraryHandle* ret_new_torch_lib);
// ret_new_torch_lib: new reference; aoti_torch_delete_library_object frees it and ends what was
// registered with it
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_init_fragment(
    const char* ns, const char* file, uint32_t line, TorchLibraryHandle* ret_new_torch_lib);
// ret_new_torch_lib: new reference; aoti_torch_delete_library_object frees it and ends what was
// registered with it
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_init_impl(
    const char* ns, const char* k, const char* file, uint32_t line,
    TorchLibraryHandle* ret_new_torch_lib);
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_channels_last();
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_channels_last_3d();
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_contiguous_format();
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_preserve_format();
// new_handle: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_new_tensor_handle(
    AtenTensorHandle orig_handle, AtenTensorHandle* new_handle);
// ret: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_new_uninitialized_tensor(AtenTensorHandle* ret);
AOTI_TORCH_EXPORT void aoti_torch_print_tensor_handle(AtenTensorHandle self, const char* msg);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_proxy_executor_call_function(
    AOTIProxyExecutorHandle proxy_executor, int extern_node_index, int num_ints,
    int64_t* flatten_int_args, int num_tensors, AtenTensorHandle* flatten_tensor_args);
AOTI_TORCH_EXPORT void aoti_torch_save_tensor_handle(
    AtenTensorHandle self, const char* tensor_name, const char* launch_prefix,
    const char* kernel_name);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_bool(
    bool value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_complex128(
    c10::complex<double> value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_complex64(
    c10::complex<float> value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_float32(
    float value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_float64(
    double value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int16(
    int16_t value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int32(
    int32_t value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int64(
    int64_t value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int8(
    int8_t value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_uint16(
    uint16_t value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_uint32(
    uint32_t value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_uint64(
    uint64_t value, AtenTensorHandle* ret_new_tensor);
// ret_new_tensor: new reference, free with aoti_torch_delete_tensor_object
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_uint8(
    uint8_t value, AtenTensorHandle* ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scatter_out(
    AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index,
    AtenTensorHandle src);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scatter_reduce_out(
    AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index,
    AtenTensorHandle src, const char* reduce, int32_t include_self);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_stream_id(StreamHandle stream, int64_t* ret_stream_id);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_tensor_copy_(
    AtenTensorHandle src, AtenTensorHandle dst);
AOTI_TORCH_EXPORT void aoti_torch_warn(
    const char* func, const char* file, uint32_t line, const char* msg);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_zero_(AtenTensorHandle self);

// torch 2.9, libtorch_cuda.so
// ret_guard: new reference, free with aoti_torch_delete_cuda_guard
STABLEHAND_SINCE_2_9("aoti_torch_create_cuda_guard")
STABLEHAND_WEAK AOTITorchError aoti_torch_create_cuda_guard(
    int32_t device_index, CUDAGuardHandle* ret_guard);
// ret_guard: new reference, free with aoti_torch_delete_cuda_stream_guard
STABLEHAND_SINCE_2_9("aoti_torch_create_cuda_stream_guard")
STABLEHAND_WEAK AOTITorchError aoti_torch_create_cuda_stream_guard(
    void* stream, int32_t device_index, CUDAStreamGuardHandle* ret_guard);
STABLEHAND_SINCE_2_9("aoti_torch_cuda_guard_set_index")
STABLEHAND_WEAK AOTITorchError aoti_torch_cuda_guard_set_index(
    CUDAGuardHandle guard, int32_t device_index);
STABLEHAND_SINCE_2_9("aoti_torch_delete_cuda_guard")
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_cuda_guard(CUDAGuardHandle guard);
STABLEHAND_SINCE_2_9("aoti_torch_delete_cuda_stream_guard")
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_cuda_stream_guard(CUDAStreamGuardHandle guard);
// ret_stream: borrowed
STABLEHAND_SINCE_2_9("aoti_torch_get_current_cuda_stream")
STABLEHAND_WEAK AOTITorchError aoti_torch_get_current_cuda_stream(
    int32_t device_index, void** ret_stream);

// torch 2.10, libtorch_cpu.so
STABLEHAND_SINCE_2_10("aoti_torch_delete_c10_value_object")
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_c10_value_object(C10IValueHandle handle);
// ivalue: new reference, free with aoti_torch_delete_c10_value_object
STABLEHAND_SINCE_2_10("aoti_torch_int64_to_ivalue")
STABLEHAND_WEAK AOTITorchError aoti_torch_int64_to_ivalue(int64_t val, C10IValueHandle* ivalue);
// ivalue: new reference, free with aoti_torch_delete_c10_value_object
STABLEHAND_SINCE_2_10("aoti_torch_str_to_ivalue")
STABLEHAND_WEAK AOTITorchError aoti_torch_str_to_ivalue(const char* val, C10IValueHandle* ivalue);
// ivalue: new reference, free with aoti_torch_delete_c10_value_object
STABLEHAND_SINCE_2_10("aoti_torch_strlist_to_ivalue")
STABLEHAND_WEAK AOTITorchError aoti_torch_strlist_to_ivalue(
    const char** val, int64_t len, C10IValueHandle* ivalue);
// ivalue: new reference, free with aoti_torch_delete_c10_value_object
STABLEHAND_SINCE_2_10("aoti_torch_tensor_to_ivalue")
STABLEHAND_WEAK AOTITorchError aoti_torch_tensor_to_ivalue(
    AtenTensorHandle val, C10IValueHandle* ivalue);

// torch 2.10, libtorch_cuda.so
// ret_ptr: new, free with aoti_torch_cuda_caching_allocator_raw_delete
STABLEHAND_SINCE_2_10("aoti_torch_cuda_caching_allocator_raw_alloc")
STABLEHAND_WEAK AOTITorchError aoti_torch_cuda_caching_allocator_raw_alloc(
    uint64_t nbytes, void** ret_ptr);
STABLEHAND_SINCE_2_10("aoti_torch_cuda_caching_allocator_raw_delete")
STABLEHAND_WEAK AOTITorchError aoti_torch_cuda_caching_allocator_raw_delete(void* ptr);

// torch 2.12, libtorch_cpu.so
STABLEHAND_SINCE_2_12("aoti_torch_dtype_float4_e2m1fn_x2")
STABLEHAND_WEAK int32_t aoti_torch_dtype_float4_e2m1fn_x2();
STABLEHAND_SINCE_2_12("aoti_torch_dtype_float8_e8m0fnu")
STABLEHAND_WEAK int32_t aoti_torch_dtype_float8_e8m0fnu();
}  // extern "C"

namespace stablehand::newer {

// torch 2.9, libtorch_cuda.so
STABLEHAND_WEAK AOTITorchError aoti_torch_create_cuda_guard(
    int32_t device_index, CUDAGuardHandle* ret_guard)
    STABLEHAND_SYMBOL("aoti_torch_create_cuda_guard");
STABLEHAND_WEAK AOTITorchError aoti_torch_create_cuda_stream_guard(
    void* stream, int32_t device_index, CUDAStreamGuardHandle* ret_guard)
    STABLEHAND_SYMBOL("aoti_torch_create_cuda_stream_guard");
STABLEHAND_WEAK AOTITorchError aoti_torch_cuda_guard_set_index(
    CUDAGuardHandle guard, int32_t device_index)
    STABLEHAND_SYMBOL("aoti_torch_cuda_guard_set_index");
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_cuda_guard(
    CUDAGuardHandle guard) STABLEHAND_SYMBOL("aoti_torch_delete_cuda_guard");
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_cuda_stream_guard(
    CUDAStreamGuardHandle guard) STABLEHAND_SYMBOL("aoti_torch_delete_cuda_stream_guard");
STABLEHAND_WEAK AOTITorchError aoti_torch_get_current_cuda_stream(
    int32_t device_index, void** ret_stream)
    STABLEHAND_SYMBOL("aoti_torch_get_current_cuda_stream");

// torch 2.10, libtorch_cpu.so
STABLEHAND_WEAK AOTITorchError aoti_torch_delete_c10_value_object(
    C10IValueHandle handle) STABLEHAND_SYMBOL("aoti_torch_delete_c10_value_object");
STABLEHAND_WEAK AOTITorchError aoti_torch_int64_to_ivalue(
    int64_t val, C10IValueHandle* ivalue) STABLEHAND_SYMBOL("aoti_torch_int64_to_ivalue");
STABLEHAND_WEAK AOTITorchError aoti_torch_str_to_ivalue(
    const char* val, C10IValueHandle* ivalue) STABLEHAND_SYMBOL("aoti_torch_str_to_ivalue");
STABLEHAND_WEAK AOTITorchError aoti_torch_strlist_to_ivalue(
    const char** val, int64_t len, C10IValueHandle* ivalue)
    STABLEHAND_SYMBOL("aoti_torch_strlist_to_ivalue");
STABLEHAND_WEAK AOTITorchError aoti_torch_tensor_to_ivalue(
    AtenTensorHandle val, C10IValueHandle* ivalue) STABLEHAND_SYMBOL("aoti_torch_tensor_to_ivalue");

// torch 2.10, libtorch_cuda.so
STABLEHAND_WEAK AOTITorchError aoti_torch_cuda_caching_allocator_raw_alloc(
    uint64_t nbytes, void** ret_ptr)
    STABLEHAND_SYMBOL("aoti_torch_cuda_caching_allocator_raw_alloc");
STABLEHAND_WEAK AOTITorchError aoti_torch_cuda_caching_allocator_raw_delete(
    void* ptr) STABLEHAND_SYMBOL("aoti_torch_cuda_caching_allocator_raw_delete");

// torch 2.12, libtorch_cpu.so
STABLEHAND_WEAK int32_t aoti_torch_dtype_float4_e2m1fn_x2()
    STABLEHAND_SYMBOL("aoti_torch_dtype_float4_e2m1fn_x2");
STABLEHAND_WEAK int32_t aoti_torch_dtype_float8_e8m0fnu()
    STABLEHAND_SYMBOL("aoti_torch_dtype_float8_e8m0fnu");
}  // namespace stablehand::newer

// Throws c10::Error with the message when cond is false. Difference from PyTorch's: one statement,
// safe before an else.
#define AOTI_TORCH_CHECK(cond, ...)                                                         \
  do {                                                                                      \
    if (!(cond))                                                                            \
      aoti_torch_check(false, __func__, __FILE__, static_cast<uint32_t>(__LINE__),          \
                       STD_TORCH_CHECK_MSG(cond, "", __VA_ARGS__));                         \
  } while (0)

// Difference from PyTorch's: the arguments are streamed, not spelled out as source text, and the
// semicolon is the caller's.
#ifdef DISABLE_WARN
#define AOTI_TORCH_WARN(...) static_cast<void>(0)
#else
#define AOTI_TORCH_WARN(...)                                                                \
  aoti_torch_warn(__func__, __FILE__, static_cast<uint32_t>(__LINE__),                      \
                  ::torch::headeronly::detail::CheckMessage{""}(__VA_ARGS__))
#endif

// The number of a C++ type's dtype, from the running torch; a type without one does not compile.
template <typename T>
int32_t aoti_torch_dtype() = delete;

#define DEFINE_DTYPE_SPECIALIZATION(ctype, name)                                            \
  template <>                                                                               \
  inline __attribute__((visibility("hidden"))) int32_t aoti_torch_dtype<ctype>() {          \
    return aoti_torch_dtype_##name();                                                       \
  }
DEFINE_DTYPE_SPECIALIZATION(bool, bool)
DEFINE_DTYPE_SPECIALIZATION(uint8_t, uint8)
DEFINE_DTYPE_SPECIALIZATION(int8_t, int8)
DEFINE_DTYPE_SPECIALIZATION(int16_t, int16)
DEFINE_DTYPE_SPECIALIZATION(int32_t, int32)
DEFINE_DTYPE_SPECIALIZATION(int64_t, int64)
DEFINE_DTYPE_SPECIALIZATION(float, float32)
DEFINE_DTYPE_SPECIALIZATION(double, float64)
DEFINE_DTYPE_SPECIALIZATION(c10::Half, float16)
DEFINE_DTYPE_SPECIALIZATION(c10::BFloat16, bfloat16)
DEFINE_DTYPE_SPECIALIZATION(c10::Float8_e4m3fn, float8_e4m3fn)
DEFINE_DTYPE_SPECIALIZATION(c10::Float8_e4m3fnuz, float8_e4m3fnuz)
DEFINE_DTYPE_SPECIALIZATION(c10::Float8_e5m2, float8_e5m2)
DEFINE_DTYPE_SPECIALIZATION(c10::Float8_e5m2fnuz, float8_e5m2fnuz)
DEFINE_DTYPE_SPECIALIZATION(c10::complex<float>, complex64)

#endif  // AOTI_TORCH_SHIM

#endif  // STABLEHAND_SERVED_BY_TORCH

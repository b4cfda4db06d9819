// torch/csrc/stable/c/shim.h: C interface from 2.10 on: lists, strings, versioned registration.
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
#if __has_include_next(<torch/csrc/stable/c/shim.h>)
#include_next <torch/csrc/stable/c/shim.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error "torch/csrc/stable/c/shim.h came with torch 2.10, and the torch on the include path is older: \
compile with torch 2.10 or newer."
#endif
#else

#ifndef STABLE_TORCH_SHIM
#define STABLE_TORCH_SHIM
#define STABLEHAND_DECLARES_STABLE_C_SHIM

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/inductor/aoti_torch/c/shim_mps.h>
#include <torch/csrc/stable/detail/availability_macros.h>
#include <torch/csrc/stable/version.h>

extern "C" {
struct StableListOpaque;
struct StringOpaque;
using StableListHandle = StableListOpaque*;
using StringHandle = StringOpaque*;
using ParallelFunc = void (*)(int64_t, int64_t, void*);

// torch 2.10, libtorch_cpu.so
// stack: handles on it are taken (a failed call may leave some), results are new references
STABLEHAND_SINCE_2_10("torch_call_dispatcher")
STABLEHAND_WEAK AOTITorchError torch_call_dispatcher(
    const char* opName, const char* overloadName, StableIValue* stack,
    uint64_t extension_build_version);
// frees the list, not the handles stored in it
STABLEHAND_SINCE_2_10("torch_delete_list")
STABLEHAND_WEAK AOTITorchError torch_delete_list(StableListHandle list_handle);
STABLEHAND_SINCE_2_10("torch_delete_string")
STABLEHAND_WEAK AOTITorchError torch_delete_string(StringHandle handle);
// ret_data_ptr: borrowed
STABLEHAND_SINCE_2_10("torch_get_const_data_ptr")
STABLEHAND_WEAK AOTITorchError torch_get_const_data_ptr(
    AtenTensorHandle tensor, const void** ret_data_ptr);
// ret_data_ptr: borrowed
STABLEHAND_SINCE_2_10("torch_get_mutable_data_ptr")
STABLEHAND_WEAK AOTITorchError torch_get_mutable_data_ptr(
    AtenTensorHandle tensor, void** ret_data_ptr);
STABLEHAND_SINCE_2_10("torch_get_num_threads")
STABLEHAND_WEAK AOTITorchError torch_get_num_threads(uint32_t* out_num_threads);
STABLEHAND_SINCE_2_10("torch_get_thread_idx")
STABLEHAND_WEAK AOTITorchError torch_get_thread_idx(uint32_t* out_thread_idx);
STABLEHAND_SINCE_2_10("torch_library_impl")
STABLEHAND_WEAK AOTITorchError torch_library_impl(
    TorchLibraryHandle self, const char* name, void (*fn)(StableIValue*, uint64_t, uint64_t),
    uint64_t extension_build_version);
// element: what was stored, no new reference
STABLEHAND_SINCE_2_10("torch_list_get_item")
STABLEHAND_WEAK AOTITorchError torch_list_get_item(
    StableListHandle list_handle, size_t index, StableIValue* element);
// element: stored as it is: the list frees neither it nor what it replaces
STABLEHAND_SINCE_2_10("torch_list_push_back")
STABLEHAND_WEAK AOTITorchError torch_list_push_back(
    StableListHandle list_handle, StableIValue element);
// element: stored as it is: the list frees neither it nor what it replaces
STABLEHAND_SINCE_2_10("torch_list_set_item")
STABLEHAND_WEAK AOTITorchError torch_list_set_item(
    StableListHandle list_handle, size_t index, StableIValue element);
STABLEHAND_SINCE_2_10("torch_list_size")
STABLEHAND_WEAK AOTITorchError torch_list_size(StableListHandle list_handle, size_t* size);
// ret: new reference, free with torch_delete_list
STABLEHAND_SINCE_2_10("torch_new_list_reserve_size")
STABLEHAND_WEAK AOTITorchError torch_new_list_reserve_size(size_t size, StableListHandle* ret);
// handle: new reference, free with torch_delete_string
STABLEHAND_SINCE_2_10("torch_new_string_handle")
STABLEHAND_WEAK AOTITorchError torch_new_string_handle(
    const char* data, size_t length, StringHandle* handle);
STABLEHAND_SINCE_2_10("torch_parallel_for")
STABLEHAND_WEAK AOTITorchError torch_parallel_for(
    int64_t begin, int64_t end, int64_t grain_size, ParallelFunc func, void* ctx);
STABLEHAND_SINCE_2_10("torch_parse_device_string")
STABLEHAND_WEAK AOTITorchError torch_parse_device_string(
    const char* device_string, uint32_t* out_device_type, int32_t* out_device_index);
STABLEHAND_SINCE_2_10("torch_set_requires_grad")
STABLEHAND_WEAK AOTITorchError torch_set_requires_grad(AtenTensorHandle tensor, bool requires_grad);
// data: borrowed from the handle
STABLEHAND_SINCE_2_10("torch_string_c_str")
STABLEHAND_WEAK AOTITorchError torch_string_c_str(StringHandle handle, const char** data);
STABLEHAND_SINCE_2_10("torch_string_length")
STABLEHAND_WEAK AOTITorchError torch_string_length(StringHandle handle, size_t* length);

// torch 2.10, libtorch_cuda.so
// error_msg: new reference, free with torch_c10_cuda_free_error_msg
STABLEHAND_SINCE_2_10("torch_c10_cuda_check_msg")
STABLEHAND_WEAK AOTITorchError torch_c10_cuda_check_msg(
    int32_t err, const char* filename, const char* function_name, uint32_t line_number,
    bool include_device_assertions, char** error_msg);
STABLEHAND_SINCE_2_10("torch_c10_cuda_free_error_msg")
STABLEHAND_WEAK void torch_c10_cuda_free_error_msg(char* error_msg);
STABLEHAND_SINCE_2_10("torch_cuda_stream_synchronize")
STABLEHAND_WEAK AOTITorchError torch_cuda_stream_synchronize(void* stream, int32_t device_index);
// ret_stream: borrowed
STABLEHAND_SINCE_2_10("torch_get_cuda_stream_from_pool")
STABLEHAND_WEAK AOTITorchError torch_get_cuda_stream_from_pool(
    bool isHighPriority, int32_t device_index, void** ret_stream);
// ret_handle: borrowed
STABLEHAND_SINCE_2_10("torch_get_current_cuda_blas_handle")
STABLEHAND_WEAK AOTITorchError torch_get_current_cuda_blas_handle(void** ret_handle);
STABLEHAND_SINCE_2_10("torch_set_current_cuda_stream")
STABLEHAND_WEAK AOTITorchError torch_set_current_cuda_stream(void* stream, int32_t device_index);

// torch 2.11, libtorch_cpu.so
STABLEHAND_SINCE_2_11("torch_dtype_float4_e2m1fn_x2")
STABLEHAND_WEAK int32_t torch_dtype_float4_e2m1fn_x2();
STABLEHAND_SINCE_2_11("torch_dtype_float8_e8m0fnu")
STABLEHAND_WEAK int32_t torch_dtype_float8_e8m0fnu();
// ret: new reference, free with aoti_torch_delete_tensor_object
STABLEHAND_SINCE_2_11("torch_from_blob")
STABLEHAND_WEAK AOTITorchError torch_from_blob(
    void* data, int64_t ndim, const int64_t* sizes_ptr, const int64_t* strides_ptr,
    int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index,
    AtenTensorHandle* ret, int32_t layout, const uint8_t* opaque_metadata,
    int64_t opaque_metadata_size, void (*deleter)(void*, void*), void* deleter_ctx);

// torch 2.12, libtorch_cpu.so
STABLEHAND_SINCE_2_12("torch_library_def_with_tags")
STABLEHAND_WEAK AOTITorchError torch_library_def_with_tags(
    TorchLibraryHandle self, const char* schema, const int32_t* tags, int32_t num_tags);
STABLEHAND_SINCE_2_12("torch_tag_core")
STABLEHAND_WEAK int32_t torch_tag_core();
STABLEHAND_SINCE_2_12("torch_tag_cudagraph_unsafe")
STABLEHAND_WEAK int32_t torch_tag_cudagraph_unsafe();
STABLEHAND_SINCE_2_12("torch_tag_data_dependent_output")
STABLEHAND_WEAK int32_t torch_tag_data_dependent_output();
STABLEHAND_SINCE_2_12("torch_tag_dynamic_output_shape")
STABLEHAND_WEAK int32_t torch_tag_dynamic_output_shape();
STABLEHAND_SINCE_2_12("torch_tag_flexible_layout")
STABLEHAND_WEAK int32_t torch_tag_flexible_layout();
STABLEHAND_SINCE_2_12("torch_tag_generated")
STABLEHAND_WEAK int32_t torch_tag_generated();
STABLEHAND_SINCE_2_12("torch_tag_inplace_view")
STABLEHAND_WEAK int32_t torch_tag_inplace_view();
STABLEHAND_SINCE_2_12("torch_tag_maybe_aliasing_or_mutating")
STABLEHAND_WEAK int32_t torch_tag_maybe_aliasing_or_mutating();
STABLEHAND_SINCE_2_12("torch_tag_needs_contiguous_strides")
STABLEHAND_WEAK int32_t torch_tag_needs_contiguous_strides();
STABLEHAND_SINCE_2_12("torch_tag_needs_exact_strides")
STABLEHAND_WEAK int32_t torch_tag_needs_exact_strides();
STABLEHAND_SINCE_2_12("torch_tag_needs_fixed_stride_order")
STABLEHAND_WEAK int32_t torch_tag_needs_fixed_stride_order();
STABLEHAND_SINCE_2_12("torch_tag_nondeterministic_bitwise")
STABLEHAND_WEAK int32_t torch_tag_nondeterministic_bitwise();
STABLEHAND_SINCE_2_12("torch_tag_nondeterministic_seeded")
STABLEHAND_WEAK int32_t torch_tag_nondeterministic_seeded();
STABLEHAND_SINCE_2_12("torch_tag_out_variant")
STABLEHAND_WEAK int32_t torch_tag_out_variant();
STABLEHAND_SINCE_2_12("torch_tag_pointwise")
STABLEHAND_WEAK int32_t torch_tag_pointwise();
STABLEHAND_SINCE_2_12("torch_tag_pt2_compliant_tag")
STABLEHAND_WEAK int32_t torch_tag_pt2_compliant_tag();
STABLEHAND_SINCE_2_12("torch_tag_reduction")
STABLEHAND_WEAK int32_t torch_tag_reduction();
STABLEHAND_SINCE_2_12("torch_tag_view_copy")
STABLEHAND_WEAK int32_t torch_tag_view_copy();

// torch 2.13, libtorch_cpu.so
STABLEHAND_SINCE_2_13("torch_delete_generator")
STABLEHAND_WEAK AOTITorchError torch_delete_generator(AtenGeneratorHandle generator);
// frees the cell, not a handle stored in it
STABLEHAND_SINCE_2_13("torch_delete_stable_ivalue")
STABLEHAND_WEAK AOTITorchError torch_delete_stable_ivalue(StableIValue* value);
// return: borrowed
STABLEHAND_SINCE_2_13("torch_exception_get_what")
STABLEHAND_WEAK const char* torch_exception_get_what();
// return: borrowed
STABLEHAND_SINCE_2_13("torch_exception_get_what_without_backtrace")
STABLEHAND_WEAK const char* torch_exception_get_what_without_backtrace();
STABLEHAND_SINCE_2_13("torch_generator_get_device")
STABLEHAND_WEAK AOTITorchError torch_generator_get_device(
    AtenGeneratorHandle generator, int32_t* ret_device_type, int32_t* ret_device_index);
STABLEHAND_SINCE_2_13("torch_library_set_python_module")
STABLEHAND_WEAK AOTITorchError torch_library_set_python_module(
    TorchLibraryHandle self, const char* pymodule, const char* context);
// ret_new_generator: new reference, free with torch_delete_generator
STABLEHAND_SINCE_2_13("torch_new_generator_handle")
STABLEHAND_WEAK AOTITorchError torch_new_generator_handle(
    AtenGeneratorHandle self, AtenGeneratorHandle* ret_new_generator);
// ret_value: new reference, free with torch_delete_stable_ivalue
STABLEHAND_SINCE_2_13("torch_new_stable_ivalue")
STABLEHAND_WEAK AOTITorchError torch_new_stable_ivalue(StableIValue** ret_value);
// ret_native_handle: borrowed
STABLEHAND_SINCE_2_13("torch_stream_native_handle")
STABLEHAND_WEAK AOTITorchError torch_stream_native_handle(
    StreamHandle stream, void** ret_native_handle);

// torch 2.14, libtorch_cpu.dylib
STABLEHAND_SINCE_2_14("torch_mps_set_arg_bytes")
STABLEHAND_WEAK AOTITorchError torch_mps_set_arg_bytes(
    AOTIMetalKernelFunctionHandle func, unsigned int idx, const void* ptr, uint64_t size);

// torch 2.14, libtorch_cpu.so
STABLEHAND_SINCE_2_14("torch_has_storage")
STABLEHAND_WEAK AOTITorchError torch_has_storage(AtenTensorHandle tensor, bool* ret_has_storage);
// ret: new reference, free with aoti_torch_delete_tensor_object
STABLEHAND_SINCE_2_14("torch_tensor_from_pyobject")
STABLEHAND_WEAK AOTITorchError torch_tensor_from_pyobject(void* py_obj, AtenTensorHandle* ret);
// ret: new reference of Python, free with Py_DECREF
STABLEHAND_SINCE_2_14("torch_tensor_to_pyobject")
STABLEHAND_WEAK AOTITorchError torch_tensor_to_pyobject(
    AtenTensorHandle ath, void* py_type, void** ret);

// torch 2.15, libtorch_cpu.so
STABLEHAND_SINCE_2_15("torch_device_from_pyobject")
STABLEHAND_WEAK AOTITorchError torch_device_from_pyobject(
    void* py_obj, int32_t* ret_device_type, int32_t* ret_device_index);
// ret: new reference of Python, free with Py_DECREF
STABLEHAND_SINCE_2_15("torch_device_to_pyobject")
STABLEHAND_WEAK AOTITorchError torch_device_to_pyobject(
    int32_t device_type, int32_t device_index, void** ret);
STABLEHAND_SINCE_2_15("torch_dtype_from_pyobject")
STABLEHAND_WEAK AOTITorchError torch_dtype_from_pyobject(void* py_obj, int32_t* ret_dtype);
// ret: new reference of Python, free with Py_DECREF
STABLEHAND_SINCE_2_15("torch_dtype_to_pyobject")
STABLEHAND_WEAK AOTITorchError torch_dtype_to_pyobject(int32_t dtype, void** ret);
STABLEHAND_SINCE_2_15("torch_is_tensor_pyobject")
STABLEHAND_WEAK AOTITorchError torch_is_tensor_pyobject(void* py_obj, bool* ret);
}  // extern "C"

namespace stablehand::newer {

// torch 2.10, libtorch_cpu.so
STABLEHAND_WEAK AOTITorchError torch_call_dispatcher(
    const char* opName, const char* overloadName, StableIValue* stack,
    uint64_t extension_build_version) STABLEHAND_SYMBOL("torch_call_dispatcher");
STABLEHAND_WEAK AOTITorchError torch_delete_list(
    StableListHandle list_handle) STABLEHAND_SYMBOL("torch_delete_list");
STABLEHAND_WEAK AOTITorchError torch_delete_string(
    StringHandle handle) STABLEHAND_SYMBOL("torch_delete_string");
STABLEHAND_WEAK AOTITorchError torch_get_const_data_ptr(
    AtenTensorHandle tensor, const void** ret_data_ptr)
    STABLEHAND_SYMBOL("torch_get_const_data_ptr");
STABLEHAND_WEAK AOTITorchError torch_get_mutable_data_ptr(
    AtenTensorHandle tensor, void** ret_data_ptr) STABLEHAND_SYMBOL("torch_get_mutable_data_ptr");
STABLEHAND_WEAK AOTITorchError torch_get_num_threads(
    uint32_t* out_num_threads) STABLEHAND_SYMBOL("torch_get_num_threads");
STABLEHAND_WEAK AOTITorchError torch_get_thread_idx(
    uint32_t* out_thread_idx) STABLEHAND_SYMBOL("torch_get_thread_idx");
STABLEHAND_WEAK AOTITorchError torch_library_impl(
    TorchLibraryHandle self, const char* name, void (*fn)(StableIValue*, uint64_t, uint64_t),
    uint64_t extension_build_version) STABLEHAND_SYMBOL("torch_library_impl");
STABLEHAND_WEAK AOTITorchError torch_list_get_item(
    StableListHandle list_handle, size_t index, StableIValue* element)
    STABLEHAND_SYMBOL("torch_list_get_item");
STABLEHAND_WEAK AOTITorchError torch_list_push_back(
    StableListHandle list_handle, StableIValue element) STABLEHAND_SYMBOL("torch_list_push_back");
STABLEHAND_WEAK AOTITorchError torch_list_set_item(
    StableListHandle list_handle, size_t index, StableIValue element)
    STABLEHAND_SYMBOL("torch_list_set_item");
STABLEHAND_WEAK AOTITorchError torch_list_size(
    StableListHandle list_handle, size_t* size) STABLEHAND_SYMBOL("torch_list_size");
STABLEHAND_WEAK AOTITorchError torch_new_list_reserve_size(
    size_t size, StableListHandle* ret) STABLEHAND_SYMBOL("torch_new_list_reserve_size");
STABLEHAND_WEAK AOTITorchError torch_new_string_handle(
    const char* data, size_t length, StringHandle* handle)
    STABLEHAND_SYMBOL("torch_new_string_handle");
STABLEHAND_WEAK AOTITorchError torch_parallel_for(
    int64_t begin, int64_t end, int64_t grain_size, ParallelFunc func, void* ctx)
    STABLEHAND_SYMBOL("torch_parallel_for");
STABLEHAND_WEAK AOTITorchError torch_parse_device_string(
    const char* device_string, uint32_t* out_device_type, int32_t* out_device_index)
    STABLEHAND_SYMBOL("torch_parse_device_string");
STABLEHAND_WEAK AOTITorchError torch_set_requires_grad(
    AtenTensorHandle tensor, bool requires_grad) STABLEHAND_SYMBOL("torch_set_requires_grad");
STABLEHAND_WEAK AOTITorchError torch_string_c_str(
    StringHandle handle, const char** data) STABLEHAND_SYMBOL("torch_string_c_str");
STABLEHAND_WEAK AOTITorchError torch_string_length(
    StringHandle handle, size_t* length) STABLEHAND_SYMBOL("torch_string_length");

// torch 2.10, libtorch_cuda.so
STABLEHAND_WEAK AOTITorchError torch_c10_cuda_check_msg(
    int32_t err, const char* filename, const char* function_name, uint32_t line_number,
    bool include_device_assertions, char** error_msg) STABLEHAND_SYMBOL("torch_c10_cuda_check_msg");
STABLEHAND_WEAK void torch_c10_cuda_free_error_msg(
    char* error_msg) STABLEHAND_SYMBOL("torch_c10_cuda_free_error_msg");
STABLEHAND_WEAK AOTITorchError torch_cuda_stream_synchronize(
    void* stream, int32_t device_index) STABLEHAND_SYMBOL("torch_cuda_stream_synchronize");
STABLEHAND_WEAK AOTITorchError torch_get_cuda_stream_from_pool(
    bool isHighPriority, int32_t device_index, void** ret_stream)
    STABLEHAND_SYMBOL("torch_get_cuda_stream_from_pool");
STABLEHAND_WEAK AOTITorchError torch_get_current_cuda_blas_handle(
    void** ret_handle) STABLEHAND_SYMBOL("torch_get_current_cuda_blas_handle");
STABLEHAND_WEAK AOTITorchError torch_set_current_cuda_stream(
    void* stream, int32_t device_index) STABLEHAND_SYMBOL("torch_set_current_cuda_stream");

// torch 2.11, libtorch_cpu.so
STABLEHAND_WEAK int32_t torch_dtype_float4_e2m1fn_x2()
    STABLEHAND_SYMBOL("torch_dtype_float4_e2m1fn_x2");
STABLEHAND_WEAK int32_t torch_dtype_float8_e8m0fnu()
    STABLEHAND_SYMBOL("torch_dtype_float8_e8m0fnu");
STABLEHAND_WEAK AOTITorchError torch_from_blob(
    void* data, int64_t ndim, const int64_t* sizes_ptr, const int64_t* strides_ptr,
    int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index,
    AtenTensorHandle* ret, int32_t layout, const uint8_t* opaque_metadata,
    int64_t opaque_metadata_size, void (*deleter)(void*, void*), void* deleter_ctx)
    STABLEHAND_SYMBOL("torch_from_blob");

// torch 2.12, libtorch_cpu.so
STABLEHAND_WEAK AOTITorchError torch_library_def_with_tags(
    TorchLibraryHandle self, const char* schema, const int32_t* tags, int32_t num_tags)
    STABLEHAND_SYMBOL("torch_library_def_with_tags");
STABLEHAND_WEAK int32_t torch_tag_core() STABLEHAND_SYMBOL("torch_tag_core");
STABLEHAND_WEAK int32_t torch_tag_cudagraph_unsafe()
    STABLEHAND_SYMBOL("torch_tag_cudagraph_unsafe");
STABLEHAND_WEAK int32_t torch_tag_data_dependent_output()
    STABLEHAND_SYMBOL("torch_tag_data_dependent_output");
STABLEHAND_WEAK int32_t torch_tag_dynamic_output_shape()
    STABLEHAND_SYMBOL("torch_tag_dynamic_output_shape");
STABLEHAND_WEAK int32_t torch_tag_flexible_layout() STABLEHAND_SYMBOL("torch_tag_flexible_layout");
STABLEHAND_WEAK int32_t torch_tag_generated() STABLEHAND_SYMBOL("torch_tag_generated");
STABLEHAND_WEAK int32_t torch_tag_inplace_view() STABLEHAND_SYMBOL("torch_tag_inplace_view");
STABLEHAND_WEAK int32_t torch_tag_maybe_aliasing_or_mutating()
    STABLEHAND_SYMBOL("torch_tag_maybe_aliasing_or_mutating");
STABLEHAND_WEAK int32_t torch_tag_needs_contiguous_strides()
    STABLEHAND_SYMBOL("torch_tag_needs_contiguous_strides");
STABLEHAND_WEAK int32_t torch_tag_needs_exact_strides()
    STABLEHAND_SYMBOL("torch_tag_needs_exact_strides");
STABLEHAND_WEAK int32_t torch_tag_needs_fixed_stride_order()
    STABLEHAND_SYMBOL("torch_tag_needs_fixed_stride_order");
STABLEHAND_WEAK int32_t torch_tag_nondeterministic_bitwise()
    STABLEHAND_SYMBOL("torch_tag_nondeterministic_bitwise");
STABLEHAND_WEAK int32_t torch_tag_nondeterministic_seeded()
    STABLEHAND_SYMBOL("torch_tag_nondeterministic_seeded");
STABLEHAND_WEAK int32_t torch_tag_out_variant() STABLEHAND_SYMBOL("torch_tag_out_variant");
STABLEHAND_WEAK int32_t torch_tag_pointwise() STABLEHAND_SYMBOL("torch_tag_pointwise");
STABLEHAND_WEAK int32_t torch_tag_pt2_compliant_tag()
    STABLEHAND_SYMBOL("torch_tag_pt2_compliant_tag");
STABLEHAND_WEAK int32_t torch_tag_reduction() STABLEHAND_SYMBOL("torch_tag_reduction");
STABLEHAND_WEAK int32_t torch_tag_view_copy() STABLEHAND_SYMBOL("torch_tag_view_copy");

// torch 2.13, libtorch_cpu.so
STABLEHAND_WEAK AOTITorchError torch_delete_generator(
    AtenGeneratorHandle generator) STABLEHAND_SYMBOL("torch_delete_generator");
STABLEHAND_WEAK AOTITorchError torch_delete_stable_ivalue(
    StableIValue* value) STABLEHAND_SYMBOL("torch_delete_stable_ivalue");
STABLEHAND_WEAK const char* torch_exception_get_what()
    STABLEHAND_SYMBOL("torch_exception_get_what");
STABLEHAND_WEAK const char* torch_exception_get_what_without_backtrace()
    STABLEHAND_SYMBOL("torch_exception_get_what_without_backtrace");
STABLEHAND_WEAK AOTITorchError torch_generator_get_device(
    AtenGeneratorHandle generator, int32_t* ret_device_type, int32_t* ret_device_index)
    STABLEHAND_SYMBOL("torch_generator_get_device");
STABLEHAND_WEAK AOTITorchError torch_library_set_python_module(
    TorchLibraryHandle self, const char* pymodule, const char* context)
    STABLEHAND_SYMBOL("torch_library_set_python_module");
STABLEHAND_WEAK AOTITorchError torch_new_generator_handle(
    AtenGeneratorHandle self, AtenGeneratorHandle* ret_new_generator)
    STABLEHAND_SYMBOL("torch_new_generator_handle");
STABLEHAND_WEAK AOTITorchError torch_new_stable_ivalue(
    StableIValue** ret_value) STABLEHAND_SYMBOL("torch_new_stable_ivalue");
STABLEHAND_WEAK AOTITorchError torch_stream_native_handle(
    StreamHandle stream, void** ret_native_handle) STABLEHAND_SYMBOL("torch_stream_native_handle");

// torch 2.14, libtorch_cpu.dylib
STABLEHAND_WEAK AOTITorchError torch_mps_set_arg_bytes(
    AOTIMetalKernelFunctionHandle func, unsigned int idx, const void* ptr, uint64_t size)
    STABLEHAND_SYMBOL("torch_mps_set_arg_bytes");

// torch 2.14, libtorch_cpu.so
STABLEHAND_WEAK AOTITorchError torch_has_storage(
    AtenTensorHandle tensor, bool* ret_has_storage) STABLEHAND_SYMBOL("torch_has_storage");
STABLEHAND_WEAK AOTITorchError torch_tensor_from_pyobject(
    void* py_obj, AtenTensorHandle* ret) STABLEHAND_SYMBOL("torch_tensor_from_pyobject");
STABLEHAND_WEAK AOTITorchError torch_tensor_to_pyobject(
    AtenTensorHandle ath, void* py_type, void** ret) STABLEHAND_SYMBOL("torch_tensor_to_pyobject");

// torch 2.15, libtorch_cpu.so
STABLEHAND_WEAK AOTITorchError torch_device_from_pyobject(
    void* py_obj, int32_t* ret_device_type, int32_t* ret_device_index)
    STABLEHAND_SYMBOL("torch_device_from_pyobject");
STABLEHAND_WEAK AOTITorchError torch_device_to_pyobject(
    int32_t device_type, int32_t device_index, void** ret)
    STABLEHAND_SYMBOL("torch_device_to_pyobject");
STABLEHAND_WEAK AOTITorchError torch_dtype_from_pyobject(
    void* py_obj, int32_t* ret_dtype) STABLEHAND_SYMBOL("torch_dtype_from_pyobject");
STABLEHAND_WEAK AOTITorchError torch_dtype_to_pyobject(
    int32_t dtype, void** ret) STABLEHAND_SYMBOL("torch_dtype_to_pyobject");
STABLEHAND_WEAK AOTITorchError torch_is_tensor_pyobject(
    void* py_obj, bool* ret) STABLEHAND_SYMBOL("torch_is_tensor_pyobject");
}  // namespace stablehand::newer

#endif  // STABLE_TORCH_SHIM

#endif  // STABLEHAND_SERVED_BY_TORCH

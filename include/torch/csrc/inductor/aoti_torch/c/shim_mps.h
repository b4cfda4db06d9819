// torch/csrc/inductor/aoti_torch/c/shim_mps.h: C functions of Apple GPUs (libtorch_cpu.dylib).
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
#include_next <torch/csrc/inductor/aoti_torch/c/shim_mps.h>
#else

#ifndef AOTI_TORCH_SHIM_MPS
#define AOTI_TORCH_SHIM_MPS
#define STABLEHAND_DECLARES_AOTI_TORCH_C_SHIM_MPS

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/detail/availability_macros.h>

extern "C" {
struct AOTIMetalKernelFunctionOpaque;
struct AOTIMetalShaderLibraryOpaque;
using AOTIMetalKernelFunctionHandle = AOTIMetalKernelFunctionOpaque*;
using AOTIMetalShaderLibraryHandle = AOTIMetalShaderLibraryOpaque*;
using aoti_torch_mps_command_block_callback_t = void (*)(AOTIMetalKernelFunctionHandle, void*);

// torch 2.9, libtorch_cpu.dylib
STABLEHAND_SINCE_2_9("aoti_torch_mps_copy_buffer")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_copy_buffer(
    void* src_buffer, void* dst_buffer, size_t data_size, size_t src_offset, size_t dst_offset);
STABLEHAND_SINCE_2_9("aoti_torch_mps_free")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_free(void* ptr);
// buffer: new, free with aoti_torch_mps_free
STABLEHAND_SINCE_2_9("aoti_torch_mps_malloc")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_malloc(void** buffer, size_t num_bytes);
STABLEHAND_SINCE_2_9("aoti_torch_mps_memcpy")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_memcpy(
    void* buffer, size_t constant_offset, size_t bytes_read, size_t data_size,
    uint8_t* constants_start);
STABLEHAND_SINCE_2_9("aoti_torch_mps_set_arg_int")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_set_arg_int(
    AOTIMetalKernelFunctionHandle func, unsigned int idx, int64_t val);
STABLEHAND_SINCE_2_9("aoti_torch_mps_set_arg_tensor")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_set_arg_tensor(
    AOTIMetalKernelFunctionHandle func, unsigned int idx, AtenTensorHandle tensor);

// torch 2.10, libtorch_cpu.dylib
// library_handle: new reference, free with aoti_torch_mps_delete_shader_library
STABLEHAND_SINCE_2_10("aoti_torch_mps_create_shader_library")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_create_shader_library(
    const char* metal_shader_source, AOTIMetalShaderLibraryHandle* library_handle);
STABLEHAND_SINCE_2_10("aoti_torch_mps_delete_shader_library")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_delete_shader_library(
    AOTIMetalShaderLibraryHandle library_handle);
STABLEHAND_SINCE_2_10("aoti_torch_mps_dispatch_array")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_dispatch_array(
    AOTIMetalKernelFunctionHandle func, const uint64_t* length, size_t length_size);
STABLEHAND_SINCE_2_10("aoti_torch_mps_dispatch_array_with_group_size")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_dispatch_array_with_group_size(
    AOTIMetalKernelFunctionHandle func, const uint64_t* length, size_t length_size,
    const uint64_t* group_size, size_t group_size_size);
STABLEHAND_SINCE_2_10("aoti_torch_mps_dispatch_single")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_dispatch_single(
    AOTIMetalKernelFunctionHandle func, uint64_t length);
STABLEHAND_SINCE_2_10("aoti_torch_mps_dispatch_single_with_group_size")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_dispatch_single_with_group_size(
    AOTIMetalKernelFunctionHandle func, uint64_t length, uint64_t group_size);
// function_handle: borrowed from the library
STABLEHAND_SINCE_2_10("aoti_torch_mps_get_kernel_function")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_get_kernel_function(
    AOTIMetalShaderLibraryHandle library_handle, const char* kernel_name,
    AOTIMetalKernelFunctionHandle* function_handle);
STABLEHAND_SINCE_2_10("aoti_torch_mps_run_command_block")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_run_command_block(
    AOTIMetalKernelFunctionHandle func, aoti_torch_mps_command_block_callback_t callback,
    void* user_data);
STABLEHAND_SINCE_2_10("aoti_torch_mps_shared_callback")
STABLEHAND_WEAK void aoti_torch_mps_shared_callback(
    AOTIMetalKernelFunctionHandle func, void* user_data);
STABLEHAND_SINCE_2_10("aoti_torch_mps_start_encoding")
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_start_encoding(AOTIMetalKernelFunctionHandle func);
}  // extern "C"

namespace stablehand::newer {

// torch 2.9, libtorch_cpu.dylib
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_copy_buffer(
    void* src_buffer, void* dst_buffer, size_t data_size, size_t src_offset, size_t dst_offset)
    STABLEHAND_SYMBOL("aoti_torch_mps_copy_buffer");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_free(
    void* ptr) STABLEHAND_SYMBOL("aoti_torch_mps_free");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_malloc(
    void** buffer, size_t num_bytes) STABLEHAND_SYMBOL("aoti_torch_mps_malloc");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_memcpy(
    void* buffer, size_t constant_offset, size_t bytes_read, size_t data_size,
    uint8_t* constants_start) STABLEHAND_SYMBOL("aoti_torch_mps_memcpy");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_set_arg_int(
    AOTIMetalKernelFunctionHandle func, unsigned int idx, int64_t val)
    STABLEHAND_SYMBOL("aoti_torch_mps_set_arg_int");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_set_arg_tensor(
    AOTIMetalKernelFunctionHandle func, unsigned int idx, AtenTensorHandle tensor)
    STABLEHAND_SYMBOL("aoti_torch_mps_set_arg_tensor");

// torch 2.10, libtorch_cpu.dylib
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_create_shader_library(
    const char* metal_shader_source, AOTIMetalShaderLibraryHandle* library_handle)
    STABLEHAND_SYMBOL("aoti_torch_mps_create_shader_library");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_delete_shader_library(
    AOTIMetalShaderLibraryHandle library_handle)
    STABLEHAND_SYMBOL("aoti_torch_mps_delete_shader_library");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_dispatch_array(
    AOTIMetalKernelFunctionHandle func, const uint64_t* length, size_t length_size)
    STABLEHAND_SYMBOL("aoti_torch_mps_dispatch_array");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_dispatch_array_with_group_size(
    AOTIMetalKernelFunctionHandle func, const uint64_t* length, size_t length_size,
    const uint64_t* group_size, size_t group_size_size)
    STABLEHAND_SYMBOL("aoti_torch_mps_dispatch_array_with_group_size");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_dispatch_single(
    AOTIMetalKernelFunctionHandle func, uint64_t length)
    STABLEHAND_SYMBOL("aoti_torch_mps_dispatch_single");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_dispatch_single_with_group_size(
    AOTIMetalKernelFunctionHandle func, uint64_t length, uint64_t group_size)
    STABLEHAND_SYMBOL("aoti_torch_mps_dispatch_single_with_group_size");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_get_kernel_function(
    AOTIMetalShaderLibraryHandle library_handle, const char* kernel_name,
    AOTIMetalKernelFunctionHandle* function_handle)
    STABLEHAND_SYMBOL("aoti_torch_mps_get_kernel_function");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_run_command_block(
    AOTIMetalKernelFunctionHandle func, aoti_torch_mps_command_block_callback_t callback,
    void* user_data) STABLEHAND_SYMBOL("aoti_torch_mps_run_command_block");
STABLEHAND_WEAK void aoti_torch_mps_shared_callback(
    AOTIMetalKernelFunctionHandle func, void* user_data)
    STABLEHAND_SYMBOL("aoti_torch_mps_shared_callback");
STABLEHAND_WEAK AOTITorchError aoti_torch_mps_start_encoding(
    AOTIMetalKernelFunctionHandle func) STABLEHAND_SYMBOL("aoti_torch_mps_start_encoding");
}  // namespace stablehand::newer

#endif  // AOTI_TORCH_SHIM_MPS

#endif  // STABLEHAND_SERVED_BY_TORCH

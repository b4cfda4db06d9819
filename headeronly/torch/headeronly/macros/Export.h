// torch/headeronly/macros/Export.h: which names a shared library shows, keeps, or takes from
// another.
// SPDX-License-Identifier: BSD-3-Clause
//
// The …_API macros mark names of torch's own libraries; here they always mean "imported".
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/macros/Export.h>
#else

#ifndef C10_MACROS_EXPORT_H_
#define C10_MACROS_EXPORT_H_

#define STABLEHAND_COPY  // for stablehand/detail/own_copies.h

#ifndef C10_USING_CUSTOM_GENERATED_MACROS
#include <torch/headeronly/macros/cmake_macros.h>
#endif

#if defined(__GNUC__) && !defined(_WIN32)
#define C10_EXPORT __attribute__((__visibility__("default")))
#define C10_HIDDEN __attribute__((__visibility__("hidden")))
#elif defined(_WIN32) && defined(C10_BUILD_SHARED_LIBS)
#define C10_EXPORT __declspec(dllexport)
#define C10_HIDDEN
#else
#define C10_EXPORT
#define C10_HIDDEN
#endif

#if defined(_WIN32) && defined(C10_BUILD_SHARED_LIBS)
#define C10_IMPORT __declspec(dllimport)
#else
#define C10_IMPORT C10_EXPORT
#endif

#define C10_API C10_IMPORT
#define TORCH_API C10_IMPORT
#define TORCH_CUDA_CPP_API C10_IMPORT
#define TORCH_CUDA_CU_API C10_IMPORT
#define TORCH_XPU_API C10_IMPORT

// Enumerations need the mark only where nvcc drives Microsoft's compiler.
#if defined(_WIN32) && defined(__CUDACC__)
#define C10_API_ENUM C10_API
#else
#define C10_API_ENUM
#endif

#endif  // C10_MACROS_EXPORT_H_

#endif  // STABLEHAND_SERVED_BY_TORCH

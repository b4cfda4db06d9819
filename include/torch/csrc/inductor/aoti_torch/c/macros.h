// torch/csrc/inductor/aoti_torch/c/macros.h:
// handles, error codes and the export macro of libtorch's C interface.
// SPDX-License-Identifier: BSD-3-Clause
// Generated from spec/shim.tsv by tools/generate.py; do not edit.
// clang-format off
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/inductor/aoti_torch/c/macros.h>
#else

#ifndef AOTI_TORCH_MACRO_H
#define AOTI_TORCH_MACRO_H
#define STABLEHAND_DECLARES_AOTI_TORCH_C_MACROS

#include <stddef.h>
#include <stdint.h>

#define AOTI_TORCH_EXPORT __attribute__((visibility("default")))
#define AOTI_TORCH_SUCCESS 0
#define AOTI_TORCH_FAILURE 1
extern "C" {
struct AOTIProxyExecutorOpaque;
struct AtenGeneratorOpaque;
struct AtenTensorOpaque;
struct C10IValueOpaque;
using AOTIProxyExecutorHandle = AOTIProxyExecutorOpaque*;
using AOTITorchError = int32_t;
using AtenGeneratorHandle = AtenGeneratorOpaque*;
using AtenTensorHandle = AtenTensorOpaque*;
using C10IValueHandle = C10IValueOpaque*;
}  // extern "C"

#endif  // AOTI_TORCH_MACRO_H

#endif  // STABLEHAND_SERVED_BY_TORCH

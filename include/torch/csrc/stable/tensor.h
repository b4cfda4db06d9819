// torch/csrc/stable/tensor.h: Tensor, whole.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/stable/tensor.h>
#else

#include <torch/csrc/stable/device.h>         // IWYU pragma: export
#include <torch/csrc/stable/tensor_struct.h>  // IWYU pragma: export
#include <torch/headeronly/util/BFloat16.h>   // IWYU pragma: export, as PyTorch's does
#include <torch/headeronly/util/Half.h>       // IWYU pragma: export

#endif  // STABLEHAND_SERVED_BY_TORCH

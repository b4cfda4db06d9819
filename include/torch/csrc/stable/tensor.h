// torch/csrc/stable/tensor.h: Tensor, whole.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/device.h>         // IWYU pragma: export
#include <torch/csrc/stable/tensor_struct.h>  // IWYU pragma: export

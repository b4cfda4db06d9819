// torch/csrc/stable/ops.h: the ops, by family.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/ops/creation.h>  // IWYU pragma: export
#include <torch/csrc/stable/ops/parallel.h>  // IWYU pragma: export
#include <torch/csrc/stable/ops/sorting.h>   // IWYU pragma: export
#include <torch/csrc/stable/ops/views.h>     // IWYU pragma: export

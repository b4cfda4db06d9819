// torch/csrc/stable/ops.h: the ops, by family.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/stable/ops.h>
#else

#include <torch/csrc/stable/ops/arithmetic.h>  // IWYU pragma: export
#include <torch/csrc/stable/ops/copies.h>      // IWYU pragma: export
#include <torch/csrc/stable/ops/creation.h>    // IWYU pragma: export
#include <torch/csrc/stable/ops/from_blob.h>   // IWYU pragma: export
#include <torch/csrc/stable/ops/parallel.h>    // IWYU pragma: export
#include <torch/csrc/stable/ops/reductions.h>  // IWYU pragma: export
#include <torch/csrc/stable/ops/sorting.h>     // IWYU pragma: export
#include <torch/csrc/stable/ops/views.h>       // IWYU pragma: export

#endif  // STABLEHAND_SERVED_BY_TORCH

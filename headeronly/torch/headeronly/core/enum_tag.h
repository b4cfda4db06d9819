// torch/headeronly/core/enum_tag.h: the tags that an operator can be registered with.
// SPDX-License-Identifier: BSD-3-Clause
//
// The numbers are those of 2.15 and change with every tag that is added: pass names, never numbers,
// to another torch.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/core/enum_tag.h>)
#include_next <torch/headeronly/core/enum_tag.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/core/enum_tag.h came with torch 2.12, and the torch on the include path is older: compile with torch 2.12 or newer."
#endif
#else

#include <torch/headeronly/macros/Macros.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

enum class Tag : int {
  core = 0,
  cudagraph_unsafe = 1,
  data_dependent_output = 2,
  dynamic_output_shape = 3,
  flexible_layout = 4,
  generated = 5,
  inplace = 6,
  inplace_view = 7,
  maybe_aliasing_or_mutating = 8,
  needs_contiguous_strides = 9,
  needs_exact_strides = 10,
  needs_fixed_stride_order = 11,
  nondeterministic_bitwise = 12,
  nondeterministic_seeded = 13,
  out = 14,
  out_variant = 15,
  pointwise = 16,
  pt2_compliant_tag = 17,
  reduction = 18,
  view_copy = 19,
};

HIDDEN_NAMESPACE_END(torch, headeronly)

namespace at {
using torch::headeronly::Tag;
}

#endif  // STABLEHAND_SERVED_BY_TORCH

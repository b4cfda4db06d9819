// torch/headeronly/core/MemoryFormat.h: the order of strides that an operator is asked to give its
// result.
// SPDX-License-Identifier: BSD-3-Clause
//
// A request, not a property of a tensor: Preserve means "as the input has it". The numbers are
// frozen: they cross the C interface.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/core/MemoryFormat.h>)
#include_next <torch/headeronly/core/MemoryFormat.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/core/MemoryFormat.h came with torch 2.10, and the torch on the include path is older: include c10/core/MemoryFormat.h, which every torch has."
#endif
#else

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>

namespace c10 {

enum class MemoryFormat : int8_t {
  Contiguous = 0,
  Preserve = 1,
  ChannelsLast = 2,
  ChannelsLast3d = 3,
  NumOptions = 4
};

C10_ERASE MemoryFormat get_contiguous_memory_format() { return MemoryFormat::Contiguous; }

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::get_contiguous_memory_format;
using c10::MemoryFormat;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

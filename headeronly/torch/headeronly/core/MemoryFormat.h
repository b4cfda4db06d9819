// torch/headeronly/core/MemoryFormat.h: the order of strides that an operator is asked to give its
// result.
// SPDX-License-Identifier: BSD-3-Clause
//
// A request, not a property of a tensor: Preserve means "as the input has it". The numbers are
// frozen: they cross the C interface.
#pragma once
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

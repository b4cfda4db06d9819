// torch/csrc/stable/ops/views.h: ops that look at the same elements in another order or layout.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/detail/convert_handles.h>
#include <torch/csrc/stable/detail/dispatch.h>
#include <torch/headeronly/core/MemoryFormat.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// self if its elements lie in memory_format's order already, else a copy that does. Oldest
// torch 2.9; in PyTorch's headers since 2.10.
inline Tensor contiguous(const Tensor& self, torch::headeronly::MemoryFormat memory_format =
                                                 torch::headeronly::MemoryFormat::Contiguous) {
  StableIValue stack[2] = {detail::Convert<Tensor>::from(self),
                           detail::Convert<torch::headeronly::MemoryFormat>::from(memory_format)};
  detail::dispatch("aten::contiguous", "", stack);
  return detail::Convert<Tensor>::to(stack[0]);
}

HIDDEN_NAMESPACE_END(torch, stable)

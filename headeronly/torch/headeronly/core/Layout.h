// torch/headeronly/core/Layout.h: how a tensor's elements are laid out in memory.
// SPDX-License-Identifier: BSD-3-Clause
//
// The numbers are frozen: they cross the C interface.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/core/Layout.h>)
#include_next <torch/headeronly/core/Layout.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/core/Layout.h came with torch 2.10, and the torch on the include path is older: include c10/core/Layout.h, which every torch has."
#endif
#else

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>

namespace c10 {

enum class Layout : int8_t {
  Strided = 0,
  Sparse = 1,
  SparseCsr = 2,
  Mkldnn = 3,
  SparseCsc = 4,
  SparseBsr = 5,
  SparseBsc = 6,
  Jagged = 7,
  NumOptions = 8
};

constexpr Layout kStrided = Layout::Strided;
constexpr Layout kSparse = Layout::Sparse;
constexpr Layout kSparseCsr = Layout::SparseCsr;
constexpr Layout kMkldnn = Layout::Mkldnn;
constexpr Layout kSparseCsc = Layout::SparseCsc;
constexpr Layout kSparseBsr = Layout::SparseBsr;
constexpr Layout kSparseBsc = Layout::SparseBsc;
constexpr Layout kJagged = Layout::Jagged;

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::kJagged;
using c10::kMkldnn;
using c10::kSparse;
using c10::kSparseBsc;
using c10::kSparseBsr;
using c10::kSparseCsc;
using c10::kSparseCsr;
using c10::kStrided;
using c10::Layout;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/headeronly/util/qint32.h: a quantized number of 32 bits with sign.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/qint32.h>
#else

#include <torch/headeronly/macros/Macros.h>

namespace c10 {

// The stored integer; scale and zero point belong to the tensor.
struct alignas(4) qint32 {
  using underlying = int32_t;
  int32_t val_;

  qint32() = default;
  explicit C10_HOST_DEVICE C10_ERASE qint32(int32_t val) : val_(val) {}
};

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::qint32;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/headeronly/util/qint8.h: a quantized number of eight bits with sign.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/qint8.h>
#else

#include <torch/headeronly/macros/Macros.h>

namespace c10 {

// The stored integer; scale and zero point belong to the tensor.
struct alignas(1) qint8 {
  using underlying = int8_t;
  int8_t val_;

  qint8() = default;
  explicit C10_HOST_DEVICE C10_ERASE qint8(int8_t val) : val_(val) {}
};

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::qint8;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

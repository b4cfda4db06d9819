// torch/headeronly/util/quint4x2.h: two quantized numbers of four bits.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/quint4x2.h>
#else

#include <torch/headeronly/macros/Macros.h>

namespace c10 {

// The stored integers; scale and zero point belong to the tensor.
struct alignas(1) quint4x2 {
  using underlying = uint8_t;
  uint8_t val_;

  quint4x2() = default;
  explicit C10_HOST_DEVICE C10_ERASE quint4x2(uint8_t val) : val_(val) {}
};

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::quint4x2;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

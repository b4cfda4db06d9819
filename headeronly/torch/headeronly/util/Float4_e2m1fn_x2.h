// torch/headeronly/util/Float4_e2m1fn_x2.h: two numbers of 4 bits (2 of exponent, 1 of fraction) in
// a byte, for storage only.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/Float4_e2m1fn_x2.h>
#else

#include <torch/headeronly/macros/Macros.h>

namespace c10 {

struct alignas(1) Float4_e2m1fn_x2 {
  uint8_t val_;

  Float4_e2m1fn_x2() = default;
  explicit C10_HOST_DEVICE C10_ERASE Float4_e2m1fn_x2(uint8_t val) : val_(val) {}
};

// Equal bytes: a zero and a negative zero differ.
C10_HOST_DEVICE C10_ERASE bool operator==(const Float4_e2m1fn_x2& a, const Float4_e2m1fn_x2& b) {
  return a.val_ == b.val_;
}
C10_HOST_DEVICE C10_ERASE bool operator!=(const Float4_e2m1fn_x2& a, const Float4_e2m1fn_x2& b) {
  return !(a == b);
}

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::Float4_e2m1fn_x2;
using c10::operator==;
using c10::operator!=;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

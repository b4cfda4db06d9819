// torch/headeronly/util/bits.h: bits without a meaning, for storage.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/bits.h>
#else

#include <torch/headeronly/macros/Macros.h>

namespace c10 {

// Eight numbers of one bit.
struct alignas(1) bits1x8 {
  using underlying = uint8_t;
  uint8_t val_;

  bits1x8() = default;
  explicit C10_HOST_DEVICE C10_ERASE bits1x8(uint8_t val) : val_(val) {}
};

// Four numbers of two bits.
struct alignas(1) bits2x4 {
  using underlying = uint8_t;
  uint8_t val_;

  bits2x4() = default;
  explicit C10_HOST_DEVICE C10_ERASE bits2x4(uint8_t val) : val_(val) {}
};

// Two numbers of four bits.
struct alignas(1) bits4x2 {
  using underlying = uint8_t;
  uint8_t val_;

  bits4x2() = default;
  explicit C10_HOST_DEVICE C10_ERASE bits4x2(uint8_t val) : val_(val) {}
};

// One number of eight bits.
struct alignas(1) bits8 {
  uint8_t val_;

  bits8() = default;
  explicit C10_HOST_DEVICE C10_ERASE bits8(uint8_t val) : val_(val) {}
};

// One number of sixteen bits.
struct alignas(2) bits16 {
  uint16_t val_;

  bits16() = default;
  explicit C10_HOST_DEVICE C10_ERASE bits16(uint16_t val) : val_(val) {}
};

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::bits16;
using c10::bits1x8;
using c10::bits2x4;
using c10::bits4x2;
using c10::bits8;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

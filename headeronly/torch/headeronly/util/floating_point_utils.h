// torch/headeronly/util/floating_point_utils.h: the 32 bits of a float.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/floating_point_utils.h>
#else

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/bit_cast.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

C10_HOST_DEVICE C10_ERASE float fp32_from_bits(uint32_t w) { return bit_cast<float>(w); }

C10_HOST_DEVICE C10_ERASE uint32_t fp32_to_bits(float f) { return bit_cast<uint32_t>(f); }

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

namespace c10::detail {
using torch::headeronly::detail::fp32_from_bits;
using torch::headeronly::detail::fp32_to_bits;
}  // namespace c10::detail

#endif  // STABLEHAND_SERVED_BY_TORCH

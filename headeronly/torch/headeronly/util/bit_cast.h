// torch/headeronly/util/bit_cast.h: the bytes of one type, read as another.
// SPDX-License-Identifier: BSD-3-Clause
//
// Difference from PyTorch's: never an alias of std::bit_cast, so that <bit> is not needed.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/bit_cast.h>
#else

#include <torch/headeronly/macros/Macros.h>

#include <string.h>     // memcpy
#include <type_traits>  // std::is_trivially_copyable_v

#define C10_HAVE_STD_BIT_CAST 0

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

template <class To, class From>
C10_HOST_DEVICE C10_ERASE
    std::enable_if_t<sizeof(To) == sizeof(From) && std::is_trivially_copyable_v<From> &&
                         std::is_trivially_copyable_v<To>,
                     To>
    bit_cast(const From& src) noexcept {
  To dst;
  memcpy(&dst, &src, sizeof(To));
  return dst;
}

HIDDEN_NAMESPACE_END(torch, headeronly)

namespace c10 {
using torch::headeronly::bit_cast;
}

#endif  // STABLEHAND_SERVED_BY_TORCH

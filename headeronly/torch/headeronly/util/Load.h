// torch/headeronly/util/Load.h: reads one element from memory that others have written.
// SPDX-License-Identifier: BSD-3-Clause
//
// A byte that holds a bool may have any value when it comes from a reinterpreted tensor; as a bool
// it would be undefined behaviour. Here every value but 0 is true. The address must be aligned for
// T.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/Load.h>)
#include_next <torch/headeronly/util/Load.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/Load.h came with torch 2.15, and the torch on the include path is older: include c10/util/Load.h, which every torch has."
#endif
#else

#include <torch/headeronly/macros/Macros.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

namespace detail {

template <typename T>
struct LoadImpl {
  static constexpr C10_HOST_DEVICE C10_ERASE T at(const T* src) { return *src; }
  static C10_HOST_DEVICE C10_ERASE T apply(const void* src) {
    return at(static_cast<const T*>(src));
  }
};

template <>
struct LoadImpl<bool> {
  static C10_HOST_DEVICE C10_ERASE bool at(const bool* src) { return apply(src); }
  static C10_HOST_DEVICE C10_ERASE bool apply(const void* src) {
    static_assert(sizeof(bool) == 1);
    return *static_cast<const unsigned char*>(src) != 0;
  }
};

}  // namespace detail

template <typename T>
constexpr C10_HOST_DEVICE C10_ERASE T load(const void* src) {
  return detail::LoadImpl<T>::apply(src);
}

template <typename scalar_t>
constexpr C10_HOST_DEVICE C10_ERASE scalar_t load(const scalar_t* src) {
  return detail::LoadImpl<scalar_t>::at(src);
}

HIDDEN_NAMESPACE_END(torch, headeronly)

namespace c10 {
using torch::headeronly::load;
namespace detail {
using torch::headeronly::detail::LoadImpl;
}
}  // namespace c10

#endif  // STABLEHAND_SERVED_BY_TORCH

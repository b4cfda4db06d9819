// torch/headeronly/util/irange.h: for (auto i : c10::irange(n)) counts with the type of n.
// SPDX-License-Identifier: BSD-3-Clause
//
// irange(end) starts at 0, irange(begin, end) at begin, converted to the type of end. Where end is
// not above begin, the range is empty.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/irange.h>)
#include_next <torch/headeronly/util/irange.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/irange.h came with torch 2.15, and the torch on the include path is older: include c10/util/irange.h, which every torch has."
#endif
#else

#include <torch/headeronly/detail/std_fwd.h>  // std::input_iterator_tag
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/TypeSafeSignMath.h>

#include <stddef.h>     // ptrdiff_t
#include <type_traits>  // std::enable_if_t

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

namespace detail {

template <typename I, bool one_sided = false, std::enable_if_t<std::is_integral_v<I>, int> = 0>
struct integer_iterator {
  using iterator_category = std::input_iterator_tag;
  using value_type = I;
  using difference_type = ptrdiff_t;
  using pointer = const I*;
  using reference = I;

  explicit constexpr C10_HOST_DEVICE C10_ERASE integer_iterator(I val) : value(val) {}

  constexpr C10_HOST_DEVICE C10_ERASE I operator*() const { return value; }
  constexpr C10_HOST_DEVICE C10_ERASE const I* operator->() const { return &value; }

  constexpr C10_HOST_DEVICE C10_ERASE integer_iterator& operator++() {
    ++value;
    return *this;
  }
  constexpr C10_HOST_DEVICE C10_ERASE integer_iterator operator++(int) {
    const integer_iterator before = *this;
    ++value;
    return before;
  }

  // A loop asks begin != end. From 0 it would never meet a negative end, so that one equals
  // everything.
  constexpr C10_HOST_DEVICE C10_ERASE bool operator==(const integer_iterator& other) const {
    return (one_sided && is_negative(other.value)) || value == other.value;
  }
  constexpr C10_HOST_DEVICE C10_ERASE bool operator!=(const integer_iterator& other) const {
    return !(*this == other);
  }

 protected:
  I value;
};

}  // namespace detail

template <typename I, bool one_sided = false, std::enable_if_t<std::is_integral_v<I>, bool> = true>
struct integer_range {
 public:
  using iterator = detail::integer_iterator<I, one_sided>;

  constexpr C10_HOST_DEVICE C10_ERASE integer_range(I begin, I end) : begin_(begin), end_(end) {}
  constexpr C10_HOST_DEVICE C10_ERASE iterator begin() const { return begin_; }
  constexpr C10_HOST_DEVICE C10_ERASE iterator end() const { return end_; }

 private:
  iterator begin_;
  iterator end_;
};

template <typename Integer1, typename Integer2,
          std::enable_if_t<std::is_integral_v<Integer1>, bool> = true,
          std::enable_if_t<std::is_integral_v<Integer2>, bool> = true>
constexpr C10_HOST_DEVICE C10_ERASE integer_range<Integer2> irange(Integer1 begin, Integer2 end) {
  const auto first = static_cast<Integer2>(begin);
  return {first, first < end ? end : first};
}

template <typename Integer, std::enable_if_t<std::is_integral_v<Integer>, bool> = true>
constexpr C10_HOST_DEVICE C10_ERASE integer_range<Integer, true> irange(Integer end) {
  return {Integer(), end};
}

HIDDEN_NAMESPACE_END(torch, headeronly)

namespace c10 {
using torch::headeronly::integer_range;
using torch::headeronly::irange;
namespace detail {
using torch::headeronly::detail::integer_iterator;
}
}  // namespace c10

#endif  // STABLEHAND_SERVED_BY_TORCH

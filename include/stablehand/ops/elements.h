// stablehand/ops/elements.h: one element of a tensor as a C++ value.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <torch/csrc/stable/detail/op_arguments.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/complex.h>

HIDDEN_NAMESPACE_BEGIN(stablehand)

namespace detail {

template <class T>
struct Item {
  static_assert(
      sizeof(T) == 0,
      "stablehand::item<T>(): T is a C++ type of torch's dtypes: bool, an integer of 8 to 64 bits, float, "
      "double, c10::Half, c10::BFloat16 or c10::complex<float>");
};
#define STABLEHAND_ITEM(T, name)                          \
  template <>                                             \
  struct Item<T> {                                        \
    static constexpr auto read = &aoti_torch_item_##name; \
  };
STABLEHAND_ITEM(bool, bool)
STABLEHAND_ITEM(uint8_t, uint8)
STABLEHAND_ITEM(uint16_t, uint16)
STABLEHAND_ITEM(uint32_t, uint32)
STABLEHAND_ITEM(uint64_t, uint64)
STABLEHAND_ITEM(int8_t, int8)
STABLEHAND_ITEM(int16_t, int16)
STABLEHAND_ITEM(int32_t, int32)
STABLEHAND_ITEM(int64_t, int64)
STABLEHAND_ITEM(float, float32)
STABLEHAND_ITEM(double, float64)
STABLEHAND_ITEM(c10::Half, float16)
STABLEHAND_ITEM(c10::BFloat16, bfloat16)
STABLEHAND_ITEM(c10::complex<float>, complex64)
#undef STABLEHAND_ITEM

}  // namespace detail

// The only element of a tensor of any device, which is waited for, as T. As at::Tensor::item<T>():
// throws where there is not exactly one element, or T cannot hold its value (a fraction is cut
// off). Oldest torch 2.9; not in PyTorch's headers.
template <class T>
T item(const torch::stable::Tensor& self) {
  if (self.defined() && self.numel() != 1) {
    torch::stable::detail::throw_bad_argument("stablehand::item", "self",
                                              "must have exactly one element: select one first");
  }
  T value;
  torch::stable::detail::check(
      detail::Item<T>::read(torch::stable::detail::operand(self, "stablehand::item"), &value),
      "stablehand::item");
  return value;
}

HIDDEN_NAMESPACE_END(stablehand)

#endif  // STABLEHAND_COPY

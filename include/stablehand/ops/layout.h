// stablehand/ops/layout.h: questions about the order of a tensor's elements in memory, and new
// tensors that are made straight from sizes and strides.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <torch/csrc/stable/detail/op_arguments.h>
#include <torch/headeronly/core/MemoryFormat.h>

#include <optional>  // std::optional

HIDDEN_NAMESPACE_BEGIN(stablehand)

namespace detail {

// Do the elements lie densely in this order of dimensions, the one that changes fastest first?
template <size_t N>
bool is_dense_in(const torch::stable::Tensor& self, const size_t (&order)[N]) {
  const auto sizes = self.sizes();
  const auto strides = self.strides();
  if (sizes.size() != N) {
    return false;
  }
  int64_t expected = 1;
  for (const size_t dim : order) {
    if (sizes[dim] != 1) {
      if (strides[dim] != expected) {
        return false;
      }
      expected *= sizes[dim];
    }
  }
  return true;
}

C10_NOINLINE inline torch::stable::Tensor empty_strided(const torch::stable::Tensor& like,
                                                        size_t rank, const int64_t* sizes,
                                                        const int64_t* strides,
                                                        torch::headeronly::ScalarType dtype) {
  int32_t device_type;
  torch::stable::detail::check(aoti_torch_get_device_type(like.get(), &device_type),
                               "stablehand::empty_strided");
  AtenTensorHandle result;
  torch::stable::detail::check(aoti_torch_empty_strided(static_cast<int64_t>(rank), sizes, strides,
                                                        static_cast<int32_t>(dtype), device_type,
                                                        like.get_device_index(), &result),
                               "stablehand::empty_strided");
  return torch::stable::Tensor(result);
}

}  // namespace detail

// As x.is_contiguous(memory_format=…) in Python. Throws for MemoryFormat::Preserve, which is no
// order. Reads sizes: not for Meta kernels. Oldest torch 2.9; not in PyTorch's headers.
inline bool is_contiguous(
    const torch::stable::Tensor& self,
    torch::headeronly::MemoryFormat format = torch::headeronly::MemoryFormat::Contiguous) {
  using torch::headeronly::MemoryFormat;
  torch::stable::detail::operand(self, "stablehand::is_contiguous");
  switch (format) {
    case MemoryFormat::Contiguous:
      return self.is_contiguous();
    case MemoryFormat::ChannelsLast:
      return detail::is_dense_in(self, {1, 3, 2, 0});
    case MemoryFormat::ChannelsLast3d:
      return detail::is_dense_in(self, {1, 4, 3, 2, 0});
    default:
      torch::stable::detail::throw_bad_argument(
          "stablehand::is_contiguous", "format",
          "must be Contiguous, ChannelsLast or ChannelsLast3d, which are orders of elements");
  }
}

// As torch::stable::empty_like(self), in a third of the time, past the dispatcher. For CPU and CUDA
// kernels and dense tensors only: never in a Meta or composite kernel, where a fake, symbolic or
// expanded tensor would come out wrong. Oldest torch 2.9; not in PyTorch's headers.
inline torch::stable::Tensor empty_like_dense(const torch::stable::Tensor& self) {
  torch::stable::detail::operand(self, "stablehand::empty_like_dense");
  const auto sizes = self.sizes();
  return detail::empty_strided(self, sizes.size(), sizes.data(), self.strides().data(),
                               self.scalar_type());
}

// As torch::stable::new_empty(self, size, dtype), of self's device, in half of the time, past the
// dispatcher; at most 16 dimensions. For CPU and CUDA kernels only, as empty_like_dense. Oldest
// torch 2.9; not in PyTorch's headers.
inline torch::stable::Tensor new_empty_dense(
    const torch::stable::Tensor& self, torch::headeronly::IntHeaderOnlyArrayRef size,
    std::optional<torch::headeronly::ScalarType> dtype = std::nullopt) {
  constexpr size_t most = 16;
  torch::stable::detail::operand(self, "stablehand::new_empty_dense");
  torch::stable::detail::check_sizes(size, "stablehand::new_empty_dense");
  if (size.size() > most) {
    torch::stable::detail::throw_bad_argument(
        "stablehand::new_empty_dense", "size",
        "has more than 16 elements: use torch::stable::new_empty");
  }
  int64_t strides[most];
  uint64_t next = 1;  // unsigned: sizes that overflow are refused by torch
  for (size_t i = size.size(); i > 0; --i) {
    strides[i - 1] = static_cast<int64_t>(next);
    next *= size[i - 1] > 1 ? static_cast<uint64_t>(size[i - 1]) : 1;
  }
  return detail::empty_strided(self, size.size(), size.data(), strides,
                               dtype ? *dtype : self.scalar_type());
}

HIDDEN_NAMESPACE_END(stablehand)

#endif  // STABLEHAND_COPY

// torch/csrc/stable/detail/view_sizes.h: which sizes a tensor can be seen with, without a copy.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/tensor_struct.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

// Walks a tensor's dimensions from the last to the first, a run at a time: dimensions that step
// through memory evenly, as one would.
class EvenRuns {
 public:
  EvenRuns(IntHeaderOnlyArrayRef sizes, IntHeaderOnlyArrayRef strides)
      : sizes_(sizes), strides_(strides), next_(sizes.size()) {}

  // The number of elements of the next run; 1 at the end.
  int64_t take() noexcept {
    skip_ones();
    if (next_ == 0) {
      return 1;
    }
    --next_;
    int64_t length = sizes_[next_];
    int64_t span = length * strides_[next_];
    for (skip_ones(); next_ > 0 && strides_[next_ - 1] == span; skip_ones()) {
      --next_;
      length *= sizes_[next_];
      span *= sizes_[next_];
    }
    return length;
  }

 private:
  void skip_ones() noexcept {
    while (next_ > 0 && sizes_[next_ - 1] == 1) {
      --next_;
    }
  }
  IntHeaderOnlyArrayRef sizes_;
  IntHeaderOnlyArrayRef strides_;
  size_t next_;
};

// Can self, which has elements, be seen with these sizes? One may be -1, for what is left.
C10_NOINLINE inline bool can_be_seen_as(const Tensor& self, IntHeaderOnlyArrayRef size) {
  int64_t known = 1;
  for (const int64_t extent : size) {
    if (extent == 0 || (extent != -1 && __builtin_mul_overflow(known, extent, &known))) {
      return false;
    }
  }
  EvenRuns runs(self.sizes(), self.strides());
  int64_t left = 1;  // of the run that is being cut
  for (size_t i = size.size(); i > 0; --i) {
    const int64_t extent = size[i - 1] == -1 ? self.numel() / known : size[i - 1];
    if (extent == 1) {
      continue;
    }
    left = left == 1 ? runs.take() : left;
    if (extent < 1 || left % extent != 0) {
      return false;
    }
    left /= extent;
  }
  return left == 1 && runs.take() == 1;
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

// torch/csrc/stable/detail/op_arguments.h: what an op's arguments must be before torch sees them.
// SPDX-License-Identifier: BSD-3-Clause
//
// Torch below 2.13 keeps the reason of a failure to itself and prints a trace: what is cheap to ask
// is asked here, and the sentence says op and argument. From 2.13 on the words are torch's own, but
// for undefined tensors: the null handle of a moved-from one would crash it.
#pragma once
#include <stablehand/availability.h>
#include <torch/csrc/stable/tensor_struct.h>

#include <stdio.h>  // snprintf: shorter where it is called than a row of appends

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

inline bool torch_tells_why() noexcept {
  return stablehand::newer::torch_exception_get_what_without_backtrace != nullptr;
}
// Lists and strings came to torch's stack with 2.10.
inline bool carries_lists() noexcept { return stablehand::newer::torch_call_dispatcher != nullptr; }

[[noreturn]] C10_NOINLINE inline void throw_bad_argument(const char* op, const char* argument,
                                                         const char* fault) {
  char text[600];
  snprintf(text, sizeof text, "%s: %s %s", op, argument, fault);
  torch::headeronly::detail::throw_runtime_error(text);
}

// The handle of a tensor argument, borrowed.
C10_NOINLINE inline AtenTensorHandle operand(const Tensor& tensor, const char* op,
                                             const char* argument = "self") {
  if (C10_UNLIKELY(!tensor.defined())) {
    throw_bad_argument(op, argument, "is an undefined tensor: pass one that holds something");
  }
  return tensor.get();
}

[[noreturn]] C10_NOINLINE inline void throw_bad_dim(int64_t dim, int64_t rank, const char* op,
                                                    const char* argument) {
  torch::headeronly::detail::Text text;
  append(text, op);
  append(text, ": ");
  append(text, argument);
  append(text, " is ");
  append(text, dim);
  append(text, ", but must be from ");
  append(text, -rank);
  append(text, " to ");
  append(text, rank - 1);
  append(text, " for this tensor");
  throw_text(text);
}

// `more` dimensions than self has may be counted.
C10_NOINLINE inline void check_dim(const Tensor& self, int64_t dim, const char* op,
                                   const char* argument = "dim", int64_t more = 0) {
  operand(self, op);
  if (torch_tells_why()) {
    return;
  }
  const int64_t counted = self.dim() + more;
  const int64_t rank = counted == 0 ? 1 : counted;
  if (dim < -rank || dim >= rank) {
    throw_bad_dim(dim, rank, op, argument);
  }
}

C10_NOINLINE inline void check_dims(const Tensor& self, IntHeaderOnlyArrayRef dims,
                                    const char* op) {
  for (const int64_t dim : dims) {
    check_dim(self, dim, op, "an element of dims");
  }
}

// The sizes of a new tensor: none negative, and a number of bytes that fits into 64 bits.
C10_NOINLINE inline void check_sizes(IntHeaderOnlyArrayRef size, const char* op) {
  if (torch_tells_why()) {
    return;
  }
  int64_t bytes = 16;  // of the largest element
  bool empty = false;
  bool overflow = false;
  for (const int64_t extent : size) {
    if (extent < 0) {
      throw_bad_argument(op, "size", "has a negative element: pass 0 or more");
    }
    empty |= extent == 0;
    overflow |= __builtin_mul_overflow(bytes, extent, &bytes);
  }
  if (overflow && !empty) {
    throw_bad_argument(op, "size", "asks for more bytes than 64 bits count: pass smaller sizes");
  }
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

// torch/csrc/stable/ops/arithmetic.h: ops that compute element by element, and matmul.
// SPDX-License-Identifier: BSD-3-Clause
//
// Shapes are broadcast and dtypes promoted as in Python; what does not go together throws.
#pragma once
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/stable/detail/dispatch.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

// self & other, of integers or bool. Oldest torch 2.9; in PyTorch's headers since 2.14.
inline Tensor bitwise_and(const Tensor& self, const Tensor& other) {
  StableIValue stack[2];
  return detail::call("aten::bitwise_and", "Tensor", stack, self, 1, other);
}

// self | other, of integers or bool. Oldest torch 2.9; in PyTorch's headers since 2.14.
inline Tensor bitwise_or(const Tensor& self, const Tensor& other) {
  StableIValue stack[2];
  return detail::call("aten::bitwise_or", "Tensor", stack, self, 1, other);
}

// self << other, of integers. Oldest torch 2.9; in PyTorch's headers since 2.14.
inline Tensor bitwise_left_shift(const Tensor& self, const Tensor& other) {
  StableIValue stack[2];
  return detail::call("aten::bitwise_left_shift", "Tensor", stack, self, 1, other);
}

// self >> other, of integers, the sign kept. Oldest torch 2.9; in PyTorch's headers since 2.14.
inline Tensor bitwise_right_shift(const Tensor& self, const Tensor& other) {
  StableIValue stack[2];
  return detail::call("aten::bitwise_right_shift", "Tensor", stack, self, 1, other);
}

// self / other, rounded down. Throws for integers divided by zero. Oldest torch 2.9; in PyTorch's
// headers since 2.14.
inline Tensor floor_divide(const Tensor& self, const Tensor& other) {
  StableIValue stack[2];
  return detail::call("aten::floor_divide", "", stack, self, 1, other);
}

// The matrix product: of vectors, matrices and batches of them, as in Python. Throws where the
// inner sizes or the dtypes differ. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline Tensor matmul(const Tensor& self, const Tensor& other) {
  StableIValue stack[2];
  return detail::call("aten::matmul", "", stack, self, 1, other);
}

// self - alpha * other. Throws for bool, and, as alpha is no integer, for integers (torch's rule).
// Torch 2.9 has no road: its C functions take no part in autograd or tracing, and its dispatcher
// carries no alpha. Oldest torch 2.10; in PyTorch's headers since 2.10.
inline Tensor subtract(stablehand::since<10> v, const Tensor& self, const Tensor& other,
                       double alpha = 1.0) {
  const auto function = v(stablehand::newer::aoti_torch_aten_subtract_Tensor, "subtract");
  AtenTensorHandle result;
  detail::check(function(detail::operand(self, "aten::subtract"),
                         detail::operand(other, "aten::subtract", "other"), alpha, &result),
                "aten::subtract");
  return Tensor(result);
}
STABLEHAND_SINCE_2_10("subtract")
inline Tensor subtract(const Tensor& self, const Tensor& other, double alpha = 1.0) {
  return subtract(stablehand::since<10>{true}, self, other, alpha);
}

HIDDEN_NAMESPACE_END(torch, stable)

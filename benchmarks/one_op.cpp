// one_op.cpp: the smallest useful extension, the same for our headers and PyTorch's own.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

namespace {

using torch::stable::Tensor;

Tensor add_one(const Tensor& x) {
  STD_TORCH_CHECK(x.is_cpu() && x.is_contiguous(),
                  "one_op::add_one: x must be contiguous and on the CPU");
  STD_TORCH_CHECK(x.scalar_type() == torch::headeronly::ScalarType::Float,
                  "one_op::add_one: x must be float32");
  Tensor out = torch::stable::empty_like(x);
  const float* in = static_cast<const float*>(x.data_ptr());
  float* result = static_cast<float*>(out.data_ptr());
  for (int64_t i = 0; i < x.numel(); ++i) {
    result[i] = in[i] + 1.0f;
  }
  return out;
}

}  // namespace

STABLE_TORCH_LIBRARY(one_op, m) { m.def("add_one(Tensor x) -> Tensor"); }

STABLE_TORCH_LIBRARY_IMPL(one_op, CPU, m) { m.impl("add_one", TORCH_BOX(&add_one)); }

// The op that each consumer builds.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/util/Exception.h>

#include <cstdint>

namespace {

int64_t count(const torch::stable::Tensor& x) {
  STD_TORCH_CHECK(x.dim() > 0, "consumer::count: x must have a dimension");
  return x.numel();
}

}  // namespace

// As a library that was compiled without our flags would: linking must hide it.
__attribute__((visibility("default"))) int consumer_left_visible() { return 1; }

STABLE_TORCH_LIBRARY(consumer, m) { m.def("count(Tensor x) -> int"); }

STABLE_TORCH_LIBRARY_IMPL(consumer, CompositeExplicitAutograd, m) {
  m.impl("count", TORCH_BOX(&count));
}

// same_namespace.cpp: an extension that is loaded twice, each time with another ANSWER.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#ifndef ANSWER
#define ANSWER 0
#endif

namespace {

int64_t answer(const torch::stable::Tensor&) { return ANSWER; }

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_same_namespace, m) { m.def("answer(Tensor x) -> int"); }
STABLE_TORCH_LIBRARY_IMPL(stablehand_same_namespace, CPU, m) {
  m.impl("answer", TORCH_BOX(&answer));
}

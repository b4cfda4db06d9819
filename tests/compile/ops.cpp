// ops.cpp: ops that torch 2.9 cannot serve, from a file for 2.9; each -DBAD_… adds one line that
// must not compile.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/availability.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

namespace {

using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::DeviceType;
using torch::stable::Tensor;

// The same calls under a token, and the forms of theirs that 2.9 serves.
Tensor served(Tensor x, void* data) {
  const auto deleter = [x](void*) {};
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    x = torch::stable::sum(v, x, 1);
    x = torch::stable::sum(v, x, {{0, 1}}, true, ScalarType::Double);
    torch::stable::sum_out(v, x, x, 1);
    x = torch::stable::subtract(v, x, x, 2.0);
  }
  if (auto v = STABLEHAND_AVAILABLE(2, 11)) {
    x = torch::stable::from_blob(v, data, {1}, {1}, Device(DeviceType::CPU), ScalarType::Float,
                                 deleter);
  }
  x = torch::stable::sum(x);
  x = torch::stable::sum(x, std::nullopt, true);
  torch::stable::sum_out(x, x);
  torch::stable::sum_out(x, x, std::nullopt, true, ScalarType::Double);
  x = torch::stable::from_blob(data, {1}, {1}, Device(DeviceType::CPU), ScalarType::Float, 1);
#if defined BAD_SUM
  x = torch::stable::sum(x, 1);
#elif defined BAD_SUM_LIST
  x = torch::stable::sum(x, {{0, 1}}, true);
#elif defined BAD_SUM_OUT
  torch::stable::sum_out(x, x, 1);
#elif defined BAD_SUBTRACT
  x = torch::stable::subtract(x, x);
#elif defined BAD_FROM_BLOB
  x = torch::stable::from_blob(data, {1}, {1}, Device(DeviceType::CPU), ScalarType::Float, deleter);
#elif defined BAD_FROM_BLOB_TOKEN
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    x = torch::stable::from_blob(v, data, {1}, {1}, Device(DeviceType::CPU), ScalarType::Float,
                                 deleter);
  }
#endif
  return x;
}

int64_t kernel(const Tensor& x) { return served(x, nullptr).dim(); }

}  // namespace

STABLE_TORCH_LIBRARY(refused_ops, m) { m.def("kernel(Tensor x) -> int"); }
STABLE_TORCH_LIBRARY_IMPL(refused_ops, CPU, m) { m.impl("kernel", TORCH_BOX(&kernel)); }

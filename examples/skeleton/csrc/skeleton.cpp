// skeleton.cpp: three ops. Copy this folder, rename "skeleton", and replace them by your own.
// SPDX-License-Identifier: BSD-3-Clause
//
// One kernel per op, in plain C++; shapes for torch.compile are in src/skeleton/__init__.py. Checks
// come first and say op, argument and what was expected: they become the text of the Python
// exception.
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/Half.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace {

using torch::headeronly::ScalarType;
using torch::stable::Tensor;

constexpr int64_t kGrain = 1 << 14;  // elements a thread takes at least

// out = x + alpha * y, computed in Compute and rounded once.
template <typename T, typename Compute>
void scale_add_kernel(const Tensor& x, const Tensor& y, double alpha, Tensor& out) {
  const T* xs = x.const_data_ptr<T>();
  const T* ys = y.const_data_ptr<T>();
  T* outs = out.mutable_data_ptr<T>();
  const Compute a = static_cast<Compute>(alpha);
  torch::stable::parallel_for(0, x.numel(), kGrain, [=](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) {
      outs[i] = static_cast<T>(static_cast<Compute>(xs[i]) + a * static_cast<Compute>(ys[i]));
    }
  });
}

bool same_sizes(const Tensor& x, const Tensor& y) {
  if (x.dim() != y.dim()) {
    return false;
  }
  for (int64_t d = 0; d < x.dim(); ++d) {
    if (x.size(d) != y.size(d)) {
      return false;
    }
  }
  return true;
}

Tensor scale_add(const Tensor& x, const Tensor& y, double alpha) {
  STD_TORCH_CHECK(y.defined() && y.is_cpu(),
                  "skeleton::scale_add: y must be a tensor on the CPU, as x is");
  STD_TORCH_CHECK(x.scalar_type() == y.scalar_type(), "skeleton::scale_add: y must have x's dtype ",
                  x.scalar_type(), ", but has ", y.scalar_type());
  STD_TORCH_CHECK(same_sizes(x, y),
                  "skeleton::scale_add: y must have the shape of x (they do not broadcast)");
  const Tensor dense_x = torch::stable::contiguous(x);
  const Tensor dense_y = torch::stable::contiguous(y);
  Tensor out = torch::stable::new_empty(x, x.sizes());
  switch (x.scalar_type()) {
    case ScalarType::Float:
      scale_add_kernel<float, float>(dense_x, dense_y, alpha, out);
      break;
    case ScalarType::Double:
      scale_add_kernel<double, double>(dense_x, dense_y, alpha, out);
      break;
    case ScalarType::Half:
      scale_add_kernel<c10::Half, float>(dense_x, dense_y, alpha, out);
      break;
    case ScalarType::BFloat16:
      scale_add_kernel<c10::BFloat16, float>(dense_x, dense_y, alpha, out);
      break;
    default:
      STD_TORCH_CHECK(
          false, "skeleton::scale_add: x must be float32, float64, float16 or bfloat16, but is ",
          x.scalar_type());
  }
  return out;
}

// Calls an op of torch, on any device.
std::tuple<Tensor, Tensor> sort_rows(const Tensor& x, bool descending) {
  return torch::stable::sort(x, -1, descending);
}

// A text about x, and x's extent in each of dims, times scale and times that dim's weight. Shows
// each kind of argument.
std::tuple<std::string, Tensor> describe(const Tensor& x, const std::string& label,
                                         const std::vector<int64_t>& dims,
                                         const std::optional<Tensor>& weight,
                                         std::optional<double> scale) {
  const int64_t count = static_cast<int64_t>(dims.size());
  if (weight) {
    STD_TORCH_CHECK(
        weight->is_cpu() && weight->scalar_type() == ScalarType::Double && weight->is_contiguous(),
        "skeleton::describe: weight must be a contiguous float64 tensor on the CPU");
    STD_TORCH_CHECK(weight->dim() == 1 && weight->numel() == count,
                    "skeleton::describe: weight must have one element for each of the ", count,
                    " dims");
  }
  Tensor extents = torch::stable::new_empty(x, {count}, ScalarType::Double);
  double* out = extents.mutable_data_ptr<double>();
  const double* weights = weight ? weight->const_data_ptr<double>() : nullptr;
  for (int64_t i = 0; i < count; ++i) {
    const int64_t d = dims[static_cast<size_t>(i)];
    STD_TORCH_CHECK(-x.dim() <= d && d < x.dim(),
                    "skeleton::describe: each of dims must be a dim of x, which has ", x.dim(),
                    ", but one is ", d);
    out[i] = static_cast<double>(x.size(d)) * scale.value_or(1.0) * (weights ? weights[i] : 1.0);
  }
  return {
      label + ": " + std::to_string(x.dim()) + " dims, " + std::to_string(x.numel()) + " elements",
      extents};
}

}  // namespace

STABLE_TORCH_LIBRARY(skeleton, m) {
  m.def("scale_add(Tensor x, Tensor y, float alpha=1.0) -> Tensor");
  m.def("sort_rows(Tensor x, bool descending=False) -> (Tensor, Tensor)");
  if (STABLEHAND_AVAILABLE(2, 10)) {  // torch 2.9 cannot carry str and lists
    m.def(
        "describe(Tensor x, str label, int[] dims, Tensor? weight, float? scale) -> (str, Tensor)");
  }
}

STABLE_TORCH_LIBRARY_IMPL(skeleton, CPU, m) {
  m.impl("scale_add", TORCH_BOX(&scale_add));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("describe", STABLEHAND_BOX(v, &describe));
  }
}

STABLE_TORCH_LIBRARY_IMPL(skeleton, CompositeExplicitAutograd, m) {
  m.impl("sort_rows", TORCH_BOX(&sort_rows));
}

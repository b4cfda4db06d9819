// after.cpp: the same op on the stable ABI; docs/migration.md goes through it.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/Dispatch_v2.h>

#include <cmath>
#include <optional>

using torch::headeronly::ScalarType;
using torch::stable::Tensor;

// Each row divided by the root of the mean of its squares, times weight.
Tensor rms_norm(const Tensor& x, const std::optional<Tensor>& weight, double eps) {
  STD_TORCH_CHECK(x.dim() >= 1, "rms_norm: x must have a dimension to normalise");
  const int64_t columns = x.size(-1);
  STD_TORCH_CHECK(!weight || weight->numel() == columns, "rms_norm: weight must have ", columns,
                  " elements, but has ", weight ? weight->numel() : 0);
  const Tensor rows = torch::stable::contiguous(x);
  Tensor out = torch::stable::empty_like(rows);
  std::optional<Tensor> scale;
  if (weight) {
    scale = torch::stable::contiguous(torch::stable::to(*weight, x.scalar_type()));
  }
  THO_DISPATCH_V2(
      x.scalar_type(), "rms_norm", AT_WRAP([&] {
        const scalar_t* in = rows.const_data_ptr<scalar_t>();
        const scalar_t* scales = scale ? scale->const_data_ptr<scalar_t>() : nullptr;
        scalar_t* result = out.mutable_data_ptr<scalar_t>();
        torch::stable::parallel_for(
            0, columns == 0 ? 0 : x.numel() / columns, 64, [&](int64_t first, int64_t last) {
              for (int64_t row = first; row < last; ++row) {
                const scalar_t* xs = in + row * columns;
                scalar_t* ys = result + row * columns;
                double squares = 0;
                for (int64_t i = 0; i < columns; ++i) {
                  squares += static_cast<double>(xs[i]) * static_cast<double>(xs[i]);
                }
                const double factor = 1 / std::sqrt(squares / static_cast<double>(columns) + eps);
                for (int64_t i = 0; i < columns; ++i) {
                  const double scaled = scales ? static_cast<double>(scales[i]) * factor : factor;
                  ys[i] = static_cast<scalar_t>(static_cast<double>(xs[i]) * scaled);
                }
              }
            });
      }),
      AT_EXPAND(AT_FLOATING_TYPES), ScalarType::Half, ScalarType::BFloat16);
  return out;
}

STABLE_TORCH_LIBRARY(migration, m) {
  m.def("rms_norm(Tensor x, Tensor? weight=None, float eps=1e-6) -> Tensor");
}
STABLE_TORCH_LIBRARY_IMPL(migration, CPU, m) { m.impl("rms_norm", TORCH_BOX(&rms_norm)); }

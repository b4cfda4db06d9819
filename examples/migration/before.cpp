// before.cpp: RMS normalisation over the last dimension, written for torch/extension.h.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/extension.h>

#include <cmath>
#include <optional>

// Each row divided by the root of the mean of its squares, times weight.
at::Tensor rms_norm(const at::Tensor& x, const std::optional<at::Tensor>& weight, double eps) {
  TORCH_CHECK(x.dim() >= 1, "rms_norm: x must have a dimension to normalise");
  const int64_t columns = x.size(-1);
  TORCH_CHECK(!weight || weight->numel() == columns, "rms_norm: weight must have ", columns,
              " elements, but has ", weight ? weight->numel() : 0);
  const at::Tensor rows = x.contiguous();
  at::Tensor out = at::empty_like(rows);
  const at::Tensor scale = weight ? weight->to(x.scalar_type()).contiguous() : at::Tensor();
  AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, x.scalar_type(), "rms_norm", [&] {
    const scalar_t* in = rows.const_data_ptr<scalar_t>();
    const scalar_t* scales = weight ? scale.const_data_ptr<scalar_t>() : nullptr;
    scalar_t* result = out.mutable_data_ptr<scalar_t>();
    at::parallel_for(
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
  });
  return out;
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("rms_norm", &rms_norm, py::arg("x"), py::arg("weight") = py::none(), py::arg("eps") = 1e-6);
}

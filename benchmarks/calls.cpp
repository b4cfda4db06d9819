// calls.cpp: kernels that do nothing, with 1, 4 and 12 arguments, in the namespace NS. With
// UNBOXED, registered through torch/library.h instead of the stable ABI.
// SPDX-License-Identifier: BSD-3-Clause
#ifdef UNBOXED
#include <torch/library.h>
using Tensor = at::Tensor;
#define DEFINING TORCH_LIBRARY
#define IMPLEMENTING TORCH_LIBRARY_IMPL
#define KERNEL(function) function
#else
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>
using torch::stable::Tensor;
#define DEFINING STABLE_TORCH_LIBRARY
#define IMPLEMENTING STABLE_TORCH_LIBRARY_IMPL
#define KERNEL(function) TORCH_BOX(function)
#endif
#include <cstdint>

namespace {

void one(const Tensor&) {}
void four(const Tensor&, const Tensor&, double, int64_t) {}
void twelve(const Tensor&, const Tensor&, const Tensor&, const Tensor&, int64_t, int64_t, int64_t,
            int64_t, double, double, bool, bool) {}

}  // namespace

DEFINING(NS, m) {
  m.def("one(Tensor a) -> ()");
  m.def("four(Tensor a, Tensor b, float c, int d) -> ()");
  m.def(
      "twelve(Tensor a, Tensor b, Tensor c, Tensor d, int e, int f, int g, int h, float i, float j, bool k, bool l) -> ()");
}
IMPLEMENTING(NS, CPU, m) {
  m.impl("one", KERNEL(&one));
  m.impl("four", KERNEL(&four));
  m.impl("twelve", KERNEL(&twelve));
}

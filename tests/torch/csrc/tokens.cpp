// tokens.cpp: what a token of STABLEHAND_AVAILABLE says and opens, compiled for torch 2.9.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/availability.h>
#include <torch/csrc/inductor/aoti_torch/c/shim_xpu.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>

namespace {

using torch::stable::Tensor;

// Bit n: is torch 2.n there?
int64_t available() {
  int64_t bits = 0;
  if (STABLEHAND_AVAILABLE(2, 0)) bits |= 1 << 0;
  if (STABLEHAND_AVAILABLE(2, 9)) bits |= 1 << 9;
  if (STABLEHAND_AVAILABLE(2, 10)) bits |= 1 << 10;
  if (STABLEHAND_AVAILABLE(2, 11)) bits |= 1 << 11;
  if (STABLEHAND_AVAILABLE(2, 12)) bits |= 1 << 12;
  if (STABLEHAND_AVAILABLE(2, 13)) bits |= 1 << 13;
  if (STABLEHAND_AVAILABLE(2, 14)) bits |= 1 << 14;
  if (STABLEHAND_AVAILABLE(2, 15)) bits |= 1 << 15;
  return bits;
}

// 1 or 0 from torch 2.14 on, -1 below.
int64_t has_storage(const Tensor& x) {
  if (auto v = STABLEHAND_AVAILABLE(2, 14)) {
    return x.has_storage(v);
  }
  return -1;
}
bool has_storage_unasked(const Tensor& x) { return x.has_storage(STABLEHAND_AVAILABLE(2, 14)); }

bool set_requires_grad(const Tensor& x, bool value) {
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    x.set_requires_grad(v, value);
    return true;
  }
  return false;
}
bool set_requires_grad_unasked(const Tensor& x) {
  x.set_requires_grad(STABLEHAND_AVAILABLE(2, 10), true);
  return true;
}

// A token travels: by value, in a lambda, and to what needs an older torch.
void pass_on(stablehand::since<10> v, const Tensor& x) { x.set_requires_grad(v, true); }
int64_t travels(const Tensor& x) {
  if (const auto v = STABLEHAND_AVAILABLE(2, 14)) {
    const auto ask = [v, &x] { return x.has_storage(v); };
    pass_on(v, x);
    return ask();
  }
  return -1;
}

int64_t threads() {
  uint32_t count = 0;
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    torch::stable::detail::check(v(stablehand::newer::torch_get_num_threads)(&count),
                                 "torch_get_num_threads");
  }
  return count;
}
bool newest_unasked() {
  return STABLEHAND_AVAILABLE(2, 15)(stablehand::newer::torch_is_tensor_pyobject) != nullptr;
}
bool of_another_build() {
  return STABLEHAND_AVAILABLE(2, 9)(stablehand::newer::aoti_torch_get_current_xpu_device) !=
         nullptr;
}

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_tokens, m) {
  m.def("available() -> int");
  m.def("has_storage(Tensor x) -> int");
  m.def("has_storage_unasked(Tensor x) -> bool");
  m.def("set_requires_grad(Tensor x, bool value) -> bool");
  m.def("set_requires_grad_unasked(Tensor x) -> bool");
  m.def("travels(Tensor x) -> int");
  m.def("threads() -> int");
  m.def("newest_unasked() -> bool");
  m.def("of_another_build() -> bool");
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_tokens, CompositeExplicitAutograd, m) {
  m.impl("available", TORCH_BOX(&available));
  m.impl("has_storage", TORCH_BOX(&has_storage));
  m.impl("has_storage_unasked", TORCH_BOX(&has_storage_unasked));
  m.impl("set_requires_grad", TORCH_BOX(&set_requires_grad));
  m.impl("set_requires_grad_unasked", TORCH_BOX(&set_requires_grad_unasked));
  m.impl("travels", TORCH_BOX(&travels));
  m.impl("threads", TORCH_BOX(&threads));
  m.impl("newest_unasked", TORCH_BOX(&newest_unasked));
  m.impl("of_another_build", TORCH_BOX(&of_another_build));
}

// gate.cpp: uses of newer names from a file for torch 2.9; each -DBAD_… adds one line that must not
// compile.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/availability.h>
#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/generator.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/pyobject.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace {

using torch::stable::Tensor;

int64_t length(const std::string& text) { return static_cast<int64_t>(text.size()); }
std::vector<Tensor> list_of(const Tensor& x) { return {x}; }
int64_t plain(const Tensor& x) { return x.dim(); }
int64_t device_type(const std::optional<torch::stable::Generator>& g) {
  return g ? static_cast<int64_t>(g->device().type()) : -1;
}

bool uses(const Tensor& x) {
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    x.set_requires_grad(v, false);
  }
  if (auto v = STABLEHAND_AVAILABLE(2, 14); v && x.defined()) {
    bool result = false;
    v(stablehand::newer::torch_has_storage)(x.get(), &result);
    return x.has_storage(v) == result;
  }
  if (auto v = STABLEHAND_AVAILABLE(2, 15)) {
    void* object = torch::stable::tensor_to_pyobject(v, x);
    return torch::stable::is_tensor_pyobject(v, object);
  }
  if (auto v = STABLEHAND_AVAILABLE(2, 13)) {
    return torch::stable::accelerator::getCurrentStream(0).nativeHandle(v) != nullptr;
  }
#if defined BAD_MEMBER
  return x.has_storage();
#elif defined BAD_MEMBER_2_10
  x.set_requires_grad(true);
#elif defined BAD_FUNCTION
  bool result = false;
  return torch_has_storage(x.get(), &result) == 0;
#elif defined BAD_FUNCTION_2_10
  uint32_t count = 0;
  return torch_get_num_threads(&count) == 0;
#elif defined BAD_NATIVE_HANDLE
  return torch::stable::accelerator::getCurrentStream(0).nativeHandle();
#elif defined BAD_GENERATOR
  return torch::stable::Generator(nullptr).get();
#elif defined BAD_TENSOR_FROM_PYOBJECT
  torch::stable::tensor_from_pyobject(nullptr);
#elif defined BAD_TENSOR_TO_PYOBJECT
  return torch::stable::tensor_to_pyobject(x);
#elif defined BAD_IS_TENSOR_PYOBJECT
  return torch::stable::is_tensor_pyobject(nullptr);
#elif defined BAD_DTYPE_FROM_PYOBJECT
  torch::stable::dtype_from_pyobject(nullptr);
#elif defined BAD_DTYPE_TO_PYOBJECT
  return torch::stable::dtype_to_pyobject(x.scalar_type());
#elif defined BAD_DEVICE_FROM_PYOBJECT
  torch::stable::device_from_pyobject(nullptr);
#elif defined BAD_DEVICE_TO_PYOBJECT
  return torch::stable::device_to_pyobject(x.device());
#elif defined BAD_PYOBJECT_TOKEN
  if (auto v = STABLEHAND_AVAILABLE(2, 14)) return torch::stable::is_tensor_pyobject(v, nullptr);
#elif defined BAD_OLDER_TOKEN
  if (auto v = STABLEHAND_AVAILABLE(2, 13)) return x.has_storage(v);
#elif defined BAD_BOOL_FOR_TOKEN
  return x.has_storage(true);
#elif defined BAD_UNKNOWN_MINOR
  if (STABLEHAND_AVAILABLE(2, 16)) return true;
#elif defined BAD_UNKNOWN_MAJOR
  if (STABLEHAND_AVAILABLE(3, 0)) return true;
#endif
  return false;
}

}  // namespace

STABLE_TORCH_LIBRARY(gate, m) {
  m.def("uses(Tensor x) -> bool");
  m.def("plain(Tensor x) -> int");
  m.def("length(str text) -> int");
  m.def("list_of(Tensor x) -> Tensor[]");
  m.def("device_type(Generator? g) -> int");
  if (auto v = STABLEHAND_AVAILABLE(2, 13)) {
    m.set_python_module(v, "gate").def(v, "tagged(Tensor x) -> bool", {at::Tag::core});
  }
#if defined BAD_TAGS
  m.def("tagged(Tensor x) -> bool", {at::Tag::core});
#elif defined BAD_PYTHON_MODULE
  m.set_python_module("gate");
#endif
}

STABLE_TORCH_LIBRARY_IMPL(gate, CPU, m) {
  m.impl("uses", TORCH_BOX(&uses));
  m.impl("plain", TORCH_BOX(&plain));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("length", STABLEHAND_BOX(v, &length));
    m.impl("list_of", STABLEHAND_BOX(v, &list_of));
  }
  if (auto v = STABLEHAND_AVAILABLE(2, 13)) {
    m.impl("device_type", STABLEHAND_BOX(v, &device_type));
  }
#if defined BAD_BOX
  m.impl("length", TORCH_BOX(&length));
#elif defined BAD_BOX_RESULT
  m.impl("list_of", TORCH_BOX(&list_of));
#elif defined BAD_BOX_GENERATOR
  m.impl("device_type", TORCH_BOX(&device_type));
#elif defined BAD_BOX_GENERATOR_TOKEN
  if (auto v = STABLEHAND_AVAILABLE(2, 12)) m.impl("device_type", STABLEHAND_BOX(v, &device_type));
#elif defined BAD_BOX_TOKEN
  if (auto v = STABLEHAND_AVAILABLE(2, 9)) m.impl("length", STABLEHAND_BOX(v, &length));
#endif
}

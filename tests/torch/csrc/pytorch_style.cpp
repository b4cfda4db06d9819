// pytorch_style.cpp: what code written for PyTorch's own headers does besides the plain cases.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#define KEY CompositeExplicitAutograd

namespace {

using torch::headeronly::HeaderOnlyArrayRef;
using torch::stable::Device;
using torch::stable::DeviceIndex;
using torch::stable::DeviceType;
using torch::stable::Tensor;

// A boxed kernel by hand, as for torch 2.9.
void by_hand(StableIValue* stack, uint64_t, uint64_t) {
  const Tensor x(to<AtenTensorHandle>(stack[0]));
  AtenTensorHandle result;
  STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_new_tensor_handle(x.get(), &result));
  stack[0] = from(result);
}
int64_t overloaded(int64_t i) { return i + 1; }
double overloaded(double d) { return d + 0.5; }

// One digit an element, 1 for true and 2 for false, after a leading 7.
template <class List>
int64_t digits(const List& list) {
  int64_t number = 7;
  for (const bool value : list) {
    number = 10 * number + (value ? 1 : 2);
  }
  return number;
}
int64_t bools(HeaderOnlyArrayRef<bool> list) { return digits(list); }
int64_t maybe_bools(std::optional<HeaderOnlyArrayRef<bool>> list) {
  return list ? digits(*list) : -1;
}

// 1: the source of a move assignment is empty; 2: the target has what the source had; 4: a tensor
// assigned to itself stays.
int64_t move_assign(Tensor x, Tensor y) {
  const AtenTensorHandle handle = y.get();
  x = std::move(y);
  const int64_t moved = (y.get() == nullptr ? 1 : 0) + (x.get() == handle ? 2 : 0);
  Tensor& self = x;
  x = std::move(self);
  return moved + (x.get() == handle ? 4 : 0);
}

Device device(int64_t type, int64_t index) {
  return Device(static_cast<DeviceType>(type), static_cast<DeviceIndex>(index));
}

struct Names {
  static Device from_string(const std::string& name) {
    return Device(stablehand::since<10>{true}, name);
  }
  static Device from_characters(const std::string& name) {
    return Device(stablehand::since<10>{true}, name.c_str());
  }
};

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_pytorch_style, m) {
  m.def("by_hand(Tensor x) -> Tensor");
  m.def("overloaded_int(int i) -> int");
  m.def("overloaded_float(float d) -> float");
  m.def("move_assign(Tensor x, Tensor y) -> int");
  m.def("device(int type, int index) -> Device");
  if (STABLEHAND_AVAILABLE(2, 10)) {
    m.def("bools(bool[] list) -> int");
    m.def("maybe_bools(bool[]? list) -> int");
    m.def("from_string(str name) -> Device");
    m.def("from_characters(str name) -> Device");
  }
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_pytorch_style, KEY, m) {
  m.impl("by_hand", &by_hand);
  m.impl("overloaded_int", TORCH_BOX(static_cast<int64_t (*)(int64_t)>(&overloaded)));
  m.impl("overloaded_float", TORCH_BOX(static_cast<double (*)(double)>(&overloaded)));
  m.impl("move_assign", TORCH_BOX(&move_assign));
  m.impl("device", TORCH_BOX(&device));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("bools", STABLEHAND_BOX(v, &bools));
    m.impl("maybe_bools", STABLEHAND_BOX(v, &maybe_bools));
    m.impl("from_string", STABLEHAND_BOX(v, &Names::from_string));
    m.impl("from_characters", STABLEHAND_BOX(v, &Names::from_characters));
  }
}

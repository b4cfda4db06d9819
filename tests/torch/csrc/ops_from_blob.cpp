// ops_from_blob.cpp: from_blob, its deleters and what it refuses, compiled for torch 2.9.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/availability.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <tuple>
#include <utility>

namespace {

using torch::headeronly::IntHeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::DeviceType;
using torch::stable::Tensor;

float numbers[24];
int64_t deleted = 0;   // calls of a deleter
void* deleted_data;    // what it was given
int64_t captures = 0;  // captured objects that live

struct Captured {
  Captured() { ++captures; }
  Captured(const Captured&) { ++captures; }
  ~Captured() { --captures; }
};
void plain_deleter(void* data) {
  ++deleted;
  deleted_data = data;
}

Tensor over_numbers(int64_t a, int64_t b, int64_t stride_a, int64_t stride_b, int64_t offset) {
  for (int i = 0; i < 24; ++i) {
    numbers[i] = static_cast<float>(i);
  }
  return torch::stable::from_blob(numbers, {a, b}, {stride_a, stride_b}, Device(DeviceType::CPU, 0),
                                  ScalarType::Float, offset);
}
Tensor over_null(Device device, int64_t size) {
  return torch::stable::from_blob(nullptr, {size}, {1}, device, ScalarType::Half);
}
Tensor of_dtype(int64_t code) {
  return torch::stable::from_blob(numbers, {1}, {1}, Device(DeviceType::CPU),
                                  static_cast<ScalarType>(code), 0, Layout::Strided);
}
Tensor unequal_lists() {
  return torch::stable::from_blob(numbers, {2, 2}, {1}, Device(DeviceType::CPU), ScalarType::Float);
}

// 0: a lambda with captures, 1: one that can only be moved, 2: a function, 3: a null function.
Tensor with_deleter(int64_t kind, int64_t size, int64_t stride, bool null) {
  const auto v = STABLEHAND_AVAILABLE(2, 11);
  const Device cpu(DeviceType::CPU);
  const int64_t sizes[] = {size};
  const int64_t strides[] = {stride};
  void* data = null ? nullptr : static_cast<void*>(numbers);
  if (kind == 0) {
    const Captured captured;
    return torch::stable::from_blob(
        v, data, sizes, strides, cpu, ScalarType::Float,
        [captured](void* given) { plain_deleter(given); }, 3);
  }
  if (kind == 1) {
    struct Mover {
      Captured* owned = new Captured;
      Mover() = default;
      Mover(Mover&& other) noexcept : owned(std::exchange(other.owned, nullptr)) {}
      ~Mover() { delete owned; }
      void operator()(void* given) { plain_deleter(given); }
    };
    return torch::stable::from_blob(v, data, sizes, strides, cpu, ScalarType::Float, Mover(), 3);
  }
  torch::stable::DeleterFnPtr function = kind == 2 ? &plain_deleter : nullptr;
  return torch::stable::from_blob(v, data, sizes, strides, cpu, ScalarType::Float, function, 3);
}
// Deleter calls since the last question, whether it was given the data, and captured objects.
std::tuple<int64_t, bool, int64_t> state() {
  const bool right = deleted_data == static_cast<void*>(numbers);
  deleted_data = nullptr;
  return {std::exchange(deleted, 0), right, captures};
}

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_from_blob, m) {
  m.def("over_numbers(int a, int b, int stride_a, int stride_b, int offset) -> Tensor");
  m.def("over_null(Device device, int size) -> Tensor");
  m.def("of_dtype(int code) -> Tensor");
  m.def("unequal_lists() -> Tensor");
  m.def("with_deleter(int kind, int size, int stride, bool null) -> Tensor");
  m.def("state() -> (int, bool, int)");
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_from_blob, CompositeExplicitAutograd, m) {
  m.impl("over_numbers", TORCH_BOX(&over_numbers));
  m.impl("over_null", TORCH_BOX(&over_null));
  m.impl("of_dtype", TORCH_BOX(&of_dtype));
  m.impl("unequal_lists", TORCH_BOX(&unequal_lists));
  m.impl("with_deleter", TORCH_BOX(&with_deleter));
  m.impl("state", TORCH_BOX(&state));
}

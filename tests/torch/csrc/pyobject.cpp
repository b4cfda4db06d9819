// pyobject.cpp: Python's tensors, dtypes and devices through C functions that Python calls with the
// GIL held, as the methods of an extension module are called.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/pyobject.h>

#include <cstdint>
#include <cstdio>
#include <exception>
#include <tuple>
#include <utility>

namespace {

using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::DeviceType;
using torch::stable::Tensor;

// What every function answers: null, or the text of an exception, which must not reach Python's C.
char thrown[4096];
template <class Function>
const char* caught(const Function& function) {
  try {
    function();
    return nullptr;
  } catch (const std::exception& error) {
    std::snprintf(thrown, sizeof thrown, "%s", error.what());
    return thrown;
  }
}

const auto v14 = STABLEHAND_AVAILABLE(2, 14);
const auto v15 = STABLEHAND_AVAILABLE(2, 15);

// A new tensor like x, as an object of the class.
const char* like_it(void* object, void* py_type, void** result) {
  return caught([&] {
    const Tensor x = torch::stable::tensor_from_pyobject(v14, object);
    *result = torch::stable::tensor_to_pyobject(v14, torch::stable::empty_like(x), py_type);
  });
}
// The same tensor, as an object of the class.
const char* same(void* object, void* py_type, void** result) {
  return caught([&] {
    const Tensor x = torch::stable::tensor_from_pyobject(v14, object);
    *result = torch::stable::tensor_to_pyobject(v14, x, py_type);
  });
}
const char* facts(void* object, void*, int64_t* result) {
  return caught([&] {
    const Tensor x = torch::stable::tensor_from_pyobject(v14, object);
    result[0] = x.dim();
    result[1] = x.numel();
    result[2] = static_cast<int64_t>(reinterpret_cast<uintptr_t>(x.data_ptr()));
  });
}
const char* is_tensor(void* object, void*, int64_t* result) {
  return caught([&] { *result = torch::stable::is_tensor_pyobject(v15, object); });
}
const char* dtype(void* object, void*, int64_t* result) {
  return caught(
      [&] { *result = static_cast<int64_t>(torch::stable::dtype_from_pyobject(v15, object)); });
}
const char* dtype_object(void*, void* code, void** result) {
  return caught([&] {
    const auto type = static_cast<ScalarType>(reinterpret_cast<intptr_t>(code));
    *result = torch::stable::dtype_to_pyobject(v15, type);
  });
}
const char* device(void* object, void*, int64_t* result) {
  return caught([&] {
    const Device found = torch::stable::device_from_pyobject(v15, object);
    result[0] = static_cast<int64_t>(found.type());
    result[1] = found.index();
  });
}
const char* device_object(void*, void* type_and_index, void** result) {
  return caught([&] {
    const auto both = reinterpret_cast<intptr_t>(type_and_index);
    *result = torch::stable::device_to_pyobject(
        v15, Device(static_cast<DeviceType>(both >> 8), static_cast<int8_t>(both & 0xff)));
  });
}
// Tensors that hold nothing.
const char* undefined(void*, void* moved, void** result) {
  return caught([&] {
    Tensor x;
    const Tensor taken = moved ? std::move(x) : Tensor(x);
    *result = torch::stable::tensor_to_pyobject(v14, x);
  });
}

template <class Result>
int64_t address(const char* (*function)(void*, void*, Result*)) {
  return static_cast<int64_t>(reinterpret_cast<uintptr_t>(function));
}
std::tuple<int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t>
addresses() {
  return {address(&like_it),   address(&same),          address(&facts),
          address(&is_tensor), address(&dtype),         address(&dtype_object),
          address(&device),    address(&device_object), address(&undefined)};
}

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_pyobject, m) {
  m.def("addresses() -> (int, int, int, int, int, int, int, int, int)");
}
STABLE_TORCH_LIBRARY_IMPL(stablehand_pyobject, CompositeExplicitAutograd, m) {
  m.impl("addresses", TORCH_BOX(&addresses));
}

// torch/csrc/stable/pyobject.h: tensors, dtypes and devices of Python to C++ and back.
// SPDX-License-Identifier: BSD-3-Clause
//
// For extensions that speak to Python themselves. A void* is a PyObject*: a parameter is borrowed,
// a result is a new reference. Call them with the GIL held, or attached to the interpreter where
// there is none. All throw std::runtime_error and leave no Python error set. Tensors need
// torch 2.14, the rest 2.15.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/pyobject.h>)
#include_next <torch/csrc/stable/pyobject.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/pyobject.h came with torch 2.14, and the torch on the include path is older: compile with torch 2.14 or newer."
#endif
#else

#include <stablehand/availability.h>
#include <torch/csrc/stable/device.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/tensor_struct.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

namespace detail {
// Functions of Python's C interface under names of ours, because Python.h may be included too; null
// in a program without Python.
STABLEHAND_WEAK void* py_import(const char* name) STABLEHAND_SYMBOL("PyImport_ImportModule");
STABLEHAND_WEAK void* py_member(void* object, const char* name)
    STABLEHAND_SYMBOL("PyObject_GetAttrString");
STABLEHAND_WEAK int py_is_subclass(void* type, void* base) STABLEHAND_SYMBOL("PyObject_IsSubclass");
STABLEHAND_WEAK void py_release(void* object) STABLEHAND_SYMBOL("Py_DecRef");  // also null
STABLEHAND_WEAK void py_clear_error() STABLEHAND_SYMBOL("PyErr_Clear");

// Torch does not look: it would write a tensor into an object of any class.
C10_NOINLINE inline void expect_tensor_class(void* py_type) {
  void* module = py_import ? py_import("torch") : nullptr;
  void* base = module ? py_member(module, "Tensor") : nullptr;
  const bool is_tensor_class = base && py_is_subclass(py_type, base) == 1;
  if (py_import) {
    py_release(base);
    py_release(module);
    py_clear_error();
  }
  STD_TORCH_CHECK(
      is_tensor_class,
      "tensor_to_pyobject: py_type is not torch.Tensor or a subclass of it: pass one, or "
      "null for the usual class");
}
}  // namespace detail

// The tensor in a torch.Tensor or a subclass of it; shared, not copied.
inline Tensor tensor_from_pyobject(stablehand::since<14> v, void* py_obj) {
  detail::expect_handle(py_obj, "tensor_from_pyobject");
  AtenTensorHandle result = nullptr;
  detail::check(v(stablehand::newer::torch_tensor_from_pyobject)(py_obj, &result),
                "tensor_from_pyobject");
  return Tensor(result);
}
STABLEHAND_SINCE_2_14("tensor_from_pyobject")
inline Tensor tensor_from_pyobject(void* py_obj) {
  return tensor_from_pyobject(stablehand::since<14>{true}, py_obj);
}

// The Python object of a tensor, of class `py_type` (torch.Tensor or a subclass, null for the usual
// one) if it has none yet.
inline void* tensor_to_pyobject(stablehand::since<14> v, const Tensor& tensor,
                                void* py_type = nullptr) {
  detail::expect_handle(tensor.get(), "tensor_to_pyobject");
  if (py_type) {
    detail::expect_tensor_class(py_type);
  }
  void* result = nullptr;
  detail::check(v(stablehand::newer::torch_tensor_to_pyobject)(tensor.get(), py_type, &result),
                "tensor_to_pyobject");
  return result;
}
STABLEHAND_SINCE_2_14("tensor_to_pyobject")
inline void* tensor_to_pyobject(const Tensor& tensor, void* py_type = nullptr) {
  return tensor_to_pyobject(stablehand::since<14>{true}, tensor, py_type);
}

inline bool is_tensor_pyobject(stablehand::since<15> v, void* py_obj) {
  detail::expect_handle(py_obj, "is_tensor_pyobject");
  bool result = false;
  detail::check(v(stablehand::newer::torch_is_tensor_pyobject)(py_obj, &result),
                "is_tensor_pyobject");
  return result;
}
STABLEHAND_SINCE_2_15("is_tensor_pyobject")
inline bool is_tensor_pyobject(void* py_obj) {
  return is_tensor_pyobject(stablehand::since<15>{true}, py_obj);
}

// torch.float32 and its like. The codes of the C functions are the enumerators' values.
inline ScalarType dtype_from_pyobject(stablehand::since<15> v, void* py_obj) {
  detail::expect_handle(py_obj, "dtype_from_pyobject");
  int32_t result = 0;
  detail::check(v(stablehand::newer::torch_dtype_from_pyobject)(py_obj, &result),
                "dtype_from_pyobject");
  return static_cast<ScalarType>(result);
}
STABLEHAND_SINCE_2_15("dtype_from_pyobject")
inline torch::headeronly::ScalarType dtype_from_pyobject(void* py_obj) {
  return dtype_from_pyobject(stablehand::since<15>{true}, py_obj);
}

inline void* dtype_to_pyobject(stablehand::since<15> v, ScalarType dtype) {
  void* result = nullptr;
  detail::check(v(stablehand::newer::torch_dtype_to_pyobject)(static_cast<int32_t>(dtype), &result),
                "dtype_to_pyobject");
  return result;
}
STABLEHAND_SINCE_2_15("dtype_to_pyobject")
inline void* dtype_to_pyobject(torch::headeronly::ScalarType dtype) {
  return dtype_to_pyobject(stablehand::since<15>{true}, dtype);
}

// A torch.device.
inline Device device_from_pyobject(stablehand::since<15> v, void* py_obj) {
  detail::expect_handle(py_obj, "device_from_pyobject");
  int32_t type = 0;
  int32_t index = 0;
  detail::check(v(stablehand::newer::torch_device_from_pyobject)(py_obj, &type, &index),
                "device_from_pyobject");
  return Device(static_cast<DeviceType>(type), index);
}
STABLEHAND_SINCE_2_15("device_from_pyobject")
inline Device device_from_pyobject(void* py_obj) {
  return device_from_pyobject(stablehand::since<15>{true}, py_obj);
}

inline void* device_to_pyobject(stablehand::since<15> v, const Device& device) {
  void* result = nullptr;
  detail::check(v(stablehand::newer::torch_device_to_pyobject)(static_cast<int32_t>(device.type()),
                                                               device.index(), &result),
                "device_to_pyobject");
  return result;
}
STABLEHAND_SINCE_2_15("device_to_pyobject")
inline void* device_to_pyobject(const Device& device) {
  return device_to_pyobject(stablehand::since<15>{true}, device);
}

HIDDEN_NAMESPACE_END(torch, stable)

#endif  // STABLEHAND_SERVED_BY_TORCH

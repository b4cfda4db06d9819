// tests/support/counting_shim_by_hand.h: functions of the counting shim that do more than the table
// says.
// SPDX-License-Identifier: BSD-3-Clause
//
// Called with checked arguments after the failure that was asked for; those marked ALSO_FAILING are
// called then, too, and told by `fails`.
#pragma once
#include "counting_shim_core.h"

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/complex.h>

#include <stdexcept>
#include <string.h>
#include <string>
#include <thread>
#include <vector>

#define BY_HAND(name) inline auto name
#define BY_HAND_ALSO_FAILING(name) inline auto name

namespace counting_shim::by_hand {

template <class Number, class Value>
AOTITorchError set(Number* out, Value value) {
  *out = static_cast<Number>(value);
  return AOTI_TORCH_SUCCESS;
}

// ---- versions, errors, warnings ----
BY_HAND(aoti_torch_abi_version)()->uint64_t {
  return uint64_t{2} << 56 | static_cast<uint64_t>(counting_shim_minor) << 48;
}
BY_HAND(torch_exception_get_what)()->const char* { return last_error(); }
BY_HAND(torch_exception_get_what_without_backtrace)()->const char* { return last_error(); }
BY_HAND(aoti_torch_warn)(const char*, const char*, uint32_t, const char*)->void { ++warnings; }
BY_HAND(aoti_torch_check)(bool cond, const char*, const char*, uint32_t, const char* msg)->void {
  if (!cond) throw std::runtime_error(msg);
}

// ---- tensors ----
BY_HAND(aoti_torch_new_tensor_handle)(AtenTensorHandle orig, AtenTensorHandle* out)
    ->AOTITorchError {
  retain(&object_of(orig));
  return set(out, new_tensor(&object_of(orig)));
}
BY_HAND(aoti_torch_new_uninitialized_tensor)(AtenTensorHandle* out)->AOTITorchError {
  Object* object = new Object;
  object->defined = false;
  return set(out, new_tensor(object));
}
BY_HAND(aoti_torch_is_defined)(AtenTensorHandle self, bool* out)->AOTITorchError {
  return set(out, object_of(self).defined);
}
BY_HAND(aoti_torch_get_dim)(AtenTensorHandle self, int64_t* out)->AOTITorchError {
  return set(out, object_of(self).sizes.size());
}
inline AOTITorchError pick(const std::vector<int64_t>& of, int64_t dim, int64_t* out) {
  const int64_t count = static_cast<int64_t>(of.size());
  if (dim < -count || dim >= count) return fail("Dimension out of range");
  return set(out, of[static_cast<size_t>(dim < 0 ? dim + count : dim)]);
}
BY_HAND(aoti_torch_get_size)(AtenTensorHandle self, int64_t dim, int64_t* out)->AOTITorchError {
  return pick(object_of(self).sizes, dim, out);
}
BY_HAND(aoti_torch_get_stride)(AtenTensorHandle self, int64_t dim, int64_t* out)->AOTITorchError {
  return pick(object_of(self).strides, dim, out);
}
BY_HAND(aoti_torch_get_sizes)(AtenTensorHandle self, int64_t** out)->AOTITorchError {
  return set(out, object_of(self).sizes.data());
}
BY_HAND(aoti_torch_get_strides)(AtenTensorHandle self, int64_t** out)->AOTITorchError {
  return set(out, object_of(self).strides.data());
}
BY_HAND(aoti_torch_get_numel)(AtenTensorHandle self, int64_t* out)->AOTITorchError {
  int64_t numel = 1;
  for (const int64_t size : object_of(self).sizes) numel *= size;
  return set(out, numel);
}
BY_HAND(aoti_torch_is_contiguous)(AtenTensorHandle, bool* out)->AOTITorchError {
  return set(out, true);
}
BY_HAND(aoti_torch_get_dtype)(AtenTensorHandle self, int32_t* out)->AOTITorchError {
  return set(out, object_of(self).dtype);
}
BY_HAND(aoti_torch_dtype_element_size)(int32_t dtype)->size_t {
  return dtype == 6 || dtype == 3 ? 4 : dtype == 4 || dtype == 7 ? 8 : 1;
}
BY_HAND(aoti_torch_get_device_type)(AtenTensorHandle self, int32_t* out)->AOTITorchError {
  return set(out, object_of(self).device_type);
}
BY_HAND(aoti_torch_get_device_index)(AtenTensorHandle self, int32_t* out)->AOTITorchError {
  return set(out, object_of(self).device_index);
}
inline void* data_of(AtenTensorHandle self) {
  alignas(16) static char memory[1024];
  return object_of(self).data ? object_of(self).data : memory;
}
BY_HAND(aoti_torch_get_data_ptr)(AtenTensorHandle self, void** out)->AOTITorchError {
  return set(out, data_of(self));
}
BY_HAND(torch_get_mutable_data_ptr)(AtenTensorHandle self, void** out)->AOTITorchError {
  return set(out, data_of(self));
}
BY_HAND(torch_get_const_data_ptr)(AtenTensorHandle self, const void** out)->AOTITorchError {
  return set(out, data_of(self));
}
BY_HAND(torch_has_storage)(AtenTensorHandle, bool* out)->AOTITorchError { return set(out, true); }

inline Object* shaped(int64_t ndim, const int64_t* sizes, const int64_t* strides, int32_t dtype,
                      int32_t device_type, int32_t device_index) {
  Object* object = new Object;
  object->sizes.assign(sizes, sizes + ndim);
  object->strides.assign(strides, strides + ndim);
  object->dtype = dtype;
  object->device_type = device_type;
  object->device_index = device_index;
  return object;
}
BY_HAND(aoti_torch_empty_strided)(int64_t ndim, const int64_t* sizes, const int64_t* strides,
                                  int32_t dtype, int32_t device_type, int32_t device_index,
                                  AtenTensorHandle* out)
    ->AOTITorchError {
  for (int64_t i = 0; i < ndim; ++i) {
    if (sizes[i] < 0) return fail("negative size");
  }
  return set(out, new_tensor(shaped(ndim, sizes, strides, dtype, device_type, device_index)));
}
BY_HAND(aoti_torch_as_strided)(AtenTensorHandle self, const int64_t* sizes, const int64_t* strides,
                               AtenTensorHandle* out)
    ->AOTITorchError {
  Object& of = object_of(self);
  const auto ndim = static_cast<int64_t>(of.sizes.size());  // real torch's reads as many, too
  Object* view = shaped(ndim, sizes, strides, of.dtype, of.device_type, of.device_index);
  retain(view->base = &of);
  return set(out, new_tensor(view));
}
BY_HAND(aoti_torch_create_tensor_from_blob)(void* data, int64_t ndim, const int64_t* sizes,
                                            const int64_t* strides, int64_t, int32_t dtype,
                                            int32_t device_type, int32_t device_index,
                                            AtenTensorHandle* out)
    ->AOTITorchError {
  Object* object = shaped(ndim, sizes, strides, dtype, device_type, device_index);
  object->data = data;
  return set(out, new_tensor(object));
}
BY_HAND(aoti_torch_create_tensor_from_blob_v2)(void* data, int64_t ndim, const int64_t* sizes,
                                               const int64_t* strides, int64_t, int32_t dtype,
                                               int32_t device_type, int32_t device_index,
                                               AtenTensorHandle* out, int32_t, const uint8_t*,
                                               int64_t)
    ->AOTITorchError {
  return by_hand::aoti_torch_create_tensor_from_blob(data, ndim, sizes, strides, 0, dtype,
                                                     device_type, device_index, out);
}
BY_HAND(torch_from_blob)(void* data, int64_t ndim, const int64_t* sizes, const int64_t* strides,
                         int64_t, int32_t dtype, int32_t device_type, int32_t device_index,
                         AtenTensorHandle* out, int32_t, const uint8_t*, int64_t,
                         void (*deleter)(void*, void*), void* context)
    ->AOTITorchError {
  Object* object = shaped(ndim, sizes, strides, dtype, device_type, device_index);
  object->data = data;
  object->deleter = deleter;
  object->context = context;
  return set(out, new_tensor(object));
}

BY_HAND(aoti_torch_tensor_to_ivalue)(AtenTensorHandle self, C10IValueHandle* out)->AOTITorchError {
  Handle& handle = make_handle(Kind::ivalue);
  retain(handle.object = &object_of(self));
  return set(out, pointer_to<C10IValueHandle>(handle));
}

// ---- generators, devices, threads ----
BY_HAND(torch_parse_device_string)(const char* text, uint32_t* type, int32_t* index)
    ->AOTITorchError {
  const bool cuda = strncmp(text, "cuda", 4) == 0;
  if (!cuda && strncmp(text, "cpu", 3) != 0) return fail("Expected one of cpu, cuda device type");
  set(type, cuda ? 1 : 0);
  return set(index, cuda && text[4] == ':' ? text[5] - '0' : -1);
}
BY_HAND(torch_get_num_threads)(uint32_t* out)->AOTITorchError { return set(out, 2); }
BY_HAND(torch_parallel_for)(int64_t begin, int64_t end, int64_t grain, ParallelFunc function,
                            void* context)
    ->AOTITorchError {
  const int64_t middle = end - begin > grain ? begin + (end - begin + 1) / 2 : end;
  std::thread other([=] {
    if (middle < end) function(middle, end, context);
  });
  function(begin, middle, context);
  other.join();
  return AOTI_TORCH_SUCCESS;
}

// ---- strings and lists ----
inline std::string& string_of(StringHandle handle) {
  return *reinterpret_cast<Handle*>(handle)->text;
}
BY_HAND(torch_new_string_handle)(const char* data, size_t length, StringHandle* out)
    ->AOTITorchError {
  Handle& handle = make_handle(Kind::string);
  handle.text = new std::string(data, length);
  return set(out, pointer_to<StringHandle>(handle));
}
BY_HAND(torch_string_c_str)(StringHandle handle, const char** out)->AOTITorchError {
  return set(out, string_of(handle).c_str());
}
BY_HAND(torch_string_length)(StringHandle handle, size_t* out)->AOTITorchError {
  return set(out, string_of(handle).size());
}
inline std::vector<StableIValue>& list_of(StableListHandle handle) {
  return *reinterpret_cast<Handle*>(handle)->list;
}
BY_HAND(torch_list_size)(StableListHandle handle, size_t* out)->AOTITorchError {
  return set(out, list_of(handle).size());
}
BY_HAND(torch_list_push_back)(StableListHandle handle, StableIValue element)->AOTITorchError {
  list_of(handle).push_back(element);
  return AOTI_TORCH_SUCCESS;
}
inline void check_index(StableListHandle handle, size_t index, const char* function) {
  if (index >= list_of(handle).size()) refuse(function, "an index beyond the list's end");
}
BY_HAND(torch_list_get_item)(StableListHandle handle, size_t index, StableIValue* out)
    ->AOTITorchError {
  check_index(handle, index, "torch_list_get_item");
  return set(out, list_of(handle)[index]);
}
BY_HAND(torch_list_set_item)(StableListHandle handle, size_t index, StableIValue element)
    ->AOTITorchError {
  check_index(handle, index, "torch_list_set_item");
  list_of(handle)[index] = element;
  return AOTI_TORCH_SUCCESS;
}

// ---- libraries and the dispatcher ----
inline AOTITorchError count_kernel(TorchLibraryHandle library) {
  ++reinterpret_cast<Handle*>(library)->kernels;
  ++kernels;
  return AOTI_TORCH_SUCCESS;
}
BY_HAND(aoti_torch_library_impl)(TorchLibraryHandle self, const char*,
                                 void (*)(StableIValue*, uint64_t, uint64_t))
    ->AOTITorchError {
  return count_kernel(self);
}
BY_HAND(torch_library_impl)(TorchLibraryHandle self, const char*,
                            void (*)(StableIValue*, uint64_t, uint64_t), uint64_t)
    ->AOTITorchError {
  return count_kernel(self);
}
BY_HAND_ALSO_FAILING(aoti_torch_call_dispatcher)(const char* op, const char* overload,
                                                 StableIValue* stack, bool fails)
    ->AOTITorchError {
  return dispatch(op, overload, stack, fails);
}
BY_HAND_ALSO_FAILING(torch_call_dispatcher)(const char* op, const char* overload,
                                            StableIValue* stack, uint64_t, bool fails)
    ->AOTITorchError {
  return dispatch(op, overload, stack, fails);
}

}  // namespace counting_shim::by_hand

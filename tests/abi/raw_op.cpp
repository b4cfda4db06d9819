// raw_op.cpp: one op from C declarations only. Shows who owns what, and how to fail at load.
// SPDX-License-Identifier: BSD-3-Clause
#include <string.h>  // memcpy
#include <torch/csrc/inductor/aoti_torch/c/shim.h>

namespace {
// The sentence, or null. An exception in an initialiser would end the process, so it records.
const char* status = nullptr;

struct Sizes {
  int64_t dim = 0;
  int64_t* sizes = nullptr;  // borrowed from the tensor, as are strides
  int64_t* strides = nullptr;
  int64_t numel = 0;
};

bool read(AtenTensorHandle x, Sizes* shape, float** data) {
  bool contiguous = false;
  int32_t dtype = 0, device = 0;
  void* pointer = nullptr;
  const bool known = aoti_torch_get_dim(x, &shape->dim) == AOTI_TORCH_SUCCESS &&
                     aoti_torch_get_sizes(x, &shape->sizes) == AOTI_TORCH_SUCCESS &&
                     aoti_torch_get_strides(x, &shape->strides) == AOTI_TORCH_SUCCESS &&
                     aoti_torch_get_numel(x, &shape->numel) == AOTI_TORCH_SUCCESS &&
                     aoti_torch_get_dtype(x, &dtype) == AOTI_TORCH_SUCCESS &&
                     aoti_torch_get_device_type(x, &device) == AOTI_TORCH_SUCCESS &&
                     aoti_torch_is_contiguous(x, &contiguous) == AOTI_TORCH_SUCCESS &&
                     aoti_torch_get_data_ptr(x, &pointer) == AOTI_TORCH_SUCCESS;
  *data = static_cast<float*>(pointer);
  return known && contiguous && dtype == aoti_torch_dtype<float>() &&
         device == aoti_torch_device_type_cpu();
}

AtenTensorHandle scaled(AtenTensorHandle x, double factor) {
  Sizes shape;
  float *in = nullptr, *out = nullptr;
  AtenTensorHandle result = nullptr;
  if (!read(x, &shape, &in)) return nullptr;
  if (aoti_torch_empty_strided(shape.dim, shape.sizes, shape.strides, aoti_torch_dtype<float>(),
                               aoti_torch_device_type_cpu(), 0, &result))
    return nullptr;
  if (!read(result, &shape, &out)) {
    aoti_torch_delete_tensor_object(result);
    return nullptr;
  }
  for (int64_t i = 0; i < shape.numel; ++i) out[i] = static_cast<float>(factor) * in[i] + 1.0f;
  return result;
}

// scale_plus_one(Tensor x, float factor) -> Tensor
void boxed(StableIValue* stack, uint64_t, uint64_t) {
  AtenTensorHandle x = nullptr;
  double factor = 0;
  memcpy(&x, &stack[0], sizeof x);
  memcpy(&factor, &stack[1], sizeof factor);
  AtenTensorHandle result = scaled(x, factor);
  aoti_torch_delete_tensor_object(x);  // a kernel owns its arguments, and gives its results away
  AOTI_TORCH_CHECK(result, "scale_plus_one: x must be a contiguous float32 tensor on cpu, factor ",
                   factor);
  memcpy(&stack[0], &result, sizeof result);
}

const bool registered = [] {
  TorchLibraryHandle library = nullptr;  // ours, and kept as long as the process: ops live in it
  if (aoti_torch_library_init_def("stablehand_raw", __FILE__, __LINE__, &library) ||
      aoti_torch_library_def(library, "scale_plus_one(Tensor x, float factor) -> Tensor"))
    status = "stablehand_raw: the op could not be defined: is another copy of this file loaded?";
  TorchLibraryHandle cpu = nullptr;
  if (!status && (aoti_torch_library_init_impl("stablehand_raw", "CPU", __FILE__, __LINE__, &cpu) ||
                  aoti_torch_library_impl(cpu, "scale_plus_one", &boxed)))
    status = "stablehand_raw: the CPU kernel could not be registered: see the output above";
  return !status;
}();
}  // namespace

extern "C" __attribute__((visibility("default"))) const char* stablehand_status() { return status; }

// accelerator.cpp: the current device and stream, and CUDA's error codes, from an extension that
// has no CUDA.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <tuple>
#include <utility>

// What <cuda_runtime.h> declares, for the macros: this file is compiled where there is no CUDA.
enum cudaError_t : int { cudaSuccess = 0, cudaErrorNoDevice = 100 };

namespace {

namespace accelerator = torch::stable::accelerator;
using accelerator::DeviceGuard;
using accelerator::Stream;

cudaError_t last = cudaSuccess;
cudaError_t cudaGetLastError() { return std::exchange(last, cudaSuccess); }
const char* cudaGetErrorString(cudaError_t error) {
  return error == cudaErrorNoDevice ? "no CUDA-capable device is detected" : "no error";
}

int64_t current_device() { return accelerator::getCurrentDeviceIndex(); }
int64_t current_stream(int64_t device) {
  return accelerator::getCurrentStream(static_cast<accelerator::DeviceIndex>(device)).id();
}
int64_t native_handle(int64_t device) {
  const auto v = STABLEHAND_AVAILABLE(2, 13);
  const Stream stream = accelerator::getCurrentStream(static_cast<int32_t>(device));
  return static_cast<int64_t>(reinterpret_cast<uintptr_t>(stream.nativeHandle(v)));
}
// The device that is current below a guard, and after a change.
std::tuple<int64_t, int64_t, int64_t> guarded(int64_t first, int64_t second) {
  DeviceGuard guard(static_cast<accelerator::DeviceIndex>(first));
  const int64_t inside = current_device();
  DeviceGuard moved(std::move(guard));
  moved.set_index(static_cast<accelerator::DeviceIndex>(second));
  const int64_t changed = current_device();
  guard = std::move(moved);
  return {inside, changed, current_device()};
}

// Objects that hold nothing.
void use_of(int64_t which) {
  Stream none(nullptr);
  Stream copy = none;
  Stream moved = std::move(copy);
  copy = moved;
  const Stream last_owner = std::move(moved);
  switch (which) {
    case 0:
      none.id();
      return;
    case 1:
      moved.id();
      return;
    case 2:
      last_owner.nativeHandle(STABLEHAND_AVAILABLE(2, 13));
      return;
    default:
      copy.id();
  }
}

void check(int64_t error) {
  if (error >= 0) {
    STD_CUDA_CHECK(static_cast<cudaError_t>(error));
  } else {
    last = cudaErrorNoDevice;
    STD_CUDA_KERNEL_LAUNCH_CHECK();
  }
}
// In an if without braces.
bool check_in_if(bool fail) {
  if (fail)
    STD_CUDA_CHECK(cudaErrorNoDevice);
  else
    return true;
  return false;
}

// torch_get_mutable_data_ptr came with 2.10; its fallback is as old as 2.9.
int64_t address(const torch::stable::Tensor& x) {
  void* pointer = nullptr;
  STABLE_TORCH_ERROR_CODE_CHECK(
      TORCH_DYNAMIC_VERSION_CALL(TORCH_VERSION_2_10_0, torch_get_mutable_data_ptr,
                                 aoti_torch_get_data_ptr, x.get(), &pointer));
  return static_cast<int64_t>(reinterpret_cast<uintptr_t>(pointer));
}
AOTITorchError no_native_handle(StreamHandle, void** result) {
  *result = result;
  return 7;
}
// 7 where the fallback is called: below 2.13, and for a version that no torch has.
int64_t fallback_of_2_13() {
  void* result = nullptr;
  return STABLEHAND_AVAILABLE(2, 13)
             ? 0
             : TORCH_DYNAMIC_VERSION_CALL_2_13_0(torch_stream_native_handle, no_native_handle,
                                                 nullptr, &result);
}
int64_t fallback_of_the_future() {
  void* result = nullptr;
  return TORCH_DYNAMIC_VERSION_CALL(TORCH_VERSION_2_15_0 + (1ULL << 48), torch_stream_native_handle,
                                    no_native_handle, nullptr, &result);
}
// The text of the last failure, where torch tells it.
bool tells_text(const torch::stable::Tensor& x) {
  int64_t size = 0;
  return aoti_torch_get_size(x.get(), 99, &size) != TORCH_SUCCESS &&
         TORCH_DYNAMIC_VERSION_CALL_2_13_0(torch_exception_get_what,
                                           torch::stable::detail::torch_shim_bc_const_char_ptr, );
}
}  // namespace

STABLE_TORCH_LIBRARY(stablehand_accelerator, m) {
  m.def("current_device() -> int");
  m.def("current_stream(int device) -> int");
  m.def("native_handle(int device) -> int");
  m.def("guarded(int first, int second) -> (int, int, int)");
  m.def("use_of(int which) -> ()");
  m.def("check(int error) -> ()");
  m.def("check_in_if(bool fail) -> bool");
  m.def("address(Tensor x) -> int");
  m.def("fallback_of_2_13() -> int");
  m.def("fallback_of_the_future() -> int");
  m.def("tells_text(Tensor x) -> bool");
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_accelerator, CompositeExplicitAutograd, m) {
  m.impl("current_device", TORCH_BOX(&current_device));
  m.impl("current_stream", TORCH_BOX(&current_stream));
  m.impl("native_handle", TORCH_BOX(&native_handle));
  m.impl("guarded", TORCH_BOX(&guarded));
  m.impl("use_of", TORCH_BOX(&use_of));
  m.impl("check", TORCH_BOX(&check));
  m.impl("check_in_if", TORCH_BOX(&check_in_if));
  m.impl("address", TORCH_BOX(&address));
  m.impl("fallback_of_2_13", TORCH_BOX(&fallback_of_2_13));
  m.impl("fallback_of_the_future", TORCH_BOX(&fallback_of_the_future));
  m.impl("tells_text", TORCH_BOX(&tells_text));
}

// device_checks.cu: STD_CUDA_CHECK and its like around real calls of CUDA.
// SPDX-License-Identifier: BSD-3-Clause
#include <cuda_runtime.h>
#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>

__global__ void add_one(float* data, int64_t size) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < size) {
    data[i] += 1.0F;
  }
}

namespace {

void add(const torch::stable::Tensor& x) {
  const torch::stable::accelerator::DeviceGuard guard(x.get_device_index());
  const auto blocks = static_cast<unsigned>((x.numel() + 255) / 256);
  add_one<<<blocks, 256>>>(x.mutable_data_ptr<float>(), x.numel());
  STD_CUDA_KERNEL_LAUNCH_CHECK();
}

int64_t devices() {
  int count = -1;
  STD_CUDA_CHECK(cudaGetDeviceCount(&count));
  return count;
}

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_device_checks, m) {
  m.def("add(Tensor(a!) x) -> ()");
  m.def("devices() -> int");
}
STABLE_TORCH_LIBRARY_IMPL(stablehand_device_checks, CUDA, m) { m.impl("add", TORCH_BOX(&add)); }
STABLE_TORCH_LIBRARY_IMPL(stablehand_device_checks, CompositeExplicitAutograd, m) {
  m.impl("devices", TORCH_BOX(&devices));
}

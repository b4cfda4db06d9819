// torch/csrc/stable/device_struct.h: Device, a device type and an index.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/core/DeviceType.h>
#include <torch/headeronly/macros/Macros.h>

#include <stdint.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

namespace accelerator {
using DeviceIndex = int32_t;
}
using DeviceIndex = accelerator::DeviceIndex;
using DeviceType = torch::headeronly::DeviceType;

// Index -1 means the current device of that type. Needs no libtorch; oldest torch: any.
class Device {
 public:
  Device(DeviceType type, DeviceIndex index = -1) noexcept : type_(type), index_(index) {}

  DeviceType type() const noexcept { return type_; }
  DeviceIndex index() const noexcept { return index_; }
  bool has_index() const noexcept { return index_ != -1; }
  void set_index(DeviceIndex index) { index_ = index; }
  bool is_cpu() const noexcept { return type_ == DeviceType::CPU; }
  bool is_cuda() const noexcept { return type_ == DeviceType::CUDA; }

  bool operator==(const Device& other) const noexcept {
    return type_ == other.type_ && index_ == other.index_;
  }
  bool operator!=(const Device& other) const noexcept { return !(*this == other); }

 private:
  DeviceType type_;
  DeviceIndex index_;
};

HIDDEN_NAMESPACE_END(torch, stable)

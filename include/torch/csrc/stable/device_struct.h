// torch/csrc/stable/device_struct.h: Device, a device type and an index.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/device_struct.h>)
#include_next <torch/csrc/stable/device_struct.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/device_struct.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#include <stablehand/availability.h>
#include <torch/headeronly/core/DeviceType.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>

#include <stdint.h>
#include <type_traits>                     // std::enable_if_t

HIDDEN_NAMESPACE_BEGIN(torch, stable)

namespace accelerator {
using DeviceIndex = int32_t;
}
using DeviceIndex = accelerator::DeviceIndex;
using DeviceType = torch::headeronly::DeviceType;

namespace detail {
template <class T, class = void>
C10_HIDDEN inline constexpr bool names_device = std::is_convertible_v<const T&, const char*>;
template <class T>
C10_HIDDEN inline constexpr bool
    names_device<T, std::void_t<decltype(std::declval<const T&>().c_str())>> =
        std::is_convertible_v<decltype(std::declval<const T&>().c_str()), const char*>;
}  // namespace detail

// Index -1 means the current device of that type.
class Device {
 public:
  // Throws std::runtime_error for an index below -1, or above 0 on the CPU. Needs no libtorch.
  Device(DeviceType type, DeviceIndex index = -1) : type_(type), index_(index) {
    STD_TORCH_CHECK(index >= -1, "the index must be -1 or more, but is ", index);
    STD_TORCH_CHECK(type != DeviceType::CPU || index <= 0,
                    "the index of the CPU must be -1 or 0, but is ", index);
  }
  // "cpu", "cuda:1" …, from a std::string or a literal; throws what torch says about another text.
  // Oldest torch 2.10.
  template <class Text, std::enable_if_t<detail::names_device<Text>, int> = 0>
  Device(stablehand::since<10> v, const Text& text);
  template <class Text, std::enable_if_t<detail::names_device<Text>, int> = 0>
  STABLEHAND_SINCE_2_10("Device(const std::string&)")
  Device(const Text& text);

  Device(const Device&) = default;
  Device(Device&&) noexcept = default;
  Device& operator=(const Device&) = default;
  Device& operator=(Device&&) noexcept = default;

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

// Whoever sees the class can link every member.
#include <torch/csrc/stable/device_inl.h>  // IWYU pragma: export

#endif  // STABLEHAND_SERVED_BY_TORCH

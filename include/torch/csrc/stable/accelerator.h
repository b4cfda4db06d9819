// torch/csrc/stable/accelerator.h: the current device and stream of torch's accelerator.
// SPDX-License-Identifier: BSD-3-Clause
//
// The accelerator is the device type that torch was built for (CUDA, ROCm, XPU …). Without one
// every call throws std::runtime_error. Oldest torch 2.9, but for nativeHandle.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/stable/accelerator.h>
#else

#include <torch/csrc/stable/device_struct.h>  // DeviceIndex
#include <torch/csrc/stable/macros.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable, accelerator)

using DeleterFnPtr = void (*)(void*);
using StreamId = int64_t;

inline void delete_device_guard(void* guard) noexcept {
  aoti_torch_delete_device_guard(static_cast<DeviceGuardHandle>(guard));
}

// Torch keeps the lowest 8 bits of an index; -1 is the current device.
inline void expect_index(DeviceIndex index) {
  STD_TORCH_CHECK(index >= -1 && index <= INT8_MAX,
                  "the index of a device must be from -1 to 127, but is ", index);
}

// Makes a device the current one, until the guard goes; -1 leaves the current one.
class DeviceGuard {
 public:
  explicit DeviceGuard() = delete;
  explicit DeviceGuard(DeviceIndex index) {
    expect_index(index);
    detail::check(aoti_torch_create_device_guard(index, &guard_), "DeviceGuard(DeviceIndex)");
  }
  DeviceGuard(DeviceGuard&& other) noexcept : guard_(other.guard_) { other.guard_ = nullptr; }
  DeviceGuard& operator=(DeviceGuard&& other) noexcept {
    DeviceGuardHandle mine = guard_;
    guard_ = other.guard_;
    other.guard_ = mine;
    return *this;
  }
  ~DeviceGuard() {
    if (guard_) {
      delete_device_guard(guard_);
    }
  }

  void set_index(DeviceIndex index) {
    detail::expect_handle(guard_, "DeviceGuard::set_index");
    expect_index(index);
    detail::check(aoti_torch_device_guard_set_index(guard_, index), "DeviceGuard::set_index");
  }

 private:
  DeviceGuardHandle guard_ = nullptr;
};

// A stream of the accelerator. Copies share it; thread-safe as a std::shared_ptr is.
class Stream {
 public:
  explicit Stream() = delete;
  // Takes over `stream`, also when it throws.
  explicit Stream(StreamHandle stream) {
    Shared guard{stream};
    shared_ = new Shared;
    shared_->stream = guard.stream;
    guard.stream = nullptr;
  }
  Stream(const Stream& other) noexcept : shared_(other.shared_) {
    if (shared_) {
      __atomic_add_fetch(&shared_->owners, 1, __ATOMIC_RELAXED);
    }
  }
  Stream(Stream&& other) noexcept : shared_(other.shared_) { other.shared_ = nullptr; }
  Stream& operator=(Stream other) noexcept {
    Shared* mine = shared_;
    shared_ = other.shared_;
    other.shared_ = mine;
    return *this;
  }
  ~Stream() {
    if (shared_ && __atomic_sub_fetch(&shared_->owners, 1, __ATOMIC_ACQ_REL) == 0) {
      delete shared_;
    }
  }

  StreamId id() const {
    StreamId result;
    detail::check(aoti_torch_stream_id(handle("Stream::id"), &result), "Stream::id");
    return result;
  }

  // The cudaStream_t, hipStream_t, sycl::queue* … itself, borrowed. Oldest torch 2.13; before,
  // aoti_torch_get_current_cuda_stream has CUDA's current one.
  void* nativeHandle(stablehand::since<13> v) const {
    void* result;
    detail::check(
        v(stablehand::newer::torch_stream_native_handle)(handle("Stream::nativeHandle"), &result),
        "Stream::nativeHandle");
    return result;
  }
  STABLEHAND_SINCE_2_13("Stream::nativeHandle") void* nativeHandle() const {
    return nativeHandle(stablehand::since<13>{true});
  }

 private:
  struct Shared {
    StreamHandle stream = nullptr;
    int owners = 1;
    ~Shared() {
      if (stream) {
        aoti_torch_delete_stream(stream);
      }
    }
  };
  StreamHandle handle(const char* function) const {
    StreamHandle stream = shared_ ? shared_->stream : nullptr;
    detail::expect_handle(stream, function);
    return stream;
  }
  Shared* shared_;
};

// The calling thread's current stream of a device, -1 for the current one.
inline Stream getCurrentStream(DeviceIndex device_index) {
  expect_index(device_index);
  StreamHandle stream = nullptr;
  detail::check(aoti_torch_get_current_stream(device_index, &stream), "getCurrentStream");
  return Stream(stream);
}

inline DeviceIndex getCurrentDeviceIndex() {
  DeviceIndex result;
  detail::check(aoti_torch_get_current_device_index(&result), "getCurrentDeviceIndex");
  return result;
}

HIDDEN_NAMESPACE_END(torch, stable, accelerator)

#endif  // STABLEHAND_SERVED_BY_TORCH

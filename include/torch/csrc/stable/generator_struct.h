// torch/csrc/stable/generator_struct.h: Generator, a handle on a state of random numbers.
// SPDX-License-Identifier: BSD-3-Clause
//
// Copies share the state, as in Python's h = g. Oldest torch 2.13: below, a kernel that takes one
// does not compile but by STABLEHAND_BOX, so one that exists needs no token.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/generator_struct.h>)
#include_next <torch/csrc/stable/generator_struct.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/generator_struct.h came with torch 2.13, and the torch on the include path is older: compile with torch 2.13 or newer."
#endif
#else

#include <stablehand/availability.h>
#include <torch/csrc/stable/device_struct.h>
#include <torch/csrc/stable/macros.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

class Generator {
 public:
  // Takes over `handle`, which must be a new reference. Takes none of a torch below 2.13, which
  // has no function to free it.
  explicit Generator(stablehand::since<13>, AtenGeneratorHandle handle) noexcept
      : handle_(handle) {}
  STABLEHAND_SINCE_2_13("Generator(AtenGeneratorHandle)")
  explicit Generator(AtenGeneratorHandle handle) noexcept : handle_(handle) {}
  Generator(const Generator& other) : handle_(other.new_handle()) {}
  Generator(Generator&& other) noexcept : handle_(other.release()) {}
  Generator& operator=(const Generator& other) {
    Generator copy(other);
    return *this = static_cast<Generator&&>(copy);
  }
  Generator& operator=(Generator&& other) noexcept {
    AtenGeneratorHandle mine = handle_;
    handle_ = other.handle_;
    other.handle_ = mine;
    return *this;
  }
  ~Generator() {
    if (handle_ && stablehand::newer::torch_delete_generator) {
      stablehand::newer::torch_delete_generator(handle_);
    }
  }

  // The handle, borrowed: valid as long as this Generator. Null after a move.
  AtenGeneratorHandle get() const noexcept { return handle_; }

  // Gives the handle to the caller, who frees it; this Generator is as after a move. Not in
  // PyTorch.
  AtenGeneratorHandle release() noexcept {
    AtenGeneratorHandle mine = handle_;
    handle_ = nullptr;
    return mine;
  }

  Device device() const;

 private:
  AtenGeneratorHandle new_handle() const {
    AtenGeneratorHandle result = nullptr;
    if (handle_) {
      detail::check(stablehand::since<13>{true}(
                        stablehand::newer::torch_new_generator_handle)(handle_, &result),
                    "Generator(const Generator&)");
    }
    return result;
  }

  AtenGeneratorHandle handle_;
};

HIDDEN_NAMESPACE_END(torch, stable)

// Whoever sees the class can link every member.
#include <torch/csrc/stable/generator_inl.h>  // IWYU pragma: export

#endif  // STABLEHAND_SERVED_BY_TORCH

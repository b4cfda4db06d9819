// torch/csrc/stable/macros.h: turns the error codes of torch's C functions, and CUDA's, into
// exceptions.
// SPDX-License-Identifier: BSD-3-Clause
//
// The text is libtorch's own where the running torch hands it out (2.13 and newer), whatever the
// target; nothing is printed. Older torches keep the text to themselves and print it with a trace
// to stderr, so check arguments before calling.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/csrc/stable/macros.h>)
#include_next <torch/csrc/stable/macros.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/csrc/stable/macros.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/shim_utils.h>

#ifndef STABLEHAND_DECLARES_STABLE_C_SHIM
#error \
    "torch's own torch/csrc/stable/c/shim.h was included before Stablehand's headers: put Stablehand's include folders first."
#endif

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

// The text of the last failure on this thread, or null where the running torch does not tell
// (below 2.13).
C10_NOINLINE inline const char* last_error() noexcept {
  if (!stablehand::newer::torch_exception_get_what_without_backtrace) {
    return nullptr;
  }
  const char* what = stablehand::newer::torch_exception_get_what_without_backtrace();
  return what && *what ? what : nullptr;
}

// Throws std::runtime_error for a C call that failed. `call` is its source text or its name; line 0
// leaves the place out.
[[noreturn]] C10_NOINLINE inline void throw_exception(const char* call, const char* file,
                                                      int64_t line) {
  torch::headeronly::detail::Text text;
  if (const char* what = last_error()) {
    append(text, what);
    append(text, " (");
    append(text, call);
  } else {
    append(
        text,
        "torch refused this call, and this version keeps the reason to itself (it is printed on stderr, and from torch 2.13 it stands here) (");
    append(text, call);
  }
  if (line != 0) {
    append(text, ", ");
    append(text, file);
    append(text, ":");
    append(text, line);
  }
  append(text, ")");
  throw_text(text);
}

// For our own wrappers: the name of the function is enough to find the place.
[[noreturn]] C10_NOINLINE inline void throw_failed(const char* function) {
  throw_exception(function, "", 0);
}

C10_ALWAYS_INLINE void check(AOTITorchError code, const char* function) {
  if (C10_UNLIKELY(code != TORCH_SUCCESS)) {
    throw_failed(function);
  }
}

[[noreturn]] C10_NOINLINE inline void throw_null(const char* function) {
  torch::headeronly::detail::Text text;
  append(text, function);
  append(text, ": there is no object: it was moved away, or null was passed");
  throw_text(text);
}

// Torch's C functions do not look: null ends the process.
C10_ALWAYS_INLINE void expect_handle(const void* handle, const char* function) {
  if (C10_UNLIKELY(handle == nullptr)) {
    throw_null(function);
  }
}

// What a newer C function falls back to where it is not there: no text.
inline const char* torch_shim_bc_const_char_ptr() noexcept { return nullptr; }

// The running torch's text for a CUDA error; below 2.10, and where torch has no CUDA, the
// toolkit's.
C10_NOINLINE inline void check_cuda(int32_t error, const char* name, const char* file,
                                    const char* function, uint32_t line) {
  char* message = nullptr;
  torch::headeronly::detail::Text text;
  // Asked without an error too: it knows of assertions that failed on the device.
  if (stablehand::newer::torch_c10_cuda_check_msg) {
    stablehand::newer::torch_c10_cuda_check_msg(error, file, function, line, true, &message);
  }
  if (message) {
    append(text, message);
    stablehand::newer::torch_c10_cuda_free_error_msg(message);
  } else if (error == 0) {
    return;
  } else {
    append(text, "CUDA error: ");
    append(text, name);
    append(text, " (");
    append(text, function);
    append(text, ", ");
    append(text, file);
    append(text, ":");
    append(text, line);
    append(text, ")");
  }
  throw_text(text);
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

// Throws std::runtime_error with the call, file and line when `call` does not return TORCH_SUCCESS.
#define STABLE_TORCH_ERROR_CODE_CHECK(call)                                         \
  do {                                                                              \
    if (C10_UNLIKELY((call) != TORCH_SUCCESS)) {                                    \
      ::torch::stable::detail::throw_exception(#call, __FILE__, int64_t{__LINE__}); \
    }                                                                               \
  } while (0)

// Throws std::runtime_error unless `EXPR`, a cudaError_t, is cudaSuccess. For files that include
// <cuda_runtime.h>; any torch.
#define STD_CUDA_CHECK(EXPR)                                                                      \
  do {                                                                                            \
    const cudaError_t stablehand_error = (EXPR);                                                  \
    ::torch::stable::detail::check_cuda(static_cast<int32_t>(stablehand_error),                   \
                                        cudaGetErrorString(stablehand_error), __FILE__, __func__, \
                                        uint32_t{__LINE__});                                      \
  } while (0)

// Behind a kernel<<<…>>>(…): the launch's own error.
#define STD_CUDA_KERNEL_LAUNCH_CHECK() STD_CUDA_CHECK(cudaGetLastError())

// Calls SHIM_FUNCTION, a C function that came to torch with a version, where the running torch has
// it, and FALLBACK_FUNCTION, of the same type, elsewhere. Difference from PyTorch's: the function
// must be one that these headers know, and no symbol is searched for at the call.
#define TORCH_DYNAMIC_VERSION_CALL(VERSION_SHIM_PRESENT, SHIM_FUNCTION, FALLBACK_FUNCTION, ...) \
  ((::aoti_torch_abi_version() >= (VERSION_SHIM_PRESENT) && ::stablehand::newer::SHIM_FUNCTION  \
        ? ::stablehand::newer::SHIM_FUNCTION                                                    \
        : &FALLBACK_FUNCTION)(__VA_ARGS__))
#define TORCH_DYNAMIC_VERSION_CALL_2_13_0(SHIM_FUNCTION, FALLBACK_FUNCTION, ...) \
  TORCH_DYNAMIC_VERSION_CALL(TORCH_VERSION_2_13_0, SHIM_FUNCTION, FALLBACK_FUNCTION, __VA_ARGS__)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/csrc/stable/macros.h: turns the error codes of torch's C functions into exceptions.
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

HIDDEN_NAMESPACE_END(torch, stable, detail)

// Throws std::runtime_error with the call, file and line when `call` does not return TORCH_SUCCESS.
#define STABLE_TORCH_ERROR_CODE_CHECK(call)                                         \
  do {                                                                              \
    if (C10_UNLIKELY((call) != TORCH_SUCCESS)) {                                    \
      ::torch::stable::detail::throw_exception(#call, __FILE__, int64_t{__LINE__}); \
    }                                                                               \
  } while (0)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/headeronly/util/shim_utils.h: turns the error codes of libtorch's C functions into
// exceptions.
// SPDX-License-Identifier: BSD-3-Clause
//
//   TORCH_ERROR_CODE_CHECK(aoti_torch_get_numel(handle, &numel));
//
// throws std::runtime_error with the call and the place; it knows no more of the reason, which only
// libtorch could tell.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/shim_utils.h>
#else

#include <torch/headeronly/detail/text.h>
#include <torch/headeronly/macros/Macros.h>

#define TORCH_SUCCESS 0
#define TORCH_FAILURE 1

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

[[noreturn]] STABLEHAND_COLD inline void throw_exception(const char* call, const char* file,
                                                         int64_t line) {
  Text text;
  append(text, call);
  append(text, " API call failed at ");
  append(text, file);
  append(text, ", line ");
  append(text, line);
  throw_text(text);
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

#define TORCH_ERROR_CODE_CHECK(call)                                           \
  do {                                                                         \
    if (C10_UNLIKELY((call) != TORCH_SUCCESS)) {                               \
      ::torch::headeronly::detail::throw_exception(#call, __FILE__, __LINE__); \
    }                                                                          \
  } while (0)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/headeronly/util/Exception.h: checks that throw std::runtime_error with a message.
// SPDX-License-Identifier: BSD-3-Clause
//
//   STD_TORCH_CHECK(x.dim() == 2, "x: expected 2 dimensions, got ", x.dim());
//
// throws "function, file:line, x: expected 2 dimensions, got 3". The values after the condition are
// evaluated only when it is false. Differences from PyTorch's: without a message, the text names
// the condition; a manipulator such as std::hex has no effect on the values that follow;
// STRIP_ERROR_MESSAGES is not looked at, since it would give one inline function two bodies; a
// message of more than 4096 bytes is cut and says so.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/Exception.h>
#else

#include <torch/headeronly/detail/text.h>
#include <torch/headeronly/macros/Export.h>
#include <torch/headeronly/macros/Macros.h>

// nvcc no longer sees that a function cannot return when a constant condition is wrapped.
#if defined(__CUDACC__)
#define C10_UNLIKELY_OR_CONST(e) e
#else
#define C10_UNLIKELY_OR_CONST(e) C10_UNLIKELY(e)
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// Few types reach check_failed, so that the checks of a library share its instances.
inline const char* passed(const char* value) { return value; }
inline long long passed(bool value) { return value; }
inline long long passed(short value) { return value; }
inline long long passed(int value) { return value; }
inline long long passed(long value) { return value; }
inline long long passed(long long value) { return value; }
inline unsigned long long passed(unsigned short value) { return value; }
inline unsigned long long passed(unsigned value) { return value; }
inline unsigned long long passed(unsigned long value) { return value; }
inline unsigned long long passed(unsigned long long value) { return value; }
inline double passed(float value) { return value; }
inline double passed(double value) { return value; }
template <class T>
const T& passed(const T& value) {
  return value;
}

STABLEHAND_COLD inline void append_place(Text& text, const char* function, const char* file,
                                         int line) {
  append(text, function);
  append(text, ", ");
  append(text, file);
  append(text, ':');
  append(text, line);
  append(text, ", ");
}

template <class... Passed>
[[noreturn]] STABLEHAND_COLD void check_failed(const char* function, const char* file, int line,
                                               Passed... values) {
  Text text;
  append_place(text, function, file, line);
  (append(text, values), ...);
  throw_text(text);
}

// Called with the values of a check that failed. A class, so that a check without any needs no
// extension of the preprocessor; always inlined, so that what is not used is not even in the file.
struct FailedCheck {
  const char* function;
  const char* file;
  int line;
  const char* expectation;

  template <class... T>
  [[noreturn]] C10_ALWAYS_INLINE void operator()(const T&... values) const {
    if constexpr (sizeof...(T) == 0) {
      check_failed<const char*>(function, file, line, expectation);
    } else {
      check_failed<decltype(passed(values))...>(function, file, line, passed(values)...);
    }
  }
};

struct CheckMessage {
  const char* expectation;

  const char* operator()() const { return expectation; }
  const char* operator()(const char* message) const { return message; }
  template <class... T>
  Text operator()(const T&... values) const {
    Text text;
    (append(text, values), ...);
    return text;
  }
};

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

#define STABLEHAND_EXPECTATION(condition) "Expected " condition " to be true, but got false."

// The message alone: what converts to const char* and lives until the end of the full expression.
#define STD_TORCH_CHECK_MSG(cond, type, ...) \
  (::torch::headeronly::detail::CheckMessage{STABLEHAND_EXPECTATION(#cond)}(__VA_ARGS__))

#define STD_TORCH_CHECK(cond, ...)                                                          \
  do {                                                                                      \
    if (C10_UNLIKELY_OR_CONST(!(cond))) {                                                   \
      ::torch::headeronly::detail::FailedCheck{__func__, __FILE__, __LINE__,                \
                                               STABLEHAND_EXPECTATION(#cond)}(__VA_ARGS__); \
    }                                                                                       \
  } while (0)

#endif  // STABLEHAND_SERVED_BY_TORCH

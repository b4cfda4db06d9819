// torch/headeronly/macros/Macros.h: compiler, visibility and device macros under PyTorch's names.
// SPDX-License-Identifier: BSD-3-Clause
//
// Usable from C, C++, CUDA, HIP and SYCL. Difference from PyTorch's: with USE_ROCM, C10_WARP_SIZE
// exists in device code only, because on the host it would be a call into libtorch.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/macros/Macros.h>
#else

#ifndef C10_MACROS_MACROS_H_
#define C10_MACROS_MACROS_H_

#include <torch/headeronly/macros/Export.h>

#ifdef __cplusplus
#include <cstdint>  // std::int64_t and its like, which users of this header count on
#else
#include <stdint.h>
#endif

// ---- text and names ----
#define C10_CONCATENATE_IMPL(s1, s2) s1##s2
#define C10_CONCATENATE(s1, s2) C10_CONCATENATE_IMPL(s1, s2)
#define C10_STRINGIZE_IMPL(x) #x
#define C10_STRINGIZE(x) C10_STRINGIZE_IMPL(x)
#define C10_MACRO_EXPAND(args) args

#ifdef __COUNTER__
#define C10_UID __COUNTER__
#else
#define C10_UID __LINE__
#endif
#define C10_ANONYMOUS_VARIABLE(str) C10_CONCATENATE(str, C10_UID)

// ---- attributes ----
#ifdef __has_cpp_attribute
#define C10_HAS_CPP_ATTRIBUTE(x) __has_cpp_attribute(x)
#else
#define C10_HAS_CPP_ATTRIBUTE(x) (0)
#endif

#if defined(__clang__) && defined(__cplusplus)
#define C10_LIFETIMEBOUND [[clang::lifetimebound]]
#else
#define C10_LIFETIMEBOUND
#endif

#define C10_NODISCARD [[nodiscard]]
#define C10_UNUSED [[maybe_unused]]
#define C10_RESTRICT __restrict

#if defined(__GNUC__)
#define C10_USED __attribute__((__used__))
#define C10_NOINLINE __attribute__((__noinline__))
#define C10_ALWAYS_INLINE __attribute__((__always_inline__)) inline
#define C10_ALWAYS_INLINE_ATTRIBUTE __attribute__((__always_inline__))
#define C10_ATTR_VISIBILITY_HIDDEN __attribute__((__visibility__("hidden")))
#define C10_LIKELY(expr) (__builtin_expect(static_cast<bool>(expr), 1))
#define C10_UNLIKELY(expr) (__builtin_expect(static_cast<bool>(expr), 0))
#define STABLEHAND_UNREACHABLE() __builtin_unreachable()
#else
#define C10_USED
#define C10_ATTR_VISIBILITY_HIDDEN
#define C10_LIKELY(expr) (expr)
#define C10_UNLIKELY(expr) (expr)
#if defined(_MSC_VER)
#define C10_NOINLINE __declspec(noinline)
#define STABLEHAND_UNREACHABLE() __assume(0)
#define C10_ALWAYS_INLINE __forceinline
#else
#define STABLEHAND_UNREACHABLE() static_cast<void>(0)
#define C10_NOINLINE
#define C10_ALWAYS_INLINE inline
#endif
#define C10_ALWAYS_INLINE_ATTRIBUTE  // used on lambdas, where Microsoft's compiler takes no such
                                     // mark
#endif

// Leaves no symbol behind that another library could pick up.
#define C10_ERASE C10_ALWAYS_INLINE C10_ATTR_VISIBILITY_HIDDEN

#define C10_DISABLE_COPY_AND_ASSIGN(classname) \
  classname(const classname&) = delete;        \
  classname& operator=(const classname&) = delete

// ---- sanitizers ----
#if defined(__clang__)
#define STABLEHAND_NO_SANITIZE(kind) __attribute__((no_sanitize(kind)))
#else
#define STABLEHAND_NO_SANITIZE(kind)
#endif
#define __ubsan_ignore_float_divide_by_zero__ STABLEHAND_NO_SANITIZE("float-divide-by-zero")
#define __ubsan_ignore_float_cast_overflow__ STABLEHAND_NO_SANITIZE("float-cast-overflow")
#define __ubsan_ignore_signed_int_overflow__ STABLEHAND_NO_SANITIZE("signed-integer-overflow")
#define __ubsan_ignore_pointer_overflow__ STABLEHAND_NO_SANITIZE("pointer-overflow")
#define __ubsan_ignore_function__ STABLEHAND_NO_SANITIZE("function")
#define __ubsan_ignore_undefined__ STABLEHAND_NO_SANITIZE("undefined")

#if defined(__SANITIZE_ADDRESS__)
#define C10_ASAN_ENABLED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define C10_ASAN_ENABLED 1
#endif
#endif
#ifndef C10_ASAN_ENABLED
#define C10_ASAN_ENABLED 0
#endif

#if defined(__has_feature)
#if __has_feature(undefined_behavior_sanitizer)
#define C10_UBSAN_ENABLED 1
#endif
#endif
#ifndef C10_UBSAN_ENABLED
#define C10_UBSAN_ENABLED 0
#endif

// ---- diagnostics ----
#define STABLEHAND_PRAGMA_(text) _Pragma(#text)
#define STABLEHAND_PRAGMA(text) STABLEHAND_PRAGMA_(text)
#if defined(__clang__)
#define C10_CLANG_DIAGNOSTIC_PUSH() _Pragma("clang diagnostic push")
#define C10_CLANG_DIAGNOSTIC_POP() _Pragma("clang diagnostic pop")
#define C10_CLANG_DIAGNOSTIC_IGNORE(flag) STABLEHAND_PRAGMA(clang diagnostic ignored flag)
#define C10_CLANG_HAS_WARNING(flag) __has_warning(flag)
#define C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED(warning)            \
  _Pragma("clang diagnostic push")                                     \
      _Pragma("clang diagnostic ignored \"-Wunknown-warning-option\"") \
          STABLEHAND_PRAGMA(clang diagnostic ignored warning)
#define C10_DIAGNOSTIC_POP() _Pragma("clang diagnostic pop")
#else
#define C10_CLANG_DIAGNOSTIC_PUSH()
#define C10_CLANG_DIAGNOSTIC_POP()
#define C10_CLANG_DIAGNOSTIC_IGNORE(flag)
#define C10_CLANG_HAS_WARNING(flag) 0
#if defined(__GNUC__)
#define C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED(warning)                      \
  _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wpragmas\"") \
      STABLEHAND_PRAGMA(GCC diagnostic ignored warning)
#define C10_DIAGNOSTIC_POP() _Pragma("GCC diagnostic pop")
#else
#define C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED(warning)
#define C10_DIAGNOSTIC_POP()
#endif
#endif

// ---- platform ----
#if defined(__APPLE__)
#include <TargetConditionals.h>  // TARGET_OS_IPHONE
#endif
#if defined(__ANDROID__)
#define C10_ANDROID 1
#define C10_MOBILE 1
#elif defined(__APPLE__) && TARGET_OS_IPHONE
#define C10_IOS 1
#define C10_MOBILE 1
#endif
#if defined(C10_MOBILE)
#define C10_ALWAYS_INLINE_UNLESS_MOBILE inline
#else
#define C10_ALWAYS_INLINE_UNLESS_MOBILE C10_ALWAYS_INLINE
#endif

#ifndef HAS_DEMANGLE
#if defined(C10_MOBILE) || defined(_WIN32) || defined(__EMSCRIPTEN__)
#define HAS_DEMANGLE 0
#else
#define HAS_DEMANGLE 1
#endif
#endif

#define CONSTEXPR_EXCEPT_WIN_CUDA constexpr
#define C10_HOST_CONSTEXPR_EXCEPT_WIN_CUDA constexpr
#define STATIC_CONSTEXPR_STR_INL_EXCEPT_WIN_CUDA(field, val) \
  static constexpr const char field[] = val;
#define STATIC_CONST_STR_OUT_OF_LINE_FOR_WIN_CUDA(cls, field, val)

// g++ before 13 (in C++17) and clang before 13 copy what newer ones move out of a function by
// themselves.
#if defined(__clang__) ? __clang_major__ < 13 \
                       : (defined(__GNUC__) && __GNUC__ < 13 && __cplusplus < 202002L)
#define C10_RETURN_MOVE_IF_OLD_COMPILER 1
#else
#define C10_RETURN_MOVE_IF_OLD_COMPILER 0
#endif

// ---- namespaces ----
// HIDDEN_NAMESPACE_BEGIN(a, b, c) … HIDDEN_NAMESPACE_END(a, b, c), one to three names: what stands
// between belongs to this library alone, whatever the flags, so that two extensions made from
// different headers can share a process.
#define STABLEHAND_PICK_4TH(_1, _2, _3, picked, ...) picked
#define STABLEHAND_OPEN_1(a) namespace a C10_HIDDEN {
#define STABLEHAND_OPEN_2(a, b) \
  namespace a {                 \
  namespace b C10_HIDDEN {
#define STABLEHAND_OPEN_3(a, b, c) \
  namespace a::b {                 \
  namespace c C10_HIDDEN {
#define STABLEHAND_CLOSE_1(...) }
#define STABLEHAND_CLOSE_2(...) \
  }                             \
  }
#define HIDDEN_NAMESPACE_BEGIN(...)                                                               \
  STABLEHAND_PICK_4TH(__VA_ARGS__, STABLEHAND_OPEN_3, STABLEHAND_OPEN_2, STABLEHAND_OPEN_1, none) \
  (__VA_ARGS__)
#define HIDDEN_NAMESPACE_END(...)                                                              \
  STABLEHAND_PICK_4TH(__VA_ARGS__, STABLEHAND_CLOSE_2, STABLEHAND_CLOSE_2, STABLEHAND_CLOSE_1, \
                      none)                                                                    \
  (__VA_ARGS__)

#ifdef __cplusplus
// PyTorch's headers make c10's names visible in at and caffe2, and code says at::Half.
namespace c10 {}
namespace c10::cuda {}
namespace c10::hip {}
namespace c10::xpu {}
namespace at {
using namespace c10;
}
namespace at::cuda {
using namespace c10::cuda;
using namespace c10::hip;
}  // namespace at::cuda
namespace at::xpu {
using namespace c10::xpu;
}
namespace caffe2 {
using namespace c10;
}
#endif

#include <torch/headeronly/detail/device_macros.h>

#endif  // C10_MACROS_MACROS_H_

#endif  // STABLEHAND_SERVED_BY_TORCH

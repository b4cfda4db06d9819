// torch/csrc/stable/detail/availability_macros.h: what a target version refuses.
// SPDX-License-Identifier: BSD-3-Clause
// Generated from spec/shim.tsv by tools/generate.py; do not edit.
// clang-format off
//
// STABLEHAND_SINCE_2_N(what): nothing when the target is torch 2.N or newer, else a
// compile error at every use of what it marks.
#pragma once
#include <torch/csrc/stable/version.h>

#if TORCH_FEATURE_VERSION < TORCH_VERSION_2_10_0
#define STABLEHAND_TARGET_MINOR 9
#elif TORCH_FEATURE_VERSION < TORCH_VERSION_2_11_0
#define STABLEHAND_TARGET_MINOR 10
#elif TORCH_FEATURE_VERSION < TORCH_VERSION_2_12_0
#define STABLEHAND_TARGET_MINOR 11
#elif TORCH_FEATURE_VERSION < TORCH_VERSION_2_13_0
#define STABLEHAND_TARGET_MINOR 12
#elif TORCH_FEATURE_VERSION < TORCH_VERSION_2_14_0
#define STABLEHAND_TARGET_MINOR 13
#elif TORCH_FEATURE_VERSION < TORCH_VERSION_2_15_0
#define STABLEHAND_TARGET_MINOR 14
#else
#define STABLEHAND_TARGET_MINOR 15
#endif

#define STABLEHAND_TEXT_(x) #x
#define STABLEHAND_TEXT(x) STABLEHAND_TEXT_(x)
#define STABLEHAND_REFUSE(what, minor)                                                           \
  __attribute__((unavailable(what " needs torch 2." #minor ", the target is 2." STABLEHAND_TEXT( \
      STABLEHAND_TARGET_MINOR) ": raise TORCH_TARGET_VERSION, or write if (auto v = "            \
      "STABLEHAND_AVAILABLE(2, " #minor ")) and pass v first")))

#define STABLEHAND_SINCE_2_9(what)
#if STABLEHAND_TARGET_MINOR >= 10
#define STABLEHAND_SINCE_2_10(what)
#else
#define STABLEHAND_SINCE_2_10(what) STABLEHAND_REFUSE(what, 10)
#endif
#if STABLEHAND_TARGET_MINOR >= 11
#define STABLEHAND_SINCE_2_11(what)
#else
#define STABLEHAND_SINCE_2_11(what) STABLEHAND_REFUSE(what, 11)
#endif
#if STABLEHAND_TARGET_MINOR >= 12
#define STABLEHAND_SINCE_2_12(what)
#else
#define STABLEHAND_SINCE_2_12(what) STABLEHAND_REFUSE(what, 12)
#endif
#if STABLEHAND_TARGET_MINOR >= 13
#define STABLEHAND_SINCE_2_13(what)
#else
#define STABLEHAND_SINCE_2_13(what) STABLEHAND_REFUSE(what, 13)
#endif
#if STABLEHAND_TARGET_MINOR >= 14
#define STABLEHAND_SINCE_2_14(what)
#else
#define STABLEHAND_SINCE_2_14(what) STABLEHAND_REFUSE(what, 14)
#endif
#if STABLEHAND_TARGET_MINOR >= 15
#define STABLEHAND_SINCE_2_15(what)
#else
#define STABLEHAND_SINCE_2_15(what) STABLEHAND_REFUSE(what, 15)
#endif

// Default visibility, because linkers make a hidden weak reference null without a word.
#define STABLEHAND_WEAK __attribute__((weak, visibility("default")))
// A second declaration of the same symbol: without 'unavailable', which clang would carry over
// between extern "C" twins.
#ifdef __APPLE__
#define STABLEHAND_SYMBOL(name) __asm__("_" name)
#else
#define STABLEHAND_SYMBOL(name) __asm__(name)
#endif

// A function of libtorch_cpu.so that stands for its version.
#define STABLEHAND_PROBE_2_10 torch_call_dispatcher
#define STABLEHAND_PROBE_2_11 torch_from_blob
#define STABLEHAND_PROBE_2_12 torch_library_def_with_tags
#define STABLEHAND_PROBE_2_13 torch_exception_get_what
#define STABLEHAND_PROBE_2_14 torch_has_storage
#define STABLEHAND_PROBE_2_15 torch_is_tensor_pyobject

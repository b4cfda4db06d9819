// torch/headeronly/util/win32-headers.h: <windows.h> and <dbghelp.h> without the parts and macros
// that get in the way. Empty elsewhere.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/win32-headers.h>)
#include_next <torch/headeronly/util/win32-headers.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/win32-headers.h came with torch 2.15, and the torch on the include path is older: include c10/util/win32-headers.h, which every torch has."
#endif
#else

#if defined(_WIN32)

// What <windows.h> leaves out where these are defined.
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOCLIPBOARD
#define NOCLIPBOARD
#endif
#ifndef NOGDI
#define NOGDI
#endif
#ifndef NOKERNEL
#define NOKERNEL
#endif
#ifndef NOMB
#define NOMB
#endif
#ifndef NOMCX
#define NOMCX
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef NOMSG
#define NOMSG
#endif
#ifndef NOSERVICE
#define NOSERVICE
#endif
#ifndef NOSOUND
#define NOSOUND
#endif
#ifndef NOUSER
#define NOUSER
#endif

// clang-format off: <dbghelp.h> needs the other first
#include <windows.h>
#include <dbghelp.h>
// clang-format on

// Macros that common names would fall prey to.
#undef ANY
#undef CONST
#undef CreateSemaphore
#undef DELETE
#undef GetObject
#undef IGNORE
#undef IN
#undef NAN
#undef NONE
#undef RotateLeft32
#undef RotateLeft64
#undef RotateRight32
#undef RotateRight64
#undef STRICT
#undef THIS
#undef UNKNOWN
#undef VOID
#undef Yield

#endif  // _WIN32

#endif  // STABLEHAND_SERVED_BY_TORCH

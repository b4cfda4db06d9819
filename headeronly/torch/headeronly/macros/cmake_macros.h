// torch/headeronly/macros/cmake_macros.h: how the torch that this interface belongs to was built.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/macros/cmake_macros.h>
#else

#ifndef C10_MACROS_CMAKE_MACROS_H_
#define C10_MACROS_CMAKE_MACROS_H_

// Every published torch package consists of shared libraries.
#define C10_BUILD_SHARED_LIBS

#endif  // C10_MACROS_CMAKE_MACROS_H_

#endif  // STABLEHAND_SERVED_BY_TORCH

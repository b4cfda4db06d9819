// torch/headeronly/macros/cmake_macros.h: how the torch that this interface belongs to was built.
// SPDX-License-Identifier: BSD-3-Clause
#ifndef C10_MACROS_CMAKE_MACROS_H_
#define C10_MACROS_CMAKE_MACROS_H_

// Every published torch package consists of shared libraries.
#define C10_BUILD_SHARED_LIBS

#endif  // C10_MACROS_CMAKE_MACROS_H_

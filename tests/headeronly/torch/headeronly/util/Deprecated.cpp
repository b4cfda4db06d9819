// tests/headeronly/torch/headeronly/util/Deprecated.cpp: the marks go where they may; that they
// warn is in tests/compile/headeronly/deprecated.cpp.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Deprecated.h>

#include "support/catch.h"

namespace {
C10_DEPRECATED inline int bad() { return 1; }
C10_DEPRECATED_MESSAGE("call good() instead") inline int worse() { return 2; }
struct C10_DEPRECATED Old {};
C10_DEFINE_DEPRECATED_USING(OldInt, int)
}  // namespace

TEST_CASE("deprecated names still work") {
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#endif
  CHECK(bad() + worse() + OldInt{3} == 6);
  CHECK(sizeof(Old) == 1);
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}

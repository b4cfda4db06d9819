// tests/compile/headeronly/deprecated.cpp: with STABLEHAND_BAD, uses of names that are on their way
// out.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Deprecated.h>
#pragma GCC diagnostic error "-Wdeprecated-declarations"

C10_DEPRECATED_MESSAGE("call fresh instead") int stale();
C10_DEFINE_DEPRECATED_USING(Number, int)

#ifdef STABLEHAND_BAD
Number use() { return stale(); }
#endif

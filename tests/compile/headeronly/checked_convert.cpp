// A constant that does not fit its type is a compile error that says so.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/TypeCast.h>

#ifdef STABLEHAND_BAD
constexpr int kLevel = 300;
#else
constexpr int kLevel = 100;
#endif
constexpr int8_t level = c10::checked_convert<int8_t>(kLevel, "int8_t");
static_assert(level == 100);

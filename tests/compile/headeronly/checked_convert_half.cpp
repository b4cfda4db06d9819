// A constant that Half cannot hold is a compile error that says so.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/TypeCast.h>

#ifdef STABLEHAND_BAD
constexpr c10::Half half = c10::checked_convert<c10::Half>(int64_t{70000}, "Half");
#else
constexpr c10::Half half = c10::checked_convert<c10::Half>(int64_t{65504}, "Half");
#endif
static_assert(half.x == (c10::checked_convert<c10::Half>(65504.0f, "Half").x));

// tests/compile/headeronly/array_ref_subscript.cpp: with STABLEHAND_BAD, a constant subscript
// beyond the end of a view, though within the array.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

constexpr int kNumbers[] = {1, 2, 3, 4};
constexpr c10::HeaderOnlyArrayRef<int> kView(kNumbers, 3);
#ifdef STABLEHAND_BAD
constexpr int kNumber = kView[3];
#else
constexpr int kNumber = kView[2];
#endif
static_assert(kNumber == 3);

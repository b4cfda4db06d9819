// tests/compile/headeronly/array_ref_at.cpp: with STABLEHAND_BAD, a constant that asks a view for
// what it does not have.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

constexpr int kNumbers[] = {1, 2, 3, 4};
constexpr c10::HeaderOnlyArrayRef<int> kView(kNumbers, 3);
#ifdef STABLEHAND_BAD
constexpr int kNumber = kView.at(3);
#else
constexpr int kNumber = kView.at(2);
#endif
static_assert(kNumber == 3);

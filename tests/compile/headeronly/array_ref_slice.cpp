// tests/compile/headeronly/array_ref_slice.cpp: with STABLEHAND_BAD, a constant slice beyond the
// end of a view, though within the array.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

constexpr int kNumbers[] = {1, 2, 3, 4};
constexpr c10::HeaderOnlyArrayRef<int> kView(kNumbers, 3);
#ifdef STABLEHAND_BAD
constexpr auto kSlice = kView.slice(1, 3);
#else
constexpr auto kSlice = kView.slice(1, 2);
#endif
static_assert(kSlice.back() >= 3);

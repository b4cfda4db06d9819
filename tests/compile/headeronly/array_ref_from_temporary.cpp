// tests/compile/headeronly/array_ref_from_temporary.cpp: a view must not be assigned from what is
// gone a moment later.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

void f(c10::HeaderOnlyArrayRef<int> view) {
#ifdef STABLEHAND_BAD
  view = {1, 2, 3};
#else
  view = {};
#endif
  (void)view;
}

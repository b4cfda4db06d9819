// tests/compile/headeronly/typelist.cpp: with STABLEHAND_BAD, an item that a list does not have.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/TypeList.h>

using List = c10::guts::typelist::typelist<int, char>;
#ifdef STABLEHAND_BAD
using Item = c10::guts::typelist::element_t<2, List>;
#else
using Item = c10::guts::typelist::element_t<1, List>;
#endif
static_assert(sizeof(Item) == 1);

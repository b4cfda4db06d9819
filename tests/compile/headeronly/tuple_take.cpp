// tests/compile/headeronly/tuple_take.cpp: with STABLEHAND_BAD, more elements than a tuple has.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Metaprogramming.h>

using Pair = std::tuple<int, char>;
#ifdef STABLEHAND_BAD
auto last = c10::guts::tuple_take<Pair, -3>(Pair(1, 'c'));
#else
auto last = c10::guts::tuple_take<Pair, -2>(Pair(1, 'c'));
#endif

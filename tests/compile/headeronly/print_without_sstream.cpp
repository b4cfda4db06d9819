// tests/compile/headeronly/print_without_sstream.cpp: a user's type in a message needs <sstream>,
// and is told so.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Exception.h>

#include <ostream>
#ifndef STABLEHAND_BAD
#include <sstream>
#endif

struct Point {
  int x;
};
std::ostream& operator<<(std::ostream& out, const Point& p);
void f(bool ok, Point p) { STD_TORCH_CHECK(ok, "at ", p); }

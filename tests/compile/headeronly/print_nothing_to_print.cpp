// tests/compile/headeronly/print_nothing_to_print.cpp: a type without operator<< in a message.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Exception.h>

#include <sstream>

struct Point {
  int x;
};
#ifndef STABLEHAND_BAD
std::ostream& operator<<(std::ostream& out, const Point& p);
#endif
void f(bool ok, Point p) { STD_TORCH_CHECK(ok, "at ", p); }

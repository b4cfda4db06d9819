// tests/headeronly/two_units_other.cpp: the second unit of two_units.cpp.
// SPDX-License-Identifier: BSD-3-Clause
#include "all_headers.h"

int from_the_other_unit(const char** name);
int from_the_other_unit(const char** name) {
  STD_TORCH_CHECK(name != nullptr, "name: expected somewhere to write to");
  *name = c10::toString(c10::ScalarType::Half);
  return static_cast<int>(c10::Half(1.0f) + c10::Half(2.0f));
}

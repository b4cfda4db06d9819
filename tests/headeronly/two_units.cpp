// tests/headeronly/two_units.cpp: case H1: two translation units with every header, linked
// together.
// SPDX-License-Identifier: BSD-3-Clause
#include "all_headers.h"
#include "support/catch.h"

int from_the_other_unit(const char** name);

TEST_CASE("H1: every header in two translation units of one program") {
  const char* name = nullptr;
  CHECK(from_the_other_unit(&name) == static_cast<int>(c10::Half(3.0f)));
  CHECK(name != nullptr);
  CHECK(c10::toString(c10::ScalarType::Half)[0] == name[0]);
}

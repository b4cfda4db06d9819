// tests/headeronly/torch/headeronly/util/bit_cast.cpp: the bytes of one type, read as another.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/bit_cast.h>

#include "support/catch.h"

TEST_CASE("bit_cast: bytes are kept") {
  CHECK(c10::bit_cast<std::uint32_t>(1.0f) == 0x3F800000U);
  CHECK(torch::headeronly::bit_cast<float>(std::uint32_t{0xC0000000U}) == -2.0f);
}

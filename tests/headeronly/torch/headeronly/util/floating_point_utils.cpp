// tests/headeronly/torch/headeronly/util/floating_point_utils.cpp: bits of floats.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/floating_point_utils.h>

#include "support/catch.h"
#include "support/small_float.h"

TEST_CASE("fp32_to_bits and fp32_from_bits keep every bit") {
  namespace detail = torch::headeronly::detail;
  CHECK(detail::fp32_to_bits(1.0f) == 0x3F800000U);
  CHECK(detail::fp32_to_bits(-0.0f) == 0x80000000U);
  CHECK(c10::detail::fp32_from_bits(0x40490FDBU) == 3.14159274f);
  for (const std::uint32_t bits : {0U, 1U, 0x7F7FFFFFU, 0x7F800000U, 0xFF800000U, 0x7FC00001U}) {
    CHECK(c10::detail::fp32_to_bits(detail::fp32_from_bits(bits)) == bits);
    CHECK(detail::fp32_to_bits(float_of(bits)) == bits);
  }
}

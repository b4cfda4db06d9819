// tests/headeronly/torch/headeronly/util/Load.cpp: elements read from memory.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/Load.h>

#include <type_traits>

#include "support/catch.h"

// Built with the undefined behaviour sanitizer too, a bool that is neither 0 nor 1 would end it.
TEST_CASE("load<bool>: every byte but 0 is true") {
  int wrong = 0;
  for (unsigned value = 0; value < 256; ++value) {
    const auto byte = static_cast<unsigned char>(value);
    const void* address = &byte;
    wrong += c10::load<bool>(address) != (value != 0);
    wrong += torch::headeronly::load(static_cast<const bool*>(address)) != (value != 0);
    const int as_number = c10::load<bool>(address) ? 1 : 0;
    wrong += as_number != (value != 0 ? 1 : 0);
  }
  CHECK(wrong == 0);
}

TEST_CASE("load: other types as they are") {
  const double numbers[] = {1.5, -2.5};
  CHECK(c10::load<double>(static_cast<const void*>(numbers + 1)) == -2.5);
  CHECK(c10::load(numbers) == 1.5);
  const c10::Half half = 3.0f;
  CHECK(c10::load(&half).x == half.x);
  static constexpr int kSeven = 7;
  static_assert(c10::load(&kSeven) == 7);
  static_assert(std::is_same_v<decltype(c10::load(&half)), c10::Half>);
}

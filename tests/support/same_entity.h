// tests/support/same_entity.h: whether two names are of one and the same function or variable.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <type_traits>

template <auto* address>
struct Entity;
template <auto* a, auto* b>
constexpr bool same_entity() {
  return std::is_same_v<Entity<a>, Entity<b>>;
}

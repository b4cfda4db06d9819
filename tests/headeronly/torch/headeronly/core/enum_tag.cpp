// tests/headeronly/torch/headeronly/core/enum_tag.cpp: names and numbers.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/core/enum_tag.h>

#include <type_traits>

#include "support/catch.h"

namespace {
using torch::headeronly::Tag;
static_assert(std::is_same_v<at::Tag, Tag>);
static_assert(std::is_same_v<std::underlying_type_t<Tag>, int>);
static_assert(static_cast<int>(Tag::core) == 0 && static_cast<int>(Tag::inplace) == 6);
static_assert(static_cast<int>(Tag::out) == 14 && static_cast<int>(Tag::view_copy) == 19);
}  // namespace

TEST_CASE("the tags of 2.15 have their numbers") { SUCCEED("compiled"); }

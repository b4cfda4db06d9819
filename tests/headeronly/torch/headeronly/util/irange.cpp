// tests/headeronly/torch/headeronly/util/irange.cpp: loops over integers.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/irange.h>

#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

#include "support/catch.h"

using c10::irange;

namespace {

template <class Range>
auto listed(const Range& range) {
  using Value = std::decay_t<decltype(*range.begin())>;
  std::vector<Value> values;
  for (const auto i : range) {
    values.push_back(i);
    if (values.size() > 300) {
      break;  // endless
    }
  }
  return values;
}

constexpr int sum_below(int end) {
  int sum = 0;
  for (const auto i : irange(end)) {
    sum += i;
  }
  return sum;
}
static_assert(sum_below(5) == 10 && sum_below(-5) == 0);
static_assert(std::is_same_v<decltype(*irange(int8_t{1}).begin()), int8_t>);
static_assert(std::is_same_v<decltype(*irange(1, int64_t{2}).begin()), int64_t>);
static_assert(std::is_same_v<decltype(irange(3)), c10::integer_range<int, true>>);
static_assert(std::is_same_v<decltype(irange(0, 3)), torch::headeronly::integer_range<int>>);

}  // namespace

TEST_CASE("irange: one argument counts from 0; nothing below it") {
  CHECK(listed(irange(3)) == std::vector<int>{0, 1, 2});
  CHECK(listed(irange(0)).empty());
  CHECK(listed(irange(-1)).empty());
  CHECK(listed(irange(std::numeric_limits<int64_t>::min())).empty());
  CHECK(listed(irange(2U)) == std::vector<unsigned>{0, 1});
  CHECK(listed(irange(uint8_t{255})).size() == 255);
  CHECK(listed(irange(size_t{0})).empty());
}

TEST_CASE("irange: two arguments") {
  CHECK(listed(irange(2, 5)) == std::vector<int>{2, 3, 4});
  CHECK(listed(irange(-2, 1)) == std::vector<int>{-2, -1, 0});
  CHECK(listed(irange(5, 5)).empty());
  CHECK(listed(irange(5, 2)).empty());
  CHECK(listed(irange(-2, -5)).empty());
  CHECK(listed(irange(3U, 1U)).empty());
  CHECK(listed(irange(std::numeric_limits<int>::max() - 1, std::numeric_limits<int>::max())) ==
        std::vector<int>{std::numeric_limits<int>::max() - 1});
}

TEST_CASE("irange: the first argument takes the type of the second") {
  CHECK(listed(irange(int8_t{1}, int64_t{3})) == std::vector<int64_t>{1, 2});
  CHECK(listed(irange(0U, -3)).empty());
  CHECK(listed(irange(size_t{1}, 3)) == std::vector<int>{1, 2});
  CHECK(listed(irange(-1, 5U)).empty());  // -1 is the largest unsigned, as in PyTorch
}

TEST_CASE("irange: its iterators fill containers") {
  const auto range = irange(1, 4);
  CHECK(std::vector<int>(range.begin(), range.end()) == std::vector<int>{1, 2, 3});
  auto it = range.begin();
  CHECK(*it++ == 1);
  CHECK(*it == 2);
  CHECK(*++it == 3);
  CHECK(*it.operator->() == 3);
}

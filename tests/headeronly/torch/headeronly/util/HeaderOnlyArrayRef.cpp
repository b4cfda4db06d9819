// tests/headeronly/torch/headeronly/util/HeaderOnlyArrayRef.cpp: a view of constant elements.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

#include <array>
#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "support/catch.h"

using c10::HeaderOnlyArrayRef;
using Ints = HeaderOnlyArrayRef<int>;

namespace {

constexpr int kNumbers[] = {10, 20, 30};
constexpr std::array<int, 2> kArray = {1, 2};

static_assert(
    std::is_same_v<torch::headeronly::HeaderOnlyArrayRef<int>, c10::HeaderOnlyArrayRef<int>>);
static_assert(
    std::is_same_v<torch::headeronly::IntHeaderOnlyArrayRef, HeaderOnlyArrayRef<int64_t>>);
static_assert(std::is_same_v<Ints::value_type, int> && std::is_same_v<Ints::size_type, size_t>);
static_assert(std::is_same_v<Ints::iterator, const int*> &&
              std::is_same_v<Ints::const_iterator, const int*>);
static_assert(std::is_same_v<Ints::reverse_iterator, std::reverse_iterator<const int*>>);

static_assert(Ints(kNumbers).size() == 3 && Ints(kNumbers)[1] == 20 && Ints(kNumbers).at(2) == 30);
static_assert(Ints(kNumbers).front() == 10 && Ints(kNumbers).back() == 30);
static_assert(Ints(kArray).size() == 2 && Ints(kArray).equals(Ints(kArray.data(), 2)));
static_assert(Ints().empty() && Ints().data() == nullptr && Ints().begin() == Ints().end());
static_assert(*Ints(kNumbers).rbegin() == 30 &&
              Ints(kNumbers).rend() - Ints(kNumbers).rbegin() == 3);

static_assert(std::is_convertible_v<std::vector<int>, Ints> &&
              std::is_convertible_v<std::array<int, 3>, Ints>);
static_assert(!std::is_convertible_v<std::vector<long>, Ints>);
static_assert(!std::is_convertible_v<std::vector<bool>, HeaderOnlyArrayRef<bool>>);
static_assert(!std::is_assignable_v<Ints&, int> &&
              !std::is_assignable_v<Ints&, std::initializer_list<int>>);

size_t count(Ints view) { return view.size(); }

template <class F>
std::string thrown(const F& f) {
  try {
    f();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "nothing thrown";
}

bool says(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("HeaderOnlyArrayRef: made from anything that lies in a row") {
  const std::vector<int> vector = {10, 20, 30};
  const int one = 7;
  CHECK(Ints(vector).data() == vector.data());
  CHECK(Ints(vector) == Ints(kNumbers));
  CHECK(Ints(kNumbers, 2) == Ints(kNumbers, kNumbers + 2));
  CHECK(Ints(one).data() == &one);
  CHECK(Ints(one).size() == 1);
  CHECK(count({10, 20, 30}) == 3);
  CHECK(count({0, 1}) == 2);
  CHECK(count({}) == 0);
  CHECK(count(vector) == 3);
}

TEST_CASE("HeaderOnlyArrayRef: equality") {
  const std::vector<int> same = {10, 20, 30}, other = {10, 20, 31}, shorter = {10, 20};
  CHECK(Ints(kNumbers) == Ints(same));
  CHECK(Ints(kNumbers) != Ints(other));
  CHECK(Ints(kNumbers) != Ints(shorter));
  CHECK_FALSE(Ints(kNumbers) != Ints(same));
  CHECK(Ints() == Ints(same.data(), size_t{0}));
}

TEST_CASE("HeaderOnlyArrayRef: empty after = {}") {
  Ints view = kNumbers;
  view = {};
  CHECK(view.empty());
}

TEST_CASE("HeaderOnlyArrayRef: slices") {
  const Ints view = kNumbers;
  const int middle[] = {20}, tail[] = {20, 30};
  CHECK(view.slice(1, 1) == Ints(middle));
  CHECK(view.slice(1) == Ints(tail));
  CHECK(view.slice(3).empty());
  CHECK(view.slice(0, 3) == view);
}

TEST_CASE("HeaderOnlyArrayRef: where there is no element, an exception says what was asked") {
  const Ints view = kNumbers;
  CHECK(
      says(thrown([&] { view.at(3); }), "HeaderOnlyArrayRef: invalid index Index = 3; Length = 3"));
  CHECK(says(thrown([&] { view.at(static_cast<size_t>(-1)); }), "at, "));
  CHECK(says(thrown([&] { view.at(static_cast<size_t>(-1)); }),
             "invalid index Index = 18446744073709551615 (-1 as a signed number); Length = 3"));
  CHECK(says(thrown([&] { view.slice(1, static_cast<size_t>(-2)); }),
             "N = 1; M = 18446744073709551614 (-2 as a signed number); size = 3"));
  CHECK(says(thrown([&] { view.slice(2, 5); }), "invalid slice, N = 2; M = 5; size = 3"));
  CHECK(says(thrown([&] { view.slice(4); }), "invalid slice, N = 4; size = 3"));
  CHECK(says(thrown([] { Ints().front(); }), "front() of an empty list"));
  CHECK(says(thrown([] { Ints().back(); }), "back() of an empty list"));
}

TEST_CASE("HeaderOnlyArrayRef: a slice whose end wraps around is refused") {
  const Ints view = kNumbers;
  CHECK(says(thrown([&] { view.slice(2, static_cast<size_t>(-1)); }), "invalid slice"));
}

TEST_CASE("HeaderOnlyArrayRef: vec and allMatch take what PyTorch's take") {
  const Ints view = kNumbers;
  auto copy = view.vec();
  static_assert(std::is_same_v<decltype(copy), std::vector<int>>);
  CHECK(copy == std::vector<int>{10, 20, 30});
  CHECK(Ints().vec().empty());
  CHECK(view.allMatch([](const int& n) { return n % 10 == 0; }));
  CHECK_FALSE(view.allMatch([](int n) { return n < 30; }));
  const std::function<bool(const int&)> predicate = [](const int& n) { return n > 0; };
  CHECK(view.allMatch(predicate));
  CHECK(Ints().allMatch([](int) { return false; }));
}

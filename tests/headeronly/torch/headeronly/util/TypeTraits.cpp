// tests/headeronly/torch/headeronly/util/TypeTraits.cpp: each trait, both answers.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/TypeTraits.h>

#include <string>
#include <utility>
#include <vector>

#include "support/catch.h"

namespace {

namespace guts = torch::headeronly::guts;

struct Plain {};
struct Comparable {
  bool operator==(const Comparable&) const { return true; }
};
struct Hashed {};
struct Functor {
  double operator()(int, float&) { return 0; }
};
struct ConstFunctor {
  int operator()() const { return 0; }
};
struct TwoOperators {
  void operator()(int) {}
  void operator()(float) {}
};

}  // namespace

template <>
struct std::hash<Hashed> {
  size_t operator()(const Hashed&) const { return 1; }
};

namespace {

static_assert(guts::is_equality_comparable<int>::value);
static_assert(guts::is_equality_comparable<Comparable>::value);
static_assert(!guts::is_equality_comparable<Plain>::value);
static_assert(c10::guts::is_equality_comparable_t<std::string>::value);

static_assert(guts::is_hashable<int>::value && guts::is_hashable<double>::value);
static_assert(guts::is_hashable<std::string>::value && guts::is_hashable<void*>::value);
static_assert(guts::is_hashable<Hashed>::value && !guts::is_hashable<Plain>::value);
static_assert(!c10::guts::is_hashable_t<std::vector<int>>::value);

static_assert(guts::is_function_type<int(float, char)>::value);
static_assert(guts::is_function_type<void()>::value);
static_assert(!guts::is_function_type<int (*)(float)>::value);
static_assert(!c10::guts::is_function_type_t<Functor>::value);
// PyTorch's answers: what is const, noexcept or variadic is no Result(Args...).
static_assert(!guts::is_function_type<int() const>::value);
static_assert(!guts::is_function_type<int() noexcept>::value);
static_assert(!guts::is_function_type<int(const char*, ...)>::value);
static_assert(!guts::is_function_type<int (&)()>::value && !guts::is_function_type<void>::value);

static_assert(guts::is_instantiation_of<std::vector, std::vector<int>>::value);
static_assert(c10::guts::is_instantiation_of_t<std::pair, std::pair<int, std::string>>::value);
static_assert(!guts::is_instantiation_of<std::vector, std::pair<int, int>>::value);
static_assert(!guts::is_instantiation_of<std::vector, int>::value);
static_assert(!guts::is_instantiation_of<std::vector, const std::vector<int>>::value);
static_assert(!guts::is_instantiation_of<std::vector, std::vector<int>&>::value);
struct Derived : std::vector<int> {};
static_assert(!guts::is_instantiation_of<std::vector, Derived>::value);
static_assert(!guts::is_instantiation_of<std::vector, void>::value);

static_assert(c10::guts::is_functor<Functor>::value && c10::guts::is_functor<ConstFunctor>::value);
static_assert(!c10::guts::is_functor<Plain>::value && !c10::guts::is_functor<TwoOperators>::value);
static_assert(!c10::guts::is_functor<int>::value && !c10::guts::is_functor<void (*)()>::value);

template <class T>
struct Size {
  static constexpr int value = sizeof(T);
};
template <class T>
struct NoValue {};
static_assert(guts::is_type_condition<std::is_reference>::value);
static_assert(guts::is_type_condition<std::is_integral>::value);
static_assert(!guts::is_type_condition<Size>::value && !guts::is_type_condition<NoValue>::value);

static_assert(c10::guts::is_fundamental<int>::value && c10::guts::is_fundamental<void>::value);
static_assert(!c10::guts::is_fundamental<Plain>::value);

}  // namespace

TEST_CASE("is_stateless_lambda: captures make the difference") {
  int captured = 0;
  const auto stateless = [](int x) { return x; };
  const auto stateful = [&captured](int x) { return x + captured; };
  auto changing = [captured]() mutable { return ++captured; };
  CHECK(guts::is_stateless_lambda<decltype(stateless)>::value);
  CHECK(guts::is_stateless_lambda<decltype(stateless)&>::value);
  CHECK_FALSE(guts::is_stateless_lambda<decltype(stateful)>::value);
  CHECK_FALSE(guts::is_stateless_lambda<decltype(changing)>::value);
  CHECK_FALSE(guts::is_stateless_lambda<Functor>::value);
  CHECK_FALSE(guts::is_stateless_lambda<int>::value);
  CHECK(stateless(3) + stateful(4) + changing() == 8);
}

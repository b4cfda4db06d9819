// tests/headeronly/torch/headeronly/util/Metaprogramming.cpp: function traits, parts of tuples.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Metaprogramming.h>

#include <memory>
#include <string>
#include <vector>

#include "support/catch.h"

namespace {

namespace guts = torch::headeronly::guts;

template <class A, class B>
constexpr bool same = std::is_same_v<A, B>;

using Traits = guts::function_traits<int(float&, char)>;
static_assert(same<Traits::func_type, int(float&, char)> && same<Traits::return_type, int>);
static_assert(same<Traits::parameter_types, c10::guts::typelist::typelist<float&, char>>);
static_assert(Traits::number_of_parameters == 2);

struct Functor {
  int operator()(float&, char) const { return 0; }
};
static_assert(same<guts::infer_function_traits_t<Functor>, Traits>);
static_assert(same<guts::infer_function_traits_t<int(float&, char)>, Traits>);
static_assert(same<c10::guts::infer_function_traits<int (*)(float&, char)>::type, Traits>);
static_assert(same<guts::make_function_traits_t<int, Traits::parameter_types>, Traits>);
static_assert(same<guts::function_traits<void()>::return_type, void>);
static_assert(guts::function_traits<void()>::number_of_parameters == 0);
static_assert(same<decltype(Traits::number_of_parameters), const size_t>);

static_assert(same<c10::guts::make_offset_index_sequence<10, 3>, std::index_sequence<10, 11, 12>>);
static_assert(same<c10::guts::make_offset_index_sequence<4, 0>, std::index_sequence<>>);
static_assert(
    same<c10::guts::make_offset_index_sequence_impl<1, 2, 9>::type, std::index_sequence<1, 2, 9>>);

using Four = std::tuple<int, std::string, double, bool>;
const Four kFour(7, "hey", 2.5, true);

static_assert(guts::tuple_elements(std::tuple<int, char>(1, 'c'), std::index_sequence<1, 0, 1>{}) ==
              std::tuple<char, int, char>('c', 1, 'c'));
static_assert(guts::tuple_slice<std::tuple<int, char>, 1, 1>({1, 'c'}) == std::tuple<char>('c'));

}  // namespace

TEST_CASE("parts of a tuple") {
  CHECK(guts::tuple_elements(kFour, std::index_sequence<0, 2>{}) == std::make_tuple(7, 2.5));
  CHECK(guts::tuple_take<Four, 2>(kFour) == std::make_tuple(7, std::string("hey")));
  CHECK(guts::tuple_take<Four, -2>(kFour) == std::make_tuple(2.5, true));
  CHECK(guts::tuple_take<Four, 0>(kFour) == std::tuple<>());
  CHECK(guts::tuple_take<Four, -4>(kFour) == kFour);
  CHECK(c10::guts::TupleTake<Four, 1>::call(kFour) == std::make_tuple(7));
  CHECK(guts::tuple_slice<Four, 1, 2>(kFour) == std::make_tuple(std::string("hey"), 2.5));
}

TEST_CASE("tuple_map maps each element, in order, by value or reference as the mapper returns") {
  std::vector<int> order;
  const auto mapped = guts::tuple_map(std::tuple<int, short, char>(3, 4, 'x'), [&](auto value) {
    order.push_back(value);
    return static_cast<long>(value) + 1;
  });
  static_assert(same<decltype(mapped), const std::tuple<long, long, long>>);
  CHECK(mapped == std::make_tuple(4L, 5L, long{'x'} + 1));
  CHECK(order == std::vector<int>{3, 4, 'x'});

  int target = 1;
  const auto references =
      guts::tuple_map(std::tuple<int&>(target), [](int& x) -> int& { return x; });
  CHECK(&std::get<0>(references) == &target);
}

TEST_CASE("tuple_map moves what can only be moved") {
  auto mapped = guts::tuple_map(std::make_tuple(std::make_unique<int>(5)),
                                [](std::unique_ptr<int> p) { return p; });
  CHECK(*std::get<0>(mapped) == 5);
}

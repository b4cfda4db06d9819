// tests/headeronly/torch/headeronly/util/TypeList.cpp: lists worked out by hand.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/TypeList.h>

#include "support/catch.h"

namespace {

namespace guts = torch::headeronly::guts;
namespace ho = torch::headeronly::guts::typelist;
namespace lists = c10::guts::typelist;

template <class... T>
using List = ho::typelist<T...>;
template <class A, class B>
constexpr bool same = std::is_same_v<A, B>;

static_assert(!guts::false_t<int, char>::value);
static_assert(!std::is_default_constructible_v<List<int>>);
static_assert(ho::size<List<>>::value == 0 && ho::size<List<int, int, double>>::value == 3);

static_assert(same<ho::to_tuple_t<List<int&, char>>, std::tuple<int&, char>>);
static_assert(same<ho::from_tuple_t<std::tuple<int&, char>>, List<int&, char>>);
static_assert(same<lists::to_tuple<List<>>::type, std::tuple<>>);

static_assert(same<ho::concat_t<>, List<>> && same<ho::concat_t<List<int>>, List<int>>);
static_assert(
    same<ho::concat_t<List<int, char>, List<>, List<bool>, List<int>>, List<int, char, bool, int>>);

static_assert(ho::contains<List<int, char>, char>::value);
static_assert(same<ho::contains<List<int, char>, float>, std::false_type>);
static_assert(!ho::contains<List<>, int>::value);

static_assert(ho::all<std::is_reference, List<int&, const float&&>>::value);
static_assert(!ho::all<std::is_reference, List<int&, float>>::value);
static_assert(ho::all<std::is_reference, List<>>::value);
static_assert(ho::true_for_any_type<std::is_reference, List<int, float&&>>::value);
static_assert(!ho::true_for_any_type<std::is_reference, List<int, float>>::value);
static_assert(!ho::true_for_any_type<std::is_reference, List<>>::value);

static_assert(same<ho::head_t<List<int&, char>>, int&>);
static_assert(same<ho::head_with_default_t<bool, List<int, char>>, int>);
static_assert(same<ho::head_with_default_t<bool, List<>>, bool>);

static_assert(same<lists::element_t<0, List<int, char, int>>, int>);
static_assert(same<lists::element_t<1, List<int, char, int>>, char>);
static_assert(same<lists::element<2, List<int, char, int>>::type, int>);
static_assert(same<lists::element_t<1, List<void, void()>>, void()>);

static_assert(same<ho::take_t<List<int, char, bool>, 0>, List<>>);
static_assert(same<ho::take_t<List<int, char, bool>, 2>, List<int, char>>);
static_assert(same<lists::take<List<int>, 1>::type, List<int>>);
static_assert(same<ho::drop_t<List<int, char, bool>, 2>, List<bool>>);
static_assert(same<ho::drop_t<List<int>, 1>, List<>> && same<ho::drop_t<List<int>, 0>, List<int>>);
static_assert(same<ho::drop_if_nonempty_t<List<int, char>, 1>, List<char>>);
static_assert(same<ho::drop_if_nonempty_t<List<int, char>, 3>, List<>>);
static_assert(same<lists::drop_if_nonempty<List<>, 1>::type, List<>>);

}  // namespace

TEST_CASE("typelist: the computed types are right") { SUCCEED("compiled"); }

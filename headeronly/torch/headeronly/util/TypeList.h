// torch/headeronly/util/TypeList.h: lists of types, and what can be computed from them.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/TypeList.h>)
#include_next <torch/headeronly/util/TypeList.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/TypeList.h came with torch 2.10, and the torch on the include path is older: include c10/util/TypeList.h, which every torch has."
#endif
#else

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/TypeTraits.h>

#include <stddef.h>     // size_t
#include <tuple>        // std::tuple, which a list can be made from and into
#include <type_traits>  // std::bool_constant
#include <utility>      // std::index_sequence

namespace c10::guts {

// Never true, and not known to be so before T is: for static_assert in templates.
template <class... T>
struct false_t : std::false_type {};

namespace typelist {

template <class... Items>
struct typelist final {
  typelist() = delete;  // a name for its items, never an object
};

namespace detail {

using guts::detail::Type;
using guts::detail::type;

struct Lists {
  template <class... Items>
  static std::integral_constant<size_t, sizeof...(Items)> size(Type<typelist<Items...>>*);
  template <class... Items>
  static Type<std::tuple<Items...>> tuple(Type<typelist<Items...>>*);
  template <class... Items>
  static Type<typelist<Items...>> list(Type<std::tuple<Items...>>*);

  template <class First, class... Rest>
  static Type<First> first(Type<typelist<First, Rest...>>*);
  template <class Default, class First, class... Rest>
  static Type<First> first_or(Type<typelist<First, Rest...>>*);
  template <class Default>
  static Type<Default> first_or(...);
};

// A list under construction: what is added to it goes behind its items.
template <class... Items>
struct Chain {
  using type = typelist<Items...>;
  template <class... More>
  Chain<Items..., More...> operator+(Type<typelist<More...>>) const;
};

}  // namespace detail

#define STABLEHAND_NEEDS_TYPELIST(name)                         \
  static_assert(is_instantiation_of<typelist, TypeList>::value, \
                "c10::guts::typelist::" name                    \
                ": a list of types is written "                 \
                "c10::guts::typelist::typelist<...>.")

template <class TypeList>
struct size final {
  STABLEHAND_NEEDS_TYPELIST("size<List>");
  static constexpr size_t value = decltype(detail::Lists::size(detail::type<TypeList>()))::value;
};

template <class TypeList>
struct to_tuple final {
  STABLEHAND_NEEDS_TYPELIST("to_tuple<List>");
  using type = typename decltype(detail::Lists::tuple(detail::type<TypeList>()))::type;
};
template <class TypeList>
using to_tuple_t = typename to_tuple<TypeList>::type;

template <class Tuple>
struct from_tuple final {
  static_assert(is_instantiation_of<std::tuple, Tuple>::value,
                "c10::guts::typelist::from_tuple<Tuple>: Tuple must be a std::tuple.");
  using type = typename decltype(detail::Lists::list(detail::type<Tuple>()))::type;
};
template <class Tuple>
using from_tuple_t = typename from_tuple<Tuple>::type;

// The items of all lists in one.
template <class... TypeLists>
struct concat final {
  static_assert((is_instantiation_of<typelist, TypeLists>::value && ...),
                "c10::guts::typelist::concat<Lists...>: a list of types is written "
                "c10::guts::typelist::typelist<...>.");
  using type = typename decltype((detail::Chain<>() + ... + detail::Type<TypeLists>()))::type;
};
template <class... TypeLists>
using concat_t = typename concat<TypeLists...>::type;

namespace detail {

template <class TypeList, class Type>
struct holds : std::false_type {};
template <class... Types, class Type>
struct holds<typelist<Types...>, Type> : std::bool_constant<(std::is_same_v<Types, Type> || ...)> {
};

// Each item as a base class with its number: overload resolution then finds the item of a number.
template <size_t number, class T>
struct Numbered {
  using type = T;
};
template <class Numbers, class... Types>
struct Row;
template <size_t... number, class... Types>
struct Row<std::index_sequence<number...>, Types...> : Numbered<number, Types>... {};

template <size_t number, class T>
Numbered<number, T> pick(const Numbered<number, T>*);

template <class TypeList>
struct row_of;
template <class... Types>
struct row_of<typelist<Types...>> {
  using type = Row<std::index_sequence_for<Types...>, Types...>;
};

// The items of TypeList with the numbers first + number....
template <size_t first, class TypeList, class Numbers>
struct part;
template <size_t first, class TypeList, size_t... number>
struct part<first, TypeList, std::index_sequence<number...>> {
  using Items = typename row_of<TypeList>::type;
  using type = typelist<typename decltype(pick<first + number>(
      static_cast<const Items*>(nullptr)))::type...>;
};

constexpr size_t at_most(size_t wanted, size_t there) { return wanted < there ? wanted : there; }

}  // namespace detail

// Is Type an item of the list?
template <class TypeList, class Type>
using contains = typename detail::holds<TypeList, Type>::type;

#define STABLEHAND_NEEDS_CONDITION(name)                \
  static_assert(is_type_condition<Condition>::value,    \
                "c10::guts::typelist::" name            \
                "<Condition, List>: Condition must be " \
                "a trait whose ::value is a bool, such as std::is_reference.")

// Does the condition hold for all items? It does for no items.
template <template <class> class Condition, class TypeList>
struct all {
  STABLEHAND_NEEDS_TYPELIST("all<Condition, List>");
};
template <template <class> class Condition, class... Types>
struct all<Condition, typelist<Types...>> : std::conjunction<Condition<Types>...> {
  STABLEHAND_NEEDS_CONDITION("all");
};

// Does the condition hold for one item or more?
template <template <class> class Condition, class TypeList>
struct true_for_any_type final {
  STABLEHAND_NEEDS_TYPELIST("true_for_any_type<Condition, List>");
};
template <template <class> class Condition, class... Types>
struct true_for_any_type<Condition, typelist<Types...>> final
    : std::disjunction<Condition<Types>...> {
  STABLEHAND_NEEDS_CONDITION("true_for_any_type");
};

// The first item.
template <class TypeList>
struct head final {
  STABLEHAND_NEEDS_TYPELIST("head<List>");
  static_assert(size<TypeList>::value > 0,
                "c10::guts::typelist::head<List>: the list has no first item: it is empty.");
  using type = typename decltype(detail::Lists::first(detail::type<TypeList>()))::type;
};
template <class TypeList>
using head_t = typename head<TypeList>::type;

// The first item; Default where there is none.
template <class Default, class TypeList>
struct head_with_default final {
  using type = typename decltype(detail::Lists::first_or<Default>(detail::type<TypeList>()))::type;
};
template <class Default, class TypeList>
using head_with_default_t = typename head_with_default<Default, TypeList>::type;

// The item with this number, counted from 0.
template <size_t Index, class TypeList>
struct element {
  static_assert(is_instantiation_of<typelist, TypeList>::value,
                "c10::guts::typelist::element<Index, List>: a list of types is written "
                "c10::guts::typelist::typelist<...>.");
  static_assert(Index < size<TypeList>::value,
                "c10::guts::typelist::element<Index, List>: the list has no item with this Index.");
  using type = typename decltype(detail::pick<Index>(
      static_cast<const typename detail::row_of<TypeList>::type*>(nullptr)))::type;
};
template <size_t Index, class TypeList>
using element_t = typename element<Index, TypeList>::type;

// The first num items.
template <class TypeList, size_t num>
struct take final {
  static_assert(num <= size<TypeList>::value,
                "c10::guts::typelist::take<List, num>: the list has fewer than num items.");
  using type = typename detail::part<0, TypeList, std::make_index_sequence<num>>::type;
};
template <class TypeList, size_t num>
using take_t = typename take<TypeList, num>::type;

// All but the first num items; none when there are fewer.
template <class TypeList, size_t num>
struct drop_if_nonempty final {
  static constexpr size_t first = detail::at_most(num, size<TypeList>::value);
  using type = typename detail::part<first, TypeList,
                                     std::make_index_sequence<size<TypeList>::value - first>>::type;
};
template <class TypeList, size_t num>
using drop_if_nonempty_t = typename drop_if_nonempty<TypeList, num>::type;

// All but the first num items.
template <class TypeList, size_t num>
struct drop final {
  static_assert(num <= size<TypeList>::value,
                "c10::guts::typelist::drop<List, num>: the list has fewer than num items.");
  using type = drop_if_nonempty_t<TypeList, num>;
};
template <class TypeList, size_t num>
using drop_t = typename drop<TypeList, num>::type;

#undef STABLEHAND_NEEDS_TYPELIST
#undef STABLEHAND_NEEDS_CONDITION

}  // namespace typelist
}  // namespace c10::guts

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
namespace guts {
using c10::guts::false_t;

namespace typelist {
using c10::guts::typelist::all;
using c10::guts::typelist::concat_t;
using c10::guts::typelist::contains;
using c10::guts::typelist::drop_if_nonempty_t;
using c10::guts::typelist::drop_t;
using c10::guts::typelist::from_tuple_t;
using c10::guts::typelist::head_t;
using c10::guts::typelist::head_with_default_t;
using c10::guts::typelist::size;
using c10::guts::typelist::take_t;
using c10::guts::typelist::to_tuple_t;
using c10::guts::typelist::true_for_any_type;
using c10::guts::typelist::typelist;
}  // namespace typelist
}  // namespace guts
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

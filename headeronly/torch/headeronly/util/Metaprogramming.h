// torch/headeronly/util/Metaprogramming.h: the parameters of functions and functors, and parts of
// tuples.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/Metaprogramming.h>)
#include_next <torch/headeronly/util/Metaprogramming.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/Metaprogramming.h came with torch 2.10, and the torch on the include path is older: include c10/util/Metaprogramming.h, which every torch has."
#endif
#else

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/TypeList.h>

#include <stddef.h>     // size_t
#include <tuple>        // std::tuple
#include <type_traits>  // std::enable_if_t
#include <utility>      // std::index_sequence

namespace c10::guts {

namespace detail {

struct Functions {
  template <class Result, class... Args>
  static Type<Result> result(Type<Result(Args...)>*);
  template <class Result, class... Args>
  static Type<typelist::typelist<Args...>> parameters(Type<Result(Args...)>*);

  // The function type of a functor with one call operator, of a function or of a pointer to one.
  template <class Functor>
  static Type<call_signature_t<Functor>> signature(Type<Functor>*);
  template <class Result, class... Args>
  static Type<Result(Args...)> signature(Type<Result(Args...)>*);
  template <class Result, class... Args>
  static Type<Result(Args...)> signature(Type<Result (*)(Args...)>*);

  template <class Result, class... Args>
  static Type<Result(Args...)> taking(Type<typelist::typelist<Args...>>*);
};

}  // namespace detail

// What Result(Args...) returns and takes.
template <class Func>
struct function_traits {
  static_assert(is_function_type<Func>::value,
                "c10::guts::function_traits<Func>: Func must be a function type such as int(float);"
                " for a functor or a pointer to a function write infer_function_traits_t<Func>.");
  using func_type = Func;
  using return_type = typename decltype(detail::Functions::result(detail::type<Func>()))::type;
  using parameter_types =
      typename decltype(detail::Functions::parameters(detail::type<Func>()))::type;
  static constexpr size_t number_of_parameters = typelist::size<parameter_types>::value;
};

// function_traits of a functor with one call operator, of a function or of a pointer to one.
template <typename Functor>
struct infer_function_traits {
  using type = function_traits<typename decltype(detail::Functions::signature(
      detail::type<Functor>()))::type>;
};
template <typename T>
using infer_function_traits_t = typename infer_function_traits<T>::type;

// function_traits of the function that returns Result and takes the types of a typelist.
template <typename Result, typename ArgList>
struct make_function_traits {
  static_assert(is_instantiation_of<typelist::typelist, ArgList>::value,
                "c10::guts::make_function_traits<Result, ArgList>: ArgList must be a "
                "c10::guts::typelist::typelist<...>.");
  using type = function_traits<typename decltype(detail::Functions::taking<Result>(
      detail::type<ArgList>()))::type>;
};
template <typename Result, typename ArgList>
using make_function_traits_t = typename make_function_traits<Result, ArgList>::type;

namespace detail {
template <size_t start, class Numbers, size_t... behind>
struct shifted;
template <size_t start, size_t... number, size_t... behind>
struct shifted<start, std::index_sequence<number...>, behind...> {
  using type = std::index_sequence<(start + number)..., behind...>;
};
}  // namespace detail

// std::index_sequence<Start, …, Start + N - 1, Is...>
template <size_t Start, size_t N, size_t... Is>
struct make_offset_index_sequence_impl {
  static_assert(static_cast<int>(Start) >= 0 && static_cast<int>(N) >= 0,
                "c10::guts::make_offset_index_sequence<Start, N>: neither may be negative.");
  using type = typename detail::shifted<Start, std::make_index_sequence<N>, Is...>::type;
};
template <size_t Start, size_t N>
using make_offset_index_sequence = typename make_offset_index_sequence_impl<Start, N>::type;

// Copies of the elements with these numbers.
template <class Tuple, size_t... Is>
C10_ERASE constexpr auto tuple_elements(Tuple t, std::index_sequence<Is...>) {
  return std::tuple<std::tuple_element_t<Is, Tuple>...>(std::get<Is>(t)...);
}

// The first N elements, or for a negative N the last -N.
template <class Tuple, int N, class Enable = void>
struct TupleTake {
  static constexpr size_t size = std::tuple_size_v<Tuple>;
  static constexpr size_t count = N < 0 ? 0 - static_cast<size_t>(N) : static_cast<size_t>(N);
  static_assert(count <= size, "c10::guts::tuple_take<Tuple, N>: Tuple has fewer elements.");

  C10_ERASE static auto call(Tuple t) {
    return tuple_elements(t, make_offset_index_sequence<(N < 0 ? size - count : 0), count>{});
  }
};
template <class Tuple, int N>
C10_ERASE auto tuple_take(Tuple t) {
  return TupleTake<Tuple, N>::call(t);
}

// The N elements from number Start on.
template <class Tuple, size_t Start, size_t N>
C10_ERASE constexpr auto tuple_slice(Tuple t) {
  static_assert(
      Start + N <= std::tuple_size_v<Tuple>,
      "c10::guts::tuple_slice<Tuple, Start, N>: Tuple has fewer than Start + N elements.");
  return tuple_elements(t, make_offset_index_sequence<Start, N>{});
}

namespace detail {
// Braces, so that the mapper is called for the first element first.
template <class Mapper, class... Args, size_t... Indices>
C10_ERASE auto tuple_map(std::tuple<Args...>&& tuple, const Mapper& mapper,
                         std::index_sequence<Indices...>) {
  return std::tuple<decltype(mapper(std::get<Indices>(std::move(tuple))))...>{
      mapper(std::get<Indices>(std::move(tuple)))...};
}
}  // namespace detail

// (mapper(first element), mapper(second), …), called in this order.
template <class Mapper, class... Args>
C10_ERASE auto tuple_map(std::tuple<Args...>&& tuple, const Mapper& mapper) {
  return detail::tuple_map(std::move(tuple), mapper, std::index_sequence_for<Args...>{});
}

}  // namespace c10::guts

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, guts)
using c10::guts::function_traits;
using c10::guts::infer_function_traits_t;
using c10::guts::make_function_traits_t;
using c10::guts::tuple_elements;
using c10::guts::tuple_map;
using c10::guts::tuple_slice;
using c10::guts::tuple_take;
HIDDEN_NAMESPACE_END(torch, headeronly, guts)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/headeronly/util/TypeTraits.h: questions about types that <type_traits> does not answer.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/TypeTraits.h>)
#include_next <torch/headeronly/util/TypeTraits.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/TypeTraits.h came with torch 2.10, and the torch on the include path is older: include c10/util/TypeTraits.h, which every torch has."
#endif
#else

#include <torch/headeronly/detail/type.h>
#include <torch/headeronly/macros/Macros.h>

#include <type_traits>  // std::bool_constant and its like
#include <utility>      // std::declval
#if __has_include(<bits/functional_hash.h>)
#include <bits/functional_hash.h>  // libstdc++: std::hash without the 0.2 s of <functional>
#else
#include <functional>  // std::hash
#endif

namespace c10::guts {

namespace detail {

using torch::headeronly::detail::Type;
using torch::headeronly::detail::type;

// Overloads that only exist for the types that are asked about; the ones with "..." are for all
// others.
struct Answers {
  template <class T>
  static auto equal(T* t) -> decltype(void(*t == *t), std::true_type());
  template <class T>
  static std::false_type equal(...);

  template <class T>
  static auto hash(T* t) -> decltype(void(std::hash<T>{}(*t)), std::true_type());
  template <class T>
  static std::false_type hash(...);

  template <class Result, class... Args>
  static std::true_type function(Type<Result(Args...)>*);
  static std::false_type function(...);

  template <template <class...> class Template, class... Args>
  static std::true_type instance(Type<Template<Args...>>*);
  template <template <class...> class Template>
  static std::false_type instance(...);

  template <template <class> class C>
  static std::is_same<const bool, const decltype(C<int>::value)> condition(int);
  template <template <class> class C>
  static std::false_type condition(...);
};

}  // namespace detail

// Can two T be compared with == ?
template <class T, class Enable = void>
struct is_equality_comparable
    : decltype(detail::Answers::equal<std::remove_reference_t<T>>(nullptr)) {};
template <class T>
using is_equality_comparable_t = typename is_equality_comparable<T>::type;

// Is there a std::hash<T>?
template <class T, class Enable = void>
struct is_hashable : decltype(detail::Answers::hash<T>(nullptr)) {};
template <class T>
using is_hashable_t = typename is_hashable<T>::type;

// Is T the type of a function, Result(Args...), and not of a pointer to one?
template <class T>
struct is_function_type : decltype(detail::Answers::function(detail::type<T>())){};
template <class T>
using is_function_type_t = typename is_function_type<T>::type;

// is_instantiation_of<std::vector, T>: is T a vector of something?
template <template <class...> class Template, class T>
struct is_instantiation_of : decltype(detail::Answers::instance<Template>(detail::type<T>())) {};
template <template <class...> class Template, class T>
using is_instantiation_of_t = typename is_instantiation_of<Template, T>::type;

namespace detail {

// What a pointer to a member function returns and takes, unless that is volatile or marked &.
template <class Result, class Class, class... Args>
Type<Result(Args...)> signature_of(Result (Class::*)(Args...));
template <class Result, class Class, class... Args>
Type<Result(Args...)> signature_of(Result (Class::*)(Args...) const);

// The function type of a functor's only call operator.
template <class Functor>
using call_signature_t = typename decltype(signature_of(&Functor::operator()))::type;

struct FunctorAnswers {
  template <class T, class = call_signature_t<T>>
  static std::true_type calls(Type<T>*);
  static std::false_type calls(...);

  // A lambda that captures nothing converts to a pointer to a function.
  template <class T, class Signature = call_signature_t<T>>
  static std::is_convertible<T, Signature*> converts(Type<T>*);
  static std::false_type converts(...);
};

template <class T>
struct converts_to_function_pointer : decltype(FunctorAnswers::converts(type<T>())){};

}  // namespace detail

// Is T a class with exactly one call operator, which is no template?
template <class Functor, class Enable = void>
struct is_functor : decltype(detail::FunctorAnswers::calls(detail::type<Functor>())){};

// Is T a lambda without captures, or another functor that converts to a pointer to a function?
template <class T>
using is_stateless_lambda = detail::converts_to_function_pointer<std::decay_t<T>>;

// Is C<T>::value a bool, as it is for std::is_reference?
template <template <class> class C, class Enable = void>
struct is_type_condition : decltype(detail::Answers::condition<C>(0)) {};

template <class T>
struct is_fundamental : std::bool_constant<std::is_fundamental_v<T>> {};

}  // namespace c10::guts

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, guts)
using c10::guts::is_equality_comparable;
using c10::guts::is_function_type;
using c10::guts::is_hashable;
using c10::guts::is_instantiation_of;
using c10::guts::is_stateless_lambda;
using c10::guts::is_type_condition;
HIDDEN_NAMESPACE_END(torch, headeronly, guts)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/csrc/stable/detail/box.h: calls a C++ function with arguments from torch's stack.
// SPDX-License-Identifier: BSD-3-Clause
//
// A boxed kernel owns every argument that it is given and gives away every result; both hold when
// something throws.
#pragma once
#include <torch/csrc/stable/detail/box_errors.h>
#include <torch/csrc/stable/stableivalue_conversions.h>

#include <exception>  // std::exception
#include <tuple>      // results
#include <utility>    // std::index_sequence

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

// Frees what the slots [place, end) of types T own, on the way out.
template <class... T>
struct SlotGuard {
  StableIValue* stack;
  const Place& place;
  ~SlotGuard() {
    if (place < static_cast<Place>(sizeof...(T))) {
      drop(stack, place);
    }
  }
  STABLEHAND_COLD static void drop([[maybe_unused]] StableIValue* stack, Place first) noexcept {
    Place i = 0;
    ((first <= i ? Convert<T>::drop(stack[i]) : void(), ++i), ...);
  }
};

template <size_t I, class T>
struct Argument {
  typename Convert<T>::Held held;
  C10_ALWAYS_INLINE Argument(StableIValue slot, Place& place)
      : held((++place, Convert<T>::to(slot))) {}
};

// The arguments of a call, taken from left to right; those before one that throws are freed as
// members.
template <class Indices, class... T>
struct Arguments;
template <size_t... I, class... T>
struct Arguments<std::index_sequence<I...>, T...> : Argument<I, T>... {
  C10_ALWAYS_INLINE Arguments([[maybe_unused]] StableIValue* stack, [[maybe_unused]] Place& place)
      : Argument<I, T>(stack[I], place)... {}
  Arguments(const Arguments&) = delete;
  Arguments& operator=(const Arguments&) = delete;
};

// The held argument as the kernel's parameter type P wants it.
template <class P, class Held>
decltype(auto) pass(Held& held) {
  if constexpr (std::is_same_v<Held, bare_t<P>>) {
    return static_cast<P&&>(held);
  } else {
    return Convert<bare_t<P>>::view(held);
  }
}

template <class... T>
constexpr int oldest_of() {
  int newest = 9;
  ((newest = Convert<T>::oldest > newest ? Convert<T>::oldest : newest), ...);
  return newest;
}

// Can this value of a kernel always be carried?
template <class T>
inline constexpr bool always_fits = true;
template <>
inline constexpr bool always_fits<uint64_t> = false;
template <class T>
inline constexpr bool always_fits<std::optional<T>> = always_fits<T>;

// Frees the results before the one at `place`, on the way out.
template <class... T>
struct ResultGuard {
  StableIValue* stack;
  const Place& place;
  ~ResultGuard() {
    if (place < -1) {
      drop(stack, -1 - place);
    }
  }
  STABLEHAND_COLD static void drop([[maybe_unused]] StableIValue* stack, Place count) noexcept {
    Place i = 0;
    ((i < count ? Convert<T>::drop(stack[i]) : void(), ++i), ...);
  }
};

template <class R>
struct Results {
  static constexpr int count = 1;
  static constexpr int oldest = Convert<R>::oldest;
  static constexpr bool fits = always_fits<R>;
  template <class Value>
  C10_ALWAYS_INLINE static void put(StableIValue* stack, Place& place, Value&& value) {
    place = -1;
    stack[0] = Convert<R>::from(static_cast<Value&&>(value));
  }
};
template <>
struct Results<void> {
  static constexpr int count = 0;
  static constexpr int oldest = 9;
  static constexpr bool fits = true;
};
template <class... R>
struct Results<std::tuple<R...>> {
  static constexpr int count = static_cast<int>(sizeof...(R));
  static constexpr int oldest = oldest_of<bare_t<R>...>();
  static constexpr bool fits = (always_fits<bare_t<R>> && ...);
  C10_ALWAYS_INLINE static void put(StableIValue* stack, Place& place, std::tuple<R...>&& values) {
    put(stack, place, values, std::index_sequence_for<R...>());
  }
  template <size_t... I>
  C10_ALWAYS_INLINE static void put([[maybe_unused]] StableIValue* stack, Place& place,
                                    [[maybe_unused]] std::tuple<R...>& values,
                                    std::index_sequence<I...>) {
    ResultGuard<bare_t<R>...> made{stack, place};
    ((--place,
      stack[I] = Convert<bare_t<R>>::from(std::get<I>(static_cast<std::tuple<R...>&&>(values)))),
     ...);
    place = 0;
  }
};

template <class R, class... P>
struct Signature {
  using Indices = std::index_sequence_for<P...>;
  static constexpr int oldest = [] {
    constexpr int arguments = oldest_of<bare_t<P>...>();
    return Results<bare_t<R>>::oldest > arguments ? Results<bare_t<R>>::oldest : arguments;
  }();
  static_assert(
      ((!std::is_lvalue_reference_v<P> || std::is_const_v<std::remove_reference_t<P>> ||
        std::is_same_v<P, Tensor&>) &&
       ...),
      "a kernel's parameter is a reference to something that is not const: take it by value or const&; only Tensor& may be changed");

  static constexpr bool fits =
      (noexcept(Convert<bare_t<P>>::to(StableIValue{0})) && ...) && Results<bare_t<R>>::fits;

  C10_ALWAYS_INLINE static Arguments<Indices, bare_t<P>...> take(StableIValue* stack,
                                                                 Place& place) {
    SlotGuard<bare_t<P>...> rest{stack, place};
    return Arguments<Indices, bare_t<P>...>(stack, place);
  }

  template <auto F, size_t... I>
  C10_ALWAYS_INLINE static void run(StableIValue* stack, Place& place, std::index_sequence<I...>) {
    [[maybe_unused]] Arguments<Indices, bare_t<P>...> arguments = take(stack, place);
    place = 0;
    if constexpr (std::is_void_v<R>) {
      F(pass<P>(static_cast<Argument<I, bare_t<P>>&>(arguments).held)...);
    } else {
      Results<bare_t<R>>::put(stack, place,
                              F(pass<P>(static_cast<Argument<I, bare_t<P>>&>(arguments).held)...));
    }
  }

  template <auto F>
  inline static KernelNames names = {};

  // Where the number of arguments is right, so are their types, as far as anybody knows; else
  // nothing is known of them, and they are left alone: a leak, but no wild pointer.
  static void drop_arguments(StableIValue* stack, uint64_t arguments) noexcept {
    if (arguments == sizeof...(P)) {
      SlotGuard<bare_t<P>...>::drop(stack, 0);
    }
  }

  template <auto F>
  static void call(StableIValue* stack, uint64_t arguments, uint64_t results) {
    if (C10_UNLIKELY(arguments != sizeof...(P) || results != uint64_t{Results<bare_t<R>>::count})) {
      drop_arguments(stack, arguments);
      throw_wrong_counts(names<F>, arguments, results, int{sizeof...(P)},
                         Results<bare_t<R>>::count);
    }
    Place place = 0;
    if constexpr (fits) {
      run<F>(stack, place, Indices());
    } else {
      try {
        run<F>(stack, place, Indices());
      } catch (const std::exception& error) {
        if (place == 0) {
          throw;
        }
        throw_at(names<F>, place, error.what());
      }
    }
  }

  // Its twin in a library that was not loaded well: frees the arguments and throws the library's
  // sentence.
  static void refuse(StableIValue* stack, uint64_t arguments, uint64_t) {
    drop_arguments(stack, arguments);
    throw_status();
  }
};

template <class F>
struct SignatureOf {
  static_assert(
      std::is_void_v<F>,
      "TORCH_BOX takes a function or a static member function: no function of an object, no lambda");
  using type = Signature<void>;
};
template <class R, class... P>
struct SignatureOf<R (*)(P...)> {
  using type = Signature<R, P...>;
};
template <class R, class... P>
struct SignatureOf<R (*)(P...) noexcept> {
  using type = Signature<R, P...>;
};

// What TORCH_BOX and STABLEHAND_BOX make: asked where a kernel is registered, `Have` being the
// oldest torch that can run this line. Not "auto F": nvcc 13 loses the cast that picks an overload.
template <int Have, class Function, Function F>
Boxed boxed() noexcept {
  using Kernel = typename SignatureOf<Function>::type;
  static_assert(
      Kernel::oldest <= 10 || Kernel::oldest <= Have,
      "TORCH_BOX: a parameter or result of this kernel needs a newer torch than the target: raise TORCH_TARGET_VERSION, "
      "or register it with STABLEHAND_BOX(v, &kernel) under if (auto v = STABLEHAND_AVAILABLE(2, minor))");
  static_assert(
      Kernel::oldest != 10 || Have >= 10,
      "TORCH_BOX: str and list parameters and results need torch 2.10, the target is 2.9: set TORCH_TARGET_VERSION to 2.10, "
      "or register this kernel with STABLEHAND_BOX(v, &kernel) under if (auto v = STABLEHAND_AVAILABLE(2, 10))");
  return {stablehand::detail::loaded_well() ? &Kernel::template call<F> : &Kernel::refuse,
          &Kernel::template names<F>};
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

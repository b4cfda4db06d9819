// torch/csrc/stable/detail/box.h: calls a C++ function with arguments from torch's stack.
// SPDX-License-Identifier: BSD-3-Clause
//
// A boxed kernel owns every argument that it is given and gives away every result; both hold when
// something throws.
#pragma once
#include <torch/csrc/stable/detail/status.h>
#include <torch/csrc/stable/stableivalue_conversions.h>

#include <tuple>    // results
#include <utility>  // std::index_sequence

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

using BoxedKernel = void (*)(StableIValue* stack, uint64_t arguments, uint64_t results);

// Frees what the slots [first, last) own, on the way out.
template <class... T>
struct SlotGuard {
  StableIValue* stack;
  size_t first;
  size_t last;
  ~SlotGuard() { drop(std::index_sequence_for<T...>()); }
  template <size_t... I>
  void drop(std::index_sequence<I...>) noexcept {
    ((first <= I && I < last ? Convert<T>::drop(stack[I]) : void()), ...);
  }
};

template <size_t I, class T>
struct Argument {
  typename Convert<T>::Held held;
  Argument(StableIValue slot, size_t& taken) : held((++taken, Convert<T>::to(slot))) {}
};

// The arguments of a call, taken from left to right; those before one that throws are freed as
// members.
template <class Indices, class... T>
struct Arguments;
template <size_t... I, class... T>
struct Arguments<std::index_sequence<I...>, T...> : Argument<I, T>... {
  Arguments([[maybe_unused]] StableIValue* stack, [[maybe_unused]] size_t& taken)
      : Argument<I, T>(stack[I], taken)... {}
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

template <class R>
struct Results {
  static constexpr uint64_t count = 1;
  static constexpr int oldest = Convert<R>::oldest;
  template <class Value>
  static void put(StableIValue* stack, Value&& value) {
    stack[0] = Convert<R>::from(static_cast<Value&&>(value));
  }
};
template <>
struct Results<void> {
  static constexpr uint64_t count = 0;
  static constexpr int oldest = 9;
};
template <class... R>
struct Results<std::tuple<R...>> {
  static constexpr uint64_t count = sizeof...(R);
  static constexpr int oldest = [] {
    int newest = 9;
    ((newest = Convert<bare_t<R>>::oldest > newest ? Convert<bare_t<R>>::oldest : newest), ...);
    return newest;
  }();
  static void put(StableIValue* stack, std::tuple<R...>&& values) {
    put(stack, values, std::index_sequence_for<R...>());
  }
  template <size_t... I>
  static void put(StableIValue* stack, std::tuple<R...>& values, std::index_sequence<I...>) {
    SlotGuard<bare_t<R>...> made{stack, 0, 0};
    ((stack[I] = Convert<bare_t<R>>::from(std::get<I>(static_cast<std::tuple<R...>&&>(values))),
      ++made.last),
     ...);
    made.last = 0;
  }
};

[[noreturn]] C10_NOINLINE inline void throw_wrong_counts(uint64_t arguments, uint64_t results,
                                                         uint64_t parameters, uint64_t values) {
  torch::headeronly::detail::Text text;
  append(text, "the op's schema has ");
  append(text, arguments);
  append(text, " arguments and ");
  append(text, results);
  append(text, " results, its C++ kernel ");
  append(text, parameters);
  append(text, " parameters and ");
  append(text, values);
  append(text, " results: make the schema and the kernel's signature agree");
  throw_text(text);
}

[[noreturn]] C10_NOINLINE inline void throw_status() {
  torch::headeronly::detail::throw_runtime_error(stablehand::detail::status.text);
}

template <class R, class... P>
struct Signature {
  using Indices = std::index_sequence_for<P...>;
  static constexpr int oldest = [] {
    int newest = Results<bare_t<R>>::oldest;
    ((newest = Convert<bare_t<P>>::oldest > newest ? Convert<bare_t<P>>::oldest : newest), ...);
    return newest;
  }();
  static_assert(
      ((!std::is_lvalue_reference_v<P> || std::is_const_v<std::remove_reference_t<P>> ||
        std::is_same_v<P, Tensor&>) &&
       ...),
      "a kernel's parameter is a reference to something that is not const: take it by value or const&; only Tensor& may be changed");

  static Arguments<Indices, bare_t<P>...> take(StableIValue* stack) {
    SlotGuard<bare_t<P>...> rest{stack, 0, sizeof...(P)};
    return Arguments<Indices, bare_t<P>...>(stack, rest.first);
  }

  template <auto F, size_t... I>
  static void run(StableIValue* stack, std::index_sequence<I...>) {
    [[maybe_unused]] Arguments<Indices, bare_t<P>...> arguments = take(stack);
    if constexpr (std::is_void_v<R>) {
      F(pass<P>(static_cast<Argument<I, bare_t<P>>&>(arguments).held)...);
    } else {
      Results<bare_t<R>>::put(stack,
                              F(pass<P>(static_cast<Argument<I, bare_t<P>>&>(arguments).held)...));
    }
  }

  // The kernel. Where the counts differ nothing is known of the arguments' types, so they are left
  // alone.
  template <auto F>
  static void call(StableIValue* stack, uint64_t arguments, uint64_t results) {
    if (C10_UNLIKELY(arguments != sizeof...(P) || results != Results<bare_t<R>>::count)) {
      throw_wrong_counts(arguments, results, sizeof...(P), Results<bare_t<R>>::count);
    }
    run<F>(stack, Indices());
  }

  // Its twin in a library that was not loaded well: frees the arguments and throws the library's
  // sentence.
  static void refuse(StableIValue* stack, uint64_t arguments, uint64_t) {
    {
      SlotGuard<bare_t<P>...> all{stack, 0, arguments == sizeof...(P) ? sizeof...(P) : 0};
    }
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
BoxedKernel boxed() noexcept {
  using Kernel = typename SignatureOf<Function>::type;
  static_assert(
      Kernel::oldest <= 10 || Kernel::oldest <= Have,
      "TORCH_BOX: a parameter or result of this kernel needs a newer torch than the target: raise TORCH_TARGET_VERSION, "
      "or register it with STABLEHAND_BOX(v, &kernel) under if (auto v = STABLEHAND_AVAILABLE(2, minor))");
  static_assert(
      Kernel::oldest != 10 || Have >= 10,
      "TORCH_BOX: str and list parameters and results need torch 2.10, the target is 2.9: set TORCH_TARGET_VERSION to 2.10, "
      "or register this kernel with STABLEHAND_BOX(v, &kernel) under if (auto v = STABLEHAND_AVAILABLE(2, 10))");
  return stablehand::detail::loaded_well() ? &Kernel::template call<F> : &Kernel::refuse;
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

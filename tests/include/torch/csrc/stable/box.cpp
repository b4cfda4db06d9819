// Boxed kernels on the counting shim: every argument and result type, with a failure in each C
// call, in the kernel and in each conversion; nothing stays alive.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/ownership.h"

#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

namespace {

using torch::headeronly::HeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

using Kernel = void (*)(StableIValue*, uint64_t, uint64_t);
constexpr int64_t kFits = 3, kDoesNotFit = 300;  // into an int8_t

template <class T>
struct Kernels {
  static T echo(T x) { return x; }
  static std::tuple<T, T, T> thrice(const T& x) { return {x, x, x}; }
  static std::tuple<T, uint64_t, T> second_fails(T x) { return {x, UINT64_MAX, x}; }
};
template <class T>
struct Takers {
  static void take(T, const T&, int64_t) {}
  static void take_and_throw(T, const T&, int64_t) {
    throw std::runtime_error("the kernel's own words");
  }
  static void take_narrow(T, int8_t, const T&) {}
};

void narrow_element(const std::vector<Tensor>&, std::vector<int8_t>, HeaderOnlyArrayRef<Tensor>) {}

// Each combination of failures, with optionals and lists full and empty.
template <class Check>
void full_and_empty(const char* schema, Kernel kernel, int64_t number, const Check& check) {
  for (const bool full : {false, true}) {
    INFO(schema << (full ? ", full" : ", empty"));
    check([&] { counting_shim_call_kernel(schema, kernel, full, number); });
  }
}
void never_throws(const std::string& schema, Kernel kernel) {
  full_and_empty(schema.c_str(), kernel, kFits,
                 [](const auto& call) { ownership::every_failure(call); });
}
void throws(const std::string& schema, Kernel kernel, const char* text, int64_t number = kFits) {
  full_and_empty(schema.c_str(), kernel, number,
                 [&](const auto& call) { ownership::every_failure_and(text, call); });
}

const stablehand::since<10> v{true};  // only looked at from 2.10 on

// What frees must not throw: it runs while an exception is under way.
template <class T>
constexpr bool frees_without_throwing =
    noexcept(torch::stable::detail::Convert<T>::drop(StableIValue{})) &&
    std::is_nothrow_destructible_v<typename torch::stable::detail::Convert<T>::Held>;

template <class T>
void arguments(const std::string& t, int oldest) {
  static_assert(frees_without_throwing<T>);
  if (counting_shim_minor < oldest) return;  // no such argument can arrive
  using K = Takers<T>;
  never_throws("op(" + t + " x, " + t + " y, int n) -> ()", STABLEHAND_BOX(v, &K::take));
  throws("op(" + t + " x, " + t + " y, int n) -> ()", STABLEHAND_BOX(v, &K::take_and_throw),
         "the kernel's own words");
  throws("op(" + t + " x, int n, " + t + " y) -> ()", STABLEHAND_BOX(v, &K::take_narrow),
         "300 does not fit", kDoesNotFit);
}

template <class T>
void both(const std::string& t, int oldest) {
  arguments<T>(t, oldest);
  if (counting_shim_minor < oldest) return;
  using K = Kernels<T>;
  never_throws("op(" + t + " x) -> " + t, STABLEHAND_BOX(v, &K::echo));
  never_throws("op(" + t + " x) -> (" + t + ", " + t + ", " + t + ")",
               STABLEHAND_BOX(v, &K::thrice));
  throws("op(" + t + " x) -> (" + t + ", int, " + t + ")", STABLEHAND_BOX(v, &K::second_fails),
         "18446744073709551615 does not fit");
}

}  // namespace

TEST_CASE("box: what every torch carries") {
  both<Tensor>("Tensor", 9);
  both<std::optional<Tensor>>("Tensor?", 9);
  both<int64_t>("int", 9);
  both<int32_t>("int", 9);
  both<double>("float", 9);
  both<float>("float", 9);
  both<bool>("bool", 9);
  both<std::optional<int64_t>>("int?", 9);
  both<std::optional<double>>("float?", 9);
  both<std::optional<bool>>("bool?", 9);
  both<ScalarType>("ScalarType", 9);
  both<Layout>("Layout", 9);
  both<MemoryFormat>("MemoryFormat", 9);
  both<Device>("Device", 9);
  both<std::optional<ScalarType>>("ScalarType?", 9);
  both<std::optional<Device>>("Device?", 9);
}

TEST_CASE("box: str and lists") {
  both<std::string>("str", 10);
  both<std::optional<std::string>>("str?", 10);
  both<std::vector<Tensor>>("Tensor[]", 10);
  both<std::vector<std::optional<Tensor>>>("Tensor?[]", 10);
  both<std::optional<std::vector<Tensor>>>("Tensor[]?", 10);
  both<std::vector<int64_t>>("int[]", 10);
  both<std::vector<double>>("float[]", 10);
  both<std::vector<bool>>("bool[]", 10);
  both<std::vector<std::string>>("str[]", 10);
  both<std::vector<ScalarType>>("ScalarType[]", 10);
  both<std::optional<std::vector<int64_t>>>("int[]?", 10);
}

TEST_CASE("box: arguments that look at what the call keeps") {
  arguments<std::string_view>("str", 10);
  arguments<std::optional<std::string_view>>("str?", 10);
  arguments<HeaderOnlyArrayRef<int64_t>>("int[]", 10);
  arguments<HeaderOnlyArrayRef<Tensor>>("Tensor[]", 10);
  arguments<HeaderOnlyArrayRef<std::optional<Tensor>>>("Tensor?[]", 10);
  arguments<std::optional<HeaderOnlyArrayRef<double>>>("float[]?", 10);
}

TEST_CASE("box: an element of a list that does not fit") {
  if (counting_shim_minor < 10) return;
  ownership::every_failure_and("300 does not fit", [] {
    counting_shim_call_kernel("op(Tensor[] x, int[] n, Tensor[] y) -> ()",
                              STABLEHAND_BOX(v, &narrow_element), true, kDoesNotFit);
  });
}

TEST_CASE("box: a kernel of a library that was not loaded well frees its arguments") {
  stablehand::detail::record("the sentence of a library that failed");
  const Kernel refusing = TORCH_BOX(&Takers<Tensor>::take);
  const Kernel refusing_lists = STABLEHAND_BOX(v, &Takers<std::vector<Tensor>>::take);
  throws("op(Tensor x, Tensor y, int n) -> ()", refusing, "the sentence of a library that failed");
  if (counting_shim_minor >= 10) {
    throws("op(Tensor[] x, Tensor[] y, int n) -> ()", refusing_lists,
           "the sentence of a library that failed");
  }
  stablehand::detail::status = {};
}

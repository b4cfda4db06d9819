// generator.cpp: generators as arguments and results, and the members of Generator.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/detail/dispatch.h>
#include <torch/csrc/stable/generator.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/util/Exception.h>

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace {

using torch::stable::Device;
using torch::stable::Generator;
using torch::stable::Tensor;

Tensor uniform(const Tensor& x, double low, double high, const std::optional<Generator>& g) {
  StableIValue stack[4] = {from(x), from(low), from(high), from(g)};
  torch::stable::detail::dispatch("aten::uniform", "", stack);
  return to<Tensor>(stack[0]);
}
// One draw by each of the ways to hold the same generator.
std::tuple<Tensor, Tensor, Tensor> draws(const Tensor& x, Generator g) {
  const Generator copy(g);
  Generator assigned(copy);
  assigned = g;
  const Tensor first = uniform(x, 0, 1, copy);
  const Tensor second = uniform(x, 2, 3, assigned);
  assigned = std::move(g);
  STD_TORCH_CHECK(g.get() != assigned.get() && assigned.get() != nullptr, "moved");
  return {first, second, uniform(x, 4, 5, assigned)};
}
Device device(const Generator& g) { return g.device(); }
Generator same(Generator g) { return g; }
std::optional<Generator> same_optional(const std::optional<Generator>& g) { return g; }

// Objects that hold nothing.
void use_of(int64_t which, Generator g) {
  const Generator taken(std::move(g));
  const Generator copy(g);  // nothing of nothing
  const Generator null(STABLEHAND_AVAILABLE(2, 13), nullptr);
  switch (which) {
    case 0:
      g.device();
      return;
    case 1:
      copy.device();
      return;
    case 2:
      null.device();
      return;
    default:
      torch::stable::detail::Convert<Generator>::drop(from(std::move(g)));
  }
}
// Fails before the second generator is taken, where the number is too large, or after all.
void throws(const Generator& first, int8_t narrow, const std::optional<Generator>& second) {
  STD_TORCH_CHECK(first.get() == nullptr, "thrown by the kernel ", int{narrow}, second.has_value());
}

// Without a generator in sight, on any torch.
int64_t without(const std::nullopt_t&) {
  Generator nothing(stablehand::since<13>{false}, nullptr);
  Generator other = nothing;
  other = std::move(nothing);
  return other.get() == nullptr && nothing.get() == nullptr;
}
void device_of_nothing() { Generator(stablehand::since<13>{false}, nullptr).device(); }

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_generator, m) {
  m.def("uniform(Tensor x, float low, float high, Generator? g) -> Tensor");
  m.def("draws(Tensor x, Generator g) -> (Tensor, Tensor, Tensor)");
  m.def("device(Generator g) -> Device");
  m.def("same(Generator g) -> Generator");
  m.def("same_optional(Generator? g) -> Generator?");
  m.def("use_of(int which, Generator g) -> ()");
  m.def("throws(Generator first, int narrow, Generator? second) -> ()");
  m.def("without(Generator? g) -> int");
  m.def("device_of_nothing() -> ()");
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_generator, CompositeExplicitAutograd, m) {
  m.impl("without", TORCH_BOX(&without));
  m.impl("device_of_nothing", TORCH_BOX(&device_of_nothing));
  if (auto v = STABLEHAND_AVAILABLE(2, 13)) {
    m.impl("uniform", STABLEHAND_BOX(v, &uniform));
    m.impl("draws", STABLEHAND_BOX(v, &draws));
    m.impl("device", STABLEHAND_BOX(v, &device));
    m.impl("same", STABLEHAND_BOX(v, &same));
    m.impl("same_optional", STABLEHAND_BOX(v, &same_optional));
    m.impl("use_of", STABLEHAND_BOX(v, &use_of));
    m.impl("throws", STABLEHAND_BOX(v, &throws));
  }
}

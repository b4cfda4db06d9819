// Generator on the counting shim: every C call of every member fails once, and nothing stays alive.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/ownership.h"

#include <torch/csrc/stable/generator.h>
#include <torch/csrc/stable/library.h>

#include <optional>
#include <type_traits>
#include <utility>

namespace {

using torch::stable::Generator;

static_assert(std::is_nothrow_destructible_v<Generator>);

std::optional<Generator> seen(std::optional<Generator> generator, int8_t) { return generator; }
void use(const Generator& first) {
  Generator copy(first), other(first);
  other = copy;
  copy = std::move(other);
  copy.device();
}
void takes(Generator given, const Generator& other, int8_t) {
  use(given);
  use(other);
}

}  // namespace

TEST_CASE("generator: arguments, results, copies and moves are freed once") {
  if (counting_shim_minor < 13) return;  // no torch below hands out a generator
  const stablehand::since<13> v{true};
  const auto call = [&](const char* schema, auto kernel, bool full, int64_t number) {
    return [=] { counting_shim_call_kernel(schema, kernel, full, number); };
  };
  const char* both = "op(Generator a, Generator b, int n) -> ()";
  const char* maybe = "op(Generator? a, int n) -> Generator?";
  ownership::every_failure(call(both, STABLEHAND_BOX(v, &takes), true, 3));
  ownership::every_failure_and("300 does not fit",
                               call(both, STABLEHAND_BOX(v, &takes), true, 300));
  for (const bool full : {false, true}) {
    ownership::every_failure(call(maybe, STABLEHAND_BOX(v, &seen), full, 3));
    ownership::every_failure_and("300 does not fit",
                                 call(maybe, STABLEHAND_BOX(v, &seen), full, 300));
  }
}

// StableLibrary on the counting shim: what a failure leaves behind is a sentence and nothing else.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/ownership.h"

#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <stdexcept>

namespace {

using torch::stable::Tensor;
using torch::stable::detail::StableLibrary;
using torch::stable::detail::StableTorchLibraryInit;
using Kind = StableLibrary::Kind;

Tensor same(Tensor x) { return x; }

// Registers two kernels; the library ends with the block.
void register_all(Kind kind, const char* key) {
  StableLibrary m(kind, "counted", key, "file.cpp", 1);
  if (kind != Kind::IMPL) {
    if (auto v = STABLEHAND_AVAILABLE(2, 13)) m.set_python_module(v, "counted.fakes");
    if (auto v = STABLEHAND_AVAILABLE(2, 12)) {
      m.def(v, "tagged(Tensor x) -> Tensor", {at::Tag::pointwise, at::Tag::core});
    }
    m.def("same(Tensor x) -> Tensor").def("other(Tensor x) -> Tensor");
  }
  m.impl("same", TORCH_BOX(&same)).impl("other", TORCH_BOX(&same));
}

// Each failure is recorded, not thrown, and the next test starts with a clean record.
void every_failure_is_recorded(Kind kind, const char* key) {
  for (int n = 0;; ++n) {
    const ownership::Outcome outcome = ownership::run(n, [&] { register_all(kind, key); });
    INFO("failure " << n << ", last call " << outcome.last_call);
    ownership::check_clean(outcome);
    CHECK_FALSE(outcome.threw);
    CHECK(counting_shim_kernels() == 0);
    const char* status = stablehand_status();
    CHECK((status != nullptr) == outcome.failed);
    if (!outcome.failed) return;
    CHECK(ownership::is_sentence(status));
    if (counting_shim_minor >= 13) CHECK(ownership::contains(status, "the injected failure of "));
    stablehand::detail::status = {};
  }
}

}  // namespace

TEST_CASE("library: every failed registration is a sentence, and leaves nothing") {
  every_failure_is_recorded(Kind::DEF, nullptr);
  every_failure_is_recorded(Kind::FRAGMENT, nullptr);
  every_failure_is_recorded(Kind::IMPL, "CPU");
}

TEST_CASE("library: kernels live as long as the library") {
  StableLibrary m(Kind::IMPL, "counted", "CPU", "file.cpp", 1);
  m.impl("same", TORCH_BOX(&same));
  CHECK(counting_shim_kernels() == 1);
}

TEST_CASE("library: a block that throws is recorded") {
  const ownership::Outcome outcome = ownership::run(-1, [] {
    static const StableTorchLibraryInit block(
        Kind::DEF, [](StableLibrary&) { throw std::runtime_error("the block's words"); }, "counted",
        nullptr, "file.cpp", 1, TORCH_FEATURE_VERSION);
  });
  CHECK(outcome.after.handles ==
        outcome.before.handles + 1);  // the library, until the program ends
  CHECK_FALSE(outcome.threw);
  REQUIRE(stablehand_status());
  CHECK(ownership::contains(stablehand_status(), "registering its ops threw the block's words"));
  stablehand::detail::status = {};
}

TEST_CASE("library: a torch older than the target is a sentence") {
  const ownership::Outcome outcome = ownership::run(-1, [] {
    static const StableTorchLibraryInit block(
        Kind::DEF, [](StableLibrary&) {}, "counted", nullptr, "file.cpp", 1,
        TORCH_VERSION_2_15_0 + 1);
  });
  CHECK(outcome.after.handles == outcome.before.handles + 1);
  REQUIRE(stablehand_status());
  CHECK(ownership::contains(stablehand_status(), "install a newer torch"));
  stablehand::detail::status = {};
}

// torch::stable's ops on the counting shim: every C call of every wrapper fails once, and nothing
// stays alive.
// SPDX-License-Identifier: BSD-3-Clause
//
// One line a function of ops.h: its name, the oldest torch that serves it, a call. A function
// without a line fails tests/abi/test_owners.py.
#include "support/ownership.h"

#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace ops = torch::stable;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

struct Inputs {
  Tensor x{ownership::new_tensor()}, y{ownership::new_tensor()};
  const std::vector<int64_t> sizes{3, 2};
};

struct Wrapper {
  const char* name;
  int oldest;
  std::function<void(Inputs&)> call;
};

const Wrapper kWrappers[] = {
    {"contiguous", 9, [](Inputs& in) { ops::contiguous(in.x, MemoryFormat::ChannelsLast); }},
    {"empty_like", 9, [](Inputs& in) { ops::empty_like(in.x); }},
    {"new_empty", 9, [](Inputs& in) { ops::new_empty(in.x, in.sizes, ScalarType::Long); }},
    {"parallel_for", 9, [](Inputs&) { ops::parallel_for(0, 8, 2, [](int64_t, int64_t) {}); }},
    {"sort", 9, [](Inputs& in) { ops::sort(in.x, 0, true); }},
    {"sort", 9, [](Inputs& in) { ops::sort(in.x, true, 0, true); }},
};

}  // namespace

TEST_CASE("ops: a failure in any C call of any wrapper leaves nothing alive") {
  for (const Wrapper& wrapper : kWrappers) {
    INFO(wrapper.name);
    Inputs inputs;
    ownership::every_failure_since(wrapper.oldest, [&] { wrapper.call(inputs); });
    CHECK(counting_shim_uses(inputs.x.get()) == 1);
    CHECK(counting_shim_uses(inputs.y.get()) == 1);
  }
}

TEST_CASE("parallel_for: a worker's exception is thrown once, with nothing left of it") {
  const Tensor x;
  ownership::every_failure_and("thrown in a chunk", [&] {
    ops::parallel_for(0, 8, 2, [&x](int64_t, int64_t) {
      const Tensor copy(x);
      throw std::runtime_error("thrown in a chunk of the loop");
    });
  });
}

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
using torch::headeronly::DeviceType;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

const Device kCpu(DeviceType::CPU);
constexpr auto kFloat = ScalarType::Float;
constexpr auto kFloat16 = ScalarType::Half;
constexpr auto kLayout = Layout::Strided;

struct Inputs {
  Tensor x{ownership::new_tensor()}, y{ownership::new_tensor()};
  const std::vector<int64_t> sizes{3, 2}, strides{2, 1}, dims{1, 0};
  float memory[6] = {};
};

struct Wrapper {
  const char* name;
  int oldest;
  std::function<void(Inputs&)> call;
};

// How often a deleter ran.
int deleted = 0;

void from_blob_with_deleter(Inputs& in) {
  struct Deleter {
    const Tensor kept;
    void operator()(void*) const { ++deleted; }
  };
  ops::from_blob(STABLEHAND_AVAILABLE(2, 11), in.memory, in.sizes, in.strides, kCpu, kFloat,
                 Deleter{in.x});
}

const Wrapper kWrappers[] = {
    {"amax", 9, [](Inputs& in) { ops::amax(in.x, in.dims, true); }},
    {"amax", 9, [](Inputs& in) { ops::amax(in.x, 1, true); }},
    {"bitwise_and", 9, [](Inputs& in) { ops::bitwise_and(in.x, in.y); }},
    {"bitwise_left_shift", 9, [](Inputs& in) { ops::bitwise_left_shift(in.x, in.y); }},
    {"bitwise_or", 9, [](Inputs& in) { ops::bitwise_or(in.x, in.y); }},
    {"bitwise_right_shift", 9, [](Inputs& in) { ops::bitwise_right_shift(in.x, in.y); }},
    {"clone", 9, [](Inputs& in) { ops::clone(in.x); }},
    {"contiguous", 9, [](Inputs& in) { ops::contiguous(in.x, MemoryFormat::ChannelsLast); }},
    {"copy_", 9, [](Inputs& in) { ops::copy_(in.x, in.y, true); }},
    {"empty", 9, [](Inputs& in) { ops::empty(in.sizes); }},
    {"empty", 9,
     [](Inputs& in) {
       ops::empty(in.sizes, kFloat16, kLayout, kCpu, false, MemoryFormat::Contiguous);
     }},
    {"empty_like", 9, [](Inputs& in) { ops::empty_like(in.x); }},
    {"fill_", 9, [](Inputs& in) { ops::fill_(in.x, 0.5); }},
    {"flatten", 9, [](Inputs& in) { ops::flatten(in.x, 0, 1); }},
    {"floor_divide", 9, [](Inputs& in) { ops::floor_divide(in.x, in.y); }},
    {"from_blob", 9,
     [](Inputs& in) { ops::from_blob(in.memory, in.sizes, in.strides, kCpu, kFloat); }},
    {"from_blob", 11, [](Inputs& in) { from_blob_with_deleter(in); }},
    {"full", 9, [](Inputs& in) { ops::full(in.sizes, 0.5, kFloat16, kLayout, kCpu, false); }},
    {"get_num_threads", 9, [](Inputs&) { ops::get_num_threads(); }},
    {"index_select", 9, [](Inputs& in) { ops::index_select(in.x, 1, in.y); }},
    {"is_pinned", 9, [](Inputs& in) { ops::is_pinned(in.x); }},
    {"matmul", 9, [](Inputs& in) { ops::matmul(in.x, in.y); }},
    {"narrow", 9, [](Inputs& in) { ops::narrow(in.x, 1, 0, 2); }},
    {"new_empty", 9, [](Inputs& in) { ops::new_empty(in.x, in.sizes, kFloat16, kLayout, kCpu); }},
    {"new_zeros", 9, [](Inputs& in) { ops::new_zeros(in.x, in.sizes, kFloat16, kLayout, kCpu); }},
    {"pad", 9, [](Inputs& in) { ops::pad(in.x, in.dims, "reflect", 0.5); }},
    {"pad", 9, [](Inputs& in) { ops::pad(in.x, in.dims); }},
    {"parallel_for", 9, [](Inputs&) { ops::parallel_for(0, 8, 2, [](int64_t, int64_t) {}); }},
    {"permute", 9, [](Inputs& in) { ops::permute(in.x, in.dims); }},
    {"reshape", 9, [](Inputs& in) { ops::reshape(in.x, in.sizes); }},
    {"select", 9, [](Inputs& in) { ops::select(in.x, 1, 2); }},
    {"sort", 9, [](Inputs& in) { ops::sort(in.x, 0, true); }},
    {"sort", 9, [](Inputs& in) { ops::sort(in.x, true, 0, true); }},
    {"squeeze", 9, [](Inputs& in) { ops::squeeze(in.x, 1); }},
    {"subtract", 10,
     [](Inputs& in) { ops::subtract(STABLEHAND_AVAILABLE(2, 10), in.x, in.y, 0.5); }},
    {"sum", 9, [](Inputs& in) { ops::sum(in.x, std::nullopt, true, kFloat16); }},
    {"sum", 10,
     [](Inputs& in) { ops::sum(STABLEHAND_AVAILABLE(2, 10), in.x, in.dims, true, kFloat16); }},
    {"sum_out", 9, [](Inputs& in) { ops::sum_out(in.y, in.x, std::nullopt, true, kFloat16); }},
    {"sum_out", 10,
     [](Inputs& in) { ops::sum_out(STABLEHAND_AVAILABLE(2, 10), in.y, in.x, in.dims, true); }},
    {"to", 9, [](Inputs& in) { ops::to(in.x, kCpu, true, true); }},
    {"to", 9,
     [](Inputs& in) {
       ops::to(in.x, kFloat16, kLayout, kCpu, false, true, true, MemoryFormat::Preserve);
     }},
    {"transpose", 9, [](Inputs& in) { ops::transpose(in.x, 0, 1); }},
    {"unsqueeze", 9, [](Inputs& in) { ops::unsqueeze(in.x, 2); }},
    {"view", 9, [](Inputs& in) { ops::view(in.x, in.sizes); }},
    {"view", 9, [](Inputs& in) { ops::view(in.x, ScalarType::Int); }},
    {"zero_", 9, [](Inputs& in) { ops::zero_(in.x); }},
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

TEST_CASE("from_blob: the deleter runs once when a tensor was made, and not at all when none was") {
  Inputs inputs;
  for (int n = 0;; ++n) {
    deleted = 0;
    const ownership::Outcome outcome = ownership::run(n, [&] { from_blob_with_deleter(inputs); });
    INFO("failure " << n << ", text: " << outcome.text);
    ownership::check_clean(outcome);
    CHECK(deleted == (outcome.threw ? 0 : 1));
    if (!outcome.failed) return;
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

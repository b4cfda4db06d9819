// Tensor and Device on the counting shim: every C call of every member fails once, and nothing
// stays alive.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/ownership.h"

#include <torch/csrc/stable/tensor.h>

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using ownership::every_failure_and;
using ownership::every_failure_since;
using ownership::expect;
using torch::headeronly::DeviceType;
using torch::stable::Device;
using torch::stable::Tensor;

static_assert(std::is_nothrow_destructible_v<Tensor>);
static_assert(std::is_nothrow_move_constructible_v<Tensor>);
static_assert(std::is_nothrow_move_assignable_v<Tensor>);

struct Member {
  const char* name;
  int oldest;
  std::function<void(const Tensor&)> use;
};

const Member kMembers[] = {
    {"const_data_ptr", 9, [](const Tensor& x) { x.const_data_ptr(); }},
    {"const_data_ptr", 9, [](const Tensor& x) { x.const_data_ptr<float>(); }},
    {"data_ptr", 9, [](const Tensor& x) { x.data_ptr(); }},
    {"defined", 9, [](const Tensor& x) { expect(x.defined()); }},
    {"device", 9, [](const Tensor& x) { x.device(); }},
    {"dim", 9, [](const Tensor& x) { expect(x.dim() == 2); }},
    {"element_size", 9, [](const Tensor& x) { x.element_size(); }},
    {"get", 9, [](const Tensor& x) { x.get(); }},
    {"get_device", 9, [](const Tensor& x) { x.get_device(); }},
    {"get_device_index", 9, [](const Tensor& x) { x.get_device_index(); }},
    {"has_storage", 14, [](const Tensor& x) { x.has_storage(STABLEHAND_AVAILABLE(2, 14)); }},
    {"is_contiguous", 9, [](const Tensor& x) { x.is_contiguous(); }},
    {"is_cpu", 9, [](const Tensor& x) { x.is_cpu(); }},
    {"is_cuda", 9, [](const Tensor& x) { x.is_cuda(); }},
    {"layout", 9, [](const Tensor& x) { x.layout(); }},
    {"mutable_data_ptr", 9, [](const Tensor& x) { x.mutable_data_ptr(); }},
    {"mutable_data_ptr", 9, [](const Tensor& x) { x.mutable_data_ptr<float>(); }},
    {"numel", 9, [](const Tensor& x) { x.numel(); }},
    {"release", 9, [](const Tensor& x) { Tensor(Tensor(x).release()); }},
    {"scalar_type", 9, [](const Tensor& x) { x.scalar_type(); }},
    {"set_requires_grad", 10,
     [](const Tensor& x) { x.set_requires_grad(STABLEHAND_AVAILABLE(2, 10), true); }},
    {"size", 9, [](const Tensor& x) { x.size(-1); }},
    {"sizes", 9, [](const Tensor& x) { x.sizes(); }},
    {"storage_offset", 9, [](const Tensor& x) { x.storage_offset(); }},
    {"stride", 9, [](const Tensor& x) { x.stride(1); }},
    {"strides", 9, [](const Tensor& x) { x.strides(); }},
    {"Tensor", 9, [](const Tensor&) { Tensor(); }},
    {"Tensor", 9, [](const Tensor& x) { Tensor(x).numel(); }},
    {"Tensor", 9, [](const Tensor& x) { Tensor y(x), z(std::move(y)); }},
    {"Tensor", 9, [](const Tensor& x) { Tensor(Tensor(x).release()); }},
    {"operator=", 9,
     [](const Tensor& x) {
       Tensor y;
       y = x;
       y = static_cast<const Tensor&>(y);
     }},
    {"operator=", 9,
     [](const Tensor& x) {
       Tensor y(x), z;
       z = std::move(y);
       z = static_cast<Tensor&&>(z);
       y = x;
     }},
};

}  // namespace

TEST_CASE("Tensor: a failure in any C call of any member leaves nothing alive") {
  for (const Member& member : kMembers) {
    INFO(member.name);
    const Tensor x(ownership::new_tensor());
    every_failure_since(member.oldest, [&] { member.use(x); });
  }
}

TEST_CASE("Tensor: copies share the tensor, and the last one frees it") {
  const ownership::Alive before;
  {
    Tensor x;
    CHECK(counting_shim_uses(x.get()) == 1);
    std::vector<Tensor> many(5, x);
    CHECK(counting_shim_uses(x.get()) == 6);
    many.erase(many.begin(), many.begin() + 3);
    CHECK(counting_shim_uses(x.get()) == 3);
    Tensor moved(std::move(x));
    CHECK(counting_shim_uses(moved.get()) == 3);
    CHECK_FALSE(x.defined());
    moved = many.back();
    CHECK(counting_shim_uses(moved.get()) == 3);
  }
  CHECK(ownership::Alive() == before);
}

TEST_CASE("Tensor: the wrong dtype is a sentence") {
  const Tensor x(ownership::new_tensor());
  every_failure_and("expected a tensor of dtype Long but found Float",
                    [&] { x.const_data_ptr<int64_t>(); });
}

TEST_CASE("Device: a failure in any C call leaves nothing alive") {
  const std::string text("cuda:1");
  every_failure_since(10, [&] {
    expect(Device(STABLEHAND_AVAILABLE(2, 10), text) == Device(DeviceType::CUDA, 1));
  });
  if (counting_shim_minor >= 13) {
    every_failure_and("Expected one of cpu, cuda device type",
                      [&] { Device(STABLEHAND_AVAILABLE(2, 10), "nonsense"); });
  }
}

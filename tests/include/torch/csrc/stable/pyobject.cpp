// Conversions to and from Python's objects on the counting shim.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/ownership.h"

#include <torch/csrc/stable/pyobject.h>

namespace {

namespace stable = torch::stable;
using torch::headeronly::DeviceType;
using torch::headeronly::ScalarType;

int object;  // stands for one of Python's

struct Function {
  const char* name;
  int oldest;
  std::function<void(const stable::Tensor&)> call;
};

// The new references of Python go back by hand.
const Function kFunctions[] = {
    {"device_from_pyobject", 15,
     [](const auto&) { stable::device_from_pyobject(STABLEHAND_AVAILABLE(2, 15), &object); }},
    {"device_to_pyobject", 15,
     [](const auto&) {
       counting_shim_free(stable::device_to_pyobject(STABLEHAND_AVAILABLE(2, 15),
                                                     stable::Device(DeviceType::CPU)));
     }},
    {"dtype_from_pyobject", 15,
     [](const auto&) { stable::dtype_from_pyobject(STABLEHAND_AVAILABLE(2, 15), &object); }},
    {"dtype_to_pyobject", 15,
     [](const auto&) {
       counting_shim_free(stable::dtype_to_pyobject(STABLEHAND_AVAILABLE(2, 15), ScalarType::Int));
     }},
    {"is_tensor_pyobject", 15,
     [](const auto&) { stable::is_tensor_pyobject(STABLEHAND_AVAILABLE(2, 15), &object); }},
    {"tensor_from_pyobject", 14,
     [](const auto&) { stable::tensor_from_pyobject(STABLEHAND_AVAILABLE(2, 14), &object); }},
    {"tensor_to_pyobject", 14,
     [](const stable::Tensor& x) {
       counting_shim_free(stable::tensor_to_pyobject(STABLEHAND_AVAILABLE(2, 14), x));
     }},
};

}  // namespace

TEST_CASE("pyobject: a failure in any C call leaves nothing alive") {
  for (const Function& function : kFunctions) {
    INFO(function.name);
    const stable::Tensor x(ownership::new_tensor());
    ownership::every_failure_since(function.oldest, [&] { function.call(x); });
  }
}

// A strong reference to what libtorch never had: an error when an extension with ops is linked.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>

extern "C" int aoti_torch_stablehand_has_no_such_function();

STABLE_TORCH_LIBRARY(consumer, m) {
  if (aoti_torch_stablehand_has_no_such_function()) {
    m.def("count(Tensor x) -> int");
  }
}

// Weak references only: a linker that drops unused libraries would drop libtorch here.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/c/shim.h>

extern "C" __attribute__((visibility("default"))) const char* stablehand_status() {
  return stablehand::newer::torch_library_impl ? nullptr : "torch is older than 2.10";
}

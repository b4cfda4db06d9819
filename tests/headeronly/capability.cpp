// tests/headeronly/capability.cpp: vec_half.h with a CPU_CAPABILITY, compiled once for each, for
// torch/headeronly/cpu/vec/vec_half.cpp.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/cpu/vec/vec_half.h>

#define STABLEHAND_NAMED(what) C10_CONCATENATE(C10_CONCATENATE(CPU_CAPABILITY, _), what)

extern "C" {
uint16_t STABLEHAND_NAMED(encode)(float value);
uint16_t STABLEHAND_NAMED(encode)(float value) { return at::vec::float2half_scalar(value); }

float STABLEHAND_NAMED(decode)(uint16_t code);
float STABLEHAND_NAMED(decode)(uint16_t code) {
  return torch::headeronly::vec::CPU_CAPABILITY::half2float_scalar(code);
}
}

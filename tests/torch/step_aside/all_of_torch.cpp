// tests/torch/step_aside/all_of_torch.cpp: our headers and all of torch's in one file, where
// torch's serve.
// SPDX-License-Identifier: BSD-3-Clause
//
// ours.h, which the test writes, includes every header of ours that this torch has, too.
#ifdef OURS_BEFORE
#include "ours.h"
#endif

#include <ATen/ATen.h>
#include <ATen/cpu/vec/vec.h>
#include <torch/all.h>
#include <torch/extension.h>

#include "ours.h"

#include <complex>

#ifdef STABLEHAND_COPY
#error "torch's headers were to serve"
#endif

// Called from Python: 0, or the number of what went wrong.
extern "C" int step_aside() {
  at::Tensor t = at::arange(6, at::kHalf);
  c10::Half* data = t.data_ptr<c10::Half>();
  if (static_cast<float>(data[5]) != 5.0f) return 1;
  data[5] = c10::Half(2.5f);
  if (t[5].item<float>() != 2.5f) return 2;
  if (std::abs(c10::complex<float>(3, 4)) != 5.0f) return 3;
  int sum = 0;
  for (const auto i : c10::irange(4)) sum += static_cast<int>(i);
  if (sum != 6) return 4;
  if (c10::bit_cast<uint32_t>(1.0f) != 0x3F800000U) return 5;
  if (c10::convert<int>(2.5) != 2) return 6;
  if (at::vec::Vectorized<float>(2.0f).size() < 1) return 7;
  return c10::DeviceTypeName(c10::kCUDA, true) == "cuda" ? 0 : 8;
}

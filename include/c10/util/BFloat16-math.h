// c10/util/BFloat16-math.h: the old path of torch/headeronly/util/BFloat16-math.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <c10/util/BFloat16-math.h>
#else
#include <torch/headeronly/util/BFloat16-math.h>
#endif  // STABLEHAND_SERVED_BY_TORCH

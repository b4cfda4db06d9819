// c10/util/Float8_e4m3fnuz-inl.h: an old path of torch/headeronly/util/Float8_e4m3fnuz.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <c10/util/Float8_e4m3fnuz-inl.h>
#else
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#endif  // STABLEHAND_SERVED_BY_TORCH

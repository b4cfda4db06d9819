// c10/util/complex.h: the old path of torch/headeronly/util/complex.h.
// SPDX-License-Identifier: BSD-3-Clause
//
// Here the functions are visible without a namespace, too, and the traits in c10.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <c10/util/complex.h>
#else

#include <torch/headeronly/util/complex.h>

STABLEHAND_USING_COMPLEX_MATH

namespace c10 {
using torch::headeronly::is_complex;
using torch::headeronly::scalar_value_type;
}  // namespace c10

#endif  // STABLEHAND_SERVED_BY_TORCH

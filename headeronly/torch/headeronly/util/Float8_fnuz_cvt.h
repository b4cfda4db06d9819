// torch/headeronly/util/Float8_fnuz_cvt.h: how the two "fnuz" types become floats; their own
// headers have it all.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/Float8_fnuz_cvt.h>
#else

#include <torch/headeronly/detail/small_float_conversion.h>

#endif  // STABLEHAND_SERVED_BY_TORCH

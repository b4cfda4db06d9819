// torch/headeronly/util/complex.h: complex numbers for hosts and devices, with std::complex's
// interface and layout.
// SPDX-License-Identifier: BSD-3-Clause
//
// Differences from PyTorch's: a quotient that is representable never overflows or underflows on the
// way (detail/complex_division.h); everything works on a device without a compiler flag;
// complex<Half> and complex<BFloat16> divide, too. To convert from or to std::complex, include
// <complex>; to print or read one, a stream's header; to hash one, nothing.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/headeronly/util/complex.h>
#else

#include <torch/headeronly/detail/complex_math.h>
#include <torch/headeronly/detail/complex_operators.h>
#include <torch/headeronly/detail/complex_stream.h>
#include <torch/headeronly/detail/complex_type.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/complex_utils.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::complex;
using c10::operator+, c10::operator-, c10::operator*, c10::operator/;
using c10::operator+=, c10::operator-=, c10::operator*=, c10::operator/=;
using c10::operator==, c10::operator!=, c10::operator<<, c10::operator>>;
using c10::polar;

namespace complex_literals {
using c10::complex_literals::operator""_if, c10::complex_literals::operator""_id;
}
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

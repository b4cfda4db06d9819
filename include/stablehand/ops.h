// stablehand/ops.h: ops that users of PyTorch's stable headers miss, in namespace stablehand.
// SPDX-License-Identifier: BSD-3-Clause
//
// Not here, because no torch's stable ABI has a way: arange (its bounds are Scalar; allocate and
// fill instead), item of complex<double>, _foreach_mul with a Scalar (pass a tensor of one
// element).
#pragma once
#include <stablehand/ops/dispatched.h>  // IWYU pragma: export
#include <stablehand/ops/elements.h>    // IWYU pragma: export
#include <stablehand/ops/layout.h>      // IWYU pragma: export

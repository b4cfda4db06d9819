// stablehand/detail/own_copies.h: what PyTorch has no name for is built on our copies of its
// headers, and says so where torch's serve.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#include <torch/headeronly/macros/Export.h>  // STABLEHAND_COPY, which torch's copy does not define

// Where nothing is said of the two copies, or torch's come first, which_copy.h has the word.
#if !defined(STABLEHAND_COPY) && !STABLEHAND_BEHIND_TORCH() && \
    (defined(STABLEHAND_STEP_ASIDE) || !STABLEHAND_SERVED_BY_TORCH())
#error \
    "The headers stablehand/*.h need Stablehand's copies of torch/headeronly and torch/csrc/stable, and here torch's own serve. Put Stablehand's include folders before torch's and define TORCH_TARGET_VERSION, without STABLEHAND_STEP_ASIDE; or do without stablehand/*.h."
#endif

// torch/headeronly/detail/which_copy.h: whether our copy of a header or torch's serves this file.
// SPDX-License-Identifier: BSD-3-Clause
//
// Torch's wheel has headers at the paths of ours, and two copies of one path cannot be mixed: each
// of ours begins by asking STABLEHAND_SERVED_BY_TORCH(). With a target version, or where no torch
// is behind ours on the include path, ours serve. Else the user decides, and all of ours hand over
// to torch's or none.
#pragma once

// The mark of a whole torch: a header that we shall never have.
#if defined(TORCH_TARGET_VERSION) || !defined(__has_include_next)
#define STABLEHAND_SERVED_BY_TORCH() 0
#elif __has_include_next(<c10/core/TensorImpl.h>)
#define STABLEHAND_SERVED_BY_TORCH() 1
#else
#define STABLEHAND_SERVED_BY_TORCH() 0
#endif

// In front of ours, torch's serve wherever it has them, and one of ours that it lacks would mix.
#if !defined(__has_include_next)
#define STABLEHAND_BEHIND_TORCH() 0
#elif __has_include(<c10/core/TensorImpl.h>) && !__has_include_next(<c10/core/TensorImpl.h>)
#define STABLEHAND_BEHIND_TORCH() 1
#else
#define STABLEHAND_BEHIND_TORCH() 0
#endif

#if defined(STABLEHAND_STEP_ASIDE) && defined(TORCH_TARGET_VERSION)
#error \
    "TORCH_TARGET_VERSION and STABLEHAND_STEP_ASIDE exclude each other: with a target, Stablehand's headers serve; stepping aside, torch's do. Remove one of the two definitions."
#elif STABLEHAND_BEHIND_TORCH()
#error \
    "Torch's include folder comes before Stablehand's, so that torch's own headers serve, and this header, which torch lacks, is Stablehand's: the two cannot be mixed. Put Stablehand's include folders before torch's and define TORCH_TARGET_VERSION (Stablehand's serve) or STABLEHAND_STEP_ASIDE (torch's serve, without stablehand/*.h)."
#elif STABLEHAND_SERVED_BY_TORCH() && !defined(STABLEHAND_STEP_ASIDE)
#error \
    "Torch's own headers are on the include path behind Stablehand's, and it is not said which of the two are to serve. Either define TORCH_TARGET_VERSION (Stablehand's serve, and torch's unstable headers refuse), or define STABLEHAND_STEP_ASIDE (torch's serve)."
#endif

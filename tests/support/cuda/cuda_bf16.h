// tests/support/cuda/cuda_bf16.h: stands in for CUDA's header of this name; see as_cpp.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include "as_cpp.h"

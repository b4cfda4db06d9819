// c10/core/ScalarType.h: the old path of torch/headeronly/core/ScalarType.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/core/ScalarType.h>

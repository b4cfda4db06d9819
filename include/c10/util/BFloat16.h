// c10/util/BFloat16.h: the old path of torch/headeronly/util/BFloat16.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/util/BFloat16.h>

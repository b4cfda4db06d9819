// c10/util/Half.h: the old path of torch/headeronly/util/Half.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/util/Half.h>

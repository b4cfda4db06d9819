// c10/core/Layout.h: the old path of torch/headeronly/core/Layout.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/core/Layout.h>

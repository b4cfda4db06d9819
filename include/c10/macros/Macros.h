// c10/macros/Macros.h: the old path of torch/headeronly/macros/Macros.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/macros/Macros.h>

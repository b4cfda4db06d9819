// c10/core/MemoryFormat.h: the old path of torch/headeronly/core/MemoryFormat.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/core/MemoryFormat.h>

// c10/macros/Export.h: the old path of torch/headeronly/macros/Export.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/macros/Export.h>

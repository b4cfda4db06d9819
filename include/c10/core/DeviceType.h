// c10/core/DeviceType.h: the old path of torch/headeronly/core/DeviceType.h.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/core/DeviceType.h>

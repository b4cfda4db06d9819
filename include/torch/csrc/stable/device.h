// torch/csrc/stable/device.h: Device, whole.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/device_struct.h>  // IWYU pragma: export

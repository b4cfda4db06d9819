// stablehand/version.h: the version of Stablehand, kept here only; CMake and Python read this file.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#define STABLEHAND_VERSION_MAJOR 0
#define STABLEHAND_VERSION_MINOR 1
#define STABLEHAND_VERSION_PATCH 0

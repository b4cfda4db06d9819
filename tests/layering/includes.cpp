// The line that a test and its control differ in: STABLEHAND_HEADER, from CMakeLists.txt.
// SPDX-License-Identifier: BSD-3-Clause
#include STABLEHAND_HEADER

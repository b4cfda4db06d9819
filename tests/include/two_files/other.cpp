// SPDX-License-Identifier: BSD-3-Clause
#include <all_headers.h>

int other() { return 0; }

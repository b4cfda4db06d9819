// target.cpp: compiles for a target version that is one; which one, the command line says.
// SPDX-License-Identifier: BSD-3-Clause
#ifdef FIRST
#include FIRST
#else
#include <torch/csrc/stable/library.h>
#endif

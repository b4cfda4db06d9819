// tests/support/counting_shim_version.cpp: the version that one build of the counting shim has.
// SPDX-License-Identifier: BSD-3-Clause
extern "C" const int counting_shim_minor;
extern "C" const int counting_shim_minor = COUNTING_SHIM_MINOR;

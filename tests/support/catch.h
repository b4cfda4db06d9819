// tests/support/catch.h: Catch2's assertions, from version 2 (Debian 12) or 3 (Debian 13).
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#else
#include <catch2/catch.hpp>
#endif

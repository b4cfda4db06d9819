// tests/support/catch_main.cpp: main() of a Catch2 executable, for version 2 and 3.
// SPDX-License-Identifier: BSD-3-Clause
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

int main(int argc, char** argv) { return Catch::Session().run(argc, argv); }

// tests/support/small_catch/catch2/catch_test_macros.hpp: stands in for Catch2 where its library is
// not built for the processor. The program's main is `return run_tests();`.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <cstdio>
#include <sstream>

struct SmallCatch {
  const char* name;
  void (*body)();
  SmallCatch* next;

  SmallCatch(const char* test, void (*function)()) : name(test), body(function), next(first()) {
    first() = this;
  }
  static SmallCatch*& first() {
    static SmallCatch* tests = nullptr;
    return tests;
  }
  static int& failures() {
    static int count = 0;
    return count;
  }
  static int& checks() {
    static int count = 0;
    return count;
  }
  static void check(bool good, const char* text, const char* file, int line) {
    ++checks();
    if (!good) {
      ++failures();
      std::printf("%s:%d: %s does not hold\n", file, line, text);
    }
  }
};

inline int run_tests() {
  int tests = 0;
  for (SmallCatch* test = SmallCatch::first(); test != nullptr; test = test->next, ++tests) {
    const int before = SmallCatch::failures();
    test->body();
    if (SmallCatch::failures() != before) {
      std::printf("  in \"%s\"\n", test->name);
    }
  }
  std::printf("%d tests, %d checks, %d failures\n", tests, SmallCatch::checks(),
              SmallCatch::failures());
  return SmallCatch::failures() != 0;
}

#define SMALL_CATCH_JOIN2(a, b) a##b
#define SMALL_CATCH_JOIN(a, b) SMALL_CATCH_JOIN2(a, b)
#define SMALL_CATCH_TEST(function, ...)                                        \
  static void function();                                                      \
  static SmallCatch SMALL_CATCH_JOIN(function, _entry)(#__VA_ARGS__, function); \
  static void function()
#define TEST_CASE(...) SMALL_CATCH_TEST(SMALL_CATCH_JOIN(small_catch_, __LINE__), __VA_ARGS__)
#define CHECK(...) SmallCatch::check(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
#define CHECK_FALSE(...) SmallCatch::check(!(__VA_ARGS__), "!(" #__VA_ARGS__ ")", __FILE__, __LINE__)
#define CHECK_THROWS_AS(expression, type)                             \
  do {                                                                \
    bool thrown = false;                                              \
    try {                                                             \
      static_cast<void>(expression);                                  \
    } catch (const type&) {                                           \
      thrown = true;                                                  \
    }                                                                 \
    SmallCatch::check(thrown, #expression " throws " #type, __FILE__, __LINE__); \
  } while (0)
#define INFO(...) static_cast<void>((std::ostringstream() << __VA_ARGS__))
#define CAPTURE(...) static_cast<void>(0)
#define SUCCEED(...) SmallCatch::check(true, "", __FILE__, __LINE__)
#define WARN(...) static_cast<void>((std::ostringstream() << __VA_ARGS__))

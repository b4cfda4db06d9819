// tests/headeronly/torch/headeronly/util/Exception.cpp: what a failed check says.
// SPDX-License-Identifier: BSD-3-Clause
//
// The expected texts are those that PyTorch 2.15's macro gives (std::ostream's default form), but
// for the check without a message, where PyTorch's text ends after the place.
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/Exception.h>

#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "support/catch.h"

namespace {

struct Point {
  int x, y;
};
std::ostream& operator<<(std::ostream& out, const Point& p) {
  return out << '(' << p.x << ", " << p.y << ')';
}

enum Fruit { kApple, kPear };

template <class F>
std::string thrown(const F& f) {
  try {
    f();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "nothing thrown";
}

// What follows "function, file:line, ".
template <class... T>
std::string said(const T&... values) {
  const std::string text = thrown([&] { STD_TORCH_CHECK(false, values...); });
  const auto place = text.find(__FILE__ ":");
  const auto start = text.find(", ", place);
  return place == std::string::npos || start == std::string::npos ? "no place in: " + text
                                                                  : text.substr(start + 2);
}

void check_something(int a) { STD_TORCH_CHECK(a == 1, "a: expected 1, got ", a); }
constexpr int kLine = __LINE__ - 1;

int must_not_warn_about_a_missing_return(int a) {
  if (a == 1) {
    return 2;
  }
  STD_TORCH_CHECK(false, "unreachable");
}

constexpr int in_a_constant_expression(int a) {
  STD_TORCH_CHECK(a > 0, "a: expected a positive number, got ", a);
  return a;
}
static_assert(in_a_constant_expression(3) == 3);

}  // namespace

TEST_CASE("STD_TORCH_CHECK: function, file:line, message") {
  CHECK(thrown([] { check_something(1); }) == "nothing thrown");
  CHECK(thrown([] { check_something(2); }) ==
        "check_something, " __FILE__ ":" + std::to_string(kLine) + ", a: expected 1, got 2");
  CHECK(must_not_warn_about_a_missing_return(1) == 2);
}

TEST_CASE("STD_TORCH_CHECK: without a message it names the condition") {
  const auto text = thrown([] { STD_TORCH_CHECK(1 == 2, ); });
  CHECK(text.find(", Expected 1 == 2 to be true, but got false.") != std::string::npos);
}

TEST_CASE("STD_TORCH_CHECK: values look as std::ostream prints them") {
  CHECK(said("a ", 3, ' ', 'c', ' ', true) == "a 3 c 1");
  CHECK(said(static_cast<signed char>(65), static_cast<unsigned char>(66)) == "AB");
  CHECK(said(static_cast<short>(-3), ' ', 4U, ' ', 5L, ' ', 6UL, ' ', L'a') == "-3 4 5 6 97");
  CHECK(said(18446744073709551615ULL, ' ', -9223372036854775807LL - 1) ==
        "18446744073709551615 -9223372036854775808");
  CHECK(said(1.5f, ' ', 0.1f, ' ', 0.1, ' ', 1e20, ' ', 123456789.0, ' ', 1e-7) ==
        "1.5 0.1 0.1 1e+20 1.23457e+08 1e-07");
  CHECK(said(3.0, ' ', -0.0, ' ', 100000.0, ' ', 1000000.0f, ' ', 2.5L) == "3 -0 100000 1e+06 2.5");
  CHECK(said(1e308 * 10, ' ', -1e308 * 10) == "inf -inf");
}

TEST_CASE("STD_TORCH_CHECK: text") {
  char buffer[] = "buffer";
  char* pointer = buffer;
  const char* null = nullptr;
  CHECK(said(std::string("s"), std::string_view("view", 2), buffer, pointer) == "svibufferbuffer");
  CHECK(said(std::string("with a \0 inside", 15)).size() == 7);
  CHECK(said(null) == "(null)");
  CHECK(said("") == "");
}

TEST_CASE("STD_TORCH_CHECK: pointers") {
  int* const null = nullptr;
  CHECK(said(null, ' ', reinterpret_cast<const void*>(0x1a0), ' ', nullptr) == "0 0x1a0 nullptr");
}

TEST_CASE("STD_TORCH_CHECK: our types, and the user's through std::ostringstream") {
  CHECK(said(c10::ScalarType::Half, ' ', c10::ScalarType::Undefined) == "Half UNKNOWN_SCALAR");
  CHECK(said(c10::Half(1.5f), ' ', c10::BFloat16(-2.0f)) == "1.5 -2");
  CHECK(said(Point{1, 2}, ' ', kPear) == "(1, 2) 1");
}

TEST_CASE("STD_TORCH_CHECK: values are evaluated on failure only, and the condition once") {
  int evaluated = 0;
  int asked = 0;
  STD_TORCH_CHECK(++asked == 1, ++evaluated);
  CHECK(asked == 1);
  CHECK(evaluated == 0);
  thrown([&] { STD_TORCH_CHECK(asked == 0, ++evaluated); });
  CHECK(evaluated == 1);
}

TEST_CASE("STD_TORCH_CHECK: is one statement") {
  bool other = false;
  if (false)
    STD_TORCH_CHECK(false, "not reached");
  else
    other = true;
  CHECK(other);
}

TEST_CASE("STD_TORCH_CHECK: a message is kept whole up to 4096 bytes, and says so when it is cut") {
  using torch::headeronly::detail::append;
  using torch::headeronly::detail::Text;
  Text whole;
  append(whole, std::string(4096, 'a'));
  CHECK(whole.c_str() == std::string(4096, 'a'));
  append(whole, "");
  CHECK(whole.c_str() == std::string(4096, 'a'));
  append(whole, 'b');
  append(whole, "never seen");
  CHECK(whole.c_str() == std::string(4096, 'a') + "... (cut)");

  Text umlaut;
  append(umlaut, std::string(4095, 'a') + "\xC3\xA4");
  append(umlaut, "never seen");
  CHECK(umlaut.c_str() == std::string(4095, 'a') + "... (cut)");
}

TEST_CASE("STD_TORCH_CHECK_MSG: the message alone") {
  CHECK(std::string(STD_TORCH_CHECK_MSG(1 == 2, "", "one")) == "one");
  CHECK(std::string(STD_TORCH_CHECK_MSG(1 == 2, "", "one ", 2)) == "one 2");
  CHECK(std::string(STD_TORCH_CHECK_MSG(1 == 2, "", )) ==
        "Expected 1 == 2 to be true, but got false.");
  CHECK(std::string(std::out_of_range(STD_TORCH_CHECK_MSG(1 == 2, "", "i = ", 3)).what()) ==
        "i = 3");
}

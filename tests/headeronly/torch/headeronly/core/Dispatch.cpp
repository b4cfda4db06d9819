// tests/headeronly/torch/headeronly/core/Dispatch.cpp: the chosen type, values, and the refusals.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/core/Dispatch_v2.h>

#include <stdexcept>
#include <string>
#include <type_traits>

#include "support/catch.h"

namespace {

using torch::headeronly::ScalarType;

// What a dispatch over the two types calls: the size of its scalar_t.
size_t by_cases(ScalarType type) {
  return THO_DISPATCH_SWITCH(
      type, "by_cases", THO_DISPATCH_CASE(ScalarType::Float, [&] {
        return sizeof(scalar_t);
      }) THO_DISPATCH_CASE(ScalarType::Half, [&] { return sizeof(scalar_t); }));
}

size_t by_list(ScalarType type) {
  return THO_DISPATCH_V2(type, "by_list", AT_WRAP([&] {
                           static_assert(std::is_arithmetic_v<scalar_t>);
                           return sizeof(scalar_t);
                         }),
                         AT_EXPAND(AT_FLOATING_TYPES), ScalarType::Short);
}

template <class Call>
std::string refusal(Call call) {
  try {
    call();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "no exception";
}

bool ends_with(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

struct Field {
  int which;
};

}  // namespace

// A type of one's own where a ScalarType is asked for.
namespace detail {
static ScalarType scalar_type(Field field) {
  return field.which == 0 ? ScalarType::Float : ScalarType::Int;
}
}  // namespace detail

TEST_CASE("THO_DISPATCH_SWITCH calls the case of the type and has its value") {
  CHECK(by_cases(ScalarType::Float) == 4);
  CHECK(by_cases(ScalarType::Half) == 2);
}

TEST_CASE("THO_DISPATCH_V2 calls the function once, with the C++ type") {
  CHECK(by_list(ScalarType::Float) == 4);
  CHECK(by_list(ScalarType::Double) == 8);
  CHECK(by_list(ScalarType::Short) == 2);

  int calls = 0;
  int evaluations = 0;
  const auto type = [&] {
    ++evaluations;
    return ScalarType::Int;
  };
  THO_DISPATCH_V2(type(), "void", AT_WRAP([&] { calls += std::is_same_v<scalar_t, int>; }),
                  AT_EXPAND(AT_INTEGRAL_TYPES_V2));
  CHECK(calls == 1);
  CHECK(evaluations == 1);
}

TEST_CASE("a dispatch over another type says the name, the type and what was allowed") {
  CHECK(ends_with(refusal([] { by_cases(ScalarType::Double); }),
                  ", \"by_cases\" not implemented for 'Double'; it is implemented for Half, "
                  "Float"));
  CHECK(ends_with(refusal([] { by_list(ScalarType::Half); }),
                  ", \"by_list\" not implemented for 'Half'; it is implemented for Short, Float, "
                  "Double"));
  CHECK(ends_with(refusal([] { by_list(ScalarType::Undefined); }),
                  "not implemented for 'UNKNOWN_SCALAR' (number 47); it is implemented for Short, "
                  "Float, Double"));
  // 70 is what asks whether Float has a case.
  for (const int number : {-128, -1, 48, 64, 70, 111, 127}) {
    const std::string end = "not implemented for 'UNKNOWN_SCALAR' (number " +
                            std::to_string(number) + "); it is implemented for Half, Float";
    CHECK(ends_with(refusal([&] { by_cases(static_cast<ScalarType>(number)); }), end));
  }
}

// The inner dispatch is within the switch of the outer one, whose names it must not take.
TEST_CASE("a dispatch in a dispatch") {
  const auto both = [](ScalarType outer, ScalarType inner) {
    return THO_DISPATCH_V2(outer, "outer", AT_WRAP([&] {
                             using outer_t = scalar_t;
                             return THO_DISPATCH_SWITCH(
                                 inner, "inner", THO_DISPATCH_CASE(ScalarType::Byte, [&] {
                                   return 10 * sizeof(outer_t) + sizeof(scalar_t);
                                 }) THO_DISPATCH_CASE(ScalarType::Long, [&] {
                                   return 10 * sizeof(outer_t) + sizeof(scalar_t);
                                 }));
                           }),
                           AT_EXPAND(AT_FLOATING_TYPES));
  };
  CHECK(both(ScalarType::Float, ScalarType::Long) == 48);
  CHECK(both(ScalarType::Double, ScalarType::Byte) == 81);
  CHECK(ends_with(refusal([&] { both(ScalarType::Float, ScalarType::Int); }),
                  ", \"inner\" not implemented for 'Int'; it is implemented for Byte, Long"));
  CHECK(ends_with(refusal([&] { both(ScalarType::Int, ScalarType::Long); }),
                  "\"outer\" not implemented for 'Int'; it is implemented for Float, Double"));
}

TEST_CASE("what has an overload of detail::scalar_type can be dispatched on") {
  const auto size = [](Field field) {
    return THO_DISPATCH_V2(field, "field", [&] { return sizeof(scalar_t); }, ScalarType::Float);
  };
  CHECK(size(Field{0}) == 4);
  CHECK(ends_with(refusal([&] { size(Field{1}); }),
                  "\"field\" not implemented for 'Int'; it is implemented for Float"));
}

// ---- macros of one's own in the _TMPL forms ----
namespace {
int preludes = 0;
struct Refused {
  std::string name;
};
}  // namespace
#define PRELUDE_OF_SWITCH(name, type) preludes += name[0] == 't' && type == ScalarType::Float
#define PRELUDE_OF_CASE(type) preludes += type == ScalarType::Float ? 10 : 0
#define CHECK_OF_OWN(condition, quote, name, ...) \
  if (!(condition)) throw Refused {               \
      name                                        \
    }
#define CASE_TYPE_OF_OWN(type, HINT, ...) \
  THO_PRIVATE_CASE_TYPE_USING_HINT_TMPL(PRELUDE_OF_CASE, type, HINT, __VA_ARGS__)
#define CASE_OF_OWN(type, ...) THO_DISPATCH_CASE_TMPL(CASE_TYPE_OF_OWN, type, __VA_ARGS__)
#define SWITCH_OF_OWN(TYPE, NAME, ...) \
  THO_DISPATCH_SWITCH_TMPL(PRELUDE_OF_SWITCH, CHECK_OF_OWN, TYPE, NAME, __VA_ARGS__)

TEST_CASE("THO_DISPATCH_V2_TMPL takes other macros") {
  const auto size = [](ScalarType type) {
    return THO_DISPATCH_V2_TMPL(SWITCH_OF_OWN, CASE_OF_OWN, type, "tmpl",
                                AT_WRAP([&] { return sizeof(scalar_t); }), ScalarType::Float,
                                ScalarType::Int);
  };
  preludes = 0;
  CHECK(size(ScalarType::Float) == 4);
  CHECK(preludes == 11);
  CHECK_THROWS_AS(size(ScalarType::Half), Refused);
}

// ---- collections ----
#define ADD_BIT(cpp_type, type) +(uint64_t{1} << static_cast<int>(type))
#define COLLECTION(...) (uint64_t{0} AT_FORALL_SCALAR_TYPES_V2(AT_WRAP(ADD_BIT), __VA_ARGS__))
#define NAMES_THE_TYPE(cpp_type, type) \
  &&std::is_same_v<cpp_type, torch::headeronly::impl::ScalarTypeToCPPTypeT<type>>

namespace {
template <class... T>
constexpr uint64_t bits(T... number) {
  return ((uint64_t{1} << number) + ...);
}
// The numbers of the enumerators, which are frozen.
static_assert(COLLECTION(AT_EXPAND(AT_INTEGRAL_TYPES)) == bits(0, 1, 2, 3, 4));
static_assert(COLLECTION(AT_EXPAND(AT_FLOATING_TYPES)) == bits(6, 7));
static_assert(COLLECTION(AT_EXPAND(AT_COMPLEX_TYPES)) == bits(9, 10));
static_assert(COLLECTION(AT_EXPAND(AT_QINT_TYPES)) == bits(12, 13, 14));
static_assert(COLLECTION(AT_EXPAND(AT_BAREBONES_UNSIGNED_TYPES)) == bits(27, 28, 29));
static_assert(COLLECTION(AT_EXPAND(AT_FLOAT8_TYPES)) == bits(23, 24, 25, 26, 44));
static_assert(COLLECTION(AT_EXPAND(AT_INTEGRAL_TYPES_V2)) == bits(0, 1, 2, 3, 4, 27, 28, 29));
static_assert(COLLECTION(AT_EXPAND(AT_OPAQUE_TYPES)) == bits(0, 27, 28, 29, 10));
static_assert(COLLECTION(AT_EXPAND(AT_ALL_TYPES)) == bits(0, 1, 2, 3, 4, 6, 7));
static_assert(COLLECTION(AT_EXPAND(AT_ALL_TYPES_AND_COMPLEX)) == bits(0, 1, 2, 3, 4, 6, 7, 9, 10));
static_assert(COLLECTION(AT_EXPAND(AT_ALL_SCALAR_TYPES_WITH_COMPLEX)) ==
              bits(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 23, 24, 25, 26, 44, 46));
static_assert(true AT_FORALL_SCALAR_TYPES_V2(NAMES_THE_TYPE,
                                             AT_EXPAND(AT_ALL_SCALAR_TYPES_WITH_COMPLEX)));

// Each argument in its turn, for every number of them that there is a macro for.
#define PUT(value, list) list value,
template <int n>
constexpr bool counts_up(const int (&values)[n]) {
  for (int i = 0; i < n; ++i) {
    if (values[i] != i + 1) {
      return false;
    }
  }
  return true;
}
// clang-format off
static_assert(AT_NUM_ARGS(1) == 1 && counts_up<1>({THO_AP_VAR_TMPL(PUT, , _, 1)}));
static_assert(AT_NUM_ARGS(1, 2) == 2 && counts_up<2>({THO_AP_VAR_TMPL(PUT, , _, 1, 2)}));
static_assert(AT_NUM_ARGS(1, 2, 3) == 3 && counts_up<3>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4) == 4 && counts_up<4>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5) == 5 && counts_up<5>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6) == 6 && counts_up<6>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7) == 7 && counts_up<7>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8) == 8 && counts_up<8>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9) == 9 && counts_up<9>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) == 10 && counts_up<10>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) == 11 && counts_up<11>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) == 12 && counts_up<12>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13) == 13 && counts_up<13>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14) == 14 && counts_up<14>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) == 15 && counts_up<15>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) == 16 && counts_up<16>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17) == 17 && counts_up<17>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18) == 18 && counts_up<18>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19) == 19 && counts_up<19>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20) == 20 && counts_up<20>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21) == 21 && counts_up<21>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22) == 22 && counts_up<22>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23) == 23 && counts_up<23>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24) == 24 && counts_up<24>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25) == 25 && counts_up<25>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26) == 26 && counts_up<26>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27) == 27 && counts_up<27>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28) == 28 && counts_up<28>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29) == 29 && counts_up<29>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30) == 30 && counts_up<30>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31) == 31 && counts_up<31>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32) == 32 && counts_up<32>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33) == 33 && counts_up<33>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34) == 34 && counts_up<34>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35) == 35 && counts_up<35>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36) == 36 && counts_up<36>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37) == 37 && counts_up<37>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38) == 38 && counts_up<38>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39) == 39 && counts_up<39>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40) == 40 && counts_up<40>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41) == 41 && counts_up<41>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42) == 42 && counts_up<42>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43) == 43 && counts_up<43>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44) == 44 && counts_up<44>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45) == 45 && counts_up<45>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46) == 46 && counts_up<46>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47) == 47 && counts_up<47>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48) == 48 && counts_up<48>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49) == 49 && counts_up<49>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50) == 50 && counts_up<50>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51) == 51 && counts_up<51>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52) == 52 && counts_up<52>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53) == 53 && counts_up<53>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54) == 54 && counts_up<54>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55) == 55 && counts_up<55>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56) == 56 && counts_up<56>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57) == 57 && counts_up<57>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58) == 58 && counts_up<58>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59) == 59 && counts_up<59>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59)}));
static_assert(AT_NUM_ARGS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60) == 60 && counts_up<60>({THO_AP_VAR_TMPL(PUT, , _, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60)}));
// clang-format on
}  // namespace

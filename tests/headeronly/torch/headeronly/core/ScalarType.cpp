// tests/headeronly/torch/headeronly/core/ScalarType.cpp: the numbers, names and C++ types of
// element types.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/core/ScalarType.h>

#include <sstream>
#include <string>
#include <type_traits>

#include "support/catch.h"

using c10::ScalarType;

namespace {

// The frozen numbers, written from the interface table.
// clang-format off
#define FROZEN(_)                                                                                  \
  _(Byte, 0) _(Char, 1) _(Short, 2) _(Int, 3) _(Long, 4) _(Half, 5) _(Float, 6) _(Double, 7)       \
  _(ComplexHalf, 8) _(ComplexFloat, 9) _(ComplexDouble, 10) _(Bool, 11) _(QInt8, 12)               \
  _(QUInt8, 13) _(QInt32, 14) _(BFloat16, 15) _(QUInt4x2, 16) _(QUInt2x4, 17) _(Bits1x8, 18)       \
  _(Bits2x4, 19) _(Bits4x2, 20) _(Bits8, 21) _(Bits16, 22) _(Float8_e5m2, 23)                      \
  _(Float8_e4m3fn, 24) _(Float8_e5m2fnuz, 25) _(Float8_e4m3fnuz, 26) _(UInt16, 27) _(UInt32, 28)   \
  _(UInt64, 29) _(UInt1, 30) _(UInt2, 31) _(UInt3, 32) _(UInt4, 33) _(UInt5, 34) _(UInt6, 35)      \
  _(UInt7, 36) _(Int1, 37) _(Int2, 38) _(Int3, 39) _(Int4, 40) _(Int5, 41) _(Int6, 42)             \
  _(Int7, 43) _(Float8_e8m0fnu, 44) _(Float4_e2m1fn_x2, 45) _(BComplex32, 46)
// clang-format on

#define SAME_NUMBER(name, number) static_assert(static_cast<int>(ScalarType::name) == number);
FROZEN(SAME_NUMBER)
static_assert(static_cast<int>(ScalarType::Undefined) == 47);
static_assert(static_cast<int>(ScalarType::NumOptions) == 48);
static_assert(c10::NumScalarTypes == 48 &&
              std::is_same_v<decltype(c10::NumScalarTypes), const uint16_t>);
static_assert(std::is_same_v<std::underlying_type_t<ScalarType>, int8_t>);
static_assert(std::is_same_v<torch::headeronly::ScalarType, ScalarType>);

template <class T, ScalarType type>
constexpr bool both_ways() {
  return c10::CppTypeToScalarType<T>::value == type &&
         std::is_same_v<c10::impl::ScalarTypeToCPPTypeT<type>, T> &&
         std::is_same_v<torch::headeronly::impl::ScalarTypeToCPPTypeT<type>, T> &&
         std::is_same_v<decltype(c10::impl::ScalarTypeToCPPType<type>::t), T>;
}
static_assert(both_ways<uint8_t, ScalarType::Byte>() && both_ways<int8_t, ScalarType::Char>());
static_assert(both_ways<int16_t, ScalarType::Short>() && both_ways<int, ScalarType::Int>());
static_assert(both_ways<int64_t, ScalarType::Long>() && both_ways<bool, ScalarType::Bool>());
static_assert(both_ways<float, ScalarType::Float>() && both_ways<double, ScalarType::Double>());
static_assert(both_ways<c10::Half, ScalarType::Half>() &&
              both_ways<c10::BFloat16, ScalarType::BFloat16>());
static_assert(both_ways<uint16_t, ScalarType::UInt16>() &&
              both_ways<uint32_t, ScalarType::UInt32>());
static_assert(both_ways<uint64_t, ScalarType::UInt64>());
static_assert(both_ways<c10::complex<c10::Half>, ScalarType::ComplexHalf>());
static_assert(both_ways<c10::complex<float>, ScalarType::ComplexFloat>());
static_assert(both_ways<c10::complex<double>, ScalarType::ComplexDouble>());
static_assert(both_ways<c10::complex<c10::BFloat16>, ScalarType::BComplex32>());
static_assert(both_ways<c10::qint8, ScalarType::QInt8>() &&
              both_ways<c10::quint2x4, ScalarType::QUInt2x4>());
static_assert(both_ways<c10::bits1x8, ScalarType::Bits1x8>() &&
              both_ways<c10::bits16, ScalarType::Bits16>());
static_assert(both_ways<c10::Float8_e5m2, ScalarType::Float8_e5m2>());
static_assert(both_ways<c10::Float8_e8m0fnu, ScalarType::Float8_e8m0fnu>());
static_assert(both_ways<c10::Float4_e2m1fn_x2, ScalarType::Float4_e2m1fn_x2>());
static_assert(both_ways<c10::dummy_uint1_7_t<1>, ScalarType::UInt1>());
static_assert(both_ways<c10::dummy_int1_7_t<7>, ScalarType::Int7>());

// How many entries a list has, and the sum of their numbers.
#define COUNT(type, name) +1
#define SUM(type, name) +static_cast<int>(ScalarType::name)
static_assert((0 AT_FORALL_INT_TYPES(COUNT)) == 5 && (0 AT_FORALL_INT_TYPES(SUM)) == 10);
static_assert((0 AT_FORALL_SCALAR_TYPES(COUNT)) == 7 && (0 AT_FORALL_SCALAR_TYPES(SUM)) == 23);
static_assert((0 AT_FORALL_COMPLEX_TYPES(COUNT)) == 2 && (0 AT_FORALL_COMPLEX_TYPES(SUM)) == 19);
static_assert((0 AT_FORALL_QINT_TYPES(COUNT)) == 5 && (0 AT_FORALL_QINT_TYPES(SUM)) == 72);
static_assert((0 AT_FORALL_FLOAT8_TYPES(COUNT)) == 5 && (0 AT_FORALL_FLOAT8_TYPES(SUM)) == 142);
static_assert((0 AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(COUNT)) == 18);
static_assert((0 AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(SUM)) == 223);
static_assert((0 AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_EXCEPT_COMPLEX_HALF_F8NZ(COUNT)) == 14);
static_assert((0 AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_EXCEPT_COMPLEX_HALF_F8NZ(SUM)) == 120);
static_assert((0 AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(COUNT)) == 47);
static_assert((0 AT_FORALL_SCALAR_TYPES_AND(Half, SUM)) == 23 + 5);
static_assert((0 AT_FORALL_SCALAR_TYPES_AND2(Half, Bool, SUM)) == 23 + 5 + 11);
static_assert((0 AT_FORALL_SCALAR_TYPES_AND3(Half, Bool, BFloat16, SUM)) == 23 + 5 + 11 + 15);
static_assert((0 AT_FORALL_SCALAR_TYPES_AND7(Half, Bool, BFloat16, UInt16, UInt32, UInt64,
                                             ComplexFloat, SUM)) ==
              23 + 5 + 11 + 15 + 27 + 28 + 29 + 9);
// A list may be walked inside another, as promotion tables do.
#define INNER(type, name) AT_FORALL_INT_TYPES(COUNT)
static_assert((0 AT_FORALL_SCALAR_TYPES(INNER)) == 35);

}  // namespace

TEST_CASE("ScalarType: names") {
#define SAME_NAME(name, number) \
  CHECK(std::string(c10::toString(static_cast<ScalarType>(number))) == #name);
  FROZEN(SAME_NAME)
  for (const int none : {-128, -1, 47, 48, 127}) {
    CHECK(std::string(torch::headeronly::toString(static_cast<ScalarType>(none))) ==
          "UNKNOWN_SCALAR");
  }
}

TEST_CASE("ScalarType: printed by its name") {
  std::ostringstream out;
  out << ScalarType::Long << ' ' << ScalarType::Undefined;
  CHECK(out.str() == "Long UNKNOWN_SCALAR");
  CHECK((std::ostringstream() << ScalarType::Bits16 << '.').good());
}

TEST_CASE("ScalarType: quantized types and what they are stored as") {
  const auto stored = [](ScalarType type) {
    switch (type) {
      case ScalarType::QInt8:
        return ScalarType::Char;
      case ScalarType::QInt32:
        return ScalarType::Int;
      case ScalarType::QUInt8:
      case ScalarType::QUInt4x2:
      case ScalarType::QUInt2x4:
        return ScalarType::Byte;
      default:
        return type;
    }
  };
  for (int number = 0; number <= 48; ++number) {
    const auto type = static_cast<ScalarType>(number);
    CHECK(c10::toUnderlying(type) == stored(type));
    CHECK(c10::isQIntType(type) == (stored(type) != type));
  }
}

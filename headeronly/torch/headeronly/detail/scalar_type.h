// torch/headeronly/detail/scalar_type.h: ScalarType, its tables and its names, without the element
// types themselves.
// SPDX-License-Identifier: BSD-3-Clause
//
// Apart from core/ScalarType.h, because who only compares dtypes need not pay for twenty types.
#pragma once
#include <torch/headeronly/macros/Macros.h>

#include <type_traits>  // std::integral_constant

namespace c10 {

// Named only; core/ScalarType.h brings them.
template <typename T>
struct complex;
struct BFloat16;
struct Float4_e2m1fn_x2;
struct Float8_e4m3fn;
struct Float8_e4m3fnuz;
struct Float8_e5m2;
struct Float8_e5m2fnuz;
struct Float8_e8m0fnu;
struct Half;
struct bits16;
struct bits1x8;
struct bits2x4;
struct bits4x2;
struct bits8;
struct qint32;
struct qint8;
struct quint2x4;
struct quint4x2;
struct quint8;

// Stand-ins for integers of 1 to 7 bits, which exist in Python only.
template <unsigned int N>
struct dummy_uint1_7_t {};
template <unsigned int N>
struct dummy_int1_7_t {};

}  // namespace c10

// ---- lists: each entry is _(C++ type, name in ScalarType) ----
// None is written through another: a macro given to one list may itself go through any other.
// clang-format off
#define AT_FORALL_INT_TYPES(_) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long)

#define AT_FORALL_SCALAR_TYPES(_) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) _(float, Float) \
  _(double, Double)

#define AT_FORALL_COMPLEX_TYPES(_) \
  _(c10::complex<float>, ComplexFloat) _(c10::complex<double>, ComplexDouble)

#define AT_FORALL_QINT_TYPES(_) \
  _(c10::qint8, QInt8) _(c10::quint8, QUInt8) _(c10::qint32, QInt32) _(c10::quint4x2, QUInt4x2) \
  _(c10::quint2x4, QUInt2x4)

#define AT_FORALL_FLOAT8_TYPES(_) \
  _(c10::Float8_e5m2, Float8_e5m2) _(c10::Float8_e4m3fn, Float8_e4m3fn) \
  _(c10::Float8_e5m2fnuz, Float8_e5m2fnuz) _(c10::Float8_e4m3fnuz, Float8_e4m3fnuz) \
  _(c10::Float8_e8m0fnu, Float8_e8m0fnu)

#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_EXCEPT_COMPLEX_HALF_F8NZ(_) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) \
  _(c10::Half, Half) _(float, Float) _(double, Double) _(c10::complex<float>, ComplexFloat) \
  _(c10::complex<double>, ComplexDouble) _(bool, Bool) _(c10::BFloat16, BFloat16) \
  _(c10::Float8_e5m2, Float8_e5m2) _(c10::Float8_e4m3fn, Float8_e4m3fn)

#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(_) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) \
  _(c10::Half, Half) _(float, Float) _(double, Double) _(c10::complex<c10::Half>, ComplexHalf) \
  _(c10::complex<float>, ComplexFloat) _(c10::complex<double>, ComplexDouble) _(bool, Bool) \
  _(c10::BFloat16, BFloat16) _(c10::Float8_e5m2, Float8_e5m2) \
  _(c10::Float8_e4m3fn, Float8_e4m3fn) _(c10::Float8_e5m2fnuz, Float8_e5m2fnuz) \
  _(c10::Float8_e4m3fnuz, Float8_e4m3fnuz) _(c10::Float8_e8m0fnu, Float8_e8m0fnu)

// In the order of the enumerators, from 0 without a gap.
#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(_) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) \
  _(c10::Half, Half) _(float, Float) _(double, Double) _(c10::complex<c10::Half>, ComplexHalf) \
  _(c10::complex<float>, ComplexFloat) _(c10::complex<double>, ComplexDouble) _(bool, Bool) \
  _(c10::qint8, QInt8) _(c10::quint8, QUInt8) _(c10::qint32, QInt32) _(c10::BFloat16, BFloat16) \
  _(c10::quint4x2, QUInt4x2) _(c10::quint2x4, QUInt2x4) _(c10::bits1x8, Bits1x8) \
  _(c10::bits2x4, Bits2x4) _(c10::bits4x2, Bits4x2) _(c10::bits8, Bits8) _(c10::bits16, Bits16) \
  _(c10::Float8_e5m2, Float8_e5m2) _(c10::Float8_e4m3fn, Float8_e4m3fn) \
  _(c10::Float8_e5m2fnuz, Float8_e5m2fnuz) _(c10::Float8_e4m3fnuz, Float8_e4m3fnuz) \
  _(uint16_t, UInt16) _(uint32_t, UInt32) _(uint64_t, UInt64) _(c10::dummy_uint1_7_t<1>, UInt1) \
  _(c10::dummy_uint1_7_t<2>, UInt2) _(c10::dummy_uint1_7_t<3>, UInt3) \
  _(c10::dummy_uint1_7_t<4>, UInt4) _(c10::dummy_uint1_7_t<5>, UInt5) \
  _(c10::dummy_uint1_7_t<6>, UInt6) _(c10::dummy_uint1_7_t<7>, UInt7) \
  _(c10::dummy_int1_7_t<1>, Int1) _(c10::dummy_int1_7_t<2>, Int2) _(c10::dummy_int1_7_t<3>, Int3) \
  _(c10::dummy_int1_7_t<4>, Int4) _(c10::dummy_int1_7_t<5>, Int5) _(c10::dummy_int1_7_t<6>, Int6) \
  _(c10::dummy_int1_7_t<7>, Int7) _(c10::Float8_e8m0fnu, Float8_e8m0fnu) \
  _(c10::Float4_e2m1fn_x2, Float4_e2m1fn_x2) _(c10::complex<c10::BFloat16>, BComplex32)

#define AT_FORALL_SCALAR_TYPES_AND(SCALARTYPE, _) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) _(float, Float) \
  _(double, Double) _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE>, SCALARTYPE)

#define AT_FORALL_SCALAR_TYPES_AND2(SCALARTYPE1, SCALARTYPE2, _) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) _(float, Float) \
  _(double, Double) _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE1>, SCALARTYPE1) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE2>, SCALARTYPE2)

#define AT_FORALL_SCALAR_TYPES_AND3(SCALARTYPE1, SCALARTYPE2, SCALARTYPE3, _) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) _(float, Float) \
  _(double, Double) _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE1>, SCALARTYPE1) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE2>, SCALARTYPE2) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE3>, SCALARTYPE3)

#define AT_FORALL_SCALAR_TYPES_AND7(SCALARTYPE1, SCALARTYPE2, SCALARTYPE3, SCALARTYPE4, \
        SCALARTYPE5, SCALARTYPE6, SCALARTYPE7, _) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) _(float, Float) \
  _(double, Double) _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE1>, SCALARTYPE1) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE2>, SCALARTYPE2) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE3>, SCALARTYPE3) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE4>, SCALARTYPE4) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE5>, SCALARTYPE5) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE6>, SCALARTYPE6) \
  _(c10::impl::ScalarTypeToCPPTypeT<c10::ScalarType::SCALARTYPE7>, SCALARTYPE7)
// clang-format on

namespace c10 {

enum class ScalarType : int8_t {
#define DEFINE_ST_ENUM_VAL_(_1, n) n,
  AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(DEFINE_ST_ENUM_VAL_) Undefined,
  NumOptions
};

constexpr uint16_t NumScalarTypes = static_cast<uint16_t>(ScalarType::NumOptions);

template <typename T>
struct CppTypeToScalarType;
#define SPECIALIZE_CppTypeToScalarType(cpp_type, scalar_type) \
  template <>                                                 \
  struct CppTypeToScalarType<cpp_type>                        \
      : std::integral_constant<ScalarType, ScalarType::scalar_type> {};
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(SPECIALIZE_CppTypeToScalarType)
#undef SPECIALIZE_CppTypeToScalarType

namespace impl {

template <ScalarType N>
struct ScalarTypeToCPPType;
// t is never defined: old code says decltype(ScalarTypeToCPPType<N>::t), new code
// ScalarTypeToCPPTypeT<N>.
#define SPECIALIZE_ScalarTypeToCPPType(cpp_type, scalar_type) \
  template <>                                                 \
  struct ScalarTypeToCPPType<ScalarType::scalar_type> {       \
    using type = cpp_type;                                    \
    static type t;                                            \
  };
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(SPECIALIZE_ScalarTypeToCPPType)
#undef SPECIALIZE_ScalarTypeToCPPType

template <ScalarType N>
using ScalarTypeToCPPTypeT = typename ScalarTypeToCPPType<N>::type;

}  // namespace impl

// The enumerator's name; "UNKNOWN_SCALAR" for Undefined and for what is no ScalarType.
C10_HIDDEN inline const char* toString(ScalarType t) {
// One string of all names: a table of pointers would cost every library that prints a type 47
// relocations.
#define DEFINE_CASE(_, name) #name "\0"
  const char* name = AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(DEFINE_CASE);
#undef DEFINE_CASE
  if (t < ScalarType::Byte || t >= ScalarType::Undefined) {
    return "UNKNOWN_SCALAR";
  }
  for (auto skip = static_cast<int>(t); skip > 0; --skip) {
    while (*name != '\0') {
      ++name;
    }
    ++name;
  }
  return name;
}

// For any stream with a char_type; a template, so that <ostream> need not be included here.
template <class Stream, class = typename Stream::char_type>
C10_ERASE Stream& operator<<(Stream& stream, ScalarType scalar_type) {
  stream << toString(scalar_type);
  return stream;
}

C10_ERASE bool isQIntType(ScalarType t) {
#define STABLEHAND_OR_EQUAL(_, name) || t == ScalarType::name
  return false AT_FORALL_QINT_TYPES(STABLEHAND_OR_EQUAL);
#undef STABLEHAND_OR_EQUAL
}

// The type that a quantized type is stored as; any other type unchanged.
C10_HIDDEN inline ScalarType toUnderlying(ScalarType t) {
  if (t == ScalarType::QInt8) {
    return ScalarType::Char;
  }
  if (t == ScalarType::QInt32) {
    return ScalarType::Int;
  }
  return isQIntType(t) ? ScalarType::Byte : t;
}

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::CppTypeToScalarType;
using c10::dummy_int1_7_t;
using c10::dummy_uint1_7_t;
using c10::isQIntType;
using c10::NumScalarTypes;
using c10::ScalarType;
using c10::toString;
using c10::toUnderlying;
using c10::operator<<;

namespace impl {
using c10::impl::ScalarTypeToCPPTypeT;
}
HIDDEN_NAMESPACE_END(torch, headeronly)

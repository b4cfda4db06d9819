// tests/include/c10/small_types.cpp: case H9: the old paths of the element types of few bits, one
// of them at a time and all together.
// SPDX-License-Identifier: BSD-3-Clause
#include <c10/util/BFloat16-inl.h>
#include <c10/util/Float8_e4m3fn-inl.h>
#include <c10/util/Float8_e4m3fnuz-inl.h>
#include <c10/util/Float8_e5m2-inl.h>
#include <c10/util/Float8_e5m2fnuz-inl.h>
#include <c10/util/Float8_e8m0fnu-inl.h>
#include <c10/util/Half-inl.h>

#include <type_traits>

// Their -inl.h paths alone bring the types.
static_assert(sizeof(c10::Half) == 2 && sizeof(c10::BFloat16) == 2);
static_assert(sizeof(c10::Float8_e4m3fn) == 1 && sizeof(c10::Float8_e4m3fnuz) == 1);
static_assert(sizeof(c10::Float8_e5m2) == 1 && sizeof(c10::Float8_e5m2fnuz) == 1);
static_assert(sizeof(c10::Float8_e8m0fnu) == 1);

#include <c10/util/Float4_e2m1fn_x2.h>
#include <c10/util/Float8_e4m3fn.h>
#include <c10/util/Float8_e4m3fnuz.h>
#include <c10/util/Float8_e5m2.h>
#include <c10/util/Float8_e5m2fnuz.h>
#include <c10/util/Float8_e8m0fnu.h>
#include <c10/util/bits.h>
#include <c10/util/qint32.h>
#include <c10/util/qint8.h>
#include <c10/util/quint2x4.h>
#include <c10/util/quint4x2.h>
#include <c10/util/quint8.h>

#include "support/catch.h"

namespace {

namespace ho = torch::headeronly;

#define SAME(T) static_assert(std::is_same_v<c10::T, ho::T> && std::is_same_v<at::T, c10::T>);
SAME(Float8_e4m3fn)
SAME(Float8_e4m3fnuz)
SAME(Float8_e5m2)
SAME(Float8_e5m2fnuz)
SAME(Float8_e8m0fnu)
SAME(Float4_e2m1fn_x2)
SAME(bits1x8)
SAME(bits2x4)
SAME(bits4x2)
SAME(bits8)
SAME(bits16)
SAME(qint8)
SAME(qint32)
SAME(quint8)
SAME(quint4x2)
SAME(quint2x4)

}  // namespace

TEST_CASE("H9: the old paths of the small types serve the same types under both spellings") {
  SUCCEED("compiled");
}

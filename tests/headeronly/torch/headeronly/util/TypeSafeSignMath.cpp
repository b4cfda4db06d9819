// tests/headeronly/torch/headeronly/util/TypeSafeSignMath.cpp: signs and ranges, for pairs of
// types.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/TypeSafeSignMath.h>

#include <cmath>
#include <cstdint>
#include <limits>

#include "support/catch.h"

using c10::greater_than_max, c10::less_than_lowest;

static_assert(c10::is_negative(-1) && !c10::is_negative(0) && !c10::is_negative(1U));
static_assert(!c10::is_negative(true) && c10::is_negative(-0.5) && !c10::is_negative(-0.0));
static_assert(c10::signum(-7) == -1 && c10::signum(0) == 0 && c10::signum(7U) == 1);
static_assert(c10::signum(-0.5f) == -1 && c10::signum(true) == 1 && c10::signum(false) == 0);
static_assert(c10::signs_differ(-1, 1U) && !c10::signs_differ(-1, -0.5) &&
              c10::signs_differ(0, -1));

static_assert(greater_than_max<int8_t>(128) && !greater_than_max<int8_t>(127));
static_assert(greater_than_max<int>(2147483648U) && !greater_than_max<unsigned>(-1));
static_assert(greater_than_max<int64_t>(uint64_t{1} << 63) && greater_than_max<bool>(2));
static_assert(greater_than_max<int>(1e20f) && !greater_than_max<int64_t>(9e18));
static_assert(greater_than_max<int>(0x1p31f) && !greater_than_max<int>(0x1.fffffep30f));
static_assert(greater_than_max<float>(1e39) && !greater_than_max<float>(3e38));
static_assert(greater_than_max<c10::Half>(65505) && !greater_than_max<c10::Half>(65504));
static_assert(!greater_than_max<c10::Half>(int8_t{127}));
static_assert(!greater_than_max<c10::BFloat16>(std::numeric_limits<uint64_t>::max()));

static_assert(less_than_lowest<int8_t>(-129) && !less_than_lowest<int8_t>(-128));
static_assert(less_than_lowest<unsigned>(-1) && !less_than_lowest<int>(0xFFFFFFFFU));
static_assert(less_than_lowest<int64_t>(-1e19) && !less_than_lowest<int64_t>(-0x1p63));
static_assert(less_than_lowest<c10::Half>(-65505) && !less_than_lowest<c10::Half>(-65504));
static_assert(less_than_lowest<float>(-1e39) && less_than_lowest<unsigned>(-0.5));

TEST_CASE("TypeSafeSignMath: small floating point types and NaN") {
  const c10::Half half = -1.5f;
  CHECK(c10::is_negative(half));
  CHECK(c10::signum(half) == -1);
  CHECK(c10::signum(c10::BFloat16(2.0f)) == 1);
  CHECK(c10::signum(NAN) == 0);
  CHECK_FALSE(greater_than_max<int>(NAN));
  CHECK_FALSE(less_than_lowest<int>(NAN));
  CHECK(greater_than_max<int8_t>(c10::Half(128.0f)));
  CHECK(greater_than_max<c10::Half>(c10::BFloat16(70000.0f)));
  CHECK(less_than_lowest<c10::Half>(c10::BFloat16(-70000.0f)));
  CHECK_FALSE(greater_than_max<c10::BFloat16>(c10::Half(65504.0f)));
}

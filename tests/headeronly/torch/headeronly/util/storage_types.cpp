// tests/headeronly/torch/headeronly/util/storage_types.cpp: the types that only hold bits: bits*,
// q*int*, Float4_e2m1fn_x2.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/Float4_e2m1fn_x2.h>
#include <torch/headeronly/util/bits.h>
#include <torch/headeronly/util/qint32.h>
#include <torch/headeronly/util/qint8.h>
#include <torch/headeronly/util/quint2x4.h>
#include <torch/headeronly/util/quint4x2.h>
#include <torch/headeronly/util/quint8.h>

#include <type_traits>

#include "support/catch.h"

namespace {

namespace ho = torch::headeronly;

template <class T, class Stored>
constexpr bool holds() {
  return sizeof(T) == sizeof(Stored) && alignof(T) == alignof(Stored) &&
         std::is_same_v<decltype(T::val_), Stored> && std::is_trivially_copyable_v<T> &&
         std::is_trivially_default_constructible_v<T> && std::is_standard_layout_v<T> &&
         std::is_constructible_v<T, Stored> && !std::is_convertible_v<Stored, T>;
}
static_assert(holds<c10::bits1x8, uint8_t>() && holds<c10::bits2x4, uint8_t>());
static_assert(holds<c10::bits4x2, uint8_t>() && holds<c10::bits8, uint8_t>());
static_assert(holds<c10::bits16, uint16_t>());
static_assert(holds<c10::qint8, int8_t>() && holds<c10::quint8, uint8_t>());
static_assert(holds<c10::qint32, int32_t>());
static_assert(holds<c10::quint4x2, uint8_t>() && holds<c10::quint2x4, uint8_t>());
static_assert(holds<c10::Float4_e2m1fn_x2, uint8_t>());

template <class T, class Underlying>
constexpr bool over() {
  return std::is_same_v<typename T::underlying, Underlying>;
}
static_assert(over<c10::bits1x8, uint8_t>() && over<c10::bits2x4, uint8_t>());
static_assert(over<c10::bits4x2, uint8_t>());
static_assert(over<c10::qint8, int8_t>() && over<c10::quint8, uint8_t>());
static_assert(over<c10::qint32, int32_t>());
static_assert(over<c10::quint4x2, uint8_t>() && over<c10::quint2x4, uint8_t>());

static_assert(std::is_same_v<ho::bits16, c10::bits16> && std::is_same_v<ho::qint8, c10::qint8>);
static_assert(std::is_same_v<ho::quint2x4, at::quint2x4>);
static_assert(std::is_same_v<ho::Float4_e2m1fn_x2, c10::Float4_e2m1fn_x2>);

}  // namespace

TEST_CASE("bits and quantized types: the integer that they were made from") {
  CHECK(c10::bits16(0xBEEF).val_ == 0xBEEF);
  CHECK(c10::bits2x4(0xE4).val_ == 0xE4);
  CHECK(c10::qint8(-128).val_ == -128);
  CHECK(c10::quint8(255).val_ == 255);
  CHECK(c10::qint32(-2000000000).val_ == -2000000000);
}

TEST_CASE("Float4_e2m1fn_x2: equal as bytes, in both halves") {
  int wrong = 0;
  for (unsigned a = 0; a < 256; ++a) {
    for (unsigned b = 0; b < 256; ++b) {
      const c10::Float4_e2m1fn_x2 x(static_cast<uint8_t>(a)), y(static_cast<uint8_t>(b));
      wrong += (x == y) != (a == b) || (x != y) != (a != b) || x.val_ != a;
    }
  }
  CHECK(wrong == 0);
}

// tests/include/stablehand/convert.cpp: arrays are converted as each number alone is, bit for bit.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/convert.h>

#include <cmath>
#include <limits>
#include <vector>

#include "support/catch.h"
#include "support/small_float.h"

namespace {

template <class T>
T coded(unsigned code) {
  return T(static_cast<decltype(T::x)>(code), T::from_bits());
}

// The floats around every code and every middle between two, both signs; special ones; a sequence
// of all sizes.
template <class T>
std::vector<float> inputs() {
  std::vector<float> floats;
  const float inf = std::numeric_limits<float>::infinity();
  const auto add = [&](float number) {
    for (const float near : {std::nextafter(number, 0.0f), number, std::nextafter(number, inf)}) {
      floats.push_back(near);
      floats.push_back(-near);
    }
  };
  float before = 0;
  for (unsigned code = 0; code < (1U << (8 * sizeof(T))); ++code) {
    const float number = coded<T>(code);
    if (!std::isnan(number) && !std::isinf(number)) {
      add(number);
      add((number + before) / 2);
      before = number;
    }
  }
  for (const std::uint32_t bits :
       {0x00000001U, 0x003FFFFFU, 0x00400000U, 0x00400001U, 0x007FFFFFU, 0x00800000U,
        0x7F3FFFFFU, 0x7F400000U, 0x7F7FFFFFU, 0x7F800000U, 0x7F800001U, 0x7FABCDEFU,
        0x7FC00000U, 0x7FFFFFFFU, 0x43E00001U, 0x43E80000U, 0x43E80001U, 0x43780000U,
        0x47700000U, 0x477FEFFFU, 0x477FF000U}) {
    floats.push_back(float_of(bits));
    floats.push_back(float_of(bits | 0x80000000U));
  }
  std::uint32_t state = 1;
  for (int i = 0; i < 100000; ++i) {
    state = state * 1664525U + 1013904223U;
    floats.push_back(float_of(state ^ (state >> 16)));
  }
  return floats;
}

template <class T>
Differences compare_codes(const char* what, const std::vector<float>& floats,
                          const std::vector<T>& codes, T (*one)(float)) {
  Differences differences;
  for (size_t i = 0; i < floats.size(); ++i) {
    differences.expect(what, bits_of(floats[i]), one(floats[i]).x, codes[i].x);
  }
  return differences;
}

template <class T>
T cast(float number) {
  return T(number);
}

template <class T>
std::vector<T> all_codes() {
  std::vector<T> codes;
  for (unsigned code = 0; code < (1U << (8 * sizeof(T))); ++code) {
    codes.push_back(coded<T>(code));
  }
  return codes;
}

template <class T>
Differences compare_floats(const std::vector<T>& codes, const std::vector<float>& floats) {
  Differences differences;
  for (size_t i = 0; i < codes.size(); ++i) {
    differences.expect("decode", codes[i].x, bits_of(static_cast<float>(codes[i])),
                       bits_of(floats[i]));
  }
  return differences;
}

void check(const Differences& differences) {
  INFO(differences.first());
  CHECK(differences.count() == 0);
}

template <class T>
void check_arrays() {
  const auto floats = inputs<T>();
  std::vector<T> codes(floats.size());
  stablehand::convert(floats.data(), codes.data(), floats.size());
  check(compare_codes<T>("encode", floats, codes, cast<T>));
  const auto all = all_codes<T>();
  std::vector<float> decoded(all.size());
  stablehand::convert(all.data(), decoded.data(), all.size());
  check(compare_floats(all, decoded));
}

#if STABLEHAND_HAS_VECTORS()
// Every size of vector, whatever the flags of this file choose.
template <class T, int bytes>
void check_vectors() {
  using L = stablehand::detail::Lanes<bytes>;
  const auto floats = inputs<T>();
  std::vector<T> codes(floats.size());
  stablehand::detail::encode_array<L, false>(floats.data(), codes.data(), floats.size());
  check(compare_codes<T>("encode", floats, codes, cast<T>));
  const auto all = all_codes<T>();
  std::vector<float> decoded(all.size());
  stablehand::detail::decode_array<L>(all.data(), decoded.data(), all.size());
  check(compare_floats(all, decoded));
  if constexpr (stablehand::detail::SmallFloat<T>::float8) {
    stablehand::detail::encode_array<L, true>(floats.data(), codes.data(), floats.size());
    check(compare_codes<T>("saturating", floats, codes, stablehand::saturating<T>));
  }
}
template <class T>
void check_all_vectors() {
  check_vectors<T, 16>();
  check_vectors<T, 32>();
  check_vectors<T, 64>();
}
#else
template <class T>
void check_all_vectors() {}
#endif

// Every length from 0 to 70 at every offset from 0 to 8, with a guard on both sides.
template <class T>
void check_lengths() {
  const auto source = inputs<T>();
  const T guard = coded<T>(0x55);
  int wrong = 0;
  for (size_t length = 0; length <= 70; ++length) {
    for (size_t offset = 0; offset <= 8; ++offset) {
      const float* from = source.data() + 11 * length + offset;
      std::vector<T> codes(length + offset + 2, guard);
      stablehand::convert(from, codes.data() + offset + 1, length);
      std::vector<float> floats(length + offset + 2, 5.0f);
      stablehand::convert(codes.data() + offset + 1, floats.data() + offset + 1, length);
      wrong += codes[offset].x != guard.x || codes.back().x != guard.x;
      wrong += floats[offset] != 5.0f || floats.back() != 5.0f;
      for (size_t i = 0; i < length; ++i) {
        const T expected = T(from[i]);
        wrong += codes[offset + 1 + i].x != expected.x;
        wrong += bits_of(floats[offset + 1 + i]) != bits_of(static_cast<float>(expected));
      }
    }
  }
  CHECK(wrong == 0);
}

template <class T>
void check_type() {
  check_arrays<T>();
  check_all_vectors<T>();
  check_lengths<T>();
}

// largest: of the type; kept: what is no overflow.
template <class T>
void check_saturating(float largest) {
  const auto saturate = [](float number) { return stablehand::saturating<T>(number); };
  const float inf = std::numeric_limits<float>::infinity();
  const T top = T(largest);
  CHECK(static_cast<float>(top) == largest);
  for (const float number : {largest, std::nextafter(largest, inf), largest * 1.01f,
                             largest * 1.999f, std::numeric_limits<float>::max(), inf}) {
    CHECK(saturate(number).x == top.x);
    CHECK(saturate(-number).x == T(-largest).x);
  }
  for (const float number :
       {0.0f, -0.0f, 1.0f, -1.25f, largest / 2, std::nextafter(largest, 0.0f)}) {
    CHECK(saturate(number).x == T(number).x);
  }
  CHECK(saturate(std::numeric_limits<float>::quiet_NaN()).isnan());
  CHECK(saturate(-std::numeric_limits<float>::quiet_NaN()).isnan());
  CHECK(saturate(float_of(0x7F800001)).isnan());

  const auto floats = inputs<T>();
  std::vector<T> codes(floats.size());
  stablehand::convert_saturating(floats.data(), codes.data(), floats.size());
  check(compare_codes<T>("saturating", floats, codes, stablehand::saturating<T>));
}

}  // namespace

TEST_CASE("convert: Half") { check_type<c10::Half>(); }
TEST_CASE("convert: BFloat16") { check_type<c10::BFloat16>(); }
TEST_CASE("convert: Float8_e4m3fn") { check_type<c10::Float8_e4m3fn>(); }
TEST_CASE("convert: Float8_e4m3fnuz") { check_type<c10::Float8_e4m3fnuz>(); }
TEST_CASE("convert: Float8_e5m2") { check_type<c10::Float8_e5m2>(); }
TEST_CASE("convert: Float8_e5m2fnuz") { check_type<c10::Float8_e5m2fnuz>(); }
TEST_CASE("convert: Float8_e8m0fnu") { check_type<c10::Float8_e8m0fnu>(); }

TEST_CASE("saturating: the largest number instead of what is larger, NaN stays NaN") {
  check_saturating<c10::Float8_e4m3fn>(448.0f);
  check_saturating<c10::Float8_e4m3fnuz>(240.0f);
  check_saturating<c10::Float8_e5m2>(57344.0f);
  check_saturating<c10::Float8_e5m2fnuz>(57344.0f);
}

TEST_CASE("saturating: Float8_e8m0fnu, which has no sign") {
  using T = c10::Float8_e8m0fnu;
  CHECK(stablehand::saturating<T>(std::ldexp(1.5f, 127)).x == 254);
  CHECK(stablehand::saturating<T>(std::numeric_limits<float>::infinity()).x == 254);
  CHECK(stablehand::saturating<T>(std::numeric_limits<float>::quiet_NaN()).isnan());
  CHECK(stablehand::saturating<T>(3.0f).x == T(3.0f).x);
}

TEST_CASE("N5: a conversion saturates only where it says so") {
  using T = c10::Float8_e5m2;
  CHECK(T(61440.0f).isinf());
  CHECK(stablehand::saturating<T>(61440.0f).x == 0x7B);
  CHECK(c10::Float8_e4m3fnuz(248.0f).isnan());
  CHECK(stablehand::saturating<c10::Float8_e4m3fnuz>(248.0f).x == 0x7F);
}

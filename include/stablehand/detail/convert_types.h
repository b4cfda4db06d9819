// stablehand/detail/convert_types.h: the types that stablehand/convert.h is for.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/Float8_e8m0fnu.h>
#include <torch/headeronly/util/Half.h>

HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

template <class T>
struct SmallFloat {
  static constexpr bool known = false;
};
template <bool eight_bits, uint32_t bits>
struct KnownSmallFloat {
  static constexpr bool known = true;
  static constexpr bool float8 = eight_bits;
  static constexpr uint32_t largest = bits;  // of the largest number, as a float
};
template <>
struct SmallFloat<c10::Half> : KnownSmallFloat<false, 0x477FE000U> {};
template <>
struct SmallFloat<c10::BFloat16> : KnownSmallFloat<false, 0x7F7F0000U> {};
template <>
struct SmallFloat<c10::Float8_e4m3fn> : KnownSmallFloat<true, 0x43E00000U> {};
template <>
struct SmallFloat<c10::Float8_e4m3fnuz> : KnownSmallFloat<true, 0x43700000U> {};
template <>
struct SmallFloat<c10::Float8_e5m2> : KnownSmallFloat<true, 0x47600000U> {};
template <>
struct SmallFloat<c10::Float8_e5m2fnuz> : KnownSmallFloat<true, 0x47600000U> {};
template <>
struct SmallFloat<c10::Float8_e8m0fnu> : KnownSmallFloat<true, 0x7F000000U> {};

HIDDEN_NAMESPACE_END(stablehand, detail)

#endif  // STABLEHAND_COPY

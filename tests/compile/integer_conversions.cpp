// tests/compile/integer_conversions.cpp: case N14: every integer type to and from every small type.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/TypeCast.h>

#include <cstdint>

template <class Small, class Integer>
bool converted(Integer value) {
  const Small small = c10::convert<Small>(value);
  return c10::overflows<Small>(value) || c10::overflows<Integer>(small) ||
         c10::checked_convert<Small>(value, "Small").x == small.x ||
         c10::convert<Integer>(small) == value ||
         (small + static_cast<int>(value)).x == (static_cast<std::int64_t>(value) + small).x;
}

template <class... Integers>
struct From {
  template <class Small>
  static bool to(std::uint64_t value) {
    return (converted<Small>(static_cast<Integers>(value)) || ...);
  }
};
using Every = From<std::int8_t, std::uint8_t, std::int16_t, std::uint16_t, std::int32_t,
                   std::uint32_t, std::int64_t, std::uint64_t, long long, unsigned long long>;

bool every_pair(std::uint64_t value);
bool every_pair(std::uint64_t value) {
  return Every::to<c10::Half>(value) || Every::to<c10::BFloat16>(value) ||
         Every::to<c10::Float8_e4m3fn>(value) || Every::to<c10::Float8_e4m3fnuz>(value) ||
         Every::to<c10::Float8_e5m2>(value) || Every::to<c10::Float8_e5m2fnuz>(value);
}

// tests/headeronly/cuda/atomics_run.cpp: the kernels of atomics.cu, run on the processor.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/cuda/as_cpp.h"
// The other first: CUDA's words must be there.
#include "headeronly/cuda/atomics.cu"

#include <cmath>
#include <limits>
#include <thread>
#include <type_traits>
#include <vector>

#include "support/catch.h"

int stub_pairs = 0;

namespace {
template <class T, class Coded>
unsigned short sum(Coded a, Coded b) {
  return (T(a.bits, T::from_bits()) + T(b.bits, T::from_bits())).x;
}

template <class T>
T filled(int byte) {
  T value;
  memset(static_cast<void*>(&value), byte, sizeof value);
  return value;
}

template <class T>
bool same_bits(const T& a, const T& b) {
  return memcmp(&a, &b, sizeof(T)) == 0;
}

// Runs change(&element) on each element of an array whose other elements must stay as they are.
template <class T, class Change>
void at_each_place(T start, T expected, Change change) {
  for (size_t place = 0; place < 16 / sizeof(T) + 1; ++place) {
    alignas(8) T values[16 / sizeof(T) + 1];
    for (T& value : values) {
      value = filled<T>(0x5A);
    }
    values[place] = start;
    change(&values[place]);
    for (size_t i = 0; i < 16 / sizeof(T) + 1; ++i) {
      CAPTURE(place, i, sizeof(T));
      CHECK(same_bits(values[i], i == place ? expected : filled<T>(0x5A)));
    }
  }
}

template <class T>
T of(double value) {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(value);
  } else {
    return static_cast<T>(static_cast<float>(value));
  }
}

template <class T>
void arithmetic() {
  at_each_place<T>(of<T>(5), of<T>(12), [](T* x) { add(x, of<T>(7)); });
  at_each_place<T>(of<T>(5), of<T>(12), [](T* x) { add_no_return(x, of<T>(7)); });
  at_each_place<T>(of<T>(5), of<T>(12), [](T* x) { add_under_the_plain_name(x, of<T>(7)); });
  at_each_place<T>(of<T>(5), of<T>(12),
                   [](T* x) { add_to(x, int64_t{0}, int64_t{1}, of<T>(7), true); });
  at_each_place<T>(of<T>(5), of<T>(12),
                   [](T* x) { add_to(x, int64_t{0}, int64_t{1}, of<T>(7), false); });
  at_each_place<T>(of<T>(5), of<T>(35), [](T* x) { multiply(x, of<T>(7)); });
  for (const int other : {3, 5, 8}) {
    const int high = other > 5 ? other : 5;
    const int low = other < 5 ? other : 5;
    at_each_place<T>(of<T>(5), of<T>(high), [&](T* x) {
      T unused = of<T>(0);
      bounds(x, &unused, of<T>(other));
    });
    at_each_place<T>(of<T>(5), of<T>(low), [&](T* x) {
      T unused = of<T>(0);
      bounds(&unused, x, of<T>(other));
    });
  }
  if constexpr (std::is_signed_v<T> || !std::is_integral_v<T>) {
    at_each_place<T>(of<T>(-5), of<T>(2), [](T* x) { add(x, of<T>(7)); });
    at_each_place<T>(of<T>(-5), of<T>(-35), [](T* x) { multiply(x, of<T>(7)); });
    at_each_place<T>(of<T>(-5), of<T>(-5), [](T* x) {
      T low = of<T>(-7);
      bounds(x, &low, of<T>(-6));
      CHECK(same_bits(low, of<T>(-7)));
    });
  }
}

template <class T>
void nan_wins() {
  const T nan = of<T>(std::numeric_limits<double>::quiet_NaN());
  T high = of<T>(1);
  T low = of<T>(1);
  bounds(&high, &low, nan);
  CHECK((std::isnan(static_cast<double>(high)) && std::isnan(static_cast<double>(low))));
  bounds(&high, &low, of<T>(3));
  CHECK((std::isnan(static_cast<double>(high)) && std::isnan(static_cast<double>(low))));
}

// Four threads on four neighbours each.
template <class T, class Add>
void from_threads(int times, T expected, Add add_one) {
  alignas(8) T values[4] = {of<T>(0), of<T>(0), of<T>(0), of<T>(0)};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < times; ++i) {
        add_one(values, i % 4);
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  for (const T& value : values) {
    CHECK(same_bits(value, expected));
  }
}

// Which neighbours of an addition to element `index` of `count` see an addition of -0.
template <class T>
void fast_addition(bool odd) {
  alignas(4) T memory[8];
  T* const array = memory + (odd ? 1 : 0);
  constexpr int64_t kCount = 5;
  for (int64_t index = 0; index < kCount; ++index) {
    for (T& value : memory) {
      value = T(0x8000, T::from_bits());
    }
    array[index] = of<T>(1.5);
    stub_pairs = 0;
    add_to(array, index, kCount, of<T>(2), true);
    for (T& value : memory) {
      CAPTURE(index, odd);
      CHECK(same_bits(value, &value == array + index ? of<T>(3.5) : T(0x8000, T::from_bits())));
    }
    const bool first_of_pair = reinterpret_cast<size_t>(array + index) % 4 == 0;
    const bool has_partner = first_of_pair ? index + 1 < kCount : index > 0;
    CHECK(stub_pairs == (has_partner ? 1 : 0));
  }
}

}  // namespace

unsigned short stub_sum(__half a, __half b) { return sum<c10::Half>(a, b); }
unsigned short stub_sum(__nv_bfloat16 a, __nv_bfloat16 b) { return sum<c10::BFloat16>(a, b); }

TEST_CASE("atomics change their element and nothing beside it") {
  arithmetic<uint8_t>();
  arithmetic<int8_t>();
  arithmetic<int16_t>();
  arithmetic<int32_t>();
  arithmetic<int64_t>();
  arithmetic<c10::Half>();
  arithmetic<c10::BFloat16>();
  arithmetic<float>();
  arithmetic<double>();
}

TEST_CASE("sums of bool and complex, and wrapping integers") {
  for (const bool before : {false, true}) {
    for (const bool value : {false, true}) {
      bool x = before;
      add(&x, value);
      CHECK(x == (before || value));
    }
  }
  c10::complex<float> z(1, 2);
  add(&z, c10::complex<float>(10, 20));
  CHECK((z.real_ == 11 && z.imag_ == 22));
  uint8_t byte = 250;
  add(&byte, uint8_t{10});
  CHECK(byte == 4);
  int64_t wide = std::numeric_limits<int64_t>::max();
  bounds(&wide, &wide, int64_t{-1});
  CHECK(wide == -1);
}

TEST_CASE("a NaN on either side makes a maximum or minimum NaN") {
  nan_wins<c10::Half>();
  nan_wins<c10::BFloat16>();
  nan_wins<float>();
  nan_wins<double>();
}

TEST_CASE("the value before is returned") {
  float before = 0;
  float x = 4;
  add_returning(&x, 1.0f, &before);
  CHECK(before == 4);
  c10::Half half_before = 0.0f;
  c10::Half half = 4.0f;
  add_returning(&half, c10::Half(1.0f), &half_before);
  CHECK(half_before == 4);
  CHECK(half == 5);
}

TEST_CASE("threads that change the same words lose nothing") {
  from_threads<int8_t>(400000, static_cast<int8_t>(400000),
                       [](int8_t* x, int i) { add(x + i, int8_t{1}); });
  from_threads<int16_t>(400000, static_cast<int16_t>(400000),
                        [](int16_t* x, int i) { add(x + i, int16_t{1}); });
  from_threads<c10::Half>(2000, of<c10::Half>(2000), [](c10::Half* x, int i) {
    add_to(x, int64_t{i}, int64_t{4}, of<c10::Half>(1), true);
  });
  from_threads<float>(400000, 400000.0f, [](float* x, int i) { add(x + i, 1.0f); });
}

TEST_CASE("fastAtomicAdd adds in pairs, within the array, and leaves a neighbour's -0 alone") {
  fast_addition<c10::Half>(false);
  fast_addition<c10::Half>(true);
  fast_addition<c10::BFloat16>(false);
  fast_addition<c10::BFloat16>(true);
}

TEST_CASE("the functors on integers pass the value first, then what is in memory") {
  int16_t x = 100;
  integer_functors(&x);
  CHECK(x == 96);
}

TEST_CASE("the building blocks take functions of one's own") {
  int16_t small = 5;
  c10::Half half = 7.0f;
  double wide = 7;
  building_blocks(&small, &half, &wide);
  CHECK(small == (5 ^ 3));
  CHECK(half == 5);
  CHECK(wide == 5);
}

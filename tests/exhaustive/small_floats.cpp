// tests/exhaustive/small_floats.cpp: TYPE encode FIRST COUNT: the codes that TYPE gives the floats
// whose bits are FIRST, FIRST + 1 …, to stdout; saturate instead of encode: by
// stablehand::saturating; decode: every code as a float.
// SPDX-License-Identifier: BSD-3-Clause
//
// The conversions of whole arrays are compared with those of one number on the way; a difference
// ends the program with status 1.
#include <stablehand/convert.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16;  // fits in a cache

template <class V>
void write(const std::vector<V>& values, std::size_t count) {
  if (std::fwrite(values.data(), sizeof(V), count, stdout) != count) {
    std::perror("small_floats: stdout");
    std::exit(1);
  }
}

[[noreturn]] void differ(const char* what, unsigned long input) {
  std::fprintf(stderr, "small_floats: an array %s 0x%08lx differently\n", what, input);
  std::exit(1);
}

// How one number and an array of them are converted.
template <class T>
struct Plain {
  static T one(float number) { return T(number); }
  static void all(const float* from, T* to, std::size_t count) {
    stablehand::convert(from, to, count);
  }
};
template <class T>
struct Saturating {
  static T one(float number) { return stablehand::saturating<T>(number); }
  static void all(const float* from, T* to, std::size_t count) {
    stablehand::convert_saturating(from, to, count);
  }
};

template <class T, class Way>
void encode(std::uint64_t first, std::uint64_t count) {
  std::vector<float> floats(kChunk);
  std::vector<T> bulk(kChunk);
  std::vector<decltype(T::x)> codes(kChunk);
  while (count != 0) {
    const std::size_t size = count < kChunk ? static_cast<std::size_t>(count) : kChunk;
    for (std::size_t i = 0; i < size; ++i) {
      const auto bits = static_cast<std::uint32_t>(first + i);
      std::memcpy(&floats[i], &bits, sizeof bits);
    }
    Way::all(floats.data(), bulk.data(), size);
    for (std::size_t i = 0; i < size; ++i) {
      codes[i] = Way::one(floats[i]).x;
    }
    for (std::size_t i = 0; i < size; ++i) {
      if (codes[i] != bulk[i].x) {
        differ("encodes", static_cast<unsigned long>(first + i));
      }
    }
    write(codes, size);
    first += size;
    count -= size;
  }
}

template <class T>
void decode() {
  constexpr std::size_t count = std::size_t{1} << (8 * sizeof(T));
  std::vector<T> codes(count);
  std::vector<float> bulk(count), floats(count);
  for (std::size_t i = 0; i < count; ++i) {
    codes[i] = T(static_cast<decltype(T::x)>(i), T::from_bits());
    floats[i] = codes[i];
  }
  stablehand::convert(codes.data(), bulk.data(), count);
  if (std::memcmp(floats.data(), bulk.data(), count * sizeof(float)) != 0) {
    differ("decodes a code of", count);
  }
  write(floats, count);
}

// Which floats: FIRST and COUNT of the command line.
struct Range {
  std::uint64_t first, count;
};

template <class T>
bool run(const char* name, char** argv, Range range) {
  if (std::strcmp(argv[1], name) != 0) {
    return false;
  }
  if (std::strcmp(argv[2], "encode") == 0) {
    encode<T, Plain<T>>(range.first, range.count);
  } else if (std::strcmp(argv[2], "decode") == 0) {
    decode<T>();
  } else if constexpr (sizeof(T) == 1) {
    encode<T, Saturating<T>>(range.first, range.count);
  } else {
    return false;
  }
  return true;
}

bool run_any(char** argv, Range range) {
  return run<c10::Half>("float16", argv, range) || run<c10::BFloat16>("bfloat16", argv, range) ||
         run<c10::Float8_e4m3fn>("float8_e4m3fn", argv, range) ||
         run<c10::Float8_e4m3fnuz>("float8_e4m3fnuz", argv, range) ||
         run<c10::Float8_e5m2>("float8_e5m2", argv, range) ||
         run<c10::Float8_e5m2fnuz>("float8_e5m2fnuz", argv, range) ||
         run<c10::Float8_e8m0fnu>("float8_e8m0fnu", argv, range);
}

}  // namespace

int main(int argc, char** argv) {
  const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 0); };
  const bool known = argc == 5 && run_any(argv, {number(3), number(4)});
  if (!known) {
    std::fprintf(stderr, "usage: small_floats TYPE encode|saturate|decode FIRST COUNT\n");
  }
  return known ? 0 : 2;
}

// tests/exhaustive/small_floats.cpp: TYPE FIRST COUNT: the codes that TYPE gives the floats whose
// bits are FIRST, FIRST + 1 …, to stdout; TYPE decode: every code as a float.
// SPDX-License-Identifier: BSD-3-Clause
//
// stablehand/convert.h is compared with each type's own conversion on the way; a difference ends
// the program with status 1.
#include <stablehand/convert.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {

constexpr std::size_t kChunk = std::size_t{1} << 20;

template <class V>
void write(const std::vector<V>& values, std::size_t count) {
  if (std::fwrite(values.data(), sizeof(V), count, stdout) != count) {
    std::perror("small_floats: stdout");
    std::exit(1);
  }
}

[[noreturn]] void differ(const char* what, unsigned long input) {
  std::fprintf(stderr, "small_floats: stablehand::convert %s 0x%08lx differently\n", what, input);
  std::exit(1);
}

template <class T>
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
    stablehand::convert(floats.data(), bulk.data(), size);
    for (std::size_t i = 0; i < size; ++i) {
      codes[i] = T(floats[i]).x;
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

template <class T>
bool run(const char* name, int argc, char** argv) {
  if (std::strcmp(argv[1], name) != 0) {
    return false;
  }
  if (argc == 4) {
    encode<T>(std::strtoull(argv[2], nullptr, 0), std::strtoull(argv[3], nullptr, 0));
  } else {
    decode<T>();
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const bool known =
      (argc == 3 || argc == 4) &&
      (run<c10::Half>("float16", argc, argv) || run<c10::BFloat16>("bfloat16", argc, argv) ||
       run<c10::Float8_e4m3fn>("float8_e4m3fn", argc, argv) ||
       run<c10::Float8_e4m3fnuz>("float8_e4m3fnuz", argc, argv) ||
       run<c10::Float8_e5m2>("float8_e5m2", argc, argv) ||
       run<c10::Float8_e5m2fnuz>("float8_e5m2fnuz", argc, argv) ||
       run<c10::Float8_e8m0fnu>("float8_e8m0fnu", argc, argv));
  if (!known) {
    std::fprintf(stderr, "usage: small_floats TYPE FIRST COUNT | small_floats TYPE decode\n");
  }
  return known ? 0 : 2;
}

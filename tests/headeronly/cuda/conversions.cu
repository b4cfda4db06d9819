// conversions.cu: Half and BFloat16 from and to CUDA's own types of the same format, in kernels
// and, for every code, on the processor. With and without CUDA's operators and conversions.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <cstdio>
#include <cstring>
#include <type_traits>

static_assert(std::is_convertible_v<__half, c10::Half> && std::is_convertible_v<c10::Half, __half>);
static_assert(std::is_convertible_v<__nv_bfloat16, c10::BFloat16>);
static_assert(!std::is_convertible_v<c10::BFloat16, __nv_bfloat16>, "explicit, as in PyTorch");
static_assert(std::is_constructible_v<__nv_bfloat16, c10::BFloat16>);

__global__ void from_theirs(c10::Half* half, const __half* theirs, c10::BFloat16* bfloat,
                            const __nv_bfloat16* theirs_bfloat) {
  half[0] = theirs[0];
  half[1] = c10::Half(theirs[1]);
  bfloat[0] = theirs_bfloat[0];
}

__global__ void to_theirs(__half* theirs, const c10::Half* half, __nv_bfloat16* theirs_bfloat,
                          const c10::BFloat16* bfloat) {
  const __half first = half[0];
  theirs[0] = first;
  theirs[1] = static_cast<__half>(half[1]);
#ifdef __CUDA_NO_HALF_CONVERSIONS__  // else a float could be assigned, too
  theirs[2] = half[2];
#endif
  theirs_bfloat[0] = static_cast<__nv_bfloat16>(bfloat[0]);
}

template <class T, class Theirs>
int differences() {
  int count = 0;
  for (unsigned code = 0; code < 0x10000; ++code) {
    const auto bits = static_cast<unsigned short>(code);
    Theirs theirs;
    std::memcpy(static_cast<void*>(&theirs), &bits, sizeof bits);
    count += T(theirs).x != bits;
    theirs = static_cast<Theirs>(T(bits, T::from_bits()));
    count += std::memcmp(&theirs, &bits, sizeof bits) != 0;
  }
  return count;
}

int main() {
  const int count = differences<c10::Half, __half>() + differences<c10::BFloat16, __nv_bfloat16>();
  std::printf("%d differences\n", count);
}

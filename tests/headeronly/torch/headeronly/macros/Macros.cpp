// tests/headeronly/torch/headeronly/macros/Macros.cpp: the macros do what their names say.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/version.h>

#include <cstring>
#include <type_traits>

#include "support/catch.h"

HIDDEN_NAMESPACE_BEGIN(one)
constexpr int kValue = 1;
HIDDEN_NAMESPACE_END(one)
HIDDEN_NAMESPACE_BEGIN(one, two)
constexpr int kValue = 2;
HIDDEN_NAMESPACE_END(one, two)
HIDDEN_NAMESPACE_BEGIN(one, two, three)
constexpr int kValue = 3;
HIDDEN_NAMESPACE_END(one, two, three)
static_assert(::one::kValue == 1 && ::one::two::kValue == 2 && ::one::two::three::kValue == 3);

static_assert(TORCH_ABI_VERSION == 0x020F000000000000ULL);
static_assert(TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR == 15 && TORCH_VERSION_PATCH == 0);
#if TORCH_ABI_VERSION < 0x0209000000000000
#error "TORCH_ABI_VERSION must be usable in #if"
#endif

static_assert(C10_LIKELY(true) && !C10_UNLIKELY(false));
static_assert(C10_WARP_SIZE == 32 && C10_WARP_SIZE_LOWER_BOUND == 32 &&
              C10_WARP_SIZE_UPPER_BOUND == 32);

namespace {

[[maybe_unused]] constexpr int C10_ANONYMOUS_VARIABLE(unused_) = 1;
[[maybe_unused]] constexpr int C10_ANONYMOUS_VARIABLE(unused_) = 2;

struct Pinned {
  Pinned() = default;
  C10_DISABLE_COPY_AND_ASSIGN(Pinned);
};
static_assert(!std::is_copy_constructible_v<Pinned> && !std::is_copy_assignable_v<Pinned>);

C10_ALWAYS_INLINE int inlined() { return 1; }
C10_NOINLINE int called() { return 2; }
C10_ERASE C10_HOST_DEVICE int erased() { return 4; }

C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED("-Wunused-variable")
C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED("-Wno-such-warning-anywhere")
C10_DIAGNOSTIC_POP()
C10_DIAGNOSTIC_POP()

}  // namespace

TEST_CASE("Macros: text and attributes") {
  CHECK(std::strcmp(C10_STRINGIZE(C10_WARP_SIZE), "32") == 0);
  CHECK(std::strcmp(TORCH_VERSION, "2.15.0") == 0);
  const int C10_CONCATENATE(a, b) = 3;
  CHECK(ab == 3);
  CHECK(inlined() + called() + erased() == 7);
}

TEST_CASE("Macros: a kernel's assertion is one statement, and silent when it holds") {
  bool other = false;
  if (false)
    CUDA_KERNEL_ASSERT(other);
  else
    other = true;
  CUDA_KERNEL_ASSERT(other);
  CUDA_KERNEL_ASSERT_MSG(other, "message");
  CUDA_KERNEL_ASSERT_VERBOSE(other, "message");
  SYCL_KERNEL_ASSERT(other);
  CHECK(other);
}

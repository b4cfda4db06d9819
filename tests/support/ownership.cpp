// tests/support/ownership.cpp: counts the memory of operator new, and judges a run.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/ownership.h"

#include <stdlib.h>

#include <algorithm>
#include <atomic>
#include <new>

namespace {
std::atomic<long> allocated{0};  // of the program and of the shim, which finds these functions too
}

// All forms but the aligned ones, so that the address sanitizer sees no pair of which it has one.
void* operator new(size_t size, const std::nothrow_t&) noexcept {
  void* memory = malloc(size ? size : 1);
  if (memory) allocated.fetch_add(1, std::memory_order_relaxed);
  return memory;
}
void* operator new(size_t size) {
  if (void* memory = operator new(size, std::nothrow)) return memory;
  throw std::bad_alloc();
}
void* operator new[](size_t size) { return operator new(size); }
void* operator new[](size_t size, const std::nothrow_t&) noexcept {
  return operator new(size, std::nothrow);
}
void operator delete(void* memory) noexcept {
  if (memory) allocated.fetch_sub(1, std::memory_order_relaxed);
  free(memory);
}
void operator delete(void* memory, size_t) noexcept { operator delete(memory); }
void operator delete[](void* memory) noexcept { operator delete(memory); }
void operator delete[](void* memory, size_t) noexcept { operator delete(memory); }

namespace ownership {

long Alive::blocks_now() { return allocated.load(std::memory_order_relaxed); }

bool is_sentence(const std::string& text) {
  const auto blanks = std::count(text.begin(), text.end(), ' ');
  return blanks >= 3 && text.size() < 1000 && text.find('\n') == std::string::npos;
}

void check_clean(const Outcome& outcome) {
  CHECK(outcome.after.handles == outcome.before.handles);
  CHECK(outcome.after.blocks == outcome.before.blocks);
  CHECK_FALSE(outcome.other);
}

}  // namespace ownership

// calls_host.cpp: a libtorch that only keeps kernels, and calls one of them. HOST FILE OP TENSORS
// ARGUMENTS CALLS loads the extension FILE.
// SPDX-License-Identifier: BSD-3-Clause
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

using Slot = uint64_t;
using Kernel = void (*)(Slot*, uint64_t, uint64_t);

namespace {
const char* wanted = nullptr;
Kernel kernel = nullptr;
char something;
void keep(const char* name, Kernel found) { kernel = std::strcmp(name, wanted) ? kernel : found; }
}  // namespace

// What libtorch 2.15 has, as far as calls.cpp needs it.
extern "C" {
#define SHIM __attribute__((visibility("default")))
SHIM uint64_t aoti_torch_abi_version() { return 0x020f000000000000; }
SHIM int aoti_torch_library_init_def(const char*, const char*, uint32_t, void** out) {
  *out = &something;
  return 0;
}
SHIM int aoti_torch_library_init_impl(const char*, const char*, const char*, uint32_t, void** out) {
  *out = &something;
  return 0;
}
SHIM int aoti_torch_library_init_fragment(const char*, const char*, uint32_t, void** out) {
  *out = &something;
  return 0;
}
SHIM int aoti_torch_library_def(void*, const char*) { return 0; }
SHIM int aoti_torch_library_impl(void*, const char* name, Kernel found) {
  keep(name, found);
  return 0;
}
SHIM int torch_library_impl(void*, const char* name, Kernel found, uint64_t) {
  keep(name, found);
  return 0;
}
SHIM int aoti_torch_delete_library_object(void*) { return 0; }
SHIM int aoti_torch_delete_tensor_object(void*) { return 0; }
SHIM int aoti_torch_warn(const char*, const char*, uint32_t, const char*) { return 0; }
}

int main(int count, char** arguments) {
  if (count != 6) {
    return 2;
  }
  wanted = arguments[2];
  if (!dlopen(arguments[1], RTLD_LAZY)) {
    std::fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  if (!kernel) {
    std::fprintf(stderr, "%s has no op %s\n", arguments[1], wanted);
    return 1;
  }
  const uint64_t tensors = std::strtoull(arguments[3], nullptr, 10);
  const uint64_t slots = std::strtoull(arguments[4], nullptr, 10);
  for (long calls = std::atol(arguments[5]); calls > 0; --calls) {
    Slot stack[16] = {};
    for (uint64_t i = 0; i < tensors; ++i) {
      stack[i] = reinterpret_cast<Slot>(&something);
    }
    kernel(stack, slots, 0);
  }
  return 0;
}

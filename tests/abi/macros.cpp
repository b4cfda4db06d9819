// macros.cpp: what AOTI_TORCH_CHECK, AOTI_TORCH_WARN and aoti_torch_dtype do; libtorch prints.
// SPDX-License-Identifier: BSD-3-Clause
#include <stdio.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <string>

extern "C" void aoti_torch_check(bool, const char* func, const char*, uint32_t line,
                                 const char* m) {
  printf("check %s %u: %s\n", func, line, m);
}
extern "C" void aoti_torch_warn(const char* func, const char*, uint32_t line, const char* m) {
  printf("warn %s %u: %s\n", func, line, m);
}
#define NUMBER(name, value) \
  extern "C" int32_t aoti_torch_dtype_##name() { return value; }
NUMBER(float32, 6)
NUMBER(bfloat16, 15)
NUMBER(complex64, 9)
NUMBER(float8_e4m3fnuz, 26)

static int evaluated = 0;
static int count() { return ++evaluated; }

int main() {
#line 1
  AOTI_TORCH_CHECK(1 > 2, "text ", 'c', 1, ' ', -2L, ' ', 3ULL, ' ', 0.5, ' ', 2.5f, ' ', true);
  AOTI_TORCH_CHECK(1 > 2, std::string("std::string "), static_cast<const char*>(nullptr));
  AOTI_TORCH_CHECK(1 > 2, std::string(5000, 'x'), "end");
  AOTI_TORCH_CHECK(2 > 1, count());
  if (evaluated)
    AOTI_TORCH_CHECK(1 > 2, "not taken");
  else
    AOTI_TORCH_WARN("else of ", evaluated, " belongs to the outer if");
#ifdef NO_MESSAGE
  AOTI_TORCH_CHECK(2 < 1);
#endif
  printf("%d %d %d %d\n", aoti_torch_dtype<float>(), aoti_torch_dtype<c10::BFloat16>(),
         aoti_torch_dtype<c10::complex<float>>(), aoti_torch_dtype<c10::Float8_e4m3fnuz>());
}

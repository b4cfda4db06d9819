// wrappers.cpp: one loop per wrapper of torch/csrc/stable, the same for our headers and PyTorch's.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#ifdef EXPLICIT_VARIANTS
#include <stablehand/ops.h>
#endif

namespace {

using torch::stable::Tensor;

// The result is used, so that no call can be left out.
template <class T>
void use(const T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

// A loop over `call`, exported as bench_NAME(handle, count). The handle stays the caller's.
template <class Call>
void repeat(AtenTensorHandle handle, int64_t count, Call call) {
  AtenTensorHandle mine;
  aoti_torch_new_tensor_handle(handle, &mine);
  const Tensor x(mine);
  for (int64_t i = 0; i < count; ++i) {
    use(call(x));
  }
}

}  // namespace

#define BENCH(name, ...)                                                                       \
  extern "C" __attribute__((visibility("default"))) void bench_##name(AtenTensorHandle handle, \
                                                                      int64_t count) {         \
    repeat(handle, count, [](const Tensor& x) { return __VA_ARGS__; });                        \
  }

BENCH(scalar_type, x.scalar_type())
BENCH(device, x.device())
BENCH(sizes, x.sizes())
BENCH(size, x.size(0))
BENCH(data_ptr, x.const_data_ptr<float>())
BENCH(empty_like, torch::stable::empty_like(x))
BENCH(new_empty, torch::stable::new_empty(x, x.sizes()))
BENCH(sort, torch::stable::sort(x))
BENCH(sum, torch::stable::sum(x))
#ifdef EXPLICIT_VARIANTS
BENCH(empty_like_dense, stablehand::empty_like_dense(x))
BENCH(new_empty_dense, stablehand::new_empty_dense(x, x.sizes()))
#endif

// Sixteen threads make their first calls of everything at once, on the counting shim and under the
// thread sanitizer, which ends the process at a data race.
// SPDX-License-Identifier: BSD-3-Clause
//
// A process has one first call, so each round is a child process.
#include "support/counting_shim.h"

#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <exception>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

namespace {

using torch::stable::Device;
using torch::stable::Tensor;

constexpr int kThreads = 16, kRounds = 5;

std::tuple<Tensor, Tensor> kernel(const Tensor& x, std::optional<Tensor> y, int8_t n) {
  return {x, n == 3 ? *y : x};
}
int64_t list_kernel(const std::vector<Tensor>& x, const std::string& text) {
  return static_cast<int64_t>(x.size() + text.size());
}

std::atomic<int> waiting{0}, throwing{0};

template <class Body>
void fails(const Body& body) {
  try {
    body();
  } catch (const std::exception&) {
    ++throwing;
  }
}

// What has a first time: roads chosen by the running torch, error texts, kernels.
void call_everything(const Tensor& shared) {
  const Tensor mine(shared);
  torch::stable::sort(mine, true, 0, true);
  torch::stable::empty_like(shared);
  torch::stable::contiguous(shared);
  mine.sizes();
  mine.const_data_ptr<float>();
  fails([&] { mine.size(9); });
  fails([&] { mine.const_data_ptr<int64_t>(); });
  fails([&] { Device(STABLEHAND_AVAILABLE(2, 10), "nonsense"); });
  std::atomic<int64_t> sum{0};
  torch::stable::parallel_for(0, 100, 1, [&](int64_t first, int64_t last) { sum += last - first; });
  fails([&] { STD_TORCH_CHECK(sum != 100, "the loop ran over ", sum.load(), " numbers"); });
  counting_shim_call_kernel("op(Tensor x, Tensor? y, int n) -> (Tensor, Tensor)",
                            TORCH_BOX(&kernel), true, 3);
  fails([] {
    counting_shim_call_kernel("op(Tensor x, Tensor? y, int n) -> (Tensor, Tensor)",
                              TORCH_BOX(&kernel), true, 300);
  });
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    counting_shim_call_kernel("op(Tensor[] x, str text) -> int", STABLEHAND_BOX(v, &list_kernel),
                              true, 3);
  }
}

int round() {
  std::vector<std::thread> threads;
  {
    AtenTensorHandle made = nullptr;  // by C functions: no wrapper has run before
    const int64_t sizes[] = {2, 3}, strides[] = {3, 1};
    aoti_torch_empty_strided(2, sizes, strides, 6, 0, -1, &made);
    const Tensor shared(made);
    for (int i = 0; i < kThreads; ++i) {
      threads.emplace_back([&] {
        ++waiting;
        while (waiting < kThreads) std::this_thread::yield();
        call_everything(shared);
      });
    }
    for (std::thread& thread : threads) thread.join();
  }
  const bool sound = throwing == 5 * kThreads && counting_shim_live() == 0;
  if (!sound) printf("%d exceptions, %d handles alive\n", throwing.load(), counting_shim_live());
  return sound ? 0 : 1;
}

}  // namespace

int main() {
  for (int i = 0; i < kRounds; ++i) {
    const pid_t child = fork();
    if (child == 0) exit(round());
    int status = 0;
    waitpid(child, &status, 0);
    if (status != 0) {
      printf("round %d of %d ended with status %d\n", i, kRounds, status);
      return 1;
    }
  }
  return 0;
}

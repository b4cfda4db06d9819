// torch/csrc/stable/ops/parallel.h: parallel_for over torch's own thread pool.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/detail/carried_exception.h>
#include <torch/csrc/stable/macros.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

namespace detail {

// One call of parallel_for: the first exception of any chunk, which ends the chunks that have not
// begun.
template <class F>
struct ParallelCall {
  const F* function;
  CarriedException error = {};
  int failed = 0;

  // libtorch's threads must see no exception.
  static void chunk(int64_t begin, int64_t end, void* context) noexcept {
    ParallelCall* call = static_cast<ParallelCall*>(context);
    if (__atomic_load_n(&call->failed, __ATOMIC_RELAXED)) {
      return;
    }
    try {
      (*call->function)(begin, end);
    } catch (...) {
      if (!__atomic_exchange_n(&call->failed, 1, __ATOMIC_RELAXED)) {
        call->error.keep();
      }
    }
  }
};

}  // namespace detail

// Calls function(first, last) for chunks of at least grain_size that cover [begin, end), on torch's
// threads, and waits. The first exception of a chunk is thrown here, once; chunks that have not
// begun then are left out. Below torch 2.10, which offers no pool, one call in this thread. Oldest
// torch 2.9; in PyTorch's headers since 2.10.
template <class F>
void parallel_for(const int64_t begin, const int64_t end, const int64_t grain_size,
                  const F& function) {
  if (begin >= end) {
    return;
  }
  if (!stablehand::newer::torch_parallel_for) {
    function(begin, end);
    return;
  }
  detail::ParallelCall<F> call{&function};
  const AOTITorchError code = stablehand::newer::torch_parallel_for(
      begin, end, grain_size, &detail::ParallelCall<F>::chunk, &call);
  if (call.error.kept()) {
    call.error.rethrow();
  }
  detail::check(code, "parallel_for");
}

// How many threads parallel_for uses: torch.get_num_threads(), but 1 below torch 2.10, which offers
// no pool. Oldest torch 2.9; in PyTorch's headers since 2.10.
inline uint32_t get_num_threads() {
  uint32_t count = 1;
  if (stablehand::newer::torch_get_num_threads) {
    detail::check(stablehand::newer::torch_get_num_threads(&count), "get_num_threads");
  }
  return count;
}

HIDDEN_NAMESPACE_END(torch, stable)

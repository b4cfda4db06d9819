// The counting shim itself: it counts, and ends the program with a sentence at each misuse.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/ownership.h"

#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>

namespace {

using torch::stable::Tensor;

// What a child process that runs `misuse` prints before it aborts; empty when it does not abort.
template <class Misuse>
std::string last_words(const Misuse& misuse) {
  int pipe_ends[2];
  REQUIRE(pipe(pipe_ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(pipe_ends[1], STDERR_FILENO);
    signal(SIGABRT, SIG_DFL);  // Catch has a handler of its own
    misuse();
    _exit(0);
  }
  close(pipe_ends[1]);
  std::string text;
  char part[256];
  for (ssize_t size; (size = read(pipe_ends[0], part, sizeof part)) > 0;) {
    text.append(part, static_cast<size_t>(size));
  }
  close(pipe_ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT ? text : std::string();
}

AtenTensorHandle new_tensor() {
  AtenTensorHandle made = nullptr;
  aoti_torch_new_uninitialized_tensor(&made);
  return made;
}

}  // namespace

TEST_CASE("counting shim: a double free ends the program") {
  CHECK(last_words([] {
          const AtenTensorHandle x = new_tensor();
          aoti_torch_delete_tensor_object(x);
          aoti_torch_delete_tensor_object(x);
        }) ==
        "counting shim: aoti_torch_delete_tensor_object: a freed handle (used after free, or "
        "freed twice) for its argument.\n");
}

TEST_CASE("counting shim: a use after free ends the program") {
  CHECK(last_words([] {
          const AtenTensorHandle x = new_tensor();
          aoti_torch_delete_tensor_object(x);
          new_tensor();  // does not come to lie in the same place
          int64_t dim;
          aoti_torch_get_dim(x, &dim);
        }) ==
        "counting shim: aoti_torch_get_dim: a freed handle (used after free, or freed twice) for "
        "tensor.\n");
}

TEST_CASE("counting shim: a null, an unknown handle and one of another kind end the program") {
  int64_t dim = 0;
  CHECK(last_words([&] { aoti_torch_get_dim(nullptr, &dim); }) ==
        "counting shim: aoti_torch_get_dim: a null handle for tensor.\n");
  CHECK(last_words([&] { aoti_torch_get_dim(reinterpret_cast<AtenTensorHandle>(&dim), &dim); }) ==
        "counting shim: aoti_torch_get_dim: an unknown handle for tensor.\n");
  CHECK(last_words([] { aoti_torch_get_dim(new_tensor(), nullptr); }) ==
        "counting shim: aoti_torch_get_dim: a null pointer for ret_dim.\n");
  CHECK(last_words([&] {
          TorchLibraryHandle library;
          aoti_torch_library_init_def("ns", "file.cpp", 1, &library);
          aoti_torch_get_dim(reinterpret_cast<AtenTensorHandle>(library), &dim);
        }) ==
        "counting shim: aoti_torch_get_dim: a handle of another kind, where it wants one of a "
        "tensor.\n");
}

TEST_CASE("counting shim: a stack that lacks a tensor ends the program") {
  CHECK(last_words([] {
          StableIValue stack[6] = {};
          aoti_torch_call_dispatcher("aten::empty_like", "", stack);
        }) == "counting shim: a boxed call: a null handle for a Tensor.\n");
}

TEST_CASE("counting shim: the n-th call fails, and is told apart from the others") {
  counting_shim_fail_at(1);
  const AtenTensorHandle x = new_tensor();
  int64_t dim = -7;
  CHECK(aoti_torch_get_dim(x, &dim) == AOTI_TORCH_FAILURE);
  CHECK(dim == -7);
  CHECK(counting_shim_has_failed());
  CHECK(aoti_torch_get_dim(x, &dim) == AOTI_TORCH_SUCCESS);
  CHECK(dim == 2);
  CHECK(counting_shim_calls() == 3);
  CHECK(counting_shim_call(1) == std::string("aoti_torch_get_dim"));
  CHECK(counting_shim_call(3) == nullptr);
  counting_shim_fail_at(-1);
  aoti_torch_delete_tensor_object(x);
}

TEST_CASE("counting shim: it has the functions of its version") {
  const auto has = [](auto* function) { return function != nullptr; };
  CHECK(counting_shim_minor >= 9);
  CHECK(has(stablehand::newer::torch_call_dispatcher) == (counting_shim_minor >= 10));
  CHECK(has(stablehand::newer::torch_from_blob) == (counting_shim_minor >= 11));
  CHECK(has(stablehand::newer::torch_library_def_with_tags) == (counting_shim_minor >= 12));
  CHECK(has(stablehand::newer::torch_exception_get_what) == (counting_shim_minor >= 13));
  CHECK(has(stablehand::newer::torch_has_storage) == (counting_shim_minor >= 14));
  CHECK(has(stablehand::newer::torch_is_tensor_pyobject) == (counting_shim_minor >= 15));
  CHECK_FALSE(has(stablehand::newer::torch_cuda_stream_synchronize));
}

TEST_CASE("counting shim: a failed call of the dispatcher takes the stack") {
  const AtenTensorHandle x = new_tensor();
  AtenTensorHandle copy = nullptr;
  aoti_torch_new_tensor_handle(x, &copy);
  CHECK(counting_shim_uses(x) == 2);
  StableIValue stack[1] = {reinterpret_cast<StableIValue>(copy)};
  counting_shim_fail_at(0);
  CHECK(aoti_torch_call_dispatcher("aten::neg", "", stack) == AOTI_TORCH_FAILURE);
  counting_shim_fail_at(-1);
  CHECK(counting_shim_uses(x) == 1);
  aoti_torch_delete_tensor_object(x);
}

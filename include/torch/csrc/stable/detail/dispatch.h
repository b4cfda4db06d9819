// torch/csrc/stable/detail/dispatch.h: calls an op of torch by name.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/version.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

// Calls op `name`.`overload` with the arguments in `stack`, and leaves its results there. The
// arguments' references go to torch, also when the op fails, so call only ops that every torch has,
// with types that it carries: what fails before the op is never freed. Through the dispatcher:
// right for autograd, fake tensors and every mode.
C10_NOINLINE inline void dispatch(const char* name, const char* overload, StableIValue* stack) {
  const AOTITorchError code =
      stablehand::newer::torch_call_dispatcher
          ? stablehand::newer::torch_call_dispatcher(name, overload, stack, TORCH_ABI_VERSION)
          : aoti_torch_call_dispatcher(name, overload, stack);
  check(code, name);
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

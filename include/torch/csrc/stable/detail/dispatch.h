// torch/csrc/stable/detail/dispatch.h: calls an op of torch by name.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/detail/op_arguments.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/tensor_struct.h>
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

// For stacks of integers, bools and enumerators, to which the tensors are added here, last, so that
// nothing throws while their references are on the stack. Returns the first result.
C10_NOINLINE inline Tensor call(const char* name, const char* overload, StableIValue* stack,
                                const Tensor& self) {
  AtenTensorHandle handle;
  check(aoti_torch_new_tensor_handle(operand(self, name), &handle), name);
  stack[0] = reinterpret_cast<StableIValue>(handle);
  dispatch(name, overload, stack);
  return Tensor(reinterpret_cast<AtenTensorHandle>(stack[0]));
}
// `other` is argument `place`.
C10_NOINLINE inline Tensor call(const char* name, const char* overload, StableIValue* stack,
                                const Tensor& self, size_t place, const Tensor& other,
                                const char* argument = "other") {
  operand(other, name, argument);
  Tensor owner(other);
  operand(self, name);
  Tensor first(self);
  stack[0] = reinterpret_cast<StableIValue>(first.release());
  stack[place] = reinterpret_cast<StableIValue>(owner.release());
  dispatch(name, overload, stack);
  return Tensor(reinterpret_cast<AtenTensorHandle>(stack[0]));
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

// stablehand/detail/call_stack.h: the arguments of a call through the dispatcher, of all types.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <torch/csrc/stable/detail/stack.h>

HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

using torch::headeronly::HeaderOnlyArrayRef;

// Beyond what the ops of torch/csrc/stable need: texts and lists. Each member takes the next
// argument.
class CallStack : public torch::stable::detail::Stack {
 public:
  using Stack::Stack;

  template <class T>
  void value(const T& plain) {
    put(torch::stable::detail::Convert<T>::from(plain), nullptr);
  }
  template <class T>
  void owned(const T& value) {
    using Convert = torch::stable::detail::Convert<T>;
    put(Convert::from(value), &Convert::drop);
  }
  void text(const char* value) {
    put(torch::stable::detail::new_string(value, __builtin_strlen(value)),
        &torch::stable::detail::StringOwner::drop);
  }
  // Throws for an undefined tensor.
  void tensors(HeaderOnlyArrayRef<torch::stable::Tensor> values, const char* argument) {
    for (const torch::stable::Tensor& value : values) {
      torch::stable::detail::operand(value, op_, argument);
    }
    owned(values);
  }
  void tensors(HeaderOnlyArrayRef<std::optional<torch::stable::Tensor>> values,
               const char* argument) {
    for (const std::optional<torch::stable::Tensor>& value : values) {
      if (value) {
        torch::stable::detail::operand(*value, op_, argument);
      }
    }
    owned(values);
  }
};

HIDDEN_NAMESPACE_END(stablehand, detail)

#endif  // STABLEHAND_COPY

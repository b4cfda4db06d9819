// torch/headeronly/detail/type.h: a type as an argument: overloads of Type<...>* compute with
// types.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/headeronly/macros/Macros.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

template <class T>
struct Type {
  using type = T;
};

// The argument that stands for T; only its type is looked at.
template <class T>
constexpr Type<T>* type() {
  return nullptr;
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

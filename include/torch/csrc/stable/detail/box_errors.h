// torch/csrc/stable/detail/box_errors.h: what the call of a boxed kernel says when it fails.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stdio.h>   // snprintf: shorter where it is called than a row of appends
#include <string.h>  // strdup
#include <torch/csrc/stable/detail/convert_scalars.h>
#include <torch/csrc/stable/detail/status.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

using torch::headeronly::detail::Text;
using BoxedKernel = void (*)(StableIValue* stack, uint64_t arguments, uint64_t results);

// What the errors of a kernel name: filled where it is registered and, with STABLEHAND_DEF, where
// its op is defined.
struct KernelNames {
  const char* ns;
  const char* op;  // empty for a kernel of several ops
  const char* schema;
  void (*append_argument)(Text& text, const char* schema, int position);
};

// Keeps a copy of `op`, which may be nobody's literal.
STABLEHAND_COLD inline void note_name(KernelNames& names, const char* ns, const char* op) noexcept {
  if (!names.op) {
    names.ns = ns;
    names.op = strdup(op);
  } else if (*names.op && strcmp(names.op, op) != 0) {
    __builtin_free(const_cast<char*>(names.op));  // <stdlib.h> is dear in C++
    names.op = "";
  }
}

// A kernel as TORCH_BOX makes it.
struct Boxed {
  BoxedKernel kernel;
  KernelNames* names;
  constexpr operator BoxedKernel() const noexcept { return kernel; }
};

// Which argument (counted from 1) or result (from -1 down) a call is converting; 0 in the kernel.
using Place = int;

// "my::op: argument 2 (alpha): "
// "ns::op: ", or nothing where the op is not known.
struct Prefix {
  char text[300] = {};
  STABLEHAND_COLD explicit Prefix(const KernelNames& names) {
    if (names.op && *names.op) {
      const bool whole = strchr(names.op, ':') != nullptr;
      snprintf(text, sizeof text, "%s%s%s: ", whole ? "" : names.ns, whole ? "" : "::", names.op);
    }
  }
};

STABLEHAND_COLD inline void append_place(Text& text, const KernelNames& names, Place place) {
  append(text, Prefix(names).text);
  if (place != 0) {
    append(text, place > 0 ? "argument " : "result ");
    append(text, place > 0 ? place : -place);
    if (place > 0 && names.append_argument) {
      names.append_argument(text, names.schema, place);
    }
    append(text, ": ");
  }
}

[[noreturn]] STABLEHAND_COLD inline void throw_wrong_counts(const KernelNames& names,
                                                            uint64_t arguments, uint64_t results,
                                                            int parameters, int values) {
  char text[600];
  snprintf(text, sizeof text,
           "%sthe op's schema has %d arguments and %d results, its C++ kernel %d parameters and %d "
           "results: make the schema and the kernel's signature agree",
           Prefix(names).text, static_cast<int>(arguments), static_cast<int>(results), parameters,
           values);
  torch::headeronly::detail::throw_runtime_error(text);
}

// What a conversion at `place` threw, with the op and the argument or result before it.
[[noreturn]] STABLEHAND_COLD inline void throw_at(const KernelNames& names, Place place,
                                                  const char* what) {
  Text text;
  append_place(text, names, place);
  append(text, what);
  if (place > 0) {
    throw_value_error(text);
  }
  throw_text(text);
}

[[noreturn]] STABLEHAND_COLD inline void throw_status() {
  torch::headeronly::detail::throw_runtime_error(stablehand::detail::status.text);
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

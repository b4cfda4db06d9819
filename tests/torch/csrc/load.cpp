// load.cpp: a library with one fault (-DFAULT_...) in the namespace NS, or with none.
// SPDX-License-Identifier: BSD-3-Clause
//
// The op "early" is defined and has its kernel before the fault, "late" has its kernel after it.
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using torch::stable::Tensor;

Tensor early(Tensor x) { return x; }
int64_t late(const Tensor&, const std::optional<Tensor>&, int64_t n) { return n; }
[[maybe_unused]] int64_t late_again(const Tensor&, const std::optional<Tensor>&, int64_t) {
  return -1;
}
int64_t late_list(const std::vector<Tensor>& list, const std::string&, std::optional<Tensor>) {
  return static_cast<int64_t>(list.size());
}

}  // namespace

#if defined FAULT_KERNELS_FIRST  // for ops of a namespace that another library defines
STABLE_TORCH_LIBRARY_IMPL(NS, CPU, m) { m.impl("late", TORCH_BOX(&late_again)); }
#define FAULT_SECOND
#elif defined FAULT_OVERRIDE_LATER  // before the fault, and after it
STABLE_TORCH_LIBRARY_IMPL(aten, CPU, m) { m.impl("digamma", TORCH_BOX(&early)); }
#endif

#ifndef FAULT_SECOND
STABLE_TORCH_LIBRARY(NS, m) {
  m.def("early(Tensor x) -> Tensor");
  m.def("late(Tensor x, Tensor? y, int n) -> int");
  m.def("late_list(Tensor[] list, str text, Tensor? y) -> int");
  m.def(C10_STRINGIZE(NS) "::with_prefix(Tensor x) -> Tensor");
}
STABLE_TORCH_LIBRARY_IMPL(NS, CompositeExplicitAutograd, m) { m.impl("early", TORCH_BOX(&early)); }
#endif

#if defined FAULT_SECOND  // of a namespace that another library defines
STABLE_TORCH_LIBRARY(NS, m) { m.def("again(Tensor x) -> Tensor"); }
#elif defined FAULT_OVERRIDE || defined FAULT_OVERRIDE_LATER
STABLE_TORCH_LIBRARY_FRAGMENT(NS, m) { m.def("broken(Tenzor x) -> Tensor"); }
STABLE_TORCH_LIBRARY_IMPL(aten, CPU, m) { m.impl("erfinv", TORCH_BOX(&early)); }
#elif defined FAULT_SCHEMA
STABLE_TORCH_LIBRARY_FRAGMENT(NS, m) {
  m.def("broken(Tenzor x) -> Tensor");
  m.def("worse(");  // the first fault counts
}
#elif defined FAULT_PREFIX
STABLE_TORCH_LIBRARY_FRAGMENT(NS, m) { m.def("elsewhere::op(Tensor x) -> Tensor"); }
#elif defined FAULT_KEY
STABLE_TORCH_LIBRARY_IMPL(NS, Cpew, m) { m.impl("late", TORCH_BOX(&late)); }
#elif defined FAULT_THROW
STABLE_TORCH_LIBRARY_FRAGMENT(NS, m) {
  m.def("before_throw(Tensor x) -> Tensor");
  throw std::invalid_argument("the block's own words");
}
#elif defined FAULT_THROW_INT
STABLE_TORCH_LIBRARY_FRAGMENT(NS, m) {
  (void)m;
  throw 3;
}
#elif defined FAULT_NAME
STABLE_TORCH_LIBRARY_IMPL(NS, CompositeExplicitAutograd, m) {
  m.impl("early::", TORCH_BOX(&early));
}
#endif

#ifndef FAULT_SECOND
STABLE_TORCH_LIBRARY_IMPL(NS, CompositeExplicitAutograd, m) {
  m.impl("late", TORCH_BOX(&late));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("late_list", STABLEHAND_BOX(v, &late_list));
  }
}
#endif

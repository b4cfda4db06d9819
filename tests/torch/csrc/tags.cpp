// tags.cpp: ops with tags and a Python module; -DBAD_… makes it a library that torch refuses.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <vector>

#ifndef NS
#define NS stablehand_tags
#endif

STABLE_TORCH_LIBRARY(NS, m) {
  if (auto v = STABLEHAND_AVAILABLE(2, 13)) {
    m.set_python_module(v, "math", "tags.cpp");
  }
  m.def("untagged(Tensor x) -> Tensor");
  if (auto v = STABLEHAND_AVAILABLE(2, 12)) {
    const std::vector<at::Tag> every = {
        at::Tag::core,
        at::Tag::cudagraph_unsafe,
        at::Tag::data_dependent_output,
        at::Tag::dynamic_output_shape,
        at::Tag::flexible_layout,
        at::Tag::generated,
        at::Tag::inplace_view,
        at::Tag::maybe_aliasing_or_mutating,
        at::Tag::needs_contiguous_strides,
        at::Tag::needs_exact_strides,
        at::Tag::needs_fixed_stride_order,
        at::Tag::nondeterministic_bitwise,
        at::Tag::nondeterministic_seeded,
        at::Tag::out_variant,
        at::Tag::pointwise,
        at::Tag::pt2_compliant_tag,
        at::Tag::reduction,
        at::Tag::view_copy,
    };
    m.def(v, "none(Tensor x) -> Tensor", {});
    m.def(v, "one(Tensor x) -> Tensor", {at::Tag::pt2_compliant_tag});
    m.def(v, "two(Tensor x) -> Tensor", {at::Tag::view_copy, at::Tag::core})
        .def(v, "every(Tensor x) -> Tensor", every);
  }
#if defined BAD_TAG
  m.def(STABLEHAND_AVAILABLE(2, 12), "bad(Tensor x) -> Tensor", {at::Tag::out});
#elif defined BAD_MANY
  m.def(STABLEHAND_AVAILABLE(2, 12), "bad(Tensor x) -> Tensor",
        std::vector<at::Tag>(33, at::Tag::core));
#elif defined BAD_SCHEMA
  m.def(STABLEHAND_AVAILABLE(2, 12), "bad(Tensor x -> Tensor", {at::Tag::core});
#elif defined BAD_MODULE
  m.set_python_module(stablehand::since<13>{true}, nullptr);
#elif defined BAD_TOKEN  // one that nobody asked for
  m.set_python_module(stablehand::since<13>{false}, "os");
#endif
}

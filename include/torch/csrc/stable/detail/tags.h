// torch/csrc/stable/detail/tags.h: tags by the numbers of the running torch.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stablehand/availability.h>
#include <torch/headeronly/core/enum_tag.h>  // IWYU pragma: export

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

// The C function that tells the number: null below 2.12, and for a tag that has none.
C10_NOINLINE inline auto number_of(torch::headeronly::Tag tag) noexcept -> int32_t (*)() {
  namespace newer = stablehand::newer;
  using torch::headeronly::Tag;
  switch (tag) {
#define STABLEHAND_TAG(name) \
  case Tag::name:            \
    return newer::torch_tag_##name
    STABLEHAND_TAG(core);
    STABLEHAND_TAG(cudagraph_unsafe);
    STABLEHAND_TAG(data_dependent_output);
    STABLEHAND_TAG(dynamic_output_shape);
    STABLEHAND_TAG(flexible_layout);
    STABLEHAND_TAG(generated);
    STABLEHAND_TAG(inplace_view);
    STABLEHAND_TAG(maybe_aliasing_or_mutating);
    STABLEHAND_TAG(needs_contiguous_strides);
    STABLEHAND_TAG(needs_exact_strides);
    STABLEHAND_TAG(needs_fixed_stride_order);
    STABLEHAND_TAG(nondeterministic_bitwise);
    STABLEHAND_TAG(nondeterministic_seeded);
    STABLEHAND_TAG(out_variant);
    STABLEHAND_TAG(pointwise);
    STABLEHAND_TAG(pt2_compliant_tag);
    STABLEHAND_TAG(reduction);
    STABLEHAND_TAG(view_copy);
#undef STABLEHAND_TAG
    case Tag::inplace:
    case Tag::out:
      break;
  }
  return nullptr;
}

// Numbers of tags, which torch looks at during one call.
struct TagNumbers {
  static constexpr size_t kCapacity = 32;  // torch 2.15 has 20 tags
  int32_t numbers[kCapacity];
  int32_t size = 0;

  // Throws std::runtime_error for a tag that torch's C interface does not have.
  C10_NOINLINE void add(torch::headeronly::Tag tag) {
    const auto number = number_of(tag);
    STD_TORCH_CHECK(number != nullptr, "tag number ", static_cast<int>(tag),
                    " of torch/headeronly/core/enum_tag.h (inplace, out, or none) has no name in "
                    "torch's C interface: leave it out of def(schema, tags)");
    STD_TORCH_CHECK(size < int32_t{kCapacity},
                    "def(schema, tags) takes at most 32 tags: name each once");
    numbers[size++] = number();
  }
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

// torch/csrc/stable/detail/convert_generator.h: Convert<Generator>.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <torch/csrc/stable/detail/convert_scalars.h>
#include <torch/csrc/stable/generator_struct.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

// Schema `Generator`: a handle, which the slot owns.
template <>
struct Convert<Generator> {
  using Held = Generator;
  static constexpr int oldest = 13;
  static StableIValue from(const Generator& generator) { return from(Generator(generator)); }
  static StableIValue from(Generator&& generator) {
    expect_handle(generator.get(), "from(Generator)");
    return reinterpret_cast<StableIValue>(generator.release());
  }
  static Generator to(StableIValue slot) noexcept {
    return Generator(stablehand::since<13>{true}, reinterpret_cast<AtenGeneratorHandle>(slot));
  }
  static void drop(StableIValue slot) noexcept { to(slot); }
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

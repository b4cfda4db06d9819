// tests/include/c10/old_paths.cpp: case H9: the old paths, with the same entities under both
// spellings.
// SPDX-License-Identifier: BSD-3-Clause
#include <c10/core/DeviceType.h>
#include <c10/core/Layout.h>
#include <c10/core/MemoryFormat.h>
#include <c10/core/ScalarType.h>
#include <c10/macros/Export.h>
#include <c10/macros/Macros.h>
#include <c10/util/BFloat16.h>
#include <c10/util/Half.h>

#include <type_traits>

#include "support/catch.h"
#include "support/same_entity.h"

namespace {

namespace ho = torch::headeronly;

static_assert(std::is_same_v<c10::Half, ho::Half>);
static_assert(std::is_same_v<c10::BFloat16, ho::BFloat16>);
static_assert(std::is_same_v<c10::ScalarType, ho::ScalarType>);
static_assert(std::is_same_v<c10::DeviceType, ho::DeviceType>);
static_assert(std::is_same_v<c10::Layout, ho::Layout>);
static_assert(std::is_same_v<c10::MemoryFormat, ho::MemoryFormat>);
static_assert(same_entity<&c10::kCPU, &ho::kCPU>() && !same_entity<&c10::kCPU, &ho::kCUDA>());
static_assert(same_entity<&c10::kStrided, &ho::kStrided>());
static_assert(same_entity<&c10::NumScalarTypes, &ho::NumScalarTypes>());
static_assert(same_entity<&c10::toString, &ho::toString>());
static_assert(same_entity<&c10::get_contiguous_memory_format, &ho::get_contiguous_memory_format>());

}  // namespace

TEST_CASE("H9: the old paths serve the same entities under both spellings") { SUCCEED("compiled"); }

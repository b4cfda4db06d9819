// tests/headeronly/torch/headeronly/core/enums.cpp: the frozen numbers of DeviceType, Layout and
// MemoryFormat.
// SPDX-License-Identifier: BSD-3-Clause
//
// Written from the interface table; compiling it is most of the test.
#include <torch/headeronly/core/DeviceType.h>
#include <torch/headeronly/core/Layout.h>
#include <torch/headeronly/core/MemoryFormat.h>

#include <type_traits>

#include "support/catch.h"

namespace {

namespace ho = torch::headeronly;

// clang-format off
#define DEVICES(_)                                                                             \
  _(CPU, 0) _(CUDA, 1) _(HIP, 6) _(FPGA, 7) _(MAIA, 8) _(XLA, 9) _(Vulkan, 10) _(Metal, 11)    \
  _(XPU, 12) _(MPS, 13) _(Meta, 14) _(HPU, 15) _(VE, 16) _(Lazy, 17) _(IPU, 18) _(MTIA, 19)    \
  _(PrivateUse1, 20)
#define DEVICES_WITHOUT_CONSTANT(_) \
  _(MKLDNN, 2) _(OPENGL, 3) _(OPENCL, 4) _(IDEEP, 5) _(COMPILE_TIME_MAX_DEVICE_TYPES, 21)
#define LAYOUTS(_)                                                                             \
  _(Strided, 0) _(Sparse, 1) _(SparseCsr, 2) _(Mkldnn, 3) _(SparseCsc, 4) _(SparseBsr, 5)      \
  _(SparseBsc, 6) _(Jagged, 7)
#define FORMATS(_) \
  _(Contiguous, 0) _(Preserve, 1) _(ChannelsLast, 2) _(ChannelsLast3d, 3) _(NumOptions, 4)
// clang-format on

#define DEVICE(name, number) static_assert(static_cast<int>(c10::DeviceType::name) == number);
#define LAYOUT(name, number) static_assert(static_cast<int>(c10::Layout::name) == number);
#define FORMAT(name, number) static_assert(static_cast<int>(c10::MemoryFormat::name) == number);
#define DEVICE_CONSTANT(name, number) \
  static_assert(c10::k##name == c10::DeviceType::name && ho::k##name == c10::DeviceType::name);
#define LAYOUT_CONSTANT(name, number) \
  static_assert(c10::k##name == c10::Layout::name && ho::k##name == c10::Layout::name);

DEVICES(DEVICE)
DEVICES(DEVICE_CONSTANT)
DEVICES_WITHOUT_CONSTANT(DEVICE)
LAYOUTS(LAYOUT)
LAYOUTS(LAYOUT_CONSTANT)
LAYOUT(NumOptions, 8)
FORMATS(FORMAT)

static_assert(std::is_same_v<std::underlying_type_t<c10::DeviceType>, int8_t>);
static_assert(std::is_same_v<std::underlying_type_t<c10::Layout>, int8_t>);
static_assert(std::is_same_v<std::underlying_type_t<c10::MemoryFormat>, int8_t>);
static_assert(std::is_same_v<ho::DeviceType, c10::DeviceType>);
static_assert(std::is_same_v<ho::Layout, c10::Layout>);
static_assert(std::is_same_v<ho::MemoryFormat, c10::MemoryFormat>);

static_assert(std::is_same_v<decltype(c10::COMPILE_TIME_MAX_DEVICE_TYPES), const int>);
static_assert(ho::COMPILE_TIME_MAX_DEVICE_TYPES == 21);

#define COUNT(name, extra) +(c10::DeviceType::name >= c10::DeviceType::CPU ? extra : 0)
static_assert((0 C10_FORALL_BACKEND_DEVICE_TYPES(COUNT, 2)) == 26);

}  // namespace

TEST_CASE("MemoryFormat: contiguous by default") {
  CHECK(c10::get_contiguous_memory_format() == c10::MemoryFormat::Contiguous);
  CHECK(ho::get_contiguous_memory_format() == c10::MemoryFormat::Contiguous);
}

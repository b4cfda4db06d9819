// tests/include/stablehand/format.cpp: what fmt::format makes of our types.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/format.h>

#include <string>
#include <type_traits>

#include "support/catch.h"

using torch::stable::Device;
using torch::stable::DeviceType;

TEST_CASE("format: numbers take the format of float") {
  CHECK(fmt::format("{}", c10::Half(0.5f)) == "0.5");
  CHECK(fmt::format("{:.3f}|{:>8}", c10::Half(0.5f), c10::BFloat16(-1.5f)) == "0.500|    -1.5");
  CHECK(fmt::format("{}", c10::Float8_e4m3fn(448.0f)) == "448");
  CHECK(fmt::format("{}", c10::Float8_e4m3fnuz(240.0f)) == "240");
  CHECK(fmt::format("{:e}", c10::Float8_e5m2(57344.0f)) == "5.734400e+04");
  CHECK(fmt::format("{}", c10::Float8_e5m2fnuz(0.25f)) == "0.25");
  CHECK(fmt::format("{}", c10::Float8_e8m0fnu(8.0f)) == "8");
  CHECK(fmt::format("{}", -std::numeric_limits<c10::Half>::infinity()) == "-inf");
}

TEST_CASE("format: stored integers and bits") {
  CHECK(fmt::format("{}", c10::qint8(-3)) == "-3");
  CHECK(fmt::format("{:#x}", c10::quint8(255)) == "0xff");
  CHECK(fmt::format("{}", c10::qint32(-70000)) == "-70000");
  CHECK(fmt::format("{:08b}", c10::bits1x8(5)) == "00000101");
  CHECK(fmt::format("{:04x}", c10::bits16(0xBEE)) == "0bee");
  CHECK(fmt::format("{:02x}", c10::Float4_e2m1fn_x2(0x1F)) == "1f");
}

TEST_CASE("format: complex") {
  CHECK(fmt::format("{}", c10::complex<float>(1.5f, -2)) == "(1.5,-2)");
  CHECK(fmt::format("{:.2f}", c10::complex<double>(1, 0.25)) == "(1.00,0.25)");
  CHECK(fmt::format("{}", c10::complex<c10::Half>(c10::Half(1.0f), c10::Half(2.0f))) == "(1,2)");
}

TEST_CASE("format: names") {
  CHECK(fmt::format("{}", c10::ScalarType::Float8_e4m3fn) == "Float8_e4m3fn");
  CHECK(fmt::format("{:>6}|", c10::ScalarType::Half) == "  Half|");
  CHECK(fmt::format("{}", c10::Layout::SparseCsr) == "SparseCsr");
  CHECK(fmt::format("{}", c10::Layout::Jagged) == "Jagged");
  CHECK(fmt::format("{}", c10::MemoryFormat::ChannelsLast) == "ChannelsLast");
  CHECK(fmt::format("{}", c10::MemoryFormat::Contiguous) == "Contiguous");
  CHECK(fmt::format("{}", static_cast<c10::MemoryFormat>(77)) == "Unknown");
}

// The names are those of str(torch.device(...)) in torch 2.15.
TEST_CASE("format: devices") {
  CHECK(fmt::format("{}", DeviceType::CPU) == "cpu");
  CHECK(fmt::format("{}", DeviceType::PrivateUse1) == "privateuseone");
  CHECK(fmt::format("{}", DeviceType::MTIA) == "mtia");
  CHECK(fmt::format("{}", static_cast<DeviceType>(-1)) == "unknown");
  CHECK(fmt::format("{}", Device(DeviceType::CUDA, 1)) == "cuda:1");
  CHECK(fmt::format("[{:<8}]", Device(DeviceType::XPU)) == "[xpu     ]");
}

// stablehand/format.h: the number types, ScalarType, DeviceType, Device, Layout and MemoryFormat in
// fmt::format.
// SPDX-License-Identifier: BSD-3-Clause
//
//   fmt::format("{:.3f} on {}", c10::Half(0.5f), device)  // "0.500 on cuda:0"
//
// Numbers take the format of float or of their integer; complex<T> that of T, for each part. The
// others are text. Needs fmt 9 or newer, which nothing else of ours does.
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#if !__has_include(<fmt/format.h>)
#error \
    "stablehand/format.h needs the fmt library, version 9 or newer: install it (Debian: libfmt-dev) or add its include folder."
#endif

#include <fmt/format.h>
#include <torch/csrc/stable/device_struct.h>
#include <torch/headeronly/core/Layout.h>
#include <torch/headeronly/core/MemoryFormat.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Float4_e2m1fn_x2.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/Float8_e8m0fnu.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/bits.h>
#include <torch/headeronly/util/complex.h>
#include <torch/headeronly/util/qint32.h>
#include <torch/headeronly/util/qint8.h>
#include <torch/headeronly/util/quint2x4.h>
#include <torch/headeronly/util/quint4x2.h>
#include <torch/headeronly/util/quint8.h>

HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

// ---- names: as PyTorch prints them ----
constexpr const char* text_of(c10::DeviceType type) {
  // In the order of the enumerators.
  constexpr const char* kNames[] = {"cpu", "cuda", "mkldnn",       "opengl", "opencl", "ideep",
                                    "hip", "fpga", "maia",         "xla",    "vulkan", "metal",
                                    "xpu", "mps",  "meta",         "hpu",    "ve",     "lazy",
                                    "ipu", "mtia", "privateuseone"};
  const auto number = static_cast<int>(type);
  return number >= 0 && number < c10::COMPILE_TIME_MAX_DEVICE_TYPES ? kNames[number] : "unknown";
}

constexpr const char* text_of(c10::Layout layout) {
  constexpr const char* kNames[] = {"Strided",   "Sparse",    "SparseCsr", "Mkldnn",
                                    "SparseCsc", "SparseBsr", "SparseBsc", "Jagged"};
  const auto number = static_cast<int>(layout);
  return number >= 0 && number < static_cast<int>(c10::Layout::NumOptions) ? kNames[number]
                                                                           : "Unknown";
}

constexpr const char* text_of(c10::MemoryFormat format) {
  constexpr const char* kNames[] = {"Contiguous", "Preserve", "ChannelsLast", "ChannelsLast3d"};
  const auto number = static_cast<int>(format);
  return number >= 0 && number < static_cast<int>(c10::MemoryFormat::NumOptions) ? kNames[number]
                                                                                 : "Unknown";
}

inline const char* text_of(c10::ScalarType type) { return c10::toString(type); }

// ---- how a type is formatted ----
// As the number or text that code() makes of it.
template <class As, class T, As (*code)(const T&)>
struct FormatAs : fmt::formatter<As> {
  template <class Context>
  auto format(const T& value, Context& context) const {
    return fmt::formatter<As>::format(code(value), context);
  }
};

template <class T>
float as_float(const T& value) {
  return static_cast<float>(value);
}
template <class T>
int as_integer(const T& value) {
  return value.val_;
}
template <class T>
fmt::string_view as_text(const T& value) {
  return text_of(value);
}

template <class T>
using FormatFloat = FormatAs<float, T, as_float<T>>;
template <class T>
using FormatInteger = FormatAs<int, T, as_integer<T>>;
template <class T>
using FormatText = FormatAs<fmt::string_view, T, as_text<T>>;

HIDDEN_NAMESPACE_END(stablehand, detail)

#define STABLEHAND_FORMAT(T, Base) \
  template <>                      \
  struct C10_HIDDEN fmt::formatter<T> : ::stablehand::detail::Base<T> {};

STABLEHAND_FORMAT(c10::Half, FormatFloat)
STABLEHAND_FORMAT(c10::BFloat16, FormatFloat)
STABLEHAND_FORMAT(c10::Float8_e4m3fn, FormatFloat)
STABLEHAND_FORMAT(c10::Float8_e4m3fnuz, FormatFloat)
STABLEHAND_FORMAT(c10::Float8_e5m2, FormatFloat)
STABLEHAND_FORMAT(c10::Float8_e5m2fnuz, FormatFloat)
STABLEHAND_FORMAT(c10::Float8_e8m0fnu, FormatFloat)
// Stored bits, which these headers do not take apart.
STABLEHAND_FORMAT(c10::Float4_e2m1fn_x2, FormatInteger)
STABLEHAND_FORMAT(c10::bits1x8, FormatInteger)
STABLEHAND_FORMAT(c10::bits2x4, FormatInteger)
STABLEHAND_FORMAT(c10::bits4x2, FormatInteger)
STABLEHAND_FORMAT(c10::bits8, FormatInteger)
STABLEHAND_FORMAT(c10::bits16, FormatInteger)
STABLEHAND_FORMAT(c10::qint8, FormatInteger)
STABLEHAND_FORMAT(c10::quint8, FormatInteger)
STABLEHAND_FORMAT(c10::qint32, FormatInteger)
STABLEHAND_FORMAT(c10::quint4x2, FormatInteger)
STABLEHAND_FORMAT(c10::quint2x4, FormatInteger)

STABLEHAND_FORMAT(c10::ScalarType, FormatText)
STABLEHAND_FORMAT(c10::DeviceType, FormatText)
STABLEHAND_FORMAT(c10::Layout, FormatText)
STABLEHAND_FORMAT(c10::MemoryFormat, FormatText)
#undef STABLEHAND_FORMAT

// (1.5,-2), as std::complex is printed.
template <class T>
struct C10_HIDDEN fmt::formatter<c10::complex<T>> : fmt::formatter<T> {
  template <class Context>
  auto format(const c10::complex<T>& value, Context& context) const {
    context.advance_to(fmt::format_to(context.out(), "("));
    context.advance_to(fmt::formatter<T>::format(value.real_, context));
    context.advance_to(fmt::format_to(context.out(), ","));
    context.advance_to(fmt::formatter<T>::format(value.imag_, context));
    return fmt::format_to(context.out(), ")");
  }
};

// cuda:1, and cuda for the current device.
template <>
struct C10_HIDDEN fmt::formatter<torch::stable::Device> : fmt::formatter<fmt::string_view> {
  template <class Context>
  auto format(const torch::stable::Device& device, Context& context) const {
    char text[40];
    const auto end = device.has_index()
                         ? fmt::format_to(text, "{}:{}", device.type(), device.index())
                         : fmt::format_to(text, "{}", device.type());
    const fmt::string_view view(text, static_cast<size_t>(end - text));
    return fmt::formatter<fmt::string_view>::format(view, context);
  }
};

#endif  // STABLEHAND_COPY

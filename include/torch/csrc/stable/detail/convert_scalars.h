// torch/csrc/stable/detail/convert_scalars.h: Convert<T> for values that fit into a slot, and what
// every Convert<T> has.
// SPDX-License-Identifier: BSD-3-Clause
//
// Convert<T> for a type T that a slot can carry:
//   Held                what keeps an argument alive during a call: T, or an owner of what T looks
//                       at, and then view(held) -> T
//   oldest              the minor version of the oldest torch that carries it
//   from(value)         a slot that owns a copy of value (or value itself, if given as an rvalue)
//   to(slot) -> Held    takes over what the slot owns, also when it throws
//   drop(slot) noexcept frees what an untaken slot owns
#pragma once
#include <torch/csrc/stable/device_struct.h>
#include <torch/csrc/stable/macros.h>
#include <torch/headeronly/core/Layout.h>
#include <torch/headeronly/core/MemoryFormat.h>
#include <torch/headeronly/detail/scalar_type.h>

#include <optional>     // std::nullopt_t
#include <type_traits>  // std::enable_if_t and friends
#if __has_include(<bits/functexcept.h>)
#include <bits/functexcept.h>  // libstdc++: throws without <stdexcept>
#else
#include <stdexcept>  // std::invalid_argument
#endif

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

template <class T>
using bare_t = std::remove_cv_t<std::remove_reference_t<T>>;

template <class T>
C10_HIDDEN inline constexpr bool is_carried = false;

template <class T, class = void>
struct Convert {
  static_assert(
      is_carried<T>,
      "this C++ type cannot cross torch's stable ABI: use Tensor, int64_t, bool, double, std::string, ScalarType, Layout, "
      "MemoryFormat, Device, or std::optional and std::vector of these; pass a Scalar or complex number as a one-element "
      "Tensor, SymInt as int64_t, a Dict as two lists");
  // Never defined: they keep the sentence above the only error.
  using Held = T;
  static constexpr int oldest = 9;
  static StableIValue from(const T&);
  static T to(StableIValue);
  static void drop(StableIValue) noexcept;
};

// As std::invalid_argument, which is Python's ValueError below torch 2.15 (from there on torch
// makes it RuntimeError).
[[noreturn]] STABLEHAND_COLD inline void throw_value_error(const char* what) {
#if __has_include(<bits/functexcept.h>)
  std::__throw_invalid_argument(what);
#else
  throw std::invalid_argument(what);
#endif
}

[[noreturn]] STABLEHAND_COLD inline void throw_out_of_range(int64_t value, int bits,
                                                            bool is_signed) {
  torch::headeronly::detail::Text text;
  append(text, value);
  append(text, " does not fit into the kernel's ");
  append(text, is_signed ? "int" : "uint");
  append(text, bits);
  append(text, "_t (");
  append(text, is_signed ? -(int64_t{1} << (bits - 1)) : int64_t{0});
  append(text, " to ");
  append(text, is_signed || bits == 64 ? UINT64_MAX >> (65 - bits) : UINT64_MAX >> (64 - bits));
  append(text, "): pass a number that does, or declare the parameter int64_t");
  throw_value_error(text);
}

[[noreturn]] STABLEHAND_COLD inline void throw_out_of_range(double value) {
  torch::headeronly::detail::Text text;
  append(text, value);
  append(text,
         " does not fit into the kernel's float (up to 3.40282e+38): pass a number that does, or "
         "declare the parameter double");
  throw_value_error(text);
}

[[noreturn]] STABLEHAND_COLD inline void throw_result_out_of_range(uint64_t value) {
  torch::headeronly::detail::Text text;
  append(text, value);
  append(text,
         " does not fit into the schema's int (64 bits, signed): return a smaller number, or a "
         "Tensor");
  throw_text(text);
}

// Schema `int`. The slot is an int64_t; narrower parameters are checked.
template <class T>
struct Convert<T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool>>> {
  using Held = T;
  static constexpr int oldest = 9;
  static constexpr bool whole = sizeof(T) == 8 && std::is_signed_v<T>;
  static StableIValue from(T value) noexcept(whole || sizeof(T) < 8) {
    if constexpr (sizeof(T) == 8 && std::is_unsigned_v<T>) {
      if (C10_UNLIKELY(value >> 63)) {
        throw_result_out_of_range(value);
      }
    }
    return static_cast<StableIValue>(static_cast<int64_t>(value));
  }
  static T to(StableIValue slot) noexcept(whole) {
    const int64_t value = static_cast<int64_t>(slot);
    if constexpr (!whole) {
      if (C10_UNLIKELY(static_cast<int64_t>(static_cast<T>(value)) != value ||
                       (std::is_unsigned_v<T> && value < 0))) {
        throw_out_of_range(value, int{8 * sizeof(T)}, std::is_signed_v<T>);
      }
    }
    return static_cast<T>(value);
  }
  static void drop(StableIValue) noexcept {}
};

// Schema `bool`: the low byte.
template <>
struct Convert<bool> {
  using Held = bool;
  static constexpr int oldest = 9;
  static StableIValue from(bool value) noexcept { return value ? 1 : 0; }
  static bool to(StableIValue slot) noexcept { return (slot & 0xff) != 0; }
  static void drop(StableIValue) noexcept {}
};

// Schema `float`: always the bits of a double. A float parameter is rounded; what is finite and
// would round to infinity is refused.
template <class T>
struct Convert<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static_assert(sizeof(T) <= sizeof(double),
                "long double cannot cross torch's stable ABI: use double");
  using Held = T;
  static constexpr int oldest = 9;
  static StableIValue from(T value) noexcept {
    const double wide = static_cast<double>(value);
    StableIValue slot;
    __builtin_memcpy(&slot, &wide, sizeof slot);
    return slot;
  }
  static T to(StableIValue slot) noexcept(sizeof(T) == sizeof(double)) {
    double wide;
    __builtin_memcpy(&wide, &slot, sizeof wide);
    if constexpr (sizeof(T) < sizeof(double)) {
      // Compared as bits, which no compiler flag changes: from halfway between the largest float
      // and 2^128 up to infinity, the sign shifted out.
      constexpr uint64_t first = uint64_t{0x47effffff0000000} << 1;
      constexpr uint64_t infinity = uint64_t{0x7ff0000000000000} << 1;
      if (C10_UNLIKELY((slot << 1) - first < infinity - first)) {
        throw_out_of_range(wide);
      }
    }
    return static_cast<T>(wide);
  }
  static void drop(StableIValue) noexcept {}
};

template <>
C10_HIDDEN inline constexpr bool is_carried<torch::headeronly::ScalarType> = true;
template <>
C10_HIDDEN inline constexpr bool is_carried<torch::headeronly::Layout> = true;
template <>
C10_HIDDEN inline constexpr bool is_carried<torch::headeronly::MemoryFormat> = true;
template <>
C10_HIDDEN inline constexpr bool is_carried<torch::headeronly::DeviceType> = true;

// Schema `ScalarType`, `Layout`, `MemoryFormat`: the enumerator's value in the low 32 bits.
template <class T>
struct Convert<T, std::enable_if_t<std::is_enum_v<T> && is_carried<T>>> {
  using Held = T;
  static constexpr int oldest = 9;
  static StableIValue from(T value) noexcept {
    return static_cast<uint32_t>(static_cast<int32_t>(value));
  }
  static T to(StableIValue slot) noexcept {
    return static_cast<T>(static_cast<int32_t>(static_cast<uint32_t>(slot)));
  }
  static void drop(StableIValue) noexcept {}
};

// Schema `Device`. Torch 2.9 carries the two bytes of its own struct, 2.10 and newer the type above
// and the index below.
template <>
struct Convert<Device> {
  using Held = Device;
  static constexpr int oldest = 9;
  static bool has_wide_form() noexcept {
    return stablehand::newer::torch_call_dispatcher != nullptr;
  }
  static StableIValue from(const Device& value) {
    const uint64_t type = static_cast<uint8_t>(value.type());
    if (!has_wide_form()) {
      STD_TORCH_CHECK(value.index() <= INT8_MAX,
                      "torch 2.9 carries a device index of at most 127, but this one is ",
                      value.index());
      return type | uint64_t{static_cast<uint8_t>(value.index())} << 8;
    }
    return type << 32 | static_cast<uint32_t>(value.index());
  }
  static Device to(StableIValue slot) {
    if (!has_wide_form()) {
      return Device(static_cast<DeviceType>(slot & 0xff), static_cast<int8_t>(slot >> 8 & 0xff));
    }
    return Device(static_cast<DeviceType>(slot >> 32 & 0xff),
                  static_cast<int32_t>(static_cast<uint32_t>(slot)));
  }
  static void drop(StableIValue) noexcept {}
};

// The empty value of any `T?`.
template <>
struct Convert<std::nullopt_t> {
  using Held = std::nullopt_t;
  static constexpr int oldest = 9;
  static StableIValue from(std::nullopt_t) noexcept { return 0; }
  static std::nullopt_t to(StableIValue) noexcept { return std::nullopt; }
  static void drop(StableIValue) noexcept {}
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

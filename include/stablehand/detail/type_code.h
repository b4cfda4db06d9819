// stablehand/detail/type_code.h: a schema's types as numbers, and the number of each C++ type.
// SPDX-License-Identifier: BSD-3-Clause
//
// The two lowest bits say what is outermost: 1 an optional and 2 a list of what the other bits are,
// 3 a base type, whose number they are. So `Tensor?[]` is ((Tensor << 2 | 3) << 2 | 1) << 2 | 2.
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <torch/csrc/stable/stableivalue_conversions.h>

#include <optional>     // std::optional
#include <type_traits>  // std::is_same_v and friends

HIDDEN_NAMESPACE_BEGIN(torch, stable)
class Generator;
HIDDEN_NAMESPACE_END(torch, stable)

HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

using TypeCode = uint32_t;
enum class Base : TypeCode {
  other,  // what the stable ABI does not carry
  tensor,
  integer,
  number,
  boolean,
  text,
  dtype,
  layout,
  format,
  device,
  generator,
  none,  // std::nullopt, which may be any optional's
};
constexpr TypeCode kMaxTypeCode = TypeCode{1} << 30;  // below it, a type may be wrapped once more

constexpr TypeCode code_of(Base base) { return static_cast<TypeCode>(base) << 2 | 3; }
constexpr TypeCode optional_of(TypeCode code) {
  return code < kMaxTypeCode ? code << 2 | 1 : code_of(Base::other);
}
constexpr TypeCode list_of(TypeCode code) {
  return code < kMaxTypeCode ? code << 2 | 2 : code_of(Base::other);
}
constexpr bool is_base(TypeCode code) { return (code & 3) == 3; }
constexpr bool is_list(TypeCode code) { return (code & 3) == 2; }
constexpr bool is_optional(TypeCode code) { return (code & 3) == 1; }
constexpr TypeCode inner(TypeCode code) { return code >> 2; }
constexpr bool is_carried(TypeCode code) {
  while (!is_base(code)) {
    code = inner(code);
  }
  return code != code_of(Base::other);
}

// ---- the number of a C++ type ----
template <class T>
inline constexpr bool is_std_optional = false;
template <class T>
inline constexpr bool is_std_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_array_ref = false;
template <class T>
inline constexpr bool is_array_ref<torch::headeronly::HeaderOnlyArrayRef<T>> = true;

template <class T>
constexpr TypeCode type_code() {
  if constexpr (std::is_same_v<T, torch::stable::Tensor>) {
    return code_of(Base::tensor);
  } else if constexpr (std::is_same_v<T, bool>) {
    return code_of(Base::boolean);
  } else if constexpr (std::is_integral_v<T> || std::is_same_v<T, torch::stable::DeviceType>) {
    return code_of(Base::integer);
  } else if constexpr (std::is_floating_point_v<T>) {
    return code_of(Base::number);
  } else if constexpr (std::is_same_v<T, torch::headeronly::ScalarType>) {
    return code_of(Base::dtype);
  } else if constexpr (std::is_same_v<T, torch::headeronly::Layout>) {
    return code_of(Base::layout);
  } else if constexpr (std::is_same_v<T, torch::headeronly::MemoryFormat>) {
    return code_of(Base::format);
  } else if constexpr (std::is_same_v<T, torch::stable::Device>) {
    return code_of(Base::device);
  } else if constexpr (std::is_same_v<T, torch::stable::Generator>) {
    return code_of(Base::generator);
  } else if constexpr (std::is_same_v<T, std::nullopt_t>) {
    return code_of(Base::none);
  } else if constexpr (is_std_optional<T>) {
    return optional_of(type_code<typename T::value_type>());
  } else if constexpr (torch::stable::detail::is_string_like<T>) {
    return code_of(Base::text);
  } else if constexpr (is_array_ref<T> || torch::stable::detail::is_vector_like<T>) {
    return list_of(type_code<std::remove_cv_t<typename T::value_type>>());
  } else {
    return code_of(Base::other);
  }
}

HIDDEN_NAMESPACE_END(stablehand, detail)

#endif  // STABLEHAND_COPY

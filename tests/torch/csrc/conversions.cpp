// conversions.cpp: one op for each type that stableivalue_conversions.h lists.
// SPDX-License-Identifier: BSD-3-Clause
//
// Each takes a value between two integers and returns the three in another order, the integers
// changed, so that an argument or result that is lost, swapped or shifted shows.
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace {

using torch::headeronly::HeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

// The owner of what a view looks at.
template <class T>
T owned(T value) {
  return value;
}
std::string owned(std::string_view text) { return std::string(text); }
template <class T>
std::vector<T> owned(HeaderOnlyArrayRef<T> list) {
  return std::vector<T>(list.begin(), list.end());
}
template <class T>
auto owned(std::optional<T> value) {
  using Owned = decltype(owned(*value));
  return value ? std::optional<Owned>(owned(*value)) : std::nullopt;
}
template <class T>
using bare = std::remove_cv_t<std::remove_reference_t<T>>;

template <class T>
std::tuple<int64_t, decltype(owned(std::declval<bare<T>>())), int64_t> around(int64_t before,
                                                                              T value,
                                                                              int64_t after) {
  return {after * 10, owned(static_cast<const bare<T>&>(value)), before + 1};
}

// The same value as the only result.
template <class T>
bare<T> alone(T value) {
  return value;
}

std::nullopt_t nothing(int64_t) { return std::nullopt; }
bool is_null(std::nullopt_t) { return true; }
void fill(Tensor& x, int64_t value) {  // of one int64 element
  *x.mutable_data_ptr<int64_t>() = value;
}
void fill_view(const Tensor& x, int64_t value) { *x.mutable_data_ptr<int64_t>() = value; }
int64_t no_argument() { return 41; }
std::tuple<> no_result(int64_t) { return {}; }
uint64_t to_unsigned(int64_t value) { return static_cast<uint64_t>(value); }
std::tuple<Tensor, bool, double, std::string, std::vector<Tensor>, std::optional<int64_t>> mixed(
    bool b, std::optional<int64_t> i, const Tensor& x, double d, std::string s,
    const std::vector<Tensor>& list) {
  std::vector<Tensor> reversed(list.rbegin(), list.rend());
  return {x, !b, -d, s + "!", reversed, i};
}

}  // namespace

// Name, C++ type, schema type.
#define SINCE_2_9(F)                                            \
  F(int64, int64_t, "int")                                      \
  F(int64_ref, const int64_t&, "int")                           \
  F(int32, int32_t, "int")                                      \
  F(int16, int16_t, "int")                                      \
  F(int8, int8_t, "int")                                        \
  F(uint8, uint8_t, "int")                                      \
  F(uint32, uint32_t, "int")                                    \
  F(size, size_t, "int")                                        \
  F(bool, bool, "bool")                                         \
  F(double, double, "float")                                    \
  F(float, float, "float")                                      \
  F(dtype, ScalarType, "ScalarType")                            \
  F(layout, Layout, "Layout")                                   \
  F(format, MemoryFormat, "MemoryFormat")                       \
  F(device, Device, "Device")                                   \
  F(device_ref, const Device&, "Device")                        \
  F(tensor, Tensor, "Tensor")                                   \
  F(tensor_ref, const Tensor&, "Tensor")                        \
  F(tensor_mutable, Tensor&, "Tensor")                          \
  F(maybe_int64, std::optional<int64_t>, "int?")                \
  F(maybe_int32, std::optional<int32_t>, "int?")                \
  F(maybe_uint8, std::optional<uint8_t>, "int?")                \
  F(maybe_bool, std::optional<bool>, "bool?")                   \
  F(maybe_double, std::optional<double>, "float?")              \
  F(maybe_float, std::optional<float>, "float?")                \
  F(maybe_dtype, std::optional<ScalarType>, "ScalarType?")      \
  F(maybe_layout, std::optional<Layout>, "Layout?")             \
  F(maybe_format, std::optional<MemoryFormat>, "MemoryFormat?") \
  F(maybe_device, std::optional<Device>, "Device?")             \
  F(maybe_tensor, std::optional<Tensor>, "Tensor?")             \
  F(maybe_tensor_ref, const std::optional<Tensor>&, "Tensor?")

#define SINCE_2_10(F)                                               \
  F(string, std::string, "str")                                     \
  F(string_ref, const std::string&, "str")                          \
  F(string_view, std::string_view, "str")                           \
  F(maybe_string, std::optional<std::string>, "str?")               \
  F(maybe_string_view, std::optional<std::string_view>, "str?")     \
  F(int64s, std::vector<int64_t>, "int[]")                          \
  F(int64s_ref, const std::vector<int64_t>&, "int[]")               \
  F(int32s, std::vector<int32_t>, "int[]")                          \
  F(doubles, std::vector<double>, "float[]")                        \
  F(bools, std::vector<bool>, "bool[]")                             \
  F(tensors, std::vector<Tensor>, "Tensor[]")                       \
  F(tensors_ref, const std::vector<Tensor>&, "Tensor[]")            \
  F(strings, std::vector<std::string>, "str[]")                     \
  F(maybe_tensors, std::vector<std::optional<Tensor>>, "Tensor?[]") \
  F(int64_array, HeaderOnlyArrayRef<int64_t>, "int[]")              \
  F(double_array, HeaderOnlyArrayRef<double>, "float[]")            \
  F(tensor_array, HeaderOnlyArrayRef<Tensor>, "Tensor[]")           \
  F(maybe_int64s, std::optional<std::vector<int64_t>>, "int[]?")    \
  F(maybe_doubles, std::optional<std::vector<double>>, "float[]?")  \
  F(maybe_int64_array, std::optional<HeaderOnlyArrayRef<int64_t>>, "int[]?")

#define DEFINE(name, type, schema) \
  m.def(#name "(int before, " schema " value, int after) -> (int, " schema ", int)");
#define BOX_2_9(name, type, schema) m.impl(#name, TORCH_BOX(&around<type>));
#define BOX_2_10(name, type, schema) m.impl(#name, STABLEHAND_BOX(v, &around<type>));

STABLE_TORCH_LIBRARY(stablehand_conversions, m) {
  SINCE_2_9(DEFINE)
  m.def("alone_int(int value) -> int");
  m.def("alone_device(Device value) -> Device");
  m.def("alone_maybe_tensor(Tensor? value) -> Tensor?");
  m.def("nothing(int value) -> Tensor?");
  m.def("is_null(Tensor? value) -> bool");
  m.def("fill(Tensor(a!) x, int value) -> ()");
  m.def("fill_view(Tensor(a!) x, int value) -> ()");
  m.def("no_argument() -> int");
  m.def("no_result(int value) -> ()");
  m.def("to_unsigned(int value) -> int");
  if (STABLEHAND_AVAILABLE(2, 10)) {
    SINCE_2_10(DEFINE)
    m.def("alone_string(str value) -> str");
    m.def("alone_tensors(Tensor[] value) -> Tensor[]");
    m.def(
        "mixed(bool b, int? i, Tensor x, float d, str s, Tensor[] list) -> (Tensor, bool, float, str, Tensor[], int?)");
  }
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_conversions, CompositeExplicitAutograd, m) {
  SINCE_2_9(BOX_2_9)
  m.impl("alone_int", TORCH_BOX(&alone<int64_t>));
  m.impl("alone_device", TORCH_BOX(&alone<Device>));
  m.impl("alone_maybe_tensor", TORCH_BOX(&alone<const std::optional<Tensor>&>));
  m.impl("nothing", TORCH_BOX(&nothing));
  m.impl("is_null", TORCH_BOX(&is_null));
  m.impl("fill", TORCH_BOX(&fill));
  m.impl("fill_view", TORCH_BOX(&fill_view));
  m.impl("no_argument", TORCH_BOX(&no_argument));
  m.impl("no_result", TORCH_BOX(&no_result));
  m.impl("to_unsigned", TORCH_BOX(&to_unsigned));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    SINCE_2_10(BOX_2_10)
    m.impl("alone_string", STABLEHAND_BOX(v, &alone<const std::string&>));
    m.impl("alone_tensors", STABLEHAND_BOX(v, &alone<const std::vector<Tensor>&>));
    m.impl("mixed", STABLEHAND_BOX(v, &mixed));
  }
}

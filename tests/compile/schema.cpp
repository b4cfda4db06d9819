// schema.cpp: schemas that are those of their functions; each -DBAD_… adds one that is not.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/schema.h>
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

Tensor scale(const Tensor& x, double) { return x; }
Tensor narrow(const Tensor& x, float, int8_t, bool) noexcept { return x; }
void in_place(Tensor&, int64_t) {}
std::tuple<Tensor, Tensor> pair(const Tensor& x, std::optional<Tensor>) { return {x, x}; }
Tensor lists(const std::vector<Tensor>& list, const std::vector<std::optional<Tensor>>&,
             HeaderOnlyArrayRef<int64_t>, std::optional<std::vector<double>>) {
  return list[0];
}
std::string texts(std::string_view, std::optional<std::string>, const std::vector<std::string>&) {
  return "";
}
void enums(ScalarType, std::optional<Layout>, MemoryFormat, Device) {}
void nothing() {}
bool none(std::nullopt_t) { return true; }

}  // namespace

STABLE_TORCH_LIBRARY(schema, m) {
  STABLEHAND_DEF(m, "scale(Tensor x, float alpha=1.0) -> Tensor", &scale);
  STABLEHAND_DEF(m, "schema::scale.other(Tensor x, *, float alpha=1e-05) -> Tensor", scale);
  STABLEHAND_DEF(m, "narrow(Tensor x, float a, int b=-1, bool c=True) -> Tensor", &narrow);
  STABLEHAND_DEF(m, "in_place(Tensor(a!) x, SymInt n) -> ()", &in_place);
  STABLEHAND_DEF(m, "pair(Tensor(a) x, Tensor? y=None) -> (Tensor(a) values, Tensor indices)",
                 &pair);
  STABLEHAND_DEF(m, "lists(Tensor[] a, Tensor?[] b, int[2] c=[0, 1], float[]? d=None) -> Tensor",
                 &lists);
  STABLEHAND_DEF(m, "texts(str a=\"x, y) -> (int\", str? b='[(', str[] c=[]) -> str", &texts);
  STABLEHAND_DEF(m,
                 "enums(ScalarType a, Layout? b, MemoryFormat c=contiguous_format, Device d) -> ()",
                 &enums);
  STABLEHAND_DEF(m, "nothing() -> ()", &nothing);
  STABLEHAND_DEF(m, "none(float[]? x) -> bool", &none);
#if defined BAD_TYPE
  STABLEHAND_DEF(m, "scale(Tensor x, int alpha=1) -> Tensor", &scale);
#elif defined BAD_OPTIONAL
  STABLEHAND_DEF(m, "pair(Tensor x, Tensor other) -> (Tensor, Tensor)", &pair);
#elif defined BAD_LIST
  STABLEHAND_DEF(m, "lists(Tensor[] a, Tensor[] weights, int[] c, float[]? d) -> Tensor", &lists);
#elif defined BAD_ARGUMENTS
  STABLEHAND_DEF(m, "scale(Tensor x, float alpha, float beta) -> Tensor", &scale);
#elif defined BAD_RESULTS
  STABLEHAND_DEF(m, "pair(Tensor x, Tensor? y) -> Tensor", &pair);
#elif defined BAD_RESULT
  STABLEHAND_DEF(m, "pair(Tensor x, Tensor? y) -> (Tensor, int count)", &pair);
#elif defined BAD_SCALAR
  STABLEHAND_DEF(m, "scale(Tensor x, Scalar alpha) -> Tensor", &scale);
#elif defined BAD_MISSPELT
  STABLEHAND_DEF(m, "scale(Tenzor x, float alpha) -> Tensor", &scale);
#elif defined BAD_SWAPPED
  STABLEHAND_DEF(m, "narrow(Tensor x, float a, bool flag, int n) -> Tensor", &narrow);
#endif
}

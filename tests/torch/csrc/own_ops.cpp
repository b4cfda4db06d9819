// own_ops.cpp: each function of stablehand/ops.h as an op.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/ops.h>
#include <torch/csrc/stable/library.h>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace {

using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;
using Tensors = std::vector<Tensor>;
using MaybeTensors = std::vector<std::optional<Tensor>>;

Tensor masked_select(const Tensor& x, const Tensor& mask) {
  return stablehand::masked_select(x, mask);
}
Tensor matmul_out(Tensor out, const Tensor& x, const Tensor& y) {
  return stablehand::matmul_out(out, x, y);
}
bool is_contiguous(const Tensor& x, MemoryFormat format) {
  return stablehand::is_contiguous(x, format);
}
Tensor empty_like_dense(const Tensor& x) { return stablehand::empty_like_dense(x); }
Tensor new_empty_dense(const Tensor& x, const Tensor& sizes, std::optional<ScalarType> dtype) {
  return stablehand::new_empty_dense(
      x, {sizes.const_data_ptr<int64_t>(), static_cast<size_t>(sizes.numel())}, dtype);
}
// The element as one type of each kind, by the name's number.
template <class T>
double item(const Tensor& x) {
  return static_cast<double>(stablehand::item<T>(x));
}
std::tuple<double, double> item_complex(const Tensor& x) {
  const auto value = stablehand::item<c10::complex<float>>(x);
  return {value.real(), value.imag()};
}
int64_t item_integer(const Tensor& x) { return stablehand::item<int64_t>(x); }

// From torch 2.10 on. The token is made here, as a user would.
Tensor cat(const Tensors& tensors, int64_t dim) {
  return stablehand::cat(stablehand::since<10>{true}, tensors, dim);
}
Tensor indexed(const Tensor& x, const MaybeTensors& indices) {
  return stablehand::index(stablehand::since<10>{true}, x, indices);
}
Tensor from_file(const std::string& name, std::optional<bool> shared, std::optional<int64_t> size,
                 std::optional<ScalarType> dtype) {
  return stablehand::from_file(stablehand::since<10>{true}, name.c_str(), shared, size, dtype);
}
Tensors times(const Tensors& xs, const Tensor& y) {
  return stablehand::_foreach_mul<Tensors>(stablehand::since<10>{true}, xs, y);
}
Tensors times_each(const Tensors& xs, const Tensors& ys) {
  return stablehand::_foreach_mul<Tensors>(stablehand::since<10>{true}, xs, ys);
}
void scale(const Tensors& xs, const Tensor& y) {
  stablehand::_foreach_mul_(stablehand::since<10>{true}, xs, y);
}
void scale_each(const Tensors& xs, const Tensors& ys) {
  stablehand::_foreach_mul_(stablehand::since<10>{true}, xs, ys);
}
// A token that is false, and tensors that hold nothing.
void cat_too_old(const Tensor& x) {
  stablehand::cat(stablehand::since<10>{false}, torch::headeronly::HeaderOnlyArrayRef<Tensor>(x));
}
void cat_undefined(const Tensor& x) {
  const Tensor both[] = {x, Tensor()};
  stablehand::cat(stablehand::since<10>{true},
                  torch::headeronly::HeaderOnlyArrayRef<Tensor>(both, 2));
}

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_own_ops, m) {
  m.def("masked_select(Tensor x, Tensor mask) -> Tensor");
  m.def("matmul_out(Tensor(a!) out, Tensor x, Tensor y) -> Tensor(a!)");
  m.def("is_contiguous(Tensor x, MemoryFormat format) -> bool");
  m.def("empty_like_dense(Tensor x) -> Tensor");
  m.def("new_empty_dense(Tensor x, Tensor sizes, ScalarType? dtype=None) -> Tensor");
  m.def("item_bool(Tensor x) -> float");
  m.def("item_uint8(Tensor x) -> float");
  m.def("item_uint16(Tensor x) -> float");
  m.def("item_uint32(Tensor x) -> float");
  m.def("item_uint64(Tensor x) -> float");
  m.def("item_int8(Tensor x) -> float");
  m.def("item_int16(Tensor x) -> float");
  m.def("item_int32(Tensor x) -> float");
  m.def("item_int64(Tensor x) -> int");
  m.def("item_float32(Tensor x) -> float");
  m.def("item_float64(Tensor x) -> float");
  m.def("item_float16(Tensor x) -> float");
  m.def("item_bfloat16(Tensor x) -> float");
  m.def("item_complex64(Tensor x) -> (float, float)");
  m.def("cat_too_old(Tensor x) -> ()");
  m.def("cat_undefined(Tensor x) -> ()");
  if (STABLEHAND_AVAILABLE(2, 10)) {
    m.def("cat(Tensor[] tensors, int dim) -> Tensor");
    m.def("index(Tensor x, Tensor?[] indices) -> Tensor");
    m.def("from_file(str name, bool? shared, int? size, ScalarType? dtype) -> Tensor");
    m.def("times(Tensor[] xs, Tensor y) -> Tensor[]");
    m.def("times_each(Tensor[] xs, Tensor[] ys) -> Tensor[]");
    m.def("scale(Tensor(a!)[] xs, Tensor y) -> ()");
    m.def("scale_each(Tensor(a!)[] xs, Tensor[] ys) -> ()");
  }
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_own_ops, CompositeExplicitAutograd, m) {
  m.impl("masked_select", TORCH_BOX(&masked_select));
  m.impl("matmul_out", TORCH_BOX(&matmul_out));
  m.impl("is_contiguous", TORCH_BOX(&is_contiguous));
  m.impl("empty_like_dense", TORCH_BOX(&empty_like_dense));
  m.impl("new_empty_dense", TORCH_BOX(&new_empty_dense));
  m.impl("item_bool", TORCH_BOX(&item<bool>));
  m.impl("item_uint8", TORCH_BOX(&item<uint8_t>));
  m.impl("item_uint16", TORCH_BOX(&item<uint16_t>));
  m.impl("item_uint32", TORCH_BOX(&item<uint32_t>));
  m.impl("item_uint64", TORCH_BOX(&item<uint64_t>));
  m.impl("item_int8", TORCH_BOX(&item<int8_t>));
  m.impl("item_int16", TORCH_BOX(&item<int16_t>));
  m.impl("item_int32", TORCH_BOX(&item<int32_t>));
  m.impl("item_int64", TORCH_BOX(&item_integer));
  m.impl("item_float32", TORCH_BOX(&item<float>));
  m.impl("item_float64", TORCH_BOX(&item<double>));
  m.impl("item_float16", TORCH_BOX(&item<c10::Half>));
  m.impl("item_bfloat16", TORCH_BOX(&item<c10::BFloat16>));
  m.impl("item_complex64", TORCH_BOX(&item_complex));
  m.impl("cat_too_old", TORCH_BOX(&cat_too_old));
  m.impl("cat_undefined", TORCH_BOX(&cat_undefined));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("cat", STABLEHAND_BOX(v, &cat));
    m.impl("index", STABLEHAND_BOX(v, &indexed));
    m.impl("from_file", STABLEHAND_BOX(v, &from_file));
    m.impl("times", STABLEHAND_BOX(v, &times));
    m.impl("times_each", STABLEHAND_BOX(v, &times_each));
    m.impl("scale", STABLEHAND_BOX(v, &scale));
    m.impl("scale_each", STABLEHAND_BOX(v, &scale_each));
  }
}

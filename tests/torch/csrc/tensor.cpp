// tensor.cpp: what Tensor's members and the ops that make tensors answer.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/util/Exception.h>

#include <cstdint>
#include <cstring>
#include <exception>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <utility>

namespace {

using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

std::tuple<int64_t, int64_t, int64_t, int64_t> numbers(const Tensor& x) {
  return {x.dim(), x.numel(), x.storage_offset(), static_cast<int64_t>(x.element_size())};
}
std::tuple<int64_t, int64_t> extent(const Tensor& x, int64_t d) { return {x.size(d), x.stride(d)}; }
// sizes() and strides(), written into out, of shape [2, dim].
void extents(const Tensor& x, const Tensor& out) {
  int64_t* data = out.mutable_data_ptr<int64_t>();
  for (const int64_t size : x.sizes()) {
    *data++ = size;
  }
  for (const int64_t stride : x.strides()) {
    *data++ = stride;
  }
}
std::tuple<ScalarType, Layout, Device> kinds(const Tensor& x) {
  return {x.scalar_type(), x.layout(), x.device()};
}
std::tuple<bool, bool, bool, bool> questions(const Tensor& x) {
  return {x.defined(), x.is_contiguous(), x.is_cpu(), x.is_cuda()};
}
std::tuple<int64_t, int64_t> device_index(const Tensor& x) {
  return {x.get_device(), x.get_device_index()};
}
std::tuple<int64_t, int64_t, int64_t> addresses(const Tensor& x) {
  const auto number = [](const void* pointer) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(pointer));
  };
  return {number(x.data_ptr()), number(x.mutable_data_ptr()), number(x.const_data_ptr())};
}
// For each C++ type that torch has a dtype for: x's addresses by the accessors of that type, which
// throw unless it is x's. Returns the sum of those taken, and how many threw.
template <typename T>
void typed_as(const Tensor& x, int64_t& sum, int64_t& refused) {
  try {
    sum += reinterpret_cast<intptr_t>(x.mutable_data_ptr<T>());
    sum += reinterpret_cast<intptr_t>(x.const_data_ptr<T>());
    static_assert(std::is_same_v<decltype(x.mutable_data_ptr<T>()), T*>);
    static_assert(std::is_same_v<decltype(x.const_data_ptr<T>()), const T*>);
  } catch (const std::exception&) {
    ++refused;
  }
}
// Under the names of PyTorch's macros, which ours do not define.
#define DEFINE_DATA_PTR_CAST(T, name, call) call<T>(x, sum, refused);
#define DEFINE_CAST(name)                                                                     \
  DEFINE_DATA_PTR_CAST(torch::headeronly::impl::ScalarTypeToCPPTypeT<ScalarType::name>, name, \
                       typed_as)
std::tuple<int64_t, int64_t> typed(const Tensor& x) {
  int64_t sum = 0;
  int64_t refused = 0;
  DEFINE_CAST(Byte)
  DEFINE_CAST(Char)
  DEFINE_CAST(Short)
  DEFINE_CAST(Int)
  DEFINE_CAST(Long)
  DEFINE_CAST(Half)
  DEFINE_CAST(Float)
  DEFINE_CAST(Double)
  DEFINE_CAST(ComplexHalf)
  DEFINE_CAST(ComplexFloat)
  DEFINE_CAST(ComplexDouble)
  DEFINE_CAST(Bool)
  DEFINE_CAST(BFloat16)
  DEFINE_CAST(Float8_e5m2)
  DEFINE_CAST(Float8_e4m3fn)
  DEFINE_CAST(Float8_e5m2fnuz)
  DEFINE_CAST(Float8_e4m3fnuz)
  DEFINE_CAST(UInt16)
  DEFINE_CAST(UInt32)
  DEFINE_CAST(UInt64)
  DEFINE_CAST(Float8_e8m0fnu)
  DEFINE_CAST(BComplex32)
  return {sum, refused};
}
#undef DEFINE_CAST
#undef DEFINE_DATA_PTR_CAST

// How many of the members refuse a tensor that was moved away.
template <typename Call>
int64_t refuses(const Call& call) {
  try {
    call();
    return 0;
  } catch (const std::runtime_error& error) {
    return std::strstr(error.what(), "there is no object: it was moved away") ? 1 : 0;
  }
}
int64_t moved_from(const Tensor& x) {
  Tensor y = x;
  const Tensor taken = std::move(y);
  int64_t count = refuses([&] { y.dim(); }) + refuses([&] { y.numel(); });
  count += refuses([&] { y.storage_offset(); }) + refuses([&] { y.size(0); });
  count += refuses([&] { y.stride(0); }) + refuses([&] { y.sizes(); });
  count += refuses([&] { y.strides(); }) + refuses([&] { y.is_contiguous(); });
  count += refuses([&] { y.layout(); }) + refuses([&] { y.scalar_type(); });
  count += refuses([&] { y.element_size(); }) + refuses([&] { y.device(); });
  count += refuses([&] { y.get_device(); }) + refuses([&] { y.get_device_index(); });
  count += refuses([&] { y.is_cpu(); }) + refuses([&] { y.is_cuda(); });
  count += refuses([&] { y.data_ptr(); }) + refuses([&] { y.mutable_data_ptr(); });
  count += refuses([&] { y.const_data_ptr(); }) + refuses([&] { y.const_data_ptr<float>(); });
  count += refuses([&] { y.mutable_data_ptr<float>(); });
  if (auto v = STABLEHAND_AVAILABLE(2, 14)) {
    count += refuses([&] { y.set_requires_grad(v, true); }) + refuses([&] { y.has_storage(v); });
  } else {
    count += 2;
  }
  return count;
}

bool undefined() {
  const Tensor x;
  Tensor source, target(std::move(source));
  STD_TORCH_CHECK(source.get() == nullptr && target.get() != nullptr,
                  "a move leaves nothing behind");
  STD_TORCH_CHECK(!source.defined() && !target.defined(), "neither is defined");
  return x.defined();
}
Tensor undefined_result() { return Tensor(); }

Tensor empty_like(const Tensor& x) { return torch::stable::empty_like(x); }
Tensor new_empty(const Tensor& x, std::optional<ScalarType> dtype, std::optional<Layout> layout,
                 std::optional<Device> device, std::optional<bool> pin_memory) {
  return torch::stable::new_empty(x, {5, 2, 3}, dtype, layout, device, pin_memory);
}
Tensor new_scalar(const Tensor& x) { return torch::stable::new_empty(x, {}); }
Tensor contiguous(const Tensor& x, std::optional<MemoryFormat> format) {
  return format ? torch::stable::contiguous(x, *format) : torch::stable::contiguous(x);
}

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_tensor, m) {
  m.def("numbers(Tensor x) -> (int, int, int, int)");
  m.def("extent(Tensor x, int d) -> (int, int)");
  m.def("extents(Tensor x, Tensor(a!) out) -> ()");
  m.def("kinds(Tensor x) -> (ScalarType, Layout, Device)");
  m.def("questions(Tensor x) -> (bool, bool, bool, bool)");
  m.def("device_index(Tensor x) -> (int, int)");
  m.def("addresses(Tensor x) -> (int, int, int)");
  m.def("typed(Tensor x) -> (int, int)");
  m.def("moved_from(Tensor x) -> int");
  m.def("undefined() -> bool");
  m.def("undefined_result() -> Tensor");
  m.def("empty_like(Tensor x) -> Tensor");
  m.def(
      "new_empty(Tensor x, ScalarType? dtype, Layout? layout, Device? device, bool? pin_memory) -> Tensor");
  m.def("new_scalar(Tensor x) -> Tensor");
  m.def("contiguous(Tensor(a) x, MemoryFormat? format) -> Tensor(a)");
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_tensor, CompositeExplicitAutograd, m) {
  m.impl("numbers", TORCH_BOX(&numbers));
  m.impl("extent", TORCH_BOX(&extent));
  m.impl("extents", TORCH_BOX(&extents));
  m.impl("kinds", TORCH_BOX(&kinds));
  m.impl("questions", TORCH_BOX(&questions));
  m.impl("device_index", TORCH_BOX(&device_index));
  m.impl("addresses", TORCH_BOX(&addresses));
  m.impl("typed", TORCH_BOX(&typed));
  m.impl("moved_from", TORCH_BOX(&moved_from));
  m.impl("undefined", TORCH_BOX(&undefined));
  m.impl("undefined_result", TORCH_BOX(&undefined_result));
  m.impl("empty_like", TORCH_BOX(&empty_like));
  m.impl("new_empty", TORCH_BOX(&new_empty));
  m.impl("new_scalar", TORCH_BOX(&new_scalar));
  m.impl("contiguous", TORCH_BOX(&contiguous));
}

// everything.cpp: uses each name of the stable layer once, for torch 2.9; must compile without a
// warning.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/availability.h>
#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/device.h>
#include <torch/csrc/stable/generator.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/pyobject.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using torch::headeronly::HeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::DeviceIndex;
using torch::stable::DeviceType;
using torch::stable::Tensor;

static_assert(std::is_nothrow_move_constructible_v<Tensor> &&
              std::is_nothrow_move_assignable_v<Tensor>);
static_assert(std::is_copy_constructible_v<Tensor> && std::is_copy_assignable_v<Tensor>);
static_assert(sizeof(Tensor) == sizeof(void*));

int64_t numbers(const Tensor& x) {
  int64_t sum = x.dim() + x.numel() + x.storage_offset();
  for (int64_t d = 0; d < x.dim(); ++d) {
    sum += x.size(d) * x.stride(-1) + x.sizes()[static_cast<size_t>(d)] + x.strides()[0];
  }
  return sum + static_cast<int64_t>(x.element_size()) + x.get_device() + x.get_device_index();
}

bool questions(const Tensor& x) {
  return x.defined() && x.is_contiguous() && x.is_cpu() && !x.is_cuda() &&
         x.layout() == Layout::Strided && x.scalar_type() == ScalarType::Float &&
         x.device() == Device(DeviceType::CPU);
}

const void* pointers(const Tensor& x) {
  const bool any =
      x.data_ptr() || x.mutable_data_ptr() || x.const_data_ptr() || x.mutable_data_ptr<float>();
  return any ? static_cast<const void*>(x.const_data_ptr<c10::Half>())
             : x.const_data_ptr<c10::BFloat16>();
}

bool devices() {
  Device device(DeviceType::CUDA, DeviceIndex{1});
  device.set_index(2);
  return device.is_cuda() && !device.is_cpu() && device.has_index() && device.index() == 2 &&
         device.type() == DeviceType::CUDA && device != Device(DeviceType::CPU);
}

Tensor copies(Tensor x) {
  Tensor undefined;
  Tensor copy(x);
  copy = x;
  Tensor moved(std::move(copy));
  undefined = std::move(moved);
  Tensor owner(undefined.release());
  return owner.get() ? owner : x;
}

std::tuple<Tensor, Tensor> ops(const Tensor& x) {
  Tensor made = torch::stable::new_empty(x, {2, 3});
  made = torch::stable::new_empty(x, x.sizes(), ScalarType::Double, Layout::Strided,
                                  Device(DeviceType::CPU), false);
  made = torch::stable::empty_like(torch::stable::contiguous(made));
  made = torch::stable::contiguous(made, MemoryFormat::Contiguous);
  (void)torch::stable::sort(made);
  (void)torch::stable::sort(made, 0, true);
  (void)torch::stable::sort(made, std::nullopt);
  return torch::stable::sort(made, std::optional<bool>(true), 0, true);
}

void loops(const Tensor& x) {
  float* data = x.mutable_data_ptr<float>();
  torch::stable::parallel_for(0, x.numel(), 1, [&](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) {
      data[i] += 1.0F;
    }
  });
}

bool checks(const Tensor& x) {
  bool contiguous = false;
  STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_is_contiguous(x.get(), &contiguous));
  if (contiguous)
    STD_TORCH_CHECK(x.dim() == 2, "x must have ", 2, " dims, but has ", x.dim(), " and dtype ",
                    x.scalar_type());
  else
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_is_contiguous(x.get(), &contiguous));
  return contiguous;
}

bool tokens(const Tensor& x) {
  if (auto v = STABLEHAND_AVAILABLE(2, 14)) {
    x.set_requires_grad(v, true);
    return x.has_storage(v);
  }
  return false;
}

int64_t accelerators(const Tensor& x) {
  namespace accelerator = torch::stable::accelerator;
  accelerator::DeviceGuard guard(x.get_device_index());
  guard.set_index(accelerator::getCurrentDeviceIndex());
  const accelerator::Stream stream = accelerator::getCurrentStream(0);
  if (auto v = STABLEHAND_AVAILABLE(2, 13); v && stream.nativeHandle(v) == nullptr) {
    return 0;
  }
  const accelerator::StreamId id = accelerator::Stream(stream).id();
  static_assert(std::is_nothrow_move_constructible_v<accelerator::DeviceGuard> &&
                !std::is_copy_constructible_v<accelerator::DeviceGuard> &&
                !std::is_default_constructible_v<accelerator::DeviceGuard> &&
                !std::is_default_constructible_v<accelerator::Stream>);
  const accelerator::DeleterFnPtr deleter = &accelerator::delete_device_guard;
  deleter(nullptr);
  return id;
}

using torch::stable::Generator;
static_assert(std::is_nothrow_move_constructible_v<Generator> &&
              std::is_nothrow_move_assignable_v<Generator> &&
              std::is_copy_constructible_v<Generator> && std::is_copy_assignable_v<Generator>);
static_assert(sizeof(Generator) == sizeof(void*));

std::optional<Generator> generators(Generator g, const std::optional<Generator>& other) {
  Generator copy(g);
  copy = g;
  copy = std::move(g);
  return copy.device().is_cpu() && copy.get() ? other : std::optional<Generator>(copy);
}

bool python(const Tensor& x, void* object) {
  if (auto v = STABLEHAND_AVAILABLE(2, 15); v && torch::stable::is_tensor_pyobject(v, object)) {
    const Tensor y = torch::stable::tensor_from_pyobject(v, object);
    const ScalarType dtype = torch::stable::dtype_from_pyobject(v, object);
    const Device device = torch::stable::device_from_pyobject(v, object);
    return torch::stable::tensor_to_pyobject(v, x) !=
               torch::stable::tensor_to_pyobject(v, y, object) &&
           torch::stable::dtype_to_pyobject(v, dtype) &&
           torch::stable::device_to_pyobject(v, device);
  }
  return false;
}

template <typename T>
T there_and_back(const T& value) {
  return to<T>(from(value));
}

bool conversions(const Tensor& x) {
  (void)there_and_back<uint8_t>(3);
  (void)there_and_back<bool>(true);
  (void)there_and_back(0.5F);
  (void)there_and_back(Device(DeviceType::CPU));
  (void)there_and_back(ScalarType::Half);
  (void)there_and_back(MemoryFormat::ChannelsLast);
  (void)there_and_back(std::optional<Tensor>(x));
  (void)there_and_back(std::string("text"));
  (void)there_and_back(std::vector<std::optional<std::string>>{"text", std::nullopt});
  (void)there_and_back(std::vector<std::vector<bool>>{{true}});
  (void)from(std::nullopt);
  return to<bool>(from(x.defined()));
}

std::tuple<std::string, std::vector<Tensor>, std::optional<double>> every_type(
    const Tensor& x, Tensor& y, std::optional<Tensor> z, std::string_view text,
    const std::vector<std::string>& texts, HeaderOnlyArrayRef<int64_t> dims,
    std::optional<HeaderOnlyArrayRef<double>> scales, std::optional<std::vector<bool>> flags,
    int32_t i, uint8_t b, float f, ScalarType dtype, Layout layout, MemoryFormat format,
    Device device) {
  const bool same = x.scalar_type() == dtype && x.layout() == layout &&
                    format == MemoryFormat::Contiguous && y.device() == device;
  const size_t count =
      texts.size() + dims.size() + (scales ? scales->size() : 0) + (flags ? flags->size() : 0);
  const double sum = static_cast<double>(count) + i + b + static_cast<double>(f);
  return {std::string(text), {z.value_or(x)}, same ? std::optional<double>(sum) : std::nullopt};
}

}  // namespace

STABLE_TORCH_LIBRARY(everything, m) {
  m.def("numbers(Tensor x) -> int").def("questions(Tensor x) -> bool");
  m.def("pointers(Tensor x) -> ()");
}
STABLE_TORCH_LIBRARY_FRAGMENT(everything, m) { m.def("ops(Tensor x) -> (Tensor, Tensor)"); }
STABLE_TORCH_LIBRARY_FRAGMENT(everything, m) { m.def("copies(Tensor x) -> Tensor"); }
STABLE_TORCH_LIBRARY_FRAGMENT(everything, m) {
  if (auto v = STABLEHAND_AVAILABLE(2, 13)) {
    m.set_python_module(v, "everything").set_python_module(v, "everything", "context");
    m.def(v, "tagged(Tensor x) -> Tensor", {at::Tag::core, at::Tag::pointwise});
  }
}
STABLE_TORCH_LIBRARY_IMPL(everything, CPU, m) {
  m.impl("numbers", TORCH_BOX(&numbers)).impl("questions", TORCH_BOX(&questions));
  m.impl("ops", TORCH_BOX(&ops));
  m.impl("loops", TORCH_BOX(&loops));
  m.impl("checks", TORCH_BOX(checks));
  m.impl("tokens", TORCH_BOX(&tokens));
  m.impl("devices", TORCH_BOX(&devices));
  m.impl("conversions", TORCH_BOX(&conversions));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("every_type", STABLEHAND_BOX(v, &every_type));
  }
  m.impl("accelerators", TORCH_BOX(&accelerators));
  if (auto v = STABLEHAND_AVAILABLE(2, 13)) {
    m.impl("generators", STABLEHAND_BOX(v, &generators));
  }
}
STABLE_TORCH_LIBRARY_IMPL(everything, CompositeExplicitAutograd, m) {
  m.impl("copies", TORCH_BOX(&copies));
}

bool use_of_python(const Tensor& x);
bool use_of_python(const Tensor& x) { return python(x, nullptr); }
const void* use_of_pointers(const Tensor& x);
const void* use_of_pointers(const Tensor& x) { return pointers(x); }

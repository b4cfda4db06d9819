// ops.cpp: each function of torch/csrc/stable/ops.h as an op, compiled for torch 2.9.
// SPDX-License-Identifier: BSD-3-Clause
//
// Lists and str cannot be in a schema that 2.9 carries: a list is (n, a, b, c, d), of which the
// first n count.
#include <stablehand/availability.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace {

namespace st = torch::stable;
using st::Device;
using st::Tensor;
using torch::headeronly::IntHeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using Sorted = std::tuple<Tensor, Tensor>;
using Flag = std::optional<bool>;
using Dtype = std::optional<ScalarType>;
using Place = std::optional<Device>;
using Order = std::optional<MemoryFormat>;
using Form = std::optional<Layout>;

struct List {
  int64_t values[4];
  size_t size;
  List(int64_t n, int64_t a, int64_t b, int64_t c, int64_t d)
      : values{a, b, c, d}, size(static_cast<size_t>(n)) {}
  operator IntHeaderOnlyArrayRef() const { return {values, size}; }
};

namespace wrapped {  // the global namespace has PyTorch's to() too

// ---- arithmetic ----
Tensor bitwise_and(const Tensor& x, const Tensor& y) { return st::bitwise_and(x, y); }
Tensor bitwise_or(const Tensor& x, const Tensor& y) { return st::bitwise_or(x, y); }
Tensor bitwise_left_shift(const Tensor& x, const Tensor& y) { return st::bitwise_left_shift(x, y); }
Tensor bitwise_right_shift(const Tensor& x, const Tensor& y) {
  return st::bitwise_right_shift(x, y);
}
Tensor floor_divide(const Tensor& x, const Tensor& y) { return st::floor_divide(x, y); }
Tensor matmul(const Tensor& x, const Tensor& y) { return st::matmul(x, y); }
Tensor subtract(const Tensor& x, const Tensor& y, std::optional<double> alpha) {
  const auto v = STABLEHAND_AVAILABLE(2, 10);
  return alpha ? st::subtract(v, x, y, *alpha) : st::subtract(v, x, y);
}

// ---- copies ----
Tensor clone(const Tensor& x) { return st::clone(x); }
Tensor contiguous(const Tensor& x, Order order) {
  return order ? st::contiguous(x, *order) : st::contiguous(x);
}
Tensor copy_(Tensor& x, const Tensor& y, Flag non_blocking) {
  return non_blocking ? st::copy_(x, y, non_blocking) : st::copy_(x, y);
}
Tensor fill_(const Tensor& x, double value) { return st::fill_(x, value); }
Tensor zero_(Tensor& x) { return st::zero_(x); }
Tensor to(const Tensor& x, Dtype dtype, Form layout, Place device, Flag pin, bool non_blocking,
          bool copy, Order order) {
  return st::to(x, dtype, layout, device, pin, non_blocking, copy, order);
}
Tensor to_dtype(const Tensor& x, ScalarType dtype) { return st::to(x, dtype); }
Tensor to_device(const Tensor& x, Device device, Flag copy) {
  return copy ? st::to(x, device, true, *copy) : st::to(x, device);
}
bool is_pinned(const Tensor& x) { return st::is_pinned(x); }
Tensor pad(const Tensor& x, int64_t mode, std::optional<double> value, int64_t n, int64_t a,
           int64_t b, int64_t c, int64_t d) {
  const List pad(n, a, b, c, d);
  const std::string name = mode == 1 ? "reflect" : mode == 2 ? "replicate" : "nonsense";
  if (mode == 0) {
    return value ? st::pad(x, pad, "constant", *value) : st::pad(x, pad);
  }
  return value ? st::pad(x, pad, name, *value) : st::pad(x, pad, name);
}

// ---- creation ----
Tensor empty_like(const Tensor& x) { return st::empty_like(x); }
Tensor empty(Dtype dtype, Form layout, Place device, Flag pin, Order order, int64_t n, int64_t a,
             int64_t b, int64_t c, int64_t d) {
  return st::empty(List(n, a, b, c, d), dtype, layout, device, pin, order);
}
Tensor empty_default(int64_t a, int64_t b) { return st::empty({a, b}); }
Tensor full(double value, Dtype dtype, Form layout, Place device, Flag pin, int64_t n, int64_t a,
            int64_t b, int64_t c, int64_t d) {
  return st::full(List(n, a, b, c, d), value, dtype, layout, device, pin);
}
Tensor full_default(double value, int64_t a, int64_t b) { return st::full({a, b}, value); }
Tensor new_empty(const Tensor& x, Dtype dtype, Form layout, Place device, Flag pin, int64_t n,
                 int64_t a, int64_t b, int64_t c, int64_t d) {
  return st::new_empty(x, List(n, a, b, c, d), dtype, layout, device, pin);
}
Tensor new_zeros(const Tensor& x, Dtype dtype, Form layout, Place device, Flag pin, int64_t n,
                 int64_t a, int64_t b, int64_t c, int64_t d) {
  return st::new_zeros(x, List(n, a, b, c, d), dtype, layout, device, pin);
}
Tensor new_zeros_default(const Tensor& x, int64_t a, int64_t b) { return st::new_zeros(x, {a, b}); }

// ---- reductions ----
Tensor amax(const Tensor& x, int64_t dim, Flag keepdim) {
  return keepdim ? st::amax(x, dim, *keepdim) : st::amax(x, dim);
}
Tensor amax_dims(const Tensor& x, Flag keepdim, int64_t n, int64_t a, int64_t b, int64_t c,
                 int64_t d) {
  const List dims(n, a, b, c, d);
  return keepdim ? st::amax(x, dims, *keepdim) : st::amax(x, dims);
}
Tensor sum(const Tensor& x) { return st::sum(x); }
Tensor sum_none(const Tensor& x, bool keepdim, Dtype dtype) {
  return st::sum(x, std::nullopt, keepdim, dtype);
}
Tensor sum_dims(const Tensor& x, bool keepdim, Dtype dtype, int64_t n, int64_t a, int64_t b,
                int64_t c, int64_t d) {
  return st::sum(STABLEHAND_AVAILABLE(2, 10), x, List(n, a, b, c, d), keepdim, dtype);
}
// Is what comes back the tensor that was given?
std::tuple<Tensor, bool> sum_out(Tensor& out, const Tensor& x) {
  Tensor& same = st::sum_out(out, x);
  return {same, &same == &out};
}
Tensor sum_out_none(Tensor& out, const Tensor& x, bool keepdim, Dtype dtype) {
  return st::sum_out(out, x, std::nullopt, keepdim, dtype);
}
Tensor sum_out_dims(Tensor& out, const Tensor& x, bool keepdim, Dtype dtype, int64_t n, int64_t a,
                    int64_t b, int64_t c, int64_t d) {
  const List dims(n, a, b, c, d);
  return st::sum_out(STABLEHAND_AVAILABLE(2, 10), out, x, dims, keepdim, dtype);
}

// ---- sorting ----
Sorted sort(const Tensor& x, int64_t dim, bool descending) { return st::sort(x, dim, descending); }
Sorted sort_stable(const Tensor& x, Flag stable, int64_t dim, bool descending) {
  return st::sort(x, stable, dim, descending);
}
Sorted sort_default(const Tensor& x) { return st::sort(x); }
Sorted sort_stable_default(const Tensor& x) { return st::sort(x, Flag(true)); }
Tensor index_select(const Tensor& x, int64_t dim, const Tensor& index) {
  return st::index_select(x, dim, index);
}

// ---- views ----
Tensor flatten(const Tensor& x, int64_t start, int64_t end) { return st::flatten(x, start, end); }
Tensor flatten_default(const Tensor& x) { return st::flatten(x); }
Tensor narrow(Tensor& x, int64_t dim, int64_t start, int64_t length) {
  return st::narrow(x, dim, start, length);
}
Tensor permute(const Tensor& x, int64_t n, int64_t a, int64_t b, int64_t c, int64_t d) {
  return st::permute(x, List(n, a, b, c, d));
}
Tensor reshape(const Tensor& x, int64_t n, int64_t a, int64_t b, int64_t c, int64_t d) {
  return st::reshape(x, List(n, a, b, c, d));
}
Tensor select(const Tensor& x, int64_t dim, int64_t index) { return st::select(x, dim, index); }
Tensor squeeze(const Tensor& x, int64_t dim) { return st::squeeze(x, dim); }
Tensor transpose(const Tensor& x, int64_t dim0, int64_t dim1) {
  return st::transpose(x, dim0, dim1);
}
Tensor unsqueeze(const Tensor& x, int64_t dim) { return st::unsqueeze(x, dim); }
Tensor view(const Tensor& x, int64_t n, int64_t a, int64_t b, int64_t c, int64_t d) {
  return st::view(x, List(n, a, b, c, d));
}
Tensor view_dtype(const Tensor& x, ScalarType dtype) { return st::view(x, dtype); }

// ---- the rest ----
int64_t get_num_threads() { return st::get_num_threads(); }
// 1, 2 … written by chunks; how many wrote.
int64_t parallel_for(Tensor& out, int64_t begin, int64_t end, int64_t grain) {
  int64_t* data = out.mutable_data_ptr<int64_t>();
  int64_t chunks = 0;
  st::parallel_for(begin, end, grain, [&](int64_t first, int64_t last) {
    __atomic_fetch_add(&chunks, 1, __ATOMIC_RELAXED);
    for (int64_t i = first; i < last; ++i) {
      data[i] += i + 1;
    }
  });
  return chunks;
}

// How often the ops refuse a moved-from and an undefined tensor in their own words.
int64_t refuses_undefined(const Tensor& x) {
  Tensor source(x);
  const Tensor kept(std::move(source));
  Tensor none;
  int64_t refused = 0;
  const auto expect = [&refused](auto op) {
    try {
      op();
    } catch (const std::exception& error) {
      refused += std::string(error.what()).find("undefined tensor") != std::string::npos;
    }
  };
  for (Tensor* bad : {&source, &none}) {
    Tensor& u = *bad;
    Tensor good(x);
    expect([&] { st::bitwise_and(u, x); });
    expect([&] { st::bitwise_or(x, u); });
    expect([&] { st::bitwise_left_shift(u, x); });
    expect([&] { st::bitwise_right_shift(x, u); });
    expect([&] { st::floor_divide(x, u); });
    expect([&] { st::matmul(u, x); });
    expect([&] { st::clone(u); });
    expect([&] { st::contiguous(u); });
    expect([&] { st::copy_(u, x); });
    expect([&] { st::copy_(good, u); });
    expect([&] { st::fill_(u, 1); });
    expect([&] { st::zero_(u); });
    expect([&] { st::to(u, ScalarType::Half); });
    expect([&] { st::to(u, Device(st::DeviceType::CPU)); });
    expect([&] { st::is_pinned(u); });
    expect([&] { st::pad(u, {1, 1}); });
    expect([&] { st::empty_like(u); });
    expect([&] { st::new_empty(u, {1}); });
    expect([&] { st::new_zeros(u, {1}); });
    expect([&] { st::amax(u, 0); });
    expect([&] { st::amax(u, {0, 1}); });
    expect([&] { st::sum(u); });
    expect([&] { st::sum_out(u, x); });
    expect([&] { st::sum_out(good, u); });
    expect([&] { st::sort(u); });
    expect([&] { st::sort(u, Flag(true)); });
    expect([&] { st::index_select(u, 0, x); });
    expect([&] { st::index_select(x, 0, u); });
    expect([&] { st::flatten(u); });
    expect([&] { st::narrow(u, 0, 0, 1); });
    expect([&] { st::permute(u, {0}); });
    expect([&] { st::reshape(u, {-1}); });
    expect([&] { st::select(u, 0, 0); });
    expect([&] { st::squeeze(u, 0); });
    expect([&] { st::transpose(u, 0, 0); });
    expect([&] { st::unsqueeze(u, 0); });
    expect([&] { st::view(u, {-1}); });
    expect([&] { st::view(u, ScalarType::Int); });
  }
  return refused;
}

}  // namespace wrapped
}  // namespace

// Name, C++ function and schema of each op, once.
#define ARGS_LIST "int n, int a=0, int b=0, int c=0, int d=0"
#define OPTIONS \
  "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
#define EACH(DO)                                                                                 \
  DO(bitwise_and, "(Tensor x, Tensor y) -> Tensor")                                              \
  DO(bitwise_or, "(Tensor x, Tensor y) -> Tensor")                                               \
  DO(bitwise_left_shift, "(Tensor x, Tensor y) -> Tensor")                                       \
  DO(bitwise_right_shift, "(Tensor x, Tensor y) -> Tensor")                                      \
  DO(floor_divide, "(Tensor x, Tensor y) -> Tensor")                                             \
  DO(matmul, "(Tensor x, Tensor y) -> Tensor")                                                   \
  DO(subtract, "(Tensor x, Tensor y, float? alpha=None) -> Tensor")                              \
  DO(clone, "(Tensor x) -> Tensor")                                                              \
  DO(contiguous, "(Tensor(a) x, MemoryFormat? order=None) -> Tensor(a)")                         \
  DO(copy_, "(Tensor(a!) x, Tensor y, bool? non_blocking=None) -> Tensor(a!)")                   \
  DO(fill_, "(Tensor(a!) x, float value) -> Tensor(a!)")                                         \
  DO(zero_, "(Tensor(a!) x) -> Tensor(a!)")                                                      \
  DO(to, "(Tensor(a) x, " OPTIONS                                                                \
         ", bool non_blocking=False, bool copy=False, MemoryFormat? order=None) -> Tensor(a)")   \
  DO(to_dtype, "(Tensor(a) x, ScalarType dtype) -> Tensor(a)")                                   \
  DO(to_device, "(Tensor(a) x, Device device, bool? copy=None) -> Tensor(a)")                    \
  DO(is_pinned, "(Tensor x) -> bool")                                                            \
  DO(pad, "(Tensor x, int mode, float? value, " ARGS_LIST ") -> Tensor")                         \
  DO(empty_like, "(Tensor x) -> Tensor")                                                         \
  DO(empty, "(" OPTIONS ", MemoryFormat? order=None, *, " ARGS_LIST ") -> Tensor")               \
  DO(empty_default, "(int a, int b) -> Tensor")                                                  \
  DO(full, "(float value, " OPTIONS ", *, " ARGS_LIST ") -> Tensor")                             \
  DO(full_default, "(float value, int a, int b) -> Tensor")                                      \
  DO(new_empty, "(Tensor x, " OPTIONS ", *, " ARGS_LIST ") -> Tensor")                           \
  DO(new_zeros, "(Tensor x, " OPTIONS ", *, " ARGS_LIST ") -> Tensor")                           \
  DO(new_zeros_default, "(Tensor x, int a, int b) -> Tensor")                                    \
  DO(amax, "(Tensor x, int dim, bool? keepdim=None) -> Tensor")                                  \
  DO(amax_dims, "(Tensor x, bool? keepdim, " ARGS_LIST ") -> Tensor")                            \
  DO(sum, "(Tensor x) -> Tensor")                                                                \
  DO(sum_none, "(Tensor x, bool keepdim, ScalarType? dtype=None) -> Tensor")                     \
  DO(sum_dims, "(Tensor x, bool keepdim, ScalarType? dtype, " ARGS_LIST ") -> Tensor")           \
  DO(sum_out, "(Tensor(a!) out, Tensor x) -> (Tensor(a!), bool)")                                \
  DO(sum_out_none,                                                                               \
     "(Tensor(a!) out, Tensor x, bool keepdim, ScalarType? dtype=None) -> Tensor(a!)")           \
  DO(sum_out_dims,                                                                               \
     "(Tensor(a!) out, Tensor x, bool keepdim, ScalarType? dtype, " ARGS_LIST ") -> Tensor(a!)") \
  DO(sort, "(Tensor x, int dim, bool descending) -> (Tensor, Tensor)")                           \
  DO(sort_stable, "(Tensor x, bool? stable, int dim, bool descending) -> (Tensor, Tensor)")      \
  DO(sort_default, "(Tensor x) -> (Tensor, Tensor)")                                             \
  DO(sort_stable_default, "(Tensor x) -> (Tensor, Tensor)")                                      \
  DO(index_select, "(Tensor x, int dim, Tensor index) -> Tensor")                                \
  DO(flatten, "(Tensor(a) x, int start, int end) -> Tensor(a)")                                  \
  DO(flatten_default, "(Tensor(a) x) -> Tensor(a)")                                              \
  DO(narrow, "(Tensor(a) x, int dim, int start, int length) -> Tensor(a)")                       \
  DO(permute, "(Tensor(a) x, " ARGS_LIST ") -> Tensor(a)")                                       \
  DO(reshape, "(Tensor(a) x, " ARGS_LIST ") -> Tensor(a)")                                       \
  DO(select, "(Tensor(a) x, int dim, int index) -> Tensor(a)")                                   \
  DO(squeeze, "(Tensor(a) x, int dim) -> Tensor(a)")                                             \
  DO(transpose, "(Tensor(a) x, int dim0, int dim1) -> Tensor(a)")                                \
  DO(unsqueeze, "(Tensor(a) x, int dim) -> Tensor(a)")                                           \
  DO(view, "(Tensor(a) x, " ARGS_LIST ") -> Tensor(a)")                                          \
  DO(view_dtype, "(Tensor(a) x, ScalarType dtype) -> Tensor(a)")                                 \
  DO(get_num_threads, "() -> int")                                                               \
  DO(parallel_for, "(Tensor(a!) out, int begin, int end, int grain) -> int")                     \
  DO(refuses_undefined, "(Tensor x) -> int")

// For every dispatch key, so that what autograd and tracing see is the wrappers' calls.
STABLE_TORCH_LIBRARY(stablehand_ops, m) {
#define DEFINE(name, schema) m.def(#name schema);
  EACH(DEFINE)
}

#define IMPLEMENT(name, schema) m.impl(#name, TORCH_BOX(&wrapped::name));
STABLE_TORCH_LIBRARY_IMPL(stablehand_ops, CompositeImplicitAutograd, m) { EACH(IMPLEMENT) }

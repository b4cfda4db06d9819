// errors.cpp: calls that torch refuses, sort's corners, and parallel_for.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/schema.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <atomic>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

namespace {

using torch::stable::Tensor;
using Sorted = std::tuple<Tensor, Tensor>;

int64_t size(const Tensor& x, int64_t dim) { return x.size(dim); }
int64_t stride(const Tensor& x, int64_t dim) { return x.stride(dim); }
int64_t checked(const Tensor& x) {
  int64_t result = 0;
  STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_size(x.get(), 50, &result));
  return result;
}
// A caught failure leaves nothing behind: the next one has its own text.
int64_t two_failures(const Tensor& x) {
  try {
    (void)x.size(50);
  } catch (const std::exception&) {
  }
  return x.stride(60);
}
double first(const Tensor& x) { return *x.const_data_ptr<double>(); }
double first_mutable(const Tensor& x) { return *x.mutable_data_ptr<double>(); }

Sorted sort(const Tensor& x, int64_t dim, bool descending) {
  return torch::stable::sort(x, dim, descending);
}
Sorted sort_stable(const Tensor& x, std::optional<bool> stable, int64_t dim, bool descending) {
  return torch::stable::sort(x, stable, dim, descending);
}
// The overloads as people write them.
Sorted sort_positional(const Tensor& x) { return torch::stable::sort(x, 0, true); }
Sorted sort_positional_stable(const Tensor& x) { return torch::stable::sort(x, true, 0, true); }
Sorted sort_default(const Tensor& x) { return torch::stable::sort(x); }

// counts[i] += 1 for each i that a chunk covers; returns the number of chunks.
int64_t cover(Tensor& counts, int64_t begin, int64_t end, int64_t grain) {
  int64_t* data = counts.mutable_data_ptr<int64_t>();
  std::atomic<int64_t> chunks{0};
  torch::stable::parallel_for(begin, end, grain, [&](int64_t first, int64_t last) {
    ++chunks;
    for (int64_t i = first; i < last; ++i) {
      reinterpret_cast<std::atomic<int64_t>*>(data)[i]++;
    }
  });
  return chunks;
}

// Throws in every chunk that holds one of [from, to); returns nothing else.
void fail(int64_t end, int64_t grain, int64_t from, int64_t to) {
  torch::stable::parallel_for(0, end, grain, [=](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) {
      if (from <= i && i < to) {
        throw std::out_of_range("the words of a worker");
      }
    }
  });
}
// 1: a std::exception arrived, with its type; 2: something else that was thrown.
int64_t fail_and_catch(int64_t end, int64_t grain) {
  int64_t caught = 0;
  try {
    fail(end, grain, 0, end);
  } catch (const std::out_of_range&) {
    caught += 1;
  }
  try {
    torch::stable::parallel_for(0, end, grain, [](int64_t, int64_t) { throw 7; });
  } catch (int seven) {
    caught += seven == 7 ? 2 : 0;
  }
  return caught;
}

// How many chunks ran in another thread.
int64_t elsewhere(int64_t end, int64_t grain) {
  std::atomic<int64_t> others{0};
  const auto here = std::this_thread::get_id();
  torch::stable::parallel_for(
      0, end, grain, [&](int64_t, int64_t) { others += std::this_thread::get_id() != here; });
  return others;
}

// What a kernel must not do.
void throw_int(const Tensor&) { throw 7; }
void throw_text(Tensor) { throw "no std::exception"; }
Tensor moved(Tensor x) {
  const Tensor elsewhere(std::move(x));
  return x;
}
std::tuple<Tensor, Tensor, Tensor> moved_second(const Tensor& x) {
  Tensor gone(x);
  const Tensor elsewhere(std::move(gone));
  return {x, gone, x};
}
std::tuple<Tensor, std::optional<Tensor>> moved_optional(const Tensor& x) {
  Tensor gone(x);
  const Tensor elsewhere(std::move(gone));
  return {x, std::optional<Tensor>(std::move(gone))};
}
std::vector<Tensor> moved_in_list(const Tensor& x) {
  std::vector<Tensor> list(3, x);
  const Tensor elsewhere(std::move(list[1]));
  return list;
}
Tensor undefined(const Tensor&) { return Tensor(); }
Tensor sort_moved(Tensor x) {
  const Tensor elsewhere(std::move(x));
  return torch::stable::empty_like(x);
}

// Arguments with names; one kernel of two ops.
int64_t named(const Tensor&, std::optional<int8_t> small, float scale) {
  return small.value_or(0) + static_cast<int64_t>(scale);
}
int64_t shared(int32_t i) { return i; }

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_errors, m) {
  STABLEHAND_DEF(m, "throw_int(Tensor x) -> ()", &throw_int);
  STABLEHAND_DEF(m, "throw_text(Tensor x) -> ()", &throw_text);
  STABLEHAND_DEF(m, "moved(Tensor x) -> Tensor", &moved);
  STABLEHAND_DEF(m, "moved_second(Tensor x) -> (Tensor, Tensor, Tensor)", &moved_second);
  STABLEHAND_DEF(m, "moved_optional(Tensor x) -> (Tensor, Tensor?)", &moved_optional);
  STABLEHAND_DEF(m, "undefined(Tensor x) -> Tensor", &undefined);
  STABLEHAND_DEF(m, "sort_moved(Tensor x) -> Tensor", &sort_moved);
  STABLEHAND_DEF(m, "named(Tensor x, int? small=None, *, float scale=1.0) -> int", &named);
  m.def("shared(int i) -> int");
  m.def("shared_too(int i) -> int");
  if (STABLEHAND_AVAILABLE(2, 10)) {
    STABLEHAND_DEF(m, "moved_in_list(Tensor x) -> Tensor[]", &moved_in_list);
  }
  m.def("size(Tensor x, int dim) -> int");
  m.def("stride(Tensor x, int dim) -> int");
  m.def("checked(Tensor x) -> int");
  m.def("two_failures(Tensor x) -> int");
  m.def("first(Tensor x) -> float");
  m.def("first_mutable(Tensor x) -> float");
  m.def("sort(Tensor x, int dim, bool descending) -> (Tensor, Tensor)");
  m.def("sort_stable(Tensor x, bool? stable, int dim, bool descending) -> (Tensor, Tensor)");
  m.def("sort_positional(Tensor x) -> (Tensor, Tensor)");
  m.def("sort_positional_stable(Tensor x) -> (Tensor, Tensor)");
  m.def("sort_default(Tensor x) -> (Tensor, Tensor)");
  m.def("cover(Tensor(a!) counts, int begin, int end, int grain) -> int");
  m.def("fail(int end, int grain, int first, int last) -> ()");
  m.def("fail_and_catch(int end, int grain) -> int");
  m.def("elsewhere(int end, int grain) -> int");
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_errors, CompositeExplicitAutograd, m) {
  m.impl("throw_int", TORCH_BOX(&throw_int));
  m.impl("throw_text", TORCH_BOX(&throw_text));
  m.impl("moved", TORCH_BOX(&moved));
  m.impl("moved_second", TORCH_BOX(&moved_second));
  m.impl("moved_optional", TORCH_BOX(&moved_optional));
  m.impl("undefined", TORCH_BOX(&undefined));
  m.impl("sort_moved", TORCH_BOX(&sort_moved));
  m.impl("stablehand_errors::named", TORCH_BOX(&named));
  m.impl("shared", TORCH_BOX(&shared));
  m.impl("shared_too", TORCH_BOX(&shared));
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("moved_in_list", STABLEHAND_BOX(v, &moved_in_list));
  }
  m.impl("size", TORCH_BOX(&size));
  m.impl("stride", TORCH_BOX(&stride));
  m.impl("checked", TORCH_BOX(&checked));
  m.impl("two_failures", TORCH_BOX(&two_failures));
  m.impl("first", TORCH_BOX(&first));
  m.impl("first_mutable", TORCH_BOX(&first_mutable));
  m.impl("sort", TORCH_BOX(&sort));
  m.impl("sort_stable", TORCH_BOX(&sort_stable));
  m.impl("sort_positional", TORCH_BOX(&sort_positional));
  m.impl("sort_positional_stable", TORCH_BOX(&sort_positional_stable));
  m.impl("sort_default", TORCH_BOX(&sort_default));
  m.impl("cover", TORCH_BOX(&cover));
  m.impl("fail", TORCH_BOX(&fail));
  m.impl("fail_and_catch", TORCH_BOX(&fail_and_catch));
  m.impl("elsewhere", TORCH_BOX(&elsewhere));
}

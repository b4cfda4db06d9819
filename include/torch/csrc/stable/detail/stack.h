// torch/csrc/stable/detail/stack.h: the arguments of one call through torch's dispatcher, owned.
// SPDX-License-Identifier: BSD-3-Clause
//
// A Stack owns what it holds until call(), on every path; torch owns it from then on, whatever
// comes of the call. So it is for ops that every torch has, with types that the running torch
// carries: of a call that fails before its op, nobody frees the arguments.
#pragma once
#include <torch/csrc/stable/detail/convert_handles.h>
#include <torch/csrc/stable/detail/dispatch.h>
#include <torch/csrc/stable/detail/op_arguments.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

// Frees the list of integers in a slot.
inline void drop_numbers(StableIValue slot) noexcept {
  stablehand::newer::torch_delete_list(reinterpret_cast<StableListHandle>(slot));
}
// Frees an optional's cell, of what owns nothing or of such a list.
inline void drop_cell(StableIValue slot) noexcept { Cell::open(slot); }
inline void drop_cell_of_numbers(StableIValue slot) noexcept { drop_numbers(Cell::open(slot)); }

class Stack {
 public:
  explicit Stack(const char* op, const char* overload = "") noexcept
      : op_(op), overload_(overload) {}
  Stack(const Stack&) = delete;
  Stack& operator=(const Stack&) = delete;
  C10_NOINLINE ~Stack() {
    while (size_ > 0) {
      --size_;
      if (drops_[size_]) {
        drops_[size_](slots_[size_]);
      }
    }
  }

  // The next argument, in the schema's order. Throws for an undefined tensor.
  C10_NOINLINE Stack& tensor(const Tensor& value, const char* argument = "self") {
    operand(value, op_, argument);
    return put(Convert<Tensor>::from(value), &Convert<Tensor>::drop);
  }
  Stack& flag(bool value) noexcept { return put(value ? 1 : 0, nullptr); }
  Stack& put(StableIValue plain) noexcept { return put(plain, nullptr); }
  Stack& none() noexcept { return put(0, nullptr); }
  // An optional, with a value.
  template <class T>
  Stack& some(const T& plain) {
    return cell(Convert<T>::from(plain));
  }
  template <class T>
  Stack& optional(const std::optional<T>& plain) {
    return plain ? some(*plain) : none();
  }
  C10_NOINLINE Stack& list(IntHeaderOnlyArrayRef values) {
    ListWriter writer(values.size(), [](StableIValue) noexcept {});
    for (const int64_t value : values) {
      writer.add(static_cast<StableIValue>(value));
    }
    return put(writer.release(), &drop_numbers);
  }
  C10_NOINLINE Stack& optional_list(IntHeaderOnlyArrayRef values) {
    list(values);
    Cell cell;  // the list stays in its slot if this throws
    *cell.get() = slots_[--size_];
    return put(cell.release(), &drop_cell_of_numbers);
  }
  void call() {
    size_ = 0;
    dispatch(op_, overload_, slots_);
  }
  // A result, once; the others leak unless they are taken too.
  Tensor result(size_t index = 0) noexcept { return Convert<Tensor>::to(slots_[index]); }
  StableIValue slot(size_t index) const noexcept { return slots_[index]; }

 protected:
  Stack& put(StableIValue value, Drop drop) noexcept {
    slots_[size_] = value;
    drops_[size_++] = drop;
    return *this;
  }
  const char* op_;

 private:
  C10_NOINLINE Stack& cell(StableIValue plain) {
    Cell cell;
    *cell.get() = plain;
    return put(cell.release(), &drop_cell);
  }

  static constexpr size_t kCapacity = 8;  // aten::to.dtype_layout has eight arguments
  const char* overload_;
  size_t size_ = 0;
  StableIValue slots_[kCapacity];
  Drop drops_[kCapacity];
};

// T, but looked at only where a template that names it is called: an instance of std::optional
// costs a file that never calls it one percent of its compile time.
template <class Void, class T>
struct Late {
  using type = T;
};
template <class Void, class T>
using late = typename Late<Void, T>::type;

HIDDEN_NAMESPACE_END(torch, stable, detail)

// torch/csrc/stable/detail/handles.h: owners of torch's heap cells, strings and lists, free of
// templates.
// SPDX-License-Identifier: BSD-3-Clause
//
// Each frees what it owns on every path. Functions that torch 2.9 lacks are asked for once, where
// an owner is made: a list or string that exists proves that the rest of its functions do.
#pragma once
#include <stablehand/availability.h>
#include <torch/csrc/stable/macros.h>

#include <stddef.h>

#include <new>          // placement new
#include <type_traits>  // std::void_t, std::declval

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

namespace newer = stablehand::newer;

template <class T, class = void>
C10_HIDDEN inline constexpr bool owns_memory = false;
template <class T>
C10_HIDDEN inline constexpr bool owns_memory<T, std::void_t<typename T::allocator_type>> = true;

template <class T, class = void>
C10_HIDDEN inline constexpr bool is_string_like = false;
template <class T>
C10_HIDDEN inline constexpr bool
    is_string_like<T, std::void_t<typename T::traits_type, decltype(static_cast<const char*>(
                                                               std::declval<const T&>().data()))>> =
        true;

template <class T, class = void>
C10_HIDDEN inline constexpr bool is_vector_like = false;
template <class T>
C10_HIDDEN inline constexpr bool
    is_vector_like<T, std::void_t<typename T::allocator_type, typename T::value_type,
                                  decltype(std::declval<T&>().reserve(1))>> = !is_string_like<T>;

// The heap cell of an optional. From 2.13 libtorch allocates and frees it; before, both sides use
// new and delete.
class Cell {
 public:
  Cell() {
    if (newer::torch_new_stable_ivalue) {
      check(newer::torch_new_stable_ivalue(&cell_), "torch_new_stable_ivalue");
    } else {
      cell_ = new StableIValue(0);
    }
  }
  Cell(const Cell&) = delete;
  Cell& operator=(const Cell&) = delete;
  ~Cell() { free(cell_); }

  StableIValue* get() const noexcept { return cell_; }
  StableIValue release() noexcept {
    StableIValue* cell = cell_;
    cell_ = nullptr;
    return reinterpret_cast<StableIValue>(cell);
  }

  // What the cell in `slot` holds; frees the cell.
  static StableIValue open(StableIValue slot) noexcept {
    StableIValue* cell = reinterpret_cast<StableIValue*>(slot);
    const StableIValue inner = *cell;
    free(cell);
    return inner;
  }

 private:
  static void free(StableIValue* cell) noexcept {
    if (!newer::torch_delete_stable_ivalue) {
      delete cell;
    } else if (cell) {
      newer::torch_delete_stable_ivalue(cell);
    }
  }
  StableIValue* cell_ = nullptr;
};

C10_NOINLINE inline StableIValue new_string(const char* data, size_t size) {
  StringHandle handle;
  check(stablehand::since<10>{true}(newer::torch_new_string_handle)(data, size, &handle),
        "torch_new_string_handle");
  return reinterpret_cast<StableIValue>(handle);
}

// The string in a slot. data() ends with a null byte and may hold others.
class StringOwner {
 public:
  explicit StringOwner(StableIValue slot) : handle_(reinterpret_cast<StringHandle>(slot)) {}
  StringOwner(StringOwner&& other) noexcept : handle_(other.handle_) { other.handle_ = nullptr; }
  ~StringOwner() { drop(reinterpret_cast<StableIValue>(handle_)); }

  const char* data() const {
    const char* result;
    check(newer::torch_string_c_str(handle_, &result), "torch_string_c_str");
    return result;
  }
  size_t size() const {
    size_t result;
    check(newer::torch_string_length(handle_, &result), "torch_string_length");
    return result;
  }
  static void drop(StableIValue slot) noexcept {
    if (slot != 0) {
      newer::torch_delete_string(reinterpret_cast<StringHandle>(slot));
    }
  }

 private:
  StringHandle handle_;
};

using Drop = void (*)(StableIValue) noexcept;

// Takes the elements out of the list in a slot, one by one; frees those not taken, and the list.
class ListReader {
 public:
  ListReader(StableIValue slot, Drop free)
      : list_(reinterpret_cast<StableListHandle>(slot)), drop_(free) {
    newer::torch_list_size(list_, &size_);
  }
  ListReader(const ListReader&) = delete;
  ListReader& operator=(const ListReader&) = delete;
  ~ListReader() {
    while (!done()) {
      drop_(take());
    }
    newer::torch_delete_list(list_);
  }

  size_t size() const noexcept { return size_; }
  bool done() const noexcept { return next_ == size_; }
  StableIValue take() noexcept {
    StableIValue element = 0;
    newer::torch_list_get_item(list_, next_++,
                               &element);  // cannot fail: the index is below the size
    return element;
  }

  static void drop(StableIValue slot, Drop free) noexcept { ListReader(slot, free); }

 private:
  StableListHandle list_;
  Drop drop_;
  size_t size_ = 0;
  size_t next_ = 0;
};

// Fills a new list; frees it with its elements unless released.
class ListWriter {
 public:
  ListWriter(size_t capacity, Drop free) : drop_(free) {
    check(stablehand::since<10>{true}(newer::torch_new_list_reserve_size)(capacity, &list_),
          "torch_new_list_reserve_size");
  }
  ListWriter(const ListWriter&) = delete;
  ListWriter& operator=(const ListWriter&) = delete;
  ~ListWriter() {
    if (list_) {
      ListReader::drop(reinterpret_cast<StableIValue>(list_), drop_);
    }
  }

  // Takes over `element`, also when it throws.
  void add(StableIValue element) {
    if (newer::torch_list_push_back(list_, element) != TORCH_SUCCESS) {
      drop_(element);
      throw_failed("torch_list_push_back");
    }
  }
  StableIValue release() noexcept {
    StableListHandle list = list_;
    list_ = nullptr;
    return reinterpret_cast<StableIValue>(list);
  }

 private:
  StableListHandle list_ = nullptr;
  Drop drop_;
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

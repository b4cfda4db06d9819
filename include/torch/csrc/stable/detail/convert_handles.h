// torch/csrc/stable/detail/convert_handles.h: Convert<T> for what a slot points to: tensors,
// optionals, strings and lists.
// SPDX-License-Identifier: BSD-3-Clause
//
// Ownership (measured on torch 2.9.1, 2.13.0 and 2.15.0): a slot owns what it points to. An
// optional is a heap cell with one slot; a list owns its own memory but not its elements, which are
// slots too. Strings and lists need torch 2.10; on an older one these conversions throw a sentence
// instead of calling a function that is not there.
#pragma once
#include <torch/csrc/stable/detail/convert_scalars.h>
#include <torch/csrc/stable/detail/handles.h>
#include <torch/csrc/stable/tensor_struct.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

#include <optional>  // std::optional

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

// libtorch would look behind the null handle.
[[noreturn]] STABLEHAND_COLD inline void throw_moved_from() {
  torch::headeronly::detail::throw_runtime_error(
      "this Tensor was moved from or released and holds no tensor: use the one it was moved to, or "
      "assign a tensor to it first");
}

// One function for all callers, to whom what follows costs more.
C10_NOINLINE inline StableIValue new_reference(const Tensor& tensor) {
  const AtenTensorHandle handle = Tensor(tensor).release();
  if (handle == nullptr) {
    throw_moved_from();
  }
  return reinterpret_cast<StableIValue>(handle);
}

template <>
struct Convert<Tensor> {
  using Held = Tensor;
  static constexpr int oldest = 9;
  static StableIValue from(const Tensor& tensor) { return new_reference(tensor); }
  static StableIValue from(Tensor&& tensor) {
    if (C10_UNLIKELY(tensor.get() == nullptr)) {
      throw_moved_from();
    }
    return reinterpret_cast<StableIValue>(tensor.release());
  }
  static Tensor to(StableIValue slot) noexcept {
    return Tensor(reinterpret_cast<AtenTensorHandle>(slot));
  }
  static void drop(StableIValue slot) noexcept { Tensor(reinterpret_cast<AtenTensorHandle>(slot)); }
};

template <class T>
struct Convert<std::optional<T>> {
  using Inner = Convert<T>;
  using Held = std::optional<typename Inner::Held>;
  static constexpr int oldest = Inner::oldest;

  template <class Optional>
  static StableIValue from(Optional&& value) {
    if (!value) {
      return 0;
    }
    Cell cell;
    *cell.get() = Inner::from(*static_cast<Optional&&>(value));
    return cell.release();
  }
  static Held to(StableIValue slot) noexcept(noexcept(Inner::to(slot))) {
    if (slot == 0) {
      return Held();
    }
    return Held(Inner::to(Cell::open(slot)));
  }
  static std::optional<T> view(const Held& held) {
    return held ? std::optional<T>(Inner::view(*held)) : std::nullopt;
  }
  static void drop(StableIValue slot) noexcept {
    if (slot != 0) {
      Inner::drop(Cell::open(slot));
    }
  }
};

// std::string, std::string_view and what is made like them.
template <class T>
struct Convert<T, std::enable_if_t<is_string_like<T>>> {
  using Held = std::conditional_t<owns_memory<T>, T, StringOwner>;
  static constexpr int oldest = 10;
  static StableIValue from(const T& text) { return new_string(text.data(), text.size()); }
  static Held to(StableIValue slot) {
    StringOwner owner(slot);
    if constexpr (owns_memory<T>) {
      return T(owner.data(), owner.size());
    } else {
      return owner;
    }
  }
  static T view(const StringOwner& owner) { return T(owner.data(), owner.size()); }
  static void drop(StableIValue slot) noexcept { StringOwner::drop(slot); }
};

// Does T need no other owner of what it looks at?
template <class T>
C10_HIDDEN inline constexpr bool keeps_itself = std::is_same_v<typename Convert<T>::Held, T>;

template <class T>
void drop_list(StableIValue slot) noexcept {
  ListReader::drop(slot, &Convert<T>::drop);
}

// One new list with a copy of each element; the elements of a list given as an rvalue move.
template <class T, class List>
StableIValue new_list(List&& list) {
  ListWriter writer(list.size(), &Convert<T>::drop);
  for (auto&& element : list) {
    if constexpr (std::is_lvalue_reference_v<List> ||
                  !std::is_lvalue_reference_v<decltype(element)>) {
      writer.add(Convert<T>::from(element));
    } else {
      writer.add(Convert<T>::from(static_cast<T&&>(element)));
    }
  }
  return writer.release();
}

// std::vector and what is made like it.
template <class T>
struct Convert<T, std::enable_if_t<is_vector_like<T>>> {
  using Held = T;
  using Element = typename T::value_type;
  static constexpr int oldest = Convert<Element>::oldest > 10 ? Convert<Element>::oldest : 10;
  static StableIValue from(const T& list) { return new_list<Element>(list); }
  static StableIValue from(T&& list) { return new_list<Element>(static_cast<T&&>(list)); }
  static T to(StableIValue slot) {
    static_assert(
        keeps_itself<Element>,
        "a list argument of std::string_view or HeaderOnlyArrayRef: take std::string or std::vector as its elements");
    ListReader reader(slot, &Convert<Element>::drop);
    T list;
    list.reserve(reader.size());
    while (!reader.done()) {
      list.push_back(Convert<Element>::to(reader.take()));
    }
    return list;
  }
  static void drop(StableIValue slot) noexcept { drop_list<Element>(slot); }
};

template <class T>
struct Convert<torch::headeronly::HeaderOnlyArrayRef<T>> {
  struct Held {  // the elements, which the kernel sees as an array
    T* first;
    size_t size = 0;
    explicit Held(size_t capacity) : first(static_cast<T*>(::operator new(capacity * sizeof(T)))) {}
    Held(Held&& other) noexcept : first(other.first), size(other.size) {
      other.first = nullptr;
      other.size = 0;
    }
    ~Held() {
      while (size > 0) {
        first[--size].~T();
      }
      ::operator delete(first);
    }
  };
  static constexpr int oldest = Convert<T>::oldest > 10 ? Convert<T>::oldest : 10;
  static StableIValue from(const torch::headeronly::HeaderOnlyArrayRef<T>& list) {
    return new_list<T>(list);
  }
  static Held to(StableIValue slot) {
    static_assert(
        keeps_itself<T>,
        "a list argument of std::string_view or HeaderOnlyArrayRef: take std::string or std::vector as its elements");
    ListReader reader(slot, &Convert<T>::drop);
    Held list(reader.size());
    while (!reader.done()) {
      ::new (static_cast<void*>(list.first + list.size)) T(Convert<T>::to(reader.take()));
      ++list.size;
    }
    return list;
  }
  static torch::headeronly::HeaderOnlyArrayRef<T> view(const Held& held) {
    // Not in braces, which make a list of two bool.
    return torch::headeronly::HeaderOnlyArrayRef<T>(held.first, held.size);
  }
  static void drop(StableIValue slot) noexcept { drop_list<T>(slot); }
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

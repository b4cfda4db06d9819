// torch/headeronly/util/HeaderOnlyArrayRef.h: a view of constant elements that lie one after
// another.
// SPDX-License-Identifier: BSD-3-Clause
//
// Owns nothing: whoever makes it keeps the elements alive. front, back, at and slice throw
// std::runtime_error where there is no such element; operator[] does not check at run time. In a
// constant expression all of them are compile errors there. Differences from
// PyTorch's: vec() and rbegin() need <vector> and <iterator> to be included by their callers;
// allMatch takes any predicate; no std::ranges::borrowed_range.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/util/HeaderOnlyArrayRef.h>)
#include_next <torch/headeronly/util/HeaderOnlyArrayRef.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/util/HeaderOnlyArrayRef.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#include <torch/headeronly/detail/std_fwd.h>  // std::vector, std::reverse_iterator
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>

#include <initializer_list>
#include <stddef.h>     // size_t
#include <type_traits>  // std::enable_if_t

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// A number of elements in a message: -1 is recognised, although it arrives as 2^64 - 1.
struct ElementCount {
  size_t value;
};
template <class Stream, class = typename Stream::char_type>
Stream& operator<<(Stream& out, ElementCount count) {
  out << count.value;
  if (const auto as_signed = static_cast<long long>(count.value); as_signed < 0) {
    out << " (" << as_signed << " as a signed number)";
  }
  return out;
}

// Not constexpr: in a constant expression the compiler refuses the call and names it.
[[noreturn]] STABLEHAND_COLD inline void index_out_of_range(const char* function, size_t index,
                                                            size_t length) {
  FailedCheck{function, __FILE__, __LINE__, ""}(
      "HeaderOnlyArrayRef: invalid index Index = ", ElementCount{index}, "; Length = ", length);
}
[[noreturn]] STABLEHAND_COLD inline void element_of_an_empty_list(const char* function) {
  FailedCheck{function, __FILE__, __LINE__, ""}("HeaderOnlyArrayRef: ", function,
                                                "() of an empty list: ask empty() first");
}
[[noreturn]] STABLEHAND_COLD inline void slice_out_of_range(size_t first, size_t length) {
  FailedCheck{"slice", __FILE__, __LINE__, ""}(
      "HeaderOnlyArrayRef: invalid slice, N = ", ElementCount{first}, "; size = ", length);
}
[[noreturn]] STABLEHAND_COLD inline void slice_out_of_range(size_t first, size_t count,
                                                            size_t length) {
  FailedCheck{"slice", __FILE__, __LINE__, ""}(
      "HeaderOnlyArrayRef: invalid slice, N = ", ElementCount{first}, "; M = ", ElementCount{count},
      "; size = ", length);
}

constexpr C10_ERASE bool in_constant_expression() {
#if defined(__GNUC__)
  return __builtin_is_constant_evaluated();
#else
  return false;
#endif
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

namespace c10 {

template <typename T>
class HeaderOnlyArrayRef {
 public:
  using value_type = T;
  using size_type = size_t;
  using iterator = const T*;
  using const_iterator = const T*;
  using reverse_iterator = std::reverse_iterator<iterator>;

 protected:
  const T* Data;
  size_type Length;

 public:
  constexpr C10_ERASE HeaderOnlyArrayRef() : Data(nullptr), Length(0) {}

  constexpr C10_ERASE HeaderOnlyArrayRef(const T& OneElt) : Data(&OneElt), Length(1) {}

  constexpr C10_ERASE HeaderOnlyArrayRef(const T* data, size_t length)
      : Data(data), Length(length) {}

  constexpr C10_ERASE HeaderOnlyArrayRef(const T* begin, const T* end)
      : Data(begin), Length(static_cast<size_t>(end - begin)) {}

  // std::vector, std::array, and whatever else has data() and size(); not std::vector<bool>, which
  // has no elements.
  template <typename Container, typename U = decltype(std::declval<Container>().data()),
            typename = std::enable_if_t<std::is_same_v<U, T*> || std::is_same_v<U, const T*>>>
  constexpr C10_ERASE HeaderOnlyArrayRef(const Container& container)
      : Data(container.data()), Length(container.size()) {}

  template <size_t N>
  constexpr C10_ERASE HeaderOnlyArrayRef(const T (&Arr)[N]) : Data(Arr), Length(N) {}

  constexpr C10_ERASE HeaderOnlyArrayRef(const std::initializer_list<T>& Vec)
      : HeaderOnlyArrayRef(Vec.size() == 0 ? nullptr : Vec.begin(), Vec.size()) {}

  constexpr C10_ERASE iterator begin() const { return Data; }
  constexpr C10_ERASE iterator end() const { return Data + Length; }
  constexpr C10_ERASE const_iterator cbegin() const { return Data; }
  constexpr C10_ERASE const_iterator cend() const { return Data + Length; }
  constexpr C10_ERASE reverse_iterator rbegin() const { return reverse_iterator(end()); }
  constexpr C10_ERASE reverse_iterator rend() const { return reverse_iterator(begin()); }

  constexpr C10_ERASE bool empty() const { return Length == 0; }
  constexpr C10_ERASE const T* data() const { return Data; }
  constexpr C10_ERASE size_t size() const { return Length; }

  constexpr C10_ERASE const T& front() const {
    if (C10_UNLIKELY_OR_CONST(empty())) {
      torch::headeronly::detail::element_of_an_empty_list("front");
    }
    return Data[0];
  }

  constexpr C10_ERASE const T& back() const {
    if (C10_UNLIKELY_OR_CONST(empty())) {
      torch::headeronly::detail::element_of_an_empty_list("back");
    }
    return Data[Length - 1];
  }

  constexpr C10_ERASE const T& operator[](size_t Index) const {
    if (torch::headeronly::detail::in_constant_expression() && Index >= Length) {
      torch::headeronly::detail::index_out_of_range("operator[]", Index, Length);
    }
    return Data[Index];
  }

  constexpr C10_ERASE const T& at(size_t Index) const {
    if (C10_UNLIKELY_OR_CONST(Index >= Length)) {
      torch::headeronly::detail::index_out_of_range("at", Index, Length);
    }
    return Data[Index];
  }

  // M elements from the Nth on.
  constexpr C10_ERASE HeaderOnlyArrayRef<T> slice(size_t N, size_t M) const {
    // Not N + M <= Length, which is true when the sum wraps around.
    if (C10_UNLIKELY_OR_CONST(N > Length || M > Length - N)) {
      torch::headeronly::detail::slice_out_of_range(N, M, Length);
    }
    return HeaderOnlyArrayRef<T>(Data + N, M);
  }

  // All but the first N elements.
  constexpr C10_ERASE HeaderOnlyArrayRef<T> slice(size_t N) const {
    if (C10_UNLIKELY_OR_CONST(N > Length)) {
      torch::headeronly::detail::slice_out_of_range(N, Length);
    }
    return HeaderOnlyArrayRef<T>(Data + N, Length - N);
  }

  constexpr C10_ERASE bool equals(HeaderOnlyArrayRef<T> RHS) const {
    if (Length != RHS.Length) {
      return false;
    }
    for (size_t i = 0; i < Length; ++i) {
      if (!(Data[i] == RHS.Data[i])) {
        return false;
      }
    }
    return true;
  }

  template <typename Predicate>
  constexpr C10_ERASE bool allMatch(const Predicate& pred) const {
    for (const T& element : *this) {
      if (!pred(element)) {
        return false;
      }
    }
    return true;
  }

  // A copy of the elements.
  template <typename U = T>
  C10_ERASE std::vector<U, std::allocator<U>> vec() const {
    return std::vector<U, std::allocator<U>>(Data, Data + Length);
  }

  // A temporary would be gone at the end of the assignment. Templates, so that "view = {}" still
  // means an empty view.
  template <typename U>
  std::enable_if_t<std::is_same_v<U, T>, HeaderOnlyArrayRef<T>>& operator=(U&& Temporary) = delete;
  template <typename U>
  std::enable_if_t<std::is_same_v<U, T>, HeaderOnlyArrayRef<T>>& operator=(
      std::initializer_list<U>) = delete;

  C10_ERASE friend bool operator==(HeaderOnlyArrayRef a1, HeaderOnlyArrayRef a2) {
    return a1.equals(a2);
  }
  C10_ERASE friend bool operator!=(HeaderOnlyArrayRef a1, HeaderOnlyArrayRef a2) {
    return !a1.equals(a2);
  }
};

}  // namespace c10

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)
using c10::HeaderOnlyArrayRef;
using IntHeaderOnlyArrayRef = HeaderOnlyArrayRef<int64_t>;
HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/headeronly/core/TensorAccessor.h: x[i][j] for a pointer with sizes and strides.
// SPDX-License-Identifier: BSD-3-Clause
//
// A HeaderOnlyTensorAccessor refers to sizes and strides that live elsewhere; a
// HeaderOnlyGenericPackedTensorAccessor holds copies of them and so can be passed to a kernel by
// value. Strides count elements and may be negative or 0. As in PyTorch an index is not checked, in
// debug builds either; transpose() checks its dimensions.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/core/TensorAccessor.h>)
#include_next <torch/headeronly/core/TensorAccessor.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/core/TensorAccessor.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

#include <stddef.h>     // size_t
#include <type_traits>  // std::enable_if_t

HIDDEN_NAMESPACE_BEGIN(torch, headeronly)

template <typename T>
struct DefaultPtrTraits {
  using PtrType = T*;
};

#if defined(__CUDACC__) || defined(__HIPCC__)
// Promises the compiler that nothing else points to the elements.
template <typename T>
struct RestrictPtrTraits {
  using PtrType = T* __restrict__;
};
#endif

namespace detail {

// Throws where an accessor that counts in index_t could not reach a tensor's last element.
template <typename index_t>
C10_HOST void check_index_type(const int64_t* sizes, const int64_t* strides, size_t dimensions) {
  const auto fits = [](int64_t value) { return static_cast<index_t>(value) == value; };
  for (size_t i = 0; i < dimensions; ++i) {
    STD_TORCH_CHECK(
        fits(sizes[i]) && fits(strides[i]) && (sizes[i] == 0 || fits((sizes[i] - 1) * strides[i])),
        "dimension ", i, " of this tensor, with size ", sizes[i], " and stride ", strides[i],
        ", is too large for a packed accessor with an index of ", 8 * sizeof(index_t),
        " bits: give it int64_t as its index_t, as PackedTensorAccessor64 does");
  }
}

template <class ArrayRefCls, typename T, size_t N,
          template <typename U> class PtrTraits = DefaultPtrTraits, typename index_t = int64_t>
class TensorAccessorBase {
 public:
  using PtrType = typename PtrTraits<T>::PtrType;

  C10_HOST_DEVICE TensorAccessorBase(PtrType data, const index_t* sizes C10_LIFETIMEBOUND,
                                     const index_t* strides C10_LIFETIMEBOUND)
      : data_(data), sizes_(sizes), strides_(strides) {}

  C10_HOST ArrayRefCls sizes() const { return ArrayRefCls(sizes_, N); }
  C10_HOST ArrayRefCls strides() const { return ArrayRefCls(strides_, N); }
  C10_HOST_DEVICE index_t size(index_t i) const { return sizes_[i]; }
  C10_HOST_DEVICE index_t stride(index_t i) const { return strides_[i]; }
  C10_HOST_DEVICE PtrType data() { return data_; }
  C10_HOST_DEVICE const PtrType data() const { return data_; }

 protected:
  C10_HOST_DEVICE PtrType at(index_t i) const { return data_ + strides_[0] * i; }

  PtrType data_;
  const index_t* sizes_;
  const index_t* strides_;
};

template <class ArrayRefCls, typename T, size_t N,
          template <typename U> class PtrTraits = DefaultPtrTraits, typename index_t = int64_t>
class TensorAccessor : public TensorAccessorBase<ArrayRefCls, T, N, PtrTraits, index_t> {
  using Item = TensorAccessor<ArrayRefCls, T, N - 1, PtrTraits, index_t>;

 public:
  using PtrType = typename PtrTraits<T>::PtrType;

  C10_HOST_DEVICE TensorAccessor(PtrType data, const index_t* sizes C10_LIFETIMEBOUND,
                                 const index_t* strides C10_LIFETIMEBOUND)
      : TensorAccessorBase<ArrayRefCls, T, N, PtrTraits, index_t>(data, sizes, strides) {}

  C10_HOST_DEVICE TensorAccessor<ArrayRefCls, T, N - 1, PtrTraits, index_t> operator[](index_t i) {
    return Item(this->at(i), this->sizes_ + 1, this->strides_ + 1);
  }
  C10_HOST_DEVICE const TensorAccessor<ArrayRefCls, T, N - 1, PtrTraits, index_t> operator[](
      index_t i) const {
    return Item(this->at(i), this->sizes_ + 1, this->strides_ + 1);
  }
};

template <class ArrayRefCls, typename T, template <typename U> class PtrTraits, typename index_t>
class TensorAccessor<ArrayRefCls, T, 1, PtrTraits, index_t>
    : public TensorAccessorBase<ArrayRefCls, T, 1, PtrTraits, index_t> {
 public:
  using PtrType = typename PtrTraits<T>::PtrType;

  C10_HOST_DEVICE TensorAccessor(PtrType data, const index_t* sizes C10_LIFETIMEBOUND,
                                 const index_t* strides C10_LIFETIMEBOUND)
      : TensorAccessorBase<ArrayRefCls, T, 1, PtrTraits, index_t>(data, sizes, strides) {}

  C10_HOST_DEVICE T& operator[](index_t i) { return *this->at(i); }
  C10_HOST_DEVICE const T& operator[](index_t i) const { return *this->at(i); }
};

template <typename IndexBoundsCheck, typename T, size_t N,
          template <typename U> class PtrTraits = DefaultPtrTraits, typename index_t = int64_t>
class GenericPackedTensorAccessorBase {
 public:
  using PtrType = typename PtrTraits<T>::PtrType;

  C10_HOST GenericPackedTensorAccessorBase(PtrType data, const index_t* sizes,
                                           const index_t* strides)
      : data_(data) {
    copy(sizes, strides);
  }

  // From a tensor's own sizes, which are int64_t, when index_t is smaller: throws unless they fit.
  template <typename source_index_t,
            class = std::enable_if_t<std::is_same_v<source_index_t, int64_t>>>
  C10_HOST GenericPackedTensorAccessorBase(PtrType data, const source_index_t* sizes,
                                           const source_index_t* strides)
      : data_(data) {
    check_index_type<index_t>(sizes, strides, N);
    copy(sizes, strides);
  }

  C10_HOST_DEVICE index_t size(index_t i) const { return sizes_[i]; }
  C10_HOST_DEVICE index_t stride(index_t i) const { return strides_[i]; }
  C10_HOST_DEVICE PtrType data() { return data_; }
  C10_HOST_DEVICE const PtrType data() const { return data_; }

 protected:
  C10_HOST_DEVICE PtrType at(index_t i) const { return data_ + strides_[0] * i; }
  C10_HOST void bounds_check_(index_t i) const { IndexBoundsCheck check(i); }

  C10_HOST void exchange(index_t dim1, index_t dim2) {
    const index_t size = sizes_[dim1];
    const index_t stride = strides_[dim1];
    sizes_[dim1] = sizes_[dim2];
    strides_[dim1] = strides_[dim2];
    sizes_[dim2] = size;
    strides_[dim2] = stride;
  }

  PtrType data_;
  index_t sizes_[N];
  index_t strides_[N];

 private:
  template <typename source_index_t>
  C10_HOST void copy(const source_index_t* sizes, const source_index_t* strides) {
    for (size_t i = 0; i < N; ++i) {
      sizes_[i] = static_cast<index_t>(sizes[i]);
      strides_[i] = static_cast<index_t>(strides[i]);
    }
  }
};

template <typename ItemAccessor, typename IndexBoundsCheck, typename T, size_t N,
          template <typename U> class PtrTraits = DefaultPtrTraits, typename index_t = int64_t>
class GenericPackedTensorAccessor
    : public GenericPackedTensorAccessorBase<IndexBoundsCheck, T, N, PtrTraits, index_t> {
  using Base = GenericPackedTensorAccessorBase<IndexBoundsCheck, T, N, PtrTraits, index_t>;

 public:
  using PtrType = typename PtrTraits<T>::PtrType;

  C10_HOST GenericPackedTensorAccessor(PtrType data, const index_t* sizes, const index_t* strides)
      : Base(data, sizes, strides) {}
  template <typename source_index_t,
            class = std::enable_if_t<std::is_same_v<source_index_t, int64_t>>>
  C10_HOST GenericPackedTensorAccessor(PtrType data, const source_index_t* sizes,
                                       const source_index_t* strides)
      : Base(data, sizes, strides) {}

  // The item refers to the sizes and strides of this accessor.
  C10_DEVICE ItemAccessor operator[](index_t i) {
    return ItemAccessor(this->at(i), this->sizes_ + 1, this->strides_ + 1);
  }
  C10_DEVICE const ItemAccessor operator[](index_t i) const {
    return ItemAccessor(this->at(i), this->sizes_ + 1, this->strides_ + 1);
  }

  // The same elements with two dimensions exchanged.
  C10_HOST GenericPackedTensorAccessor<ItemAccessor, IndexBoundsCheck, T, N, PtrTraits, index_t>
  transpose(index_t dim1, index_t dim2) const {
    this->bounds_check_(dim1);
    this->bounds_check_(dim2);
    auto result = *this;
    result.exchange(dim1, dim2);
    return result;
  }
};

template <typename ItemAccessor, typename IndexBoundsCheck, typename T,
          template <typename U> class PtrTraits, typename index_t>
class GenericPackedTensorAccessor<ItemAccessor, IndexBoundsCheck, T, 1, PtrTraits, index_t>
    : public GenericPackedTensorAccessorBase<IndexBoundsCheck, T, 1, PtrTraits, index_t> {
  using Base = GenericPackedTensorAccessorBase<IndexBoundsCheck, T, 1, PtrTraits, index_t>;

 public:
  using PtrType = typename PtrTraits<T>::PtrType;

  C10_HOST GenericPackedTensorAccessor(PtrType data, const index_t* sizes, const index_t* strides)
      : Base(data, sizes, strides) {}
  template <typename source_index_t,
            class = std::enable_if_t<std::is_same_v<source_index_t, int64_t>>>
  C10_HOST GenericPackedTensorAccessor(PtrType data, const source_index_t* sizes,
                                       const source_index_t* strides)
      : Base(data, sizes, strides) {}

  C10_DEVICE T& operator[](index_t i) { return *this->at(i); }
  C10_DEVICE const T& operator[](index_t i) const { return *this->at(i); }

  // There is only dimension 0 to exchange.
  C10_HOST GenericPackedTensorAccessor<ItemAccessor, IndexBoundsCheck, T, 1, PtrTraits, index_t>
  transpose(index_t dim1, index_t dim2) const {
    this->bounds_check_(dim1);
    this->bounds_check_(dim2);
    return *this;
  }
};

// Throws unless 0 <= i < N.
template <size_t N, typename index_t>
struct HeaderOnlyIndexBoundsCheck {
  explicit HeaderOnlyIndexBoundsCheck(index_t i) {
    STD_TORCH_CHECK(0 <= i && i < static_cast<index_t>(N), "Index ", i,
                    " is not within bounds of a tensor of dimension ", N);
  }
};

}  // namespace detail

template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
using HeaderOnlyTensorAccessorBase =
    detail::TensorAccessorBase<IntHeaderOnlyArrayRef, T, N, PtrTraits, index_t>;

template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
using HeaderOnlyTensorAccessor =
    detail::TensorAccessor<IntHeaderOnlyArrayRef, T, N, PtrTraits, index_t>;

template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
using HeaderOnlyGenericPackedTensorAccessorBase =
    detail::GenericPackedTensorAccessorBase<detail::HeaderOnlyIndexBoundsCheck<N, index_t>, T, N,
                                            PtrTraits, index_t>;

template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
using HeaderOnlyGenericPackedTensorAccessor =
    detail::GenericPackedTensorAccessor<HeaderOnlyTensorAccessor<T, N - 1, PtrTraits, index_t>,
                                        detail::HeaderOnlyIndexBoundsCheck<N, index_t>, T, N,
                                        PtrTraits, index_t>;

HIDDEN_NAMESPACE_END(torch, headeronly)

#endif  // STABLEHAND_SERVED_BY_TORCH

// torch/csrc/stable/detail/carried_exception.h: an exception on its way to another thread.
// SPDX-License-Identifier: BSD-3-Clause
//
// A std::exception_ptr would do, were it not that since g++ 11 its inline members call functions of
// CXXABI_1.3.13, while torch itself is content with 1.3.11: one copy or destructor in a header, and
// the extension loads on fewer systems than torch. A std::nested_exception holds the same pointer,
// and libstdc++ keeps its destructor in the library (CXXABI_1.3.5).
#pragma once
#include <torch/headeronly/macros/Macros.h>

#include <exception>  // std::nested_exception
#include <new>        // placement new

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

#ifdef __GLIBCXX__
// std::rethrow_exception(std::exception_ptr): a class with a destructor is passed by its address,
// and a caller that has only the address makes no copy.
[[noreturn]] __attribute__((visibility("default"))) void libstdcxx_rethrow(void* pointer) __asm__(
    "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE");
#endif

class CarriedException {
 public:
  CarriedException() = default;
  CarriedException(const CarriedException&) = delete;
  CarriedException& operator=(const CarriedException&) = delete;
  ~CarriedException() {
    if (kept_) {
      holder()->~nested_exception();
    }
  }

  // In a catch block, once: keeps what was caught.
  void keep() noexcept {
    ::new (static_cast<void*>(bytes_)) std::nested_exception;
    kept_ = true;
  }
  bool kept() const noexcept { return kept_; }

  [[noreturn]] void rethrow() {
#ifdef __GLIBCXX__
    static_assert(sizeof(std::nested_exception) == 2 * sizeof(void*),
                  "a virtual table and the pointer");
    libstdcxx_rethrow(bytes_ + sizeof(void*));
#else
    holder()->rethrow_nested();
#endif
  }

 private:
  std::nested_exception* holder() noexcept {
    return reinterpret_cast<std::nested_exception*>(bytes_);
  }

  bool kept_ = false;
  alignas(std::nested_exception) unsigned char bytes_[sizeof(std::nested_exception)];
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

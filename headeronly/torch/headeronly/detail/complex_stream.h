// torch/headeronly/detail/complex_stream.h: c10::complex printed, as (1,2), and read; a part of
// util/complex.h.
// SPDX-License-Identifier: BSD-3-Clause
//
// As std::complex does it: the width of a stream applies to the whole. Templates on streams that
// are only declared here, so that who prints includes <ostream> and nobody else pays for it.
#pragma once
#include <torch/headeronly/detail/complex_type.h>

#include <iosfwd>  // std::basic_ostream

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// Counts what is written to it. Its base depends on the parameters, so that it need be complete
// only where somebody prints.
template <typename CharT, typename Traits>
struct CountingBuffer : std::basic_streambuf<CharT, Traits> {
  using Base = std::basic_streambuf<CharT, Traits>;
  std::streamsize count = 0;

  typename Base::int_type overflow(typename Base::int_type c) override {
    ++count;
    return Traits::not_eof(c);
  }
  std::streamsize xsputn(const CharT*, std::streamsize size) override {
    count += size;
    return size;
  }
};

template <typename Stream, typename Complex>
C10_HIDDEN void print_parts(Stream& os, const Complex& x) {
  os << '(' << x.real() << ',' << x.imag() << ')';
}

template <typename Stream>
C10_HIDDEN void print_fill(Stream& os, std::streamsize count) {
  const auto fill = os.fill();
  for (; count > 0; --count) {
    os.put(fill);
  }
}

template <typename T>
using Readable = std::conditional_t<std::is_arithmetic_v<T>, T, float>;

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

namespace c10 {

template <typename T, typename CharT, typename Traits>
C10_HIDDEN std::basic_ostream<CharT, Traits>& operator<<(std::basic_ostream<CharT, Traits>& os,
                                                         const complex<T>& x) {
  namespace detail = torch::headeronly::detail;
  using Stream = std::basic_ostream<CharT, Traits>;
  const std::streamsize width = os.width(0);
  std::streamsize missing = 0;
  if (width > 0) {
    detail::CountingBuffer<CharT, Traits> buffer;
    Stream counter(&buffer);
    counter.flags(os.flags());
    counter.imbue(os.getloc());
    counter.precision(os.precision());
    detail::print_parts(counter, x);
    missing = width - buffer.count;
  }
  const bool left = (os.flags() & Stream::adjustfield) == Stream::left;
  detail::print_fill(os, left ? 0 : missing);
  detail::print_parts(os, x);
  detail::print_fill(os, left ? missing : 0);
  return os;
}

// Reads 1, (1) or (1,2). What is none of these sets failbit and leaves x unchanged.
template <typename T, typename CharT, typename Traits>
C10_HIDDEN std::basic_istream<CharT, Traits>& operator>>(std::basic_istream<CharT, Traits>& is,
                                                         complex<T>& x) {
  using Part = torch::headeronly::detail::Readable<T>;
  Part re = 0, im = 0;
  CharT next{};
  is >> next;
  if (!is) {
    return is;
  }
  if (next != is.widen('(')) {
    is.putback(next);
    if (is >> re) {
      x = complex<T>(static_cast<T>(re), T(0));
    }
    return is;
  }
  is >> re >> next;
  if (is && next == is.widen(',')) {
    is >> im >> next;
  }
  if (is && next != is.widen(')')) {
    is.putback(next);
    is.setstate(is.failbit);
  }
  if (is) {
    x = complex<T>(static_cast<T>(re), static_cast<T>(im));
  }
  return is;
}

}  // namespace c10

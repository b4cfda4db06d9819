// torch/headeronly/detail/std_fwd.h: names of standard templates that our signatures mention and
// only their callers define.
// SPDX-License-Identifier: BSD-3-Clause
//
// std::vector, std::reverse_iterator, std::basic_ostringstream, std::complex and std::hash: whoever
// calls a function that returns or needs one includes its header, so that all others do not pay for
// it.
#pragma once
#include <iosfwd>  // std::basic_ostringstream, and in libstdc++ std::allocator

// libstdc++ declares its own templates ahead in the same way, with these macros; its debug mode has
// another vector.
#if defined(__GLIBCXX__) && !defined(_GLIBCXX_DEBUG)
// clang-format off: the macros are no C++ to it
namespace std _GLIBCXX_VISIBILITY(default) {
_GLIBCXX_BEGIN_NAMESPACE_VERSION
template <typename>
class complex;
template <typename>
struct hash;
struct input_iterator_tag;
template <typename>
class reverse_iterator;
_GLIBCXX_BEGIN_NAMESPACE_CONTAINER
template <typename, typename>
class vector;
_GLIBCXX_END_NAMESPACE_CONTAINER
_GLIBCXX_END_NAMESPACE_VERSION
}
// clang-format on
#else
#include <complex>   // std::complex
#include <iterator>  // std::reverse_iterator, std::input_iterator_tag
#include <memory>    // std::allocator
#include <vector>    // std::vector
#endif

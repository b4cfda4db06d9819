// torch/headeronly/detail/text.h: error messages without <string>: a buffer, what can be written
// into it, how it is thrown.
// SPDX-License-Identifier: BSD-3-Clause
//
// append(text, value) writes a value as std::ostream prints it by default: numbers, text (const
// char*, or anything with data() and size() of characters), pointers, types whose operator<< takes
// any stream, and through std::ostringstream whatever else has an operator<<. For failing paths:
// small where it is called, not fast.
#pragma once
#include <torch/headeronly/detail/std_fwd.h>  // std::basic_ostringstream
#include <torch/headeronly/macros/Macros.h>

#include <stddef.h>     // size_t
#include <stdio.h>      // snprintf, for floating point numbers
#include <string.h>     // memcpy, strlen
#include <type_traits>  // what kind of value this is
#if __has_include(<bits/functexcept.h>)
#include <bits/functexcept.h>  // libstdc++: throws without the 0.13 s that <stdexcept> costs
#else
#include <stdexcept>  // std::runtime_error
#endif

#if defined(__GNUC__)
#define STABLEHAND_COLD __attribute__((__cold__, __noinline__))
#else
#define STABLEHAND_COLD C10_NOINLINE
#endif

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// ---- what kind of value is this ----
template <class T>
constexpr bool is_character() {
  using Bare = std::remove_cv_t<T>;
  return std::is_same_v<Bare, char> || std::is_same_v<Bare, signed char> ||
         std::is_same_v<Bare, unsigned char>;
}
template <class T>
constexpr bool is_c_string() {
  using Decayed = std::decay_t<T>;
  return std::is_pointer_v<Decayed> && is_character<std::remove_pointer_t<Decayed>>();
}
template <class T>
constexpr bool is_address() {
  using Target = std::remove_pointer_t<std::decay_t<T>>;
  return std::is_pointer_v<std::decay_t<T>> && !std::is_function_v<Target>;
}

template <class T, class = void>
struct HoldsCharacters : std::false_type {};
template <class T>
struct HoldsCharacters<
    T, std::void_t<decltype(std::declval<const T&>().data(), std::declval<const T&>().size())>>
    : std::is_convertible<decltype(std::declval<const T&>().data()), const char*> {};

template <class Stream, class T, class = void>
struct Prints : std::false_type {};
template <class Stream, class T>
struct Prints<Stream, T, std::void_t<decltype(std::declval<Stream&>() << std::declval<const T&>())>>
    : std::true_type {};

// For is asked anew by each type that is printed: the answer of one place must not be kept for a
// later one.
template <class T, class For, class = void>
struct IsDefined : std::false_type {};
template <class T, class For>
struct IsDefined<T, For, std::void_t<decltype(sizeof(T))>> : std::true_type {};

// ---- the buffer: up to kCapacity bytes; a longer message ends in "... (cut)" ----
class Text {
 public:
  enum : size_t { kCapacity = 4096 };
  using char_type =
      char;  // says that this is a stream: the operator<< of our own types asks for it

  Text() { bytes_[0] = '\0'; }

  STABLEHAND_COLD void add(const char* data, size_t size) {
    if (cut_) {
      return;
    }
    const size_t room = kCapacity - size_;
    cut_ = size > room;
    if (cut_) {
      size = room;
      // Python refuses to decode a message that ends within a UTF-8 character.
      while (size > 0 && (static_cast<unsigned char>(data[size]) & 0xC0U) == 0x80U) {
        --size;
      }
    }
    memcpy(bytes_ + size_, data, size);
    size_ += size;
    const char* end = cut_ ? "... (cut)" : "";
    memcpy(bytes_ + size_, end, strlen(end) + 1);
  }

  template <class T, std::enable_if_t<std::is_arithmetic_v<T> || is_c_string<T>(), int> = 0>
  Text& operator<<(const T& value) {
    append(*this, value);
    return *this;
  }

  const char* c_str() const { return bytes_; }
  operator const char*() const { return bytes_; }

 private:
  size_t size_ = 0;
  bool cut_ = false;
  char bytes_[kCapacity + sizeof "... (cut)"];
};

// ---- what can be written into it ----
STABLEHAND_COLD inline void append(Text& text, const char* string) {
  string = string == nullptr ? "(null)" : string;
  text.add(string, strlen(string));
}

STABLEHAND_COLD inline void append(Text& text, char character) { text.add(&character, 1); }

STABLEHAND_COLD inline void append(Text& text, unsigned long long number) {
  char digits[24];
  char* first = digits + sizeof digits;
  do {
    *--first = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number != 0);
  text.add(first, static_cast<size_t>(digits + sizeof digits - first));
}

STABLEHAND_COLD inline void append(Text& text, long long number) {
  const auto bits = static_cast<unsigned long long>(number);
  if (number < 0) {
    text.add("-", 1);
  }
  append(text, number < 0 ? 0 - bits : bits);
}

STABLEHAND_COLD inline void append(Text& text, long double number) {
  char digits[32];
  const int size = snprintf(digits, sizeof digits, "%Lg", number);
  for (char* at = digits; *at != '\0'; ++at) {
    *at = *at == ',' ? '.' : *at;  // the locale's decimal comma
  }
  text.add(digits, static_cast<size_t>(size));
}

STABLEHAND_COLD inline void append(Text& text, const void* address) {
  auto number = reinterpret_cast<uintptr_t>(address);
  if (number == 0) {
    text.add("0", 1);
    return;
  }
  char digits[2 * sizeof number];
  char* first = digits + sizeof digits;
  for (; number != 0; number /= 16) {
    *--first = "0123456789abcdef"[number % 16];
  }
  text.add("0x", 2);
  text.add(first, static_cast<size_t>(digits + sizeof digits - first));
}

template <class T, class Character = char>
void append_printed(Text& text, const T& value) {
  // Of a template parameter, so looked at only where the value is printed.
  using Stream = std::basic_ostringstream<Character>;
  static_assert(
      IsDefined<Stream, T>::value,
      "a value in this message is printed through std::ostringstream: #include <sstream>, or pass text and numbers instead of it");
  if constexpr (IsDefined<Stream, T>::value) {
    static_assert(
        Prints<Stream, T>::value,
        "a value in this message has no operator<< for std::ostream: define one, or pass text and numbers instead of it");
    if constexpr (Prints<Stream, T>::value) {
      Stream stream;
      stream << value;
      const auto string = stream.str();
      text.add(string.data(), string.size());
    }
  }
}

template <class T>
void append(Text& text, const T& value) {
  if constexpr (std::is_array_v<T> || std::is_pointer_v<T>) {
    if constexpr (is_c_string<T>()) {
      append(text, reinterpret_cast<const char*>(value));
    } else if constexpr (is_address<T>()) {
      append(text, static_cast<const void*>(value));
    } else {
      append_printed(text, value);
    }
  } else if constexpr (is_character<T>()) {
    append(text, static_cast<char>(value));
  } else if constexpr (std::is_integral_v<T>) {
    using Wide = std::conditional_t<std::is_signed_v<T>, long long, unsigned long long>;
    append(text, static_cast<Wide>(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    append(text, static_cast<long double>(value));
  } else if constexpr (std::is_null_pointer_v<T>) {
    append(text, "nullptr");
  } else if constexpr (HoldsCharacters<T>::value) {
    text.add(value.data(), value.size());
  } else if constexpr (Prints<Text, T>::value) {
    text << value;
  } else {
    append_printed(text, value);
  }
}

// ---- how it is thrown: as std::runtime_error ----
[[noreturn]] STABLEHAND_COLD inline void throw_runtime_error(const char* what) {
#if __has_include(<bits/functexcept.h>)
  std::__throw_runtime_error(what);
#else
  throw std::runtime_error(what);
#endif
}

[[noreturn]] inline void throw_text(const Text& text) { throw_runtime_error(text.c_str()); }

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

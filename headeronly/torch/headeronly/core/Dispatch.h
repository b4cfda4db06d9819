// torch/headeronly/core/Dispatch.h: choose code by the element type of a tensor.
// SPDX-License-Identifier: BSD-3-Clause
//
//   THO_DISPATCH_SWITCH(x.scalar_type(), "scale",
//                       THO_DISPATCH_CASE(ScalarType::Float, [&] { scale<scalar_t>(x); })
//                       THO_DISPATCH_CASE(ScalarType::Double, [&] { scale<scalar_t>(x); }));
//
// calls one of the functions, where scalar_t is the C++ type, and has its value. For another type
// it throws std::runtime_error: "scale" not implemented for 'Half'; it is implemented for Float,
// Double. Dispatch_v2.h needs less writing.
//
// The …_TMPL forms take macros for what differs: PRELUDE(name, type) once and PRELUDE(type) in each
// case, and CHECK_NOT_IMPLEMENTED(false, values...), which must not return.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#if __has_include_next(<torch/headeronly/core/Dispatch.h>)
#include_next <torch/headeronly/core/Dispatch.h>
#elif defined(STABLEHAND_STEP_ASIDE)
#error \
    "torch/headeronly/core/Dispatch.h came with torch 2.10, and the torch on the include path is older: compile with torch 2.10 or newer."
#endif
#else

#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

// The label beside each case that stands for "is there this case?"; no ScalarType has its number.
constexpr ScalarType is_there(ScalarType type) {
  return static_cast<ScalarType>(64 + static_cast<int>(type));
}

// Leads a switch over the types: first to the case of a type; where there is none, to the label of
// each type in turn, so that the refusal can name those that have a case.
class Cases {
 public:
  explicit Cases(ScalarType wanted) : wanted_(wanted), next_(wanted) {}

  ScalarType type() const { return next_; }
  void missing() { missing_ = true; }

  // True while there are labels to be looked for.
  bool look_on() {
    static_assert(static_cast<int>(ScalarType::NumOptions) <= 64, "one bit for each type");
    if (number_ >= 0 && !missing_) {
      found_ |= uint64_t{1} << number_;
    }
    missing_ = false;
    next_ = is_there(static_cast<ScalarType>(++number_));
    return number_ < static_cast<int>(ScalarType::NumOptions);
  }

  template <class Stream, class = typename Stream::char_type>
  friend Stream& operator<<(Stream& out, const Cases& cases) {
    const auto number = static_cast<int>(cases.wanted_);
    if (number < 0 || number >= static_cast<int>(ScalarType::Undefined)) {
      out << " (number " << number << ")";  // its name is UNKNOWN_SCALAR
    }
    const char* before = "; it is implemented for ";
    for (int type = 0; type < static_cast<int>(ScalarType::NumOptions); ++type) {
      if ((cases.found_ >> type) % 2 != 0) {
        out << before << c10::toString(static_cast<ScalarType>(type));
        before = ", ";
      }
    }
    return out;
  }

 private:
  ScalarType wanted_;
  ScalarType next_;
  int number_ = -1;
  bool missing_ = false;
  uint64_t found_ = 0;
};

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

namespace detail {
// An overload for another type lets that type stand where a ScalarType is asked for.
C10_ERASE torch::headeronly::ScalarType scalar_type(torch::headeronly::ScalarType s) { return s; }
}  // namespace detail

#define THO_EMPTY(...)

// Code in a case may hold another dispatch, whose names hide these; nobody is to be warned of that.
#define THO_DISPATCH_SWITCH_TMPL(PRELUDE, CHECK_NOT_IMPLEMENTED, TYPE, NAME, ...)   \
  [&] {                                                                             \
    C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED("-Wshadow")                          \
    C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED("-Wswitch")                          \
    C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED("-Wswitch-enum")                     \
    const auto& the_type = TYPE;                                                    \
    constexpr const char* at_dispatch_name = NAME;                                  \
    const ::torch::headeronly::ScalarType _st = ::detail::scalar_type(the_type);    \
    PRELUDE(at_dispatch_name, _st);                                                 \
    ::torch::headeronly::detail::Cases cases(_st);                                  \
    do {                                                                            \
      switch (cases.type()) {                                                       \
        __VA_ARGS__                                                                 \
        default:                                                                    \
          cases.missing();                                                          \
      }                                                                             \
    } while (cases.look_on());                                                      \
    CHECK_NOT_IMPLEMENTED(false, '"', at_dispatch_name, "\" not implemented for '", \
                          ::torch::headeronly::toString(_st), "'", cases);          \
    STABLEHAND_UNREACHABLE(); /* sanitizers hide from g++ that a check throws */    \
    C10_DIAGNOSTIC_POP()                                                            \
    C10_DIAGNOSTIC_POP()                                                            \
    C10_DIAGNOSTIC_POP()                                                            \
  }()

#define THO_DISPATCH_CASE_TMPL(CASE_TYPE_USING_HINT, enum_type, ...) \
  CASE_TYPE_USING_HINT(enum_type, scalar_t, __VA_ARGS__)

#define THO_PRIVATE_CASE_TYPE_USING_HINT_TMPL(PRELUDE, enum_type, HINT, ...)                    \
  case enum_type: {                                                                             \
    PRELUDE(enum_type);                                                                         \
    using HINT [[maybe_unused]] = ::torch::headeronly::impl::ScalarTypeToCPPTypeT<(enum_type)>; \
    return __VA_ARGS__();                                                                       \
  }                                                                                             \
  case ::torch::headeronly::detail::is_there(enum_type):                                        \
    break;

#define THO_PRIVATE_CASE_TYPE_USING_HINT(enum_type, HINT, ...) \
  THO_PRIVATE_CASE_TYPE_USING_HINT_TMPL(THO_EMPTY, enum_type, HINT, __VA_ARGS__)

#define THO_DISPATCH_SWITCH(TYPE, NAME, ...) \
  THO_DISPATCH_SWITCH_TMPL(THO_EMPTY, STD_TORCH_CHECK, TYPE, NAME, __VA_ARGS__)

#define THO_DISPATCH_CASE(enum_type, ...) \
  THO_DISPATCH_CASE_TMPL(THO_PRIVATE_CASE_TYPE_USING_HINT, enum_type, __VA_ARGS__)

#endif  // STABLEHAND_SERVED_BY_TORCH

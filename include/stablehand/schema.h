// stablehand/schema.h: a schema that is compared with its C++ function when it is compiled.
// SPDX-License-Identifier: BSD-3-Clause
//
//   Tensor scale(const Tensor& x, double alpha);
//   STABLE_TORCH_LIBRARY(mylib, m) {
//     STABLEHAND_DEF(m, "scale(Tensor x, float alpha=1.0) -> Tensor", &scale);
//   }
//
// is m.def() of that text. Where numbers or types differ it does not compile, and the error's
// template names the argument: its number, its name letter by letter, its type in the schema, its
// C++ type. Narrow C++ types count as the type that they narrow, SymInt as int, int[2] as int[],
// Tensor(a!) as Tensor. What the function, given to TORCH_BOX, says of an argument that does not
// fit then has the argument's name.
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <stablehand/detail/schema_text.h>
#include <torch/csrc/stable/library.h>

HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

template <class R, class... P>
struct Codes {
  static constexpr TypeCode codes[] = {sizeof...(P), 1, type_code<P>()..., type_code<R>()};
};
template <class... P>
struct Codes<void, P...> {
  static constexpr TypeCode codes[] = {sizeof...(P), 0, type_code<P>()...};
};
template <class... R, class... P>
struct Codes<std::tuple<R...>, P...> {
  static constexpr TypeCode codes[] = {sizeof...(P), sizeof...(R), type_code<P>()...,
                                       type_code<torch::stable::detail::bare_t<R>>()...};
};

template <class R>
struct ResultTypes {
  using type = std::tuple<R>;
};
template <class... R>
struct ResultTypes<std::tuple<R...>> {
  using type = std::tuple<torch::stable::detail::bare_t<R>...>;
};

// ---- what stands in the error ----
template <int>
struct Argument;
template <int>
struct Result;
template <char...>
struct Name;
template <char...>
struct TypeInSchema;
template <class>
struct TypeInFunction;
template <TypeCode>
struct InSchema;
template <TypeCode>
struct InFunction;

// Never true; asked with what the error shall show.
template <class...>
inline constexpr bool agree = false;

template <class... What>
struct NumbersOfArgumentsDiffer {
  static_assert(agree<What...>,
                "STABLEHAND_DEF: the schema has another number of arguments than the function: "
                "make them agree");
};
template <class... What>
struct NumbersOfResultsDiffer {
  static_assert(agree<What...>,
                "STABLEHAND_DEF: the schema has another number of results than the function: make "
                "them agree");
};
template <class... What>
struct TypesDiffer {
  static_assert(
      agree<What...>,
      "STABLEHAND_DEF: the schema's type is not the function's, in the argument or result "
      "whose number and name this template gives: make them agree");
};
template <class... What>
struct TypeIsNotCarried {
  static_assert(
      agree<What...>,
      "STABLEHAND_DEF: torch's stable ABI does not carry the schema's type that this "
      "template gives: use Tensor, int, float, bool, str, ScalarType, Layout, "
      "MemoryFormat, Device, Generator, and T? and T[] of these; pass a Scalar or complex "
      "number as a one-element Tensor");
};

template <template <char...> class Letters, class Text, size_t First, class Indices>
struct SpellOut;
template <template <char...> class Letters, class Text, size_t First, size_t... I>
struct SpellOut<Letters, Text, First, std::index_sequence<I...>> {
  using type = Letters<Text::text()[First + I]...>;
};
template <template <char...> class Letters, class Text, size_t First, size_t Size>
using spell_out = typename SpellOut<Letters, Text, First, std::make_index_sequence<Size>>::type;

constexpr size_t distance(const char* first, const char* last) {
  return static_cast<size_t>(last - first);
}

// For the error of an argument that does not fit.
inline void append_argument_name(torch::headeronly::detail::Text& text, const char* schema,
                                 int position) {
  SchemaReader reader(schema);
  while (position-- > 0 && reader.next()) {
  }
  append(text, " (");
  text.add(reader.name.first, distance(reader.name.first, reader.name.last));
  append(text, ")");
}

template <class Function>
struct SchemaCheck {
  static_assert(std::is_void_v<Function>,
                "STABLEHAND_DEF takes a function or a static member function: no function of an "
                "object, no lambda");
};
template <class R, class... P>
struct SchemaCheck<R (*)(P...)> {
  template <class T>
  using bare = torch::stable::detail::bare_t<T>;
  using Types = Codes<bare<R>, bare<P>...>;

  template <int Place>
  using TypeAt = std::tuple_element_t<
      (Place > 0 ? Place : -Place) - 1,
      std::conditional_t<(Place > 0), std::tuple<bare<P>...>, typename ResultTypes<bare<R>>::type>>;

  template <class Text>
  static constexpr bool check() {
    constexpr Comparison found = compare(Text::text(), Types::codes);
    constexpr const TypeCode* codes = Types::codes;
    if constexpr (found.counts[0] != codes[0]) {
      return sizeof(NumbersOfArgumentsDiffer<InSchema<found.counts[0]>, InFunction<codes[0]>>) > 0;
    } else if constexpr (found.counts[1] != codes[1]) {
      return sizeof(NumbersOfResultsDiffer<InSchema<found.counts[1]>, InFunction<codes[1]>>) > 0;
    } else if constexpr (found.place != 0) {
      constexpr size_t name = distance(Text::text(), found.name.first);
      constexpr size_t type = distance(Text::text(), found.type.first);
      using Where =
          std::conditional_t<(found.place > 0), Argument<found.place>, Result<-found.place>>;
      using Named = spell_out<Name, Text, name, distance(found.name.first, found.name.last)>;
      using Said = spell_out<TypeInSchema, Text, type, distance(found.type.first, found.type.last)>;
      if constexpr (is_carried(found.code)) {
        return sizeof(TypesDiffer<Where, Named, Said, TypeInFunction<TypeAt<found.place>>>) > 0;
      } else {
        return sizeof(TypeIsNotCarried<Where, Named, Said>) > 0;
      }
    }
    return true;
  }
};
template <class R, class... P>
struct SchemaCheck<R (*)(P...) noexcept> : SchemaCheck<R (*)(P...)> {};

template <class Function, Function F, class Text>
const char* checked_schema(Text) {
  static_assert(SchemaCheck<Function>::template check<Text>(), "");
  auto& names = torch::stable::detail::SignatureOf<Function>::type::template names<F>;
  names.schema = Text::text();
  names.append_argument = &append_argument_name;
  return Text::text();
}

HIDDEN_NAMESPACE_END(stablehand, detail)

// m.def(schema), once `function` has what the schema says. `schema` is a literal.
#define STABLEHAND_DEF(m, schema, function)                                                     \
  (m).def(                                                                                      \
      ::stablehand::detail::checked_schema<::std::decay_t<decltype(function)>, (function)>([] { \
        struct SchemaText {                                                                     \
          static constexpr const char* text() { return schema; }                                \
        };                                                                                      \
        return SchemaText();                                                                    \
      }()))

#endif  // STABLEHAND_COPY

// stablehand/detail/schema_text.h: reads the text of an op's schema, at compile time or later.
// SPDX-License-Identifier: BSD-3-Clause
//
//   SchemaReader reader("add(Tensor x, float alpha=1.0) -> Tensor");
//   while (reader.next()) …    // the arguments: reader.code, reader.name
//   reader.to_results();
//   while (reader.next()) …    // the results
//
// Reads every schema that torch accepts; of what torch refuses it accepts some. It ends at the null
// byte, whatever stands before it.
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <stablehand/detail/type_code.h>

HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

// A stretch of a text.
struct Piece {
  const char* first;
  const char* last;
};

constexpr bool same_text(Piece a, Piece b) {
  while (a.first != a.last && b.first != b.last && *a.first == *b.first) {
    ++a.first;
    ++b.first;
  }
  return a.first == a.last && b.first == b.last;
}

struct BaseName {
  const char* name;
  Base base;
};
// A symbolic number is carried as the one that it stands for.
inline constexpr BaseName kBaseNames[] = {
    {"Tensor", Base::tensor},   {"int", Base::integer},
    {"float", Base::number},    {"bool", Base::boolean},
    {"str", Base::text},        {"ScalarType", Base::dtype},
    {"Layout", Base::layout},   {"MemoryFormat", Base::format},
    {"Device", Base::device},   {"Generator", Base::generator},
    {"NoneType", Base::none},   {"SymInt", Base::integer},
    {"SymFloat", Base::number}, {"SymBool", Base::boolean}};

constexpr Piece piece_of(const char* text) {
  const char* last = text;
  while (*last != '\0') {
    ++last;
  }
  return {text, last};
}

constexpr bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// From `at` to the first `stop`, comma, closing bracket or null byte that is in no brackets or
// quotes of its own.
constexpr const char* skip(const char* at, char stop) {
  int depth = 0;
  char quote = '\0';
  for (; *at != '\0'; ++at) {
    if (quote != '\0') {
      quote = *at == quote ? '\0' : quote;
      at += *at == '\\' && at[1] != '\0' ? 1 : 0;
    } else if (*at == '"' || *at == '\'') {
      quote = *at;
    } else if (*at == '(' || *at == '[') {
      ++depth;
    } else if (depth == 0 && (*at == stop || *at == ',' || *at == ')' || *at == ']')) {
      break;
    } else if (*at == ')' || *at == ']') {
      --depth;
    }
  }
  return at;
}

constexpr TypeCode read_type(Piece type) {
  Piece base = {type.first, type.first};
  while (base.last != type.last && is_word(*base.last)) {
    ++base.last;
  }
  TypeCode code = code_of(Base::other);
  for (const BaseName& known : kBaseNames) {
    if (same_text(base, piece_of(known.name))) {
      code = code_of(known.base);
    }
  }
  for (const char* at = base.last; at < type.last; ++at) {
    if (*at == '?') {
      code = optional_of(code);
    } else if (*at == '[') {  // with a number in it or without
      code = list_of(code);
      at = skip(at + 1, ']');
    } else if (*at == '(') {  // an alias
      at = skip(at + 1, ')');
    }
  }
  return code;
}

class SchemaReader {
 public:
  explicit constexpr SchemaReader(const char* text) : at_(text) {
    while (*at_ != '\0' && *at_ != '(') {
      ++at_;
    }
    open();
  }

  // The item that next() read: its type as written, its name (empty for most results).
  TypeCode code = 0;
  Piece type = {nullptr, nullptr};
  Piece name = {nullptr, nullptr};

  constexpr bool next() {
    while (more_) {
      spaces();
      type = {at_, skip(at_, '=')};
      at_ = skip(type.last, ')');  // past a default
      more_ = *at_ == ',';
      at_ += more_ ? 1 : 0;
      if (read_item()) {
        return true;
      }
    }
    return false;
  }

  // From the end of the arguments to the results.
  constexpr void to_results() {
    at_ += *at_ == ')' ? 1 : 0;
    while (*at_ != '\0' && *at_ != '>') {
      ++at_;
    }
    at_ += *at_ == '>' ? 1 : 0;
    spaces();
    const char* last = piece_of(at_).last;
    while (last != at_ && last[-1] == ' ') {
      --last;
    }
    // Else one result; its type may begin with a bracket, as in `(int, str)[]`.
    if (*at_ == '(' && last[-1] == ')') {
      open();
    } else {
      more_ = *at_ != '\0';
    }
  }

 private:
  constexpr void spaces() {
    while (*at_ == ' ' || *at_ == '\n' || *at_ == '\t') {
      ++at_;
    }
  }
  // Past an opening bracket; there is nothing to read behind "()".
  constexpr void open() {
    at_ += *at_ == '(' ? 1 : 0;
    spaces();
    more_ = *at_ != ')' && *at_ != '\0';
  }

  // False for the `*` before keyword-only arguments, and for `...`.
  constexpr bool read_item() {
    const char* last = type.last;
    while (last != type.first && last[-1] == ' ') {
      --last;
    }
    name = {last, last};
    while (name.first != type.first && is_word(name.first[-1])) {
      --name.first;
    }
    if (name.first == type.first) {  // a type alone
      name.first = last;
    }
    type.last = name.first;
    while (type.last != type.first && type.last[-1] == ' ') {
      --type.last;
    }
    code = read_type(type);
    return type.last != type.first && *type.first != '*' && *type.first != '.';
  }

  const char* at_;
  bool more_ = false;
};

// How a schema and a function differ.
struct Comparison {
  TypeCode counts[2] = {0, 0};  // of the schema's arguments and results
  // The first argument (from 1 up) or result (from -1 down) whose types differ, in the schema's
  // words.
  int place = 0;
  Piece type = {nullptr, nullptr};
  Piece name = {nullptr, nullptr};
  TypeCode code = 0;
};

constexpr bool fits(TypeCode function, TypeCode schema) {
  return function == schema || (function == code_of(Base::none) && is_optional(schema));
}

// `codes`: how many parameters and results the function has, then their types.
constexpr Comparison compare(const char* schema, const TypeCode* codes) {
  Comparison found;
  SchemaReader reader(schema);
  for (int part = 0; part < 2; ++part) {
    const TypeCode* types = codes + 2 + (part == 0 ? 0 : codes[0]);
    TypeCode& count = found.counts[part];
    for (; reader.next(); ++count) {
      if (found.place == 0 && count < codes[part] && !fits(types[count], reader.code)) {
        const int place = static_cast<int>(count) + 1;
        found.place = part == 0 ? place : -place;
        found.type = reader.type;
        found.name = reader.name;
        found.code = reader.code;
      }
    }
    reader.to_results();
  }
  return found;
}

HIDDEN_NAMESPACE_END(stablehand, detail)

#endif  // STABLEHAND_COPY

// schema_reader.cpp: what schema_text.h reads in the schemas of standard input, one a line; or,
// with an argument, that many changed copies of them, of which only that they are read is asked.
// SPDX-License-Identifier: BSD-3-Clause
#include <stablehand/detail/schema_text.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace {

using stablehand::detail::Piece;
using stablehand::detail::SchemaReader;
using stablehand::detail::TypeCode;

std::string text(Piece piece) { return std::string(piece.first, piece.last); }

std::string type(TypeCode code) {
  std::string suffixes;
  for (; !stablehand::detail::is_base(code); code = stablehand::detail::inner(code)) {
    suffixes.insert(0, stablehand::detail::is_list(code) ? "[]" : "?");
  }
  for (const stablehand::detail::BaseName& known : stablehand::detail::kBaseNames) {
    if (stablehand::detail::code_of(known.base) == code) {
      return known.name + suffixes;
    }
  }
  return "other" + suffixes;
}

// "type name,type name,>type,": a terminated copy without room, so that a sanitizer sees each byte
// read beyond it.
std::string read(const std::string& schema) {
  const std::unique_ptr<char[]> copy(new char[schema.size() + 1]);
  schema.copy(copy.get(), schema.size());
  copy[schema.size()] = '\0';
  SchemaReader reader(copy.get());
  std::string found;
  for (const char* end : {">", ""}) {
    while (reader.next()) {
      found += type(reader.code) + " " + text(reader.name) + ",";
    }
    reader.to_results();
    found += end;
  }
  return found;
}

std::string changed(std::string schema, const std::vector<std::string>& others,
                    std::mt19937& random) {
  static const std::string characters = "()[]?,=*.\"'\\->! aTx0:\n";
  for (unsigned edits = 1 + random() % 4; edits > 0; --edits) {
    const size_t at = random() % (schema.size() + 1);
    switch (random() % 4) {
      case 0:
        schema.resize(at);
        break;
      case 1:
        schema.insert(at, 1, characters[random() % characters.size()]);
        break;
      case 2:
        schema.erase(at, random() % 8);
        break;
      default:
        schema.insert(at, others[random() % others.size()], random() % 16, random() % 24);
    }
  }
  return schema;
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<std::string> schemas;
  for (std::string line; std::getline(std::cin, line);) {
    if (count == 1) {
      std::cout << read(line) << "\n";
    }
    schemas.push_back(line + std::string(16, ' '));
  }
  std::mt19937 random(1);
  size_t bytes = 0;
  for (int left = count == 1 ? 0 : std::atoi(arguments[1]); left > 0; --left) {
    bytes += read(changed(schemas[random() % schemas.size()], schemas, random)).size();
  }
  if (count > 1) {
    std::cout << bytes << "\n";
  }
}

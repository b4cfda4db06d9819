// strings.cpp: kernels that take and return str.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

int64_t length(std::string_view text) { return static_cast<int64_t>(text.size()); }
int64_t copied(const std::string& text) { return static_cast<int64_t>(text.size()); }
int64_t maybe(std::optional<std::string> text) { return text ? copied(*text) : -1; }
int64_t total(const std::vector<std::string>& texts) {
  int64_t sum = 0;
  for (const std::string& text : texts) sum += copied(text);
  return sum;
}
std::string echo(std::string text) { return text; }

}  // namespace

STABLE_TORCH_LIBRARY(stablehand_strings, m) {
  m.def("length(str text) -> int");
  m.def("copied(str text) -> int");
  m.def("maybe(str? text) -> int");
  m.def("total(str[] texts) -> int");
  m.def("echo(str text) -> str");
}

STABLE_TORCH_LIBRARY_IMPL(stablehand_strings, CompositeExplicitAutograd, m) {
  if (auto v = STABLEHAND_AVAILABLE(2, 10)) {
    m.impl("length", STABLEHAND_BOX(v, &length));
    m.impl("copied", STABLEHAND_BOX(v, &copied));
    m.impl("maybe", STABLEHAND_BOX(v, &maybe));
    m.impl("total", STABLEHAND_BOX(v, &total));
    m.impl("echo", STABLEHAND_BOX(v, &echo));
  }
}

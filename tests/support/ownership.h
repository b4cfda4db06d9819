// tests/support/ownership.h: runs code on the counting shim with a failure at each of its C calls.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include "support/catch.h"
#include "support/counting_shim.h"

#include <exception>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ownership {

// A new reference to a new float tensor of shape [2, 3].
inline AtenTensorHandle new_tensor() {
  const int64_t sizes[] = {2, 3}, strides[] = {3, 1};
  AtenTensorHandle made = nullptr;
  aoti_torch_empty_strided(2, sizes, strides, 6, 0, -1, &made);
  return made;
}

// What is alive: handles of libtorch, and memory of operator new.
struct Alive {
  int handles = counting_shim_live();
  long blocks = blocks_now();
  static long blocks_now();
  bool operator==(const Alive& other) const {
    return handles == other.handles && blocks == other.blocks;
  }
};

// One run. The text is kept in an array, for a string would count as alive.
struct Outcome {
  bool threw = false, other = false, failed = false;
  char text[4096] = {};
  const char* last_call = "";
  Alive before, after;
};

template <class Body>
Outcome run(int failing, const Body& body) {
  Outcome outcome;
  counting_shim_fail_at(failing);
  outcome.before = Alive();
  try {
    body();
  } catch (const std::exception& error) {
    outcome.threw = true;
    std::string_view(error.what()).copy(outcome.text, sizeof outcome.text - 1);
  } catch (...) {
    outcome.other = true;
  }
  outcome.after = Alive();
  outcome.failed = counting_shim_has_failed();
  for (int i = 0; counting_shim_call(i); ++i) outcome.last_call = counting_shim_call(i);
  counting_shim_fail_at(-1);
  return outcome;
}

// Words, and no more than a paragraph of them.
bool is_sentence(const std::string& text);

inline bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

// For bodies, where Catch's own assertions would count as alive.
inline void expect(bool holds) {
  if (!holds) throw std::logic_error("what the test expects here does not hold");
}

// Nothing is left alive, and only a std::exception came out, if anything did.
void check_clean(const Outcome& outcome);

// Runs `body` once for each of its C calls that can fail, failing that one, and once with none. A
// failure must come out as a std::exception with a sentence: libtorch's own words from 2.13 on.
// Without a failure nothing may be thrown.
template <class Body>
void every_failure(const Body& body) {
  for (int n = 0;; ++n) {
    const Outcome outcome = run(n, body);
    INFO("failure " << n << ", last call " << outcome.last_call << ", text: " << outcome.text);
    check_clean(outcome);
    CHECK(outcome.threw == outcome.failed);
    if (!outcome.failed) return;
    CHECK(is_sentence(outcome.text));
    const char* expected =
        counting_shim_minor >= 13 ? "the injected failure of " : "torch refused this call";
    CHECK(contains(outcome.text, expected));
  }
}

// The same where the body throws by itself, with `text` in its words; an injected failure that
// comes first has its own.
template <class Body>
void every_failure_and(const char* text, const Body& body) {
  for (int n = 0;; ++n) {
    const Outcome outcome = run(n, body);
    INFO("failure " << n << ", last call " << outcome.last_call << ", text: " << outcome.text);
    check_clean(outcome);
    CHECK(outcome.threw);
    CHECK(is_sentence(outcome.text));
    if (outcome.failed) continue;
    CHECK(contains(outcome.text, text));
    return;
  }
}

// What needs torch 2.oldest: every failure from that one on, and below a sentence that names it.
template <class Body>
void every_failure_since(int oldest, const Body& body) {
  if (counting_shim_minor >= oldest) return every_failure(body);
  every_failure_and(("needs torch 2." + std::to_string(oldest)).c_str(), body);
}

}  // namespace ownership

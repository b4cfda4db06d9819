// tests/abi/two_versions.cpp: what one library sees of the headers that it was compiled with.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>
#include <torch/headeronly/util/MathConstants.h>
#include <string.h>

#include <exception>
#include <limits>

#define ENTRY extern "C" __attribute__((visibility("default")))

namespace {

using Limits = std::numeric_limits<c10::Half>;
using torch::stable::Device;
using torch::stable::detail::Convert;

// By its address, so that the variable itself is emitted and not only its value.
template <class T>
T read(const volatile T* variable) {
  return *variable;
}

char answer(bool first, bool second) { return first ? '1' : second ? '2' : '?'; }

char last_letter_of_error() {
  try {
    STD_TORCH_CHECK(false, true);
  } catch (const std::exception& error) {
    return error.what()[strlen(error.what()) - 1];
  }
  return '?';
}

}  // namespace

// One letter for each change of test_two_versions.py, in its order.
ENTRY const char* answers() {
  static char text[12];
  const char* name = c10::toString(c10::ScalarType::Undefined);
  text[0] = answer(!strcmp(name, "UNKNOWN_SCALAR"), !strcmp(name, "SOMETHING_ELSE"));
  const float one = c10::Half(1.0f);
  text[1] = answer(one == 1.0f, one == 2.0f);
  const char letter = last_letter_of_error();
  text[2] = answer(letter == '1', letter == 'b');
  const double pi = read(&c10::pi<double>);
  text[3] = answer(pi > 3 && pi < 4, pi > 4);
  const int exponent = read(&Limits::max_exponent10);
  text[4] = answer(exponent == 4, exponent == 5);
  text[5] = answer(Limits::max().x == 0x7BFF, Limits::max().x == 0x7BFE);
  const int64_t numbers[] = {1, 2};
  const size_t size = torch::headeronly::IntHeaderOnlyArrayRef(numbers, 2).size();
  text[6] = answer(size == 2, size == 3);
  const bool has_index = Device(c10::DeviceType::CUDA, 1).has_index();
  text[7] = answer(has_index, !has_index);
  const StableIValue slot = Convert<bool>::from(true);
  text[8] = answer(slot == 1, slot == 0);
  const int minor = read(&stablehand::since<10>::minor);
  text[9] = answer(minor == 10, minor == 11);
  const bool carried = read(&torch::stable::detail::is_carried<void>);
  text[10] = answer(!carried, carried);
  return text;
}

// A variable that is written to, and that stablehand_status() reads: each library has its own.
ENTRY void note(const char* sentence) { stablehand::detail::record(sentence); }

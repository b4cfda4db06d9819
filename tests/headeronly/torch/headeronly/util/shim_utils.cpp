// tests/headeronly/torch/headeronly/util/shim_utils.cpp: error codes become exceptions.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/util/shim_utils.h>

#include <stdexcept>
#include <string>

#include "support/catch.h"

namespace {

int returns(int code) { return code; }

}  // namespace

static_assert(TORCH_SUCCESS == 0 && TORCH_FAILURE == 1);

TEST_CASE("TORCH_ERROR_CODE_CHECK: the call and the place") {
  TORCH_ERROR_CODE_CHECK(returns(TORCH_SUCCESS));
  std::string text;
  int line = 0;
  try {
    line = __LINE__ + 1;
    TORCH_ERROR_CODE_CHECK(returns(TORCH_FAILURE));
  } catch (const std::runtime_error& error) {
    text = error.what();
  }
  CHECK(text ==
        "returns(TORCH_FAILURE) API call failed at " __FILE__ ", line " + std::to_string(line));
}

TEST_CASE("TORCH_ERROR_CODE_CHECK: is one statement") {
  bool other = false;
  if (false)
    TORCH_ERROR_CODE_CHECK(returns(TORCH_FAILURE));
  else
    other = true;
  CHECK(other);
}

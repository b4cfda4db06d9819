// tests/headeronly/torch/headeronly/core/TensorAccessor.cpp: which element x[i][j] is.
// SPDX-License-Identifier: BSD-3-Clause
#include <torch/headeronly/core/TensorAccessor.h>

#include <stdexcept>
#include <string>
#include <type_traits>

#include "support/catch.h"

namespace {

namespace ho = torch::headeronly;

// elements[k] == k, so that an element tells its offset.
struct Elements {
  int values[64];
  Elements() {
    for (int i = 0; i < 64; ++i) {
      values[i] = i;
    }
  }
};

}  // namespace

TEST_CASE("an accessor finds the element at the sum of index times stride") {
  Elements elements;
  const int64_t sizes[] = {2, 3, 4};
  const int64_t strides[] = {1, 16, 4};
  ho::HeaderOnlyTensorAccessor<int, 3> x(elements.values, sizes, strides);
  CHECK(x[1][2][3] == 1 + 32 + 12);
  CHECK(x[0][1][0] == 16);
  x[1][0][1] = -1;
  CHECK(elements.values[5] == -1);
  CHECK(x.size(2) == 4);
  CHECK(x.stride(1) == 16);
  CHECK(x[0].size(0) == 3);
  CHECK(x.sizes().size() == 3);
  CHECK(x.sizes()[1] == 3);
  CHECK(x.strides()[2] == 4);
  CHECK(x.data() == elements.values);
}

TEST_CASE("strides may be negative or zero, and indices too") {
  Elements elements;
  const int64_t sizes[] = {4, 5};
  const int64_t strides[] = {-8, 0};
  const ho::HeaderOnlyTensorAccessor<int, 2> x(elements.values + 32, sizes, strides);
  CHECK(x[0][4] == 32);
  CHECK(x[3][1] == 8);
  CHECK(x[-1][0] == 40);  // unchecked, as in PyTorch
  CHECK(x[0].data() == elements.values + 32);
}

TEST_CASE("a packed accessor keeps copies of sizes and strides") {
  Elements elements;
  int64_t sizes[] = {3, 4};
  int64_t strides[] = {10, 2};
  ho::HeaderOnlyGenericPackedTensorAccessor<int, 2> x(elements.values, sizes, strides);
  ho::HeaderOnlyGenericPackedTensorAccessor<int, 2, ho::DefaultPtrTraits, int32_t> narrow(
      elements.values, sizes, strides);
  sizes[0] = strides[0] = sizes[1] = strides[1] = 0;
  CHECK(x.size(0) == 3);
  CHECK(x[2][3] == 26);
  CHECK(narrow.stride(1) == 2);
  CHECK(narrow[1][1] == 12);
  static_assert(std::is_same_v<decltype(narrow.size(0)), int32_t>);

  const auto y = x.transpose(0, 1);
  CHECK(y.size(0) == 4);
  CHECK(y.stride(1) == 10);
  CHECK(y[3][2] == 26);
  CHECK(x.transpose(1, 1)[2][3] == 26);
  CHECK(x[2][3] == 26);
}

TEST_CASE("a packed accessor of one dimension") {
  Elements elements;
  const int64_t sizes[] = {7};
  const int64_t strides[] = {-3};
  ho::HeaderOnlyGenericPackedTensorAccessor<int, 1> x(elements.values + 30, sizes, strides);
  CHECK(x[4] == 18);
  x[1] = 5;
  CHECK(elements.values[27] == 5);
  CHECK(x.transpose(0, 0)[4] == 18);
  CHECK_THROWS_AS(x.transpose(0, 1), std::runtime_error);
}

TEST_CASE("a packed accessor refuses sizes, strides and offsets that its index type cannot count") {
  using Narrow = ho::HeaderOnlyGenericPackedTensorAccessor<int, 2, ho::DefaultPtrTraits, int32_t>;
  using Wide = ho::HeaderOnlyGenericPackedTensorAccessor<int, 2>;
  int element = 7;
  const auto refused = [&](int64_t size, int64_t stride) {
    const int64_t sizes[] = {1, size};
    const int64_t strides[] = {1, stride};
    CHECK(Wide(&element, sizes, strides).size(1) == size);
    try {
      const Narrow narrow(&element, sizes, strides);
      return std::string();
    } catch (const std::runtime_error& error) {
      return std::string(error.what());
    }
  };
  constexpr int64_t kLimit = int64_t{1} << 31;
  CHECK(refused(kLimit - 1, 1).empty());
  CHECK(refused(1, kLimit - 1).empty());
  CHECK(refused(1, -kLimit).empty());
  CHECK(refused(0, kLimit - 1).empty());
  CHECK(refused(32769, 65535).empty());  // the last offset is 2^31 - 2^15
  CHECK_FALSE(refused(32769, 65536).empty());
  CHECK_FALSE(refused(32770, -65536).empty());
  CHECK_FALSE(refused(1, -kLimit - 1).empty());
  CHECK_FALSE(refused(kLimit * 2 + 1, 0).empty());  // would be 1
  const std::string text = refused(kLimit, 1);
  CHECK(text.find("dimension 1 of this tensor, with size 2147483648 and stride 1, is too large for "
                  "a packed accessor with an index of 32 bits: give it int64_t as its index_t") !=
        std::string::npos);
}

TEST_CASE("transpose names a dimension that does not exist") {
  Elements elements;
  const int64_t sizes[] = {3, 4};
  const ho::HeaderOnlyGenericPackedTensorAccessor<int, 2> x(elements.values, sizes, sizes);
  for (const int64_t wrong : {int64_t{-1}, int64_t{2}}) {
    std::string text;
    try {
      x.transpose(wrong == 2 ? 0 : wrong, wrong == 2 ? wrong : 0);
    } catch (const std::runtime_error& error) {
      text = error.what();
    }
    const std::string end =
        "Index " + std::to_string(wrong) + " is not within bounds of a tensor of dimension 2";
    CHECK(text.find(end) != std::string::npos);
  }
}

// Streams and device guards on the counting shim: every C call of every member fails once, and
// nothing stays alive.
// SPDX-License-Identifier: BSD-3-Clause
#include "support/ownership.h"

#include <torch/csrc/stable/accelerator.h>

#include <type_traits>
#include <utility>

namespace {

namespace accelerator = torch::stable::accelerator;
using accelerator::DeviceGuard;
using accelerator::Stream;

static_assert(std::is_nothrow_destructible_v<DeviceGuard>);
static_assert(std::is_nothrow_destructible_v<Stream>);

}  // namespace

TEST_CASE("accelerator: a guard is freed once") {
  ownership::every_failure([] {
    DeviceGuard guard(1), other(2);
    other.set_index(3);
    other = std::move(guard);
    const DeviceGuard third(std::move(other));
  });
  ownership::every_failure_and("must be from -1 to 127", [] { const DeviceGuard guard(128); });
  ownership::every_failure([] {
    DeviceGuardHandle guard = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_create_device_guard(1, &guard));
    accelerator::delete_device_guard(guard);
    accelerator::getCurrentDeviceIndex();
  });
}

TEST_CASE("accelerator: a stream is freed by the last that shares it") {
  ownership::every_failure([] {
    Stream stream = accelerator::getCurrentStream(0);
    Stream copy(stream), other = accelerator::getCurrentStream(1);
    other = copy;
    copy = std::move(stream);
    copy.id();
  });
  ownership::every_failure_since(
      13, [] { accelerator::getCurrentStream(0).nativeHandle(STABLEHAND_AVAILABLE(2, 13)); });
}

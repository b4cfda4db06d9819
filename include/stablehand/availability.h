// stablehand/availability.h: use what a newer torch has, from a binary that also loads on older
// ones.
// SPDX-License-Identifier: BSD-3-Clause
//
//   if (auto v = STABLEHAND_AVAILABLE(2, 14)) has = x.has_storage(v);
//
// Below its version a name does not compile, unless a token `v` goes in first: f(v, x),
// x.member(v), STABLEHAND_BOX(v, &kernel), v(stablehand::newer::c_function)(…). A token of a newer
// torch serves an older need; tokens may be captured and passed on. Every question is asked of the
// running torch, so one binary takes each road where it exists. Thread-safe; never throws but where
// said.
#pragma once
#include <stablehand/detail/own_copies.h>
#ifdef STABLEHAND_COPY
#include <torch/csrc/stable/c/shim.h>
#include <torch/csrc/stable/detail/availability_macros.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>

HIDDEN_NAMESPACE_BEGIN(stablehand)

namespace detail {

constexpr uint64_t make_version(int minor) {
  return uint64_t{2} << 56 | static_cast<uint64_t>(minor) << 48;
}

// Writes "2.13.0" for 0x020d000000000000.
C10_NOINLINE inline void append_version(torch::headeronly::detail::Text& text, uint64_t version) {
  append(text, (version >> 56) & 0xff);
  append(text, ".");
  append(text, (version >> 48) & 0xff);
  append(text, ".");
  append(text, (version >> 40) & 0xff);
}

// Why `what` cannot be had: the running torch is older than 2.minor, or was built without a
// function's device.
[[noreturn]] C10_NOINLINE inline void throw_missing(int minor, const char* what = "this call") {
  torch::headeronly::detail::Text text;
  append(text, what);
  if (aoti_torch_abi_version() >= make_version(minor)) {
    append(text,
           " needs a function of one device's torch (CUDA, XPU, MPS), and this build of torch ");
    append_version(text, aoti_torch_abi_version());
    append(text, " lacks it: install a build of torch for that device");
    throw_text(text);
  }
  append(text, " needs torch 2.");
  append(text, minor);
  append(text, " or newer, the running torch is ");
  append_version(text, aoti_torch_abi_version());
  append(text,
         ": install a newer torch, or keep the call under if (auto v = STABLEHAND_AVAILABLE(2, ");
  append(text, minor);
  append(text, "))");
  throw_text(text);
}

// Is the running torch 2.Minor or newer? One C function stands for each version: a build of torch
// that lacks it does not count.
template <int Minor>
bool runs() noexcept {
  static_assert(
      Minor <= TORCH_VERSION_MINOR,
      "STABLEHAND_AVAILABLE: these headers do not know that version of torch; install a newer Stablehand");
  const void* witness = nullptr;
  if constexpr (Minor <= 9) {
    return true;
  } else if constexpr (Minor == 10) {
    witness = reinterpret_cast<const void*>(newer::STABLEHAND_PROBE_2_10);
  } else if constexpr (Minor == 11) {
    witness = reinterpret_cast<const void*>(newer::STABLEHAND_PROBE_2_11);
  } else if constexpr (Minor == 12) {
    witness = reinterpret_cast<const void*>(newer::STABLEHAND_PROBE_2_12);
  } else if constexpr (Minor == 13) {
    witness = reinterpret_cast<const void*>(newer::STABLEHAND_PROBE_2_13);
  } else if constexpr (Minor == 14) {
    witness = reinterpret_cast<const void*>(newer::STABLEHAND_PROBE_2_14);
  } else {
    witness = reinterpret_cast<const void*>(newer::STABLEHAND_PROBE_2_15);
  }
  return witness != nullptr && aoti_torch_abi_version() >= make_version(Minor);
}

}  // namespace detail

// Proof that somebody asked whether the running torch is 2.Minor or newer; made by
// STABLEHAND_AVAILABLE.
template <int Minor>
class since {
 public:
  static constexpr int minor = Minor;

  constexpr explicit since(bool available) noexcept : available_(available) {}
  template <int Other>
  constexpr since(since<Other> token) noexcept : available_(bool(token)) {
    static_assert(
        Other >= Minor,
        "this token stands for an older torch than what it is passed to needs: ask STABLEHAND_AVAILABLE for the newer one");
  }

  constexpr explicit operator bool() const noexcept { return available_; }

  // Throws std::runtime_error with the two versions, and that `what` needs the newer one, unless
  // that torch or a newer one runs.
  void require(const char* what) const {
    if (!available_) {
      detail::throw_missing(Minor, what);
    }
  }

  // The function itself, if the running torch has it; else std::runtime_error with the two
  // versions and `what` needs it. For functions of libtorch_cuda, _xpu and MPS too, which a torch
  // of any version may lack.
  template <class Function>
  Function* operator()(Function* function, const char* what = "this call") const {
    if (function == nullptr) {
      detail::throw_missing(Minor, what);
    }
    return function;
  }

 private:
  bool available_;
};

template <int Major, int Minor>
since<Minor> available(bool within_target) noexcept {
  static_assert(
      Major == 2,
      "STABLEHAND_AVAILABLE(2, minor): these headers know no other major version of torch");
  return since<Minor>{within_target || detail::runs<Minor>()};
}

HIDDEN_NAMESPACE_END(stablehand)

// A stablehand::since<minor>, true when the target or the running torch is major.minor or newer.
// Both are integer literals.
#define STABLEHAND_AVAILABLE(major, minor) \
  ::stablehand::available<(major), (minor)>((minor) <= STABLEHAND_TARGET_MINOR)

#endif  // STABLEHAND_COPY

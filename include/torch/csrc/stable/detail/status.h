// torch/csrc/stable/detail/status.h: what went wrong while the library was loaded.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include <stablehand/availability.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/Exception.h>

#include <stdio.h>  // snprintf: shorter where it is called than a row of appends

HIDDEN_NAMESPACE_BEGIN(stablehand, detail)

extern "C" STABLEHAND_WEAK int Py_IsInitialized();  // null in a program without Python

// The first sentence, or empty. One a library, in memory that needs no initialiser, so that every
// initialiser may use it.
struct Status {
  char text[2048];
};
inline Status status = {};

inline bool loaded_well() noexcept { return status.text[0] == '\0'; }

STABLEHAND_COLD inline void record(const char* sentence) noexcept {
  if (!loaded_well()) {
    return;
  }
  const size_t size = __builtin_strlen(sentence);
  __builtin_memcpy(status.text, sentence,
                   size < sizeof status.text ? size : sizeof status.text - 1);
  if (!Py_IsInitialized || !Py_IsInitialized()) {
    aoti_torch_warn("load", "", 0, status.text);
  }
}

// Records a sentence unless the running torch is at least `target`.
STABLEHAND_COLD inline void require(const char* library, uint64_t target) noexcept {
  if (aoti_torch_abi_version() >= target) {
    return;
  }
  const auto part = [](uint64_t version, int shift) {
    return static_cast<unsigned>(version >> shift & 0xff);
  };
  const uint64_t running = aoti_torch_abi_version();
  char text[sizeof Status::text];
  snprintf(text, sizeof text,
           "%s: built for torch %u.%u.%u or newer, this is torch %u.%u.%u: install a newer torch, "
           "or build the extension with a lower TORCH_TARGET_VERSION",
           library, part(target, 56), part(target, 48), part(target, 40), part(running, 56),
           part(running, 48), part(running, 40));
  record(text);
}

// Records that a library's block threw `what`.
STABLEHAND_COLD inline void record_thrown(const char* library, const char* what) noexcept {
  char text[sizeof Status::text];
  snprintf(text, sizeof text, "%s: registering its ops threw %s", library, what);
  record(text);
}

HIDDEN_NAMESPACE_END(stablehand, detail)

// Null when everything was registered, else the sentence for an ImportError; valid as long as the
// library is loaded.
extern "C" __attribute__((visibility("default"), used)) inline const char*
stablehand_status() noexcept {
  return ::stablehand::detail::loaded_well() ? nullptr : ::stablehand::detail::status.text;
}

// tests/support/counting_shim.cpp: handles, the record of calls, and failures.
// SPDX-License-Identifier: BSD-3-Clause
#include "counting_shim_core.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

namespace counting_shim {

namespace {

// Relaxed throughout: counting must not order the threads of the code under test.
constexpr auto kRelaxed = std::memory_order_relaxed;
constexpr int kHandles = 1 << 18;
constexpr int kCalls = 1 << 12;

Handle handles[kHandles];
std::atomic<int> made{0}, alive{0};
std::atomic<int> calls_left{-1}, fallible{0}, recorded{0};
std::atomic<bool> failed{false};
std::atomic<const char*> record[kCalls];
thread_local char error[512];  // not a string: its memory would count as a leak of the tests

void write_text(const char* text) {
  if (write(STDERR_FILENO, text, strlen(text)) < 0) abort();
}

}  // namespace

std::atomic<int> kernels{0}, warnings{0};

const char* name(Kind kind) {
  static const char* const kNames[] = {"unused",    "tensor",  "generator", "stream", "guard",
                                       "list",      "string",  "cell",      "ivalue", "library",
                                       "recording", "message", "other"};
  return kNames[static_cast<int>(kind)];
}

void refuse(const char* function, const char* sentence, const char* what) {
  for (const char* text : {"counting shim: ", function, ": ", sentence, what, ".\n"}) {
    write_text(text);
  }
  abort();
}

Handle& find(const void* pointer, Kind kind, const char* function, const char* argument) {
  if (!pointer) refuse(function, "a null handle for ", argument);
  const auto address = reinterpret_cast<uintptr_t>(pointer);
  const auto first = reinterpret_cast<uintptr_t>(handles);
  if (address < first || address >= first + sizeof handles || (address - first) % sizeof(Handle)) {
    refuse(function, "an unknown handle for ", argument);
  }
  Handle& handle = handles[(address - first) / sizeof(Handle)];
  if (handle.kind.load(kRelaxed) == Kind::unused) {
    refuse(function, "an unknown handle for ", argument);
  }
  if (!handle.live.load(kRelaxed)) {
    refuse(function, "a freed handle (used after free, or freed twice) for ", argument);
  }
  if (handle.kind.load(kRelaxed) != kind) {
    refuse(function, "a handle of another kind, where it wants one of a ", name(kind));
  }
  return handle;
}

Handle& make_handle(Kind kind) {
  const int i = made.fetch_add(1, kRelaxed);
  if (i >= kHandles) refuse("make_handle", "too many handles: raise kHandles");
  Handle& handle = handles[i];
  handle.kind.store(kind, kRelaxed);
  handle.live.store(true, kRelaxed);
  alive.fetch_add(1, kRelaxed);
  return handle;
}

void destroy(Handle& handle) noexcept {
  handle.live.store(false, kRelaxed);
  alive.fetch_sub(1, kRelaxed);
  switch (handle.kind.load(kRelaxed)) {
    case Kind::tensor:
    case Kind::ivalue:
      if (handle.object) release(handle.object);
      break;
    case Kind::list:
      delete handle.list;
      break;
    case Kind::string:
      delete handle.text;
      break;
    case Kind::library:
      kernels.fetch_sub(handle.kernels, kRelaxed);
      break;
    default:
      break;
  }
}

void retain(Object* object) { object->uses.fetch_add(1, kRelaxed); }

void release(Object* object) noexcept {
  // Acquire and release, as in libtorch: the last owner sees what the others did.
  if (object->uses.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  if (object->deleter) object->deleter(object->data, object->context);
  if (object->base) release(object->base);
  delete object;
}

Handle& make_tensor(Object* object) {
  Handle& handle = make_handle(Kind::tensor);
  handle.object = object;
  return handle;
}

AtenTensorHandle new_tensor(Object* object) {
  return pointer_to<AtenTensorHandle>(make_tensor(object));
}

Call::Call(const char* function) : function_(function) { note_op(function); }

void note_op(const char* text) {
  const int i = recorded.fetch_add(1, kRelaxed);
  if (i < kCalls) record[i].store(text, kRelaxed);
}

bool Call::fails() const {
  fallible.fetch_add(1, kRelaxed);
  if (calls_left.fetch_sub(1, kRelaxed) != 0) return false;
  failed.store(true, kRelaxed);
  fail(std::string("the injected failure of ") + function_);
  return true;
}

AOTITorchError fail(const std::string& text) {
  error[text.copy(error, sizeof error - 1)] = '\0';
  return AOTI_TORCH_FAILURE;
}

const char* last_error() { return error; }

}  // namespace counting_shim

using namespace counting_shim;

int counting_shim_live() { return alive.load(); }
int counting_shim_uses(AtenTensorHandle handle) {
  return find(handle, Kind::tensor, "counting_shim_uses", "its argument").object->uses.load();
}
void counting_shim_fail_at(int n) {
  calls_left = n;
  failed = false;
  fallible = 0;
  recorded = 0;
  error[0] = '\0';
}
bool counting_shim_has_failed() { return failed.load(); }
int counting_shim_calls() { return fallible.load(); }
const char* counting_shim_call(int i) {
  return i >= 0 && i < recorded.load() && i < kCalls ? record[i].load() : nullptr;
}
int counting_shim_kernels() { return kernels.load(); }
int counting_shim_warnings() { return warnings.load(); }
void counting_shim_free(void* handle) { destroy(*static_cast<Handle*>(handle)); }

// tests/support/counting_shim_core.h: what the functions of the counting shim are made of.
// SPDX-License-Identifier: BSD-3-Clause
#pragma once
#include "counting_shim.h"

#include <string.h>

#include <atomic>
#include <string>
#include <vector>

namespace counting_shim {

enum class Kind : int {
  unused,
  tensor,
  generator,
  stream,
  guard,
  list,
  string,
  cell,
  ivalue,
  library,
  recording,
  message,
  other
};
const char* name(Kind kind);

// One tensor, which any number of handles, and the views of it, keep alive.
struct Object {
  std::atomic<int> uses{1};
  bool defined = true;
  Object* base = nullptr;  // of a view
  std::vector<int64_t> sizes{2, 3}, strides{3, 1};
  int32_t dtype = 6, device_type = 0, device_index = -1;
  void* data = nullptr;
  void (*deleter)(void*, void*) = nullptr;
  void* context = nullptr;
};
void retain(Object* object);
void release(Object* object) noexcept;

// What a handle points to. Never used for a second handle, so that a stale one is known as such.
struct Handle {
  StableIValue cell;  // the first member: a cell's handle is its address
  std::atomic<Kind> kind;
  std::atomic<bool> live;
  union {
    Object* object;
    std::string* text;
    std::vector<StableIValue>* list;
    int kernels;
  };
};

// Ends the program.
[[noreturn]] void refuse(const char* function, const char* sentence, const char* what = "");

// The handle behind a pointer from the code under test, which must be live and of that kind.
Handle& find(const void* pointer, Kind kind, const char* function, const char* argument);
Handle& make_handle(Kind kind);
// Frees the handle and what it alone owns.
void destroy(Handle& handle) noexcept;

// One call of a C function.
class Call {
 public:
  explicit Call(const char* function);
  void live(const void* pointer, Kind kind, const char* argument) const {
    find(pointer, kind, function_, argument);
  }
  void given(const void* pointer, const char* argument) const {
    if (!pointer) refuse(function_, "a null pointer for ", argument);
  }
  // An optional handle, or an array of handles.
  template <class Pointer>
  void each(const Pointer* first, int64_t count, Kind kind, const char* argument) const {
    for (int64_t i = 0; first && i < count; ++i) find(first[i], kind, function_, argument);
  }
  // A dead or null handle ends the program.
  void free(const void* pointer, Kind kind) const {
    destroy(find(pointer, kind, function_, "its argument"));
  }
  // Asked once a call, where it can fail: is it to fail now?
  bool fails() const;

 private:
  const char* function_;
};

// The text that torch_exception_get_what hands out on this thread; returns the failure code.
AOTITorchError fail(const std::string& text);
const char* last_error();

template <class Pointer>
Pointer pointer_to(Handle& handle) {
  return reinterpret_cast<Pointer>(&handle);
}
inline Object& object_of(AtenTensorHandle handle) {
  return *reinterpret_cast<Handle*>(handle)->object;
}
Handle& make_tensor(Object* object);
AtenTensorHandle new_tensor(Object* object);

// What a function hands out that is not written by hand.
struct AnyPointer {
  void* pointer;
  template <class Pointer>
  operator Pointer*() const {
    return static_cast<Pointer*>(pointer);
  }
};
template <Kind kind>
AnyPointer make() {
  if (kind == Kind::tensor) return {&make_tensor(new Object)};
  Handle& handle = make_handle(kind);
  if (kind == Kind::list) handle.list = new std::vector<StableIValue>;
  if (kind == Kind::string) handle.text = new std::string("text");
  if (kind == Kind::message) memcpy(&handle.cell, "message", sizeof handle.cell);
  return {&handle};
}

AOTITorchError dispatch(const char* op, const char* overload, StableIValue* stack, bool fails);
void note_op(const char* schema);  // in the record of calls
extern std::atomic<int> kernels, warnings;

}  // namespace counting_shim

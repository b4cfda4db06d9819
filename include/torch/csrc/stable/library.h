// torch/csrc/stable/library.h: defines ops and registers kernels for them.
// SPDX-License-Identifier: BSD-3-Clause
//
//   STABLE_TORCH_LIBRARY(mylib, m) { m.def("add(Tensor x, Tensor y) -> Tensor"); }
//   STABLE_TORCH_LIBRARY_IMPL(mylib, CPU, m) { m.impl("add", TORCH_BOX(&add)); }
//
// Each block runs once, when the library is loaded. A static initialiser can neither throw nor set
// a Python error, so what fails (a schema, a second definition of a namespace, a torch older than
// the target) is recorded: the library exports stablehand_status(), null or one sentence, and its
// loader raises ImportError with it (examples/skeleton has the few lines). In a library loaded
// without that question, what is registered after the failure refuses at each call, with the same
// sentence. Without Python the sentence goes where libtorch's warnings go, which is stderr.
#pragma once
#include <torch/headeronly/detail/which_copy.h>
#if STABLEHAND_SERVED_BY_TORCH()
#pragma GCC system_header  // -Wpedantic warns of include_next
#include_next <torch/csrc/stable/library.h>
#else

#include <torch/csrc/stable/detail/box.h>
#include <torch/csrc/stable/detail/status.h>
#include <torch/csrc/stable/detail/tags.h>
#include <torch/csrc/stable/macros.h>

#include <exception>  // std::exception

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

class StableLibrary;
inline StableLibrary* opened = nullptr;  // all blocks of this extension, linked

// A block's handle on torch's registry. Failures are recorded, not thrown; the first sentence
// stays, and the block goes on with what can still be registered: in a library that failed, only
// kernels (refusing ones) of ops that it defines itself.
class StableLibrary {
 public:
  enum class Kind { DEF, IMPL, FRAGMENT };

  // `key` is the dispatch key of an IMPL block, else unused. The strings must outlive the library.
  StableLibrary(Kind kind, const char* ns, const char* key, const char* file, uint32_t line)
      : kind_(kind), ns_(ns) {
    AOTITorchError code;
    if (kind == Kind::IMPL) {
      code = aoti_torch_library_init_impl(ns, key, file, line, &library_);
    } else if (kind == Kind::DEF) {
      code = aoti_torch_library_init_def(ns, file, line, &library_);
    } else {
      code = aoti_torch_library_init_fragment(ns, file, line, &library_);
    }
    note(
        code, "the library could not be opened, dispatch key or namespace",
        kind == Kind::IMPL ? key : ns,
        "a namespace is defined once (STABLE_TORCH_LIBRARY_FRAGMENT adds to it), and the key must be one of torch's");
  }
  StableLibrary(const StableLibrary&) = delete;
  StableLibrary& operator=(const StableLibrary&) = delete;
  StableLibrary(StableLibrary&&) = delete;
  StableLibrary& operator=(StableLibrary&&) = delete;
  // Takes the ops and kernels back, when the library is unloaded.
  ~StableLibrary() { close(); }

  // Declares an op, e.g. "add(Tensor x, Tensor y, float alpha=1.0) -> Tensor".
  StableLibrary& def(const char* schema) {
    if (library_) {
      note(aoti_torch_library_def(library_, schema), "torch refused the schema", schema,
           "correct it, or remove its second definition");
    }
    return *this;
  }

  // The same with tags, at::Tag::pt2_compliant_tag …, in braces, an array or a std::vector. Oldest
  // torch 2.12.
  StableLibrary& def(stablehand::since<12> v, const char* schema,
                     torch::headeronly::HeaderOnlyArrayRef<at::Tag> tags) {
    const auto define = v(stablehand::newer::torch_library_def_with_tags);
    TagNumbers numbers;
    for (const at::Tag tag : tags) {
      numbers.add(tag);
    }
    if (library_) {
      note(define(library_, schema, numbers.numbers, numbers.size), "torch refused the schema",
           schema, "correct it, or remove its second definition");
    }
    return *this;
  }
  STABLEHAND_SINCE_2_12("StableLibrary::def(schema, tags)")
  StableLibrary& def(const char* schema, torch::headeronly::HeaderOnlyArrayRef<at::Tag> tags) {
    return def(stablehand::since<12>{true}, schema, tags);
  }

  // Names the Python module that has the fake kernels of the ops that this block defines from here
  // on; torch keeps the pointers, so pass literals. Oldest torch 2.13.
  StableLibrary& set_python_module(stablehand::since<13> v, const char* module,
                                   const char* context = "") {
    const auto set = v(stablehand::newer::torch_library_set_python_module);
    expect_handle(module, "set_python_module");
    expect_handle(context, "set_python_module");
    if (library_) {
      note(set(library_, module, context), "torch refused the Python module", module,
           "pass the name of a module");
    }
    return *this;
  }
  STABLEHAND_SINCE_2_13("StableLibrary::set_python_module")
  StableLibrary& set_python_module(const char* module, const char* context = "") {
    return set_python_module(stablehand::since<13>{true}, module, context);
  }

  // Registers a kernel for an op of this namespace; make it with TORCH_BOX or STABLEHAND_BOX.
  STABLEHAND_COLD StableLibrary& impl(const char* name,
                                      void (*kernel)(StableIValue*, uint64_t, uint64_t)) {
    if (library_ && (stablehand::detail::loaded_well() || is_ours())) {
      const AOTITorchError code =
          stablehand::newer::torch_library_impl
              ? stablehand::newer::torch_library_impl(library_, name, kernel, TORCH_ABI_VERSION)
              : aoti_torch_library_impl(library_, name, kernel);
      note(code, "torch refused the kernel of", name,
           "register one kernel per op and dispatch key");
    }
    return *this;
  }
  StableLibrary& impl(const char* name, Boxed boxed) {
    note_name(*boxed.names, ns_, name);
    return impl(name, boxed.kernel);
  }

 private:
  friend class StableTorchLibraryInit;

  STABLEHAND_COLD void close() noexcept {
    if (library_) {
      aoti_torch_delete_library_object(library_);
      library_ = nullptr;
    }
  }

  // Does this extension define the namespace?
  STABLEHAND_COLD bool is_ours() const noexcept {
    for (const StableLibrary* library = opened; library; library = library->next_) {
      if (library->kind_ == Kind::DEF && library->library_ &&
          __builtin_strcmp(library->ns_, ns_) == 0) {
        return true;
      }
    }
    return false;
  }

  // In an extension that failed: takes back the kernels for ops of others.
  STABLEHAND_COLD static void take_back() noexcept {
    for (StableLibrary* library = opened; library; library = library->next_) {
      if (library->kind_ == Kind::IMPL && !library->is_ours()) {
        library->close();
      }
    }
  }

  STABLEHAND_COLD void note(AOTITorchError code, const char* what, const char* subject,
                            const char* remedy) noexcept {
    if (code == TORCH_SUCCESS) {
      return;
    }
    const char* reason = last_error();
    char text[sizeof stablehand::detail::Status::text];
    snprintf(text, sizeof text, "%s: %s \"%s\": %s%s%s", ns_, what, subject, reason ? reason : "",
             reason ? "; " : "", remedy);
    stablehand::detail::record(text);
  }

  StableLibrary* next_ = nullptr;
  TorchLibraryHandle library_ = nullptr;
  Kind kind_;
  const char* ns_;
};

// Runs one block when the library is loaded. `target` is the oldest torch that the block's file was
// compiled for.
class StableTorchLibraryInit {
 public:
  using InitFn = void(StableLibrary&);
  STABLEHAND_COLD StableTorchLibraryInit(StableLibrary::Kind kind, InitFn* block, const char* ns,
                                         const char* key, const char* file, uint32_t line,
                                         uint64_t target) noexcept
      : library_(kind, ns, key, file, line) {
    library_.next_ = opened;
    opened = &library_;
    stablehand::detail::require(ns, target);
    try {
      block(library_);
    } catch (const std::exception& error) {
      stablehand::detail::record_thrown(ns, error.what());
    } catch (...) {
      stablehand::detail::record_thrown(ns, "something that is not a std::exception");
    }
    if (!stablehand::detail::loaded_well()) {
      StableLibrary::take_back();
    }
  }

 private:
  StableLibrary library_;
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

// The kernel `function` in the form that impl() takes. Its parameter and result types are those of
// stableivalue_conversions.h, checked against the target. Results: void, one value, or a std::tuple
// of values.
#define TORCH_BOX(function)                                                                    \
  (::torch::stable::detail::boxed<STABLEHAND_TARGET_MINOR, ::std::decay_t<decltype(function)>, \
                                  (function)>())

// The same for a kernel whose types need a newer torch than the target: `v` is the token of
// STABLEHAND_AVAILABLE.
#define STABLEHAND_BOX(v, function)                                                    \
  (::torch::stable::detail::boxed<::torch::stable::detail::bare_t<decltype(v)>::minor, \
                                  ::std::decay_t<decltype(function)>, (function)>())

#define STABLEHAND_LIBRARY_BLOCK_(kind, ns, key, m, uid)                                       \
  static void C10_CONCATENATE(stablehand_block_##ns##_,                                        \
                              uid)(::torch::stable::detail::StableLibrary&);                   \
  static const ::torch::stable::detail::StableTorchLibraryInit C10_CONCATENATE(                \
      stablehand_init_##ns##_, uid)(::torch::stable::detail::StableLibrary::Kind::kind,        \
                                    &C10_CONCATENATE(stablehand_block_##ns##_, uid), #ns, key, \
                                    __FILE__, __LINE__, TORCH_FEATURE_VERSION);                \
  static void C10_CONCATENATE(stablehand_block_##ns##_,                                        \
                              uid)([[maybe_unused]] ::torch::stable::detail::StableLibrary & m)
#define STABLEHAND_LIBRARY_BLOCK(kind, ns, key, m, uid) \
  STABLEHAND_LIBRARY_BLOCK_(kind, ns, key, m, uid)

// Defines the ops of a namespace, which no other library may define.
#define STABLE_TORCH_LIBRARY(ns, m) STABLEHAND_LIBRARY_BLOCK(DEF, ns, nullptr, m, C10_UID)
// Adds ops to a namespace.
#define STABLE_TORCH_LIBRARY_FRAGMENT(ns, m) \
  STABLEHAND_LIBRARY_BLOCK(FRAGMENT, ns, nullptr, m, C10_UID)
// Registers kernels for a dispatch key: CPU, CUDA, Meta, CompositeExplicitAutograd …
#define STABLE_TORCH_LIBRARY_IMPL(ns, key, m) \
  STABLEHAND_LIBRARY_BLOCK(IMPL, ns, C10_STRINGIZE(key), m, C10_UID)

#endif  // STABLEHAND_SERVED_BY_TORCH

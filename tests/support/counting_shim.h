// tests/support/counting_shim.h: libtorch's C functions in memory, which count what lives and fail
// when told to.
// SPDX-License-Identifier: BSD-3-Clause
//
// One shared library a version of torch (2.9 … 2.15), each with the functions that this version
// exports, so that a test takes the road of that torch. It ends the program with a sentence at a
// double free, a use after free, an unknown handle and a null where none may be. It knows no
// arithmetic: it proves who owns what, never what an op computes. No lock and no order between
// threads is added to those of the code under test, so that the thread sanitizer sees that code
// alone. tests/abi/owners_run.py runs the same calls on this and on real torch.
#pragma once
#include <torch/csrc/inductor/aoti_torch/c/macros.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>

#include <stddef.h>
#include <stdint.h>

extern "C" {
extern const int counting_shim_minor;  // the version that it stands for, 9 … 15

// Handles of every kind that have been made and not yet freed. Cells of optionals are among them
// from 2.13 on; below, both sides use new and delete.
int counting_shim_live();
// Of tensors: what keeps the one behind `handle` alive, as Tensor._use_count() in Python.
int counting_shim_uses(AtenTensorHandle handle);
// The n-th call from now that can fail does, counted from 0; a negative n: none.
void counting_shim_fail_at(int n);
bool counting_shim_has_failed();  // since counting_shim_fail_at
int counting_shim_calls();        // how many could have failed, since counting_shim_fail_at
// The name of the i-th call since then, whether it can fail or not, or null.
const char* counting_shim_call(int i);
// Kernels that are registered, and warnings so far.
int counting_shim_kernels();
int counting_shim_warnings();
// Frees a handle of any kind; for what a caller of libtorch frees by other ways (Py_DECREF).
void counting_shim_free(void* handle);

// A boxed kernel, called as torch does it: with new arguments of the types in `schema`, whose
// int are `number`. Optionals and lists are empty unless `full`. Frees the results.
void counting_shim_call_kernel(const char* schema,
                               void (*kernel)(StableIValue*, uint64_t, uint64_t), bool full,
                               int64_t number);
}

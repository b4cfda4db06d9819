// A Python module that calls libtorch once torch is imported.
// SPDX-License-Identifier: BSD-3-Clause
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>

static PyObject* torch_minor(PyObject*, PyObject*) {
  return PyLong_FromUnsignedLongLong((aoti_torch_abi_version() >> 48) & 0xff);
}

// Linking must hide it.
__attribute__((visibility("default"))) int consumer_left_visible() { return 1; }

static PyMethodDef methods[] = {{"torch_minor", torch_minor, METH_NOARGS, nullptr},
                                {nullptr, nullptr, 0, nullptr}};
static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "answer", nullptr, 0, methods, nullptr, nullptr, nullptr, nullptr};

PyMODINIT_FUNC PyInit_answer() { return PyModule_Create(&definition); }

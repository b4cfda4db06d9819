# SPDX-License-Identifier: BSD-3-Clause
"""Runs in an environment with torch: who owns what at the C boundary, by counting uses."""

import ctypes
import os
from ctypes import byref, c_char_p, c_int64, c_uint64, c_void_p

import torch

VERSION = tuple(int(n) for n in torch.__version__.split("+")[0].split(".")[:2])
C = ctypes.CDLL(os.path.join(os.path.dirname(torch.__file__), "lib", "libtorch_cpu.so"))
ABI = c_uint64(0x0209 << 48 if VERSION < (2, 10) else 0x020A << 48)
ctypes.pythonapi.PyCapsule_GetPointer.restype = c_void_p
ctypes.pythonapi.PyCapsule_GetPointer.argtypes = [ctypes.py_object, c_char_p]

tensor = torch.arange(6.0).reshape(2, 3)
capsule = torch._C._aoti.unsafe_alloc_void_ptrs_from_tensors([tensor])[0]
handle = c_void_p(ctypes.pythonapi.PyCapsule_GetPointer(capsule, None))
start = tensor._use_count()


def uses():
    """References to the tensor beyond those it had at the start."""
    return tensor._use_count() - start


def new_handle():
    made = c_void_p()
    assert C.aoti_torch_new_tensor_handle(handle, byref(made)) == 0
    return made


def delete(owned):
    assert C.aoti_torch_delete_tensor_object(owned) == 0


def check_new_tensor_handle():
    made = new_handle()
    assert (uses(), made.value != handle.value) == (1, True)
    delete(made)
    assert uses() == 0


def check_results_are_new():
    for function in (C.aoti_torch_nonzero, C.aoti_torch_clone):
        made, numel = c_void_p(), c_int64()
        assert function(handle, byref(made)) == 0
        assert C.aoti_torch_get_numel(made, byref(numel)) == 0 and numel.value > 0
        delete(made)


def check_library():
    library = c_void_p()
    assert C.aoti_torch_library_init_fragment(b"owners", b"f", 1, byref(library)) == 0
    assert C.aoti_torch_library_def(library, b"foo(Tensor x) -> Tensor") == 0
    assert hasattr(torch.ops.owners, "foo")
    assert C.aoti_torch_delete_library_object(library) == 0  # ends the registration
    try:
        torch._C._dispatch_find_schema_or_throw("owners::foo", "")
    except RuntimeError:
        return
    raise AssertionError("the op outlived its library object")


def dispatch(name, *values):
    stack = (c_uint64 * 4)(*values)
    if VERSION < (2, 10):
        return C.aoti_torch_call_dispatcher(name, b"", stack), stack
    return C.torch_call_dispatcher(name, b"", stack, ABI), stack


def check_dispatcher_takes_the_stack():
    code, stack = dispatch(b"aten::neg", new_handle().value)
    assert (code, uses()) == (0, 0)
    delete(c_void_p(stack[0]))
    if VERSION >= (2, 10):
        for dim, expected in ((0, 0), (9, 1)):  # 9 is out of range: the call fails, and takes all
            code, stack = dispatch(b"aten::cat", list_of(2).value, dim)
            assert (code, uses()) == (expected, 0)
            if code == 0:
                delete(c_void_p(stack[0]))


def list_of(count):
    made = c_void_p()
    assert C.torch_new_list_reserve_size(ctypes.c_size_t(count), byref(made)) == 0
    for _ in range(count):
        assert C.torch_list_push_back(made, c_uint64(new_handle().value)) == 0
    return made


def check_list_owns_no_element():
    items, got, again = list_of(1), c_uint64(), c_uint64()
    assert uses() == 1
    for element in (got, again):
        assert C.torch_list_get_item(items, ctypes.c_size_t(0), byref(element)) == 0
    assert (got.value == again.value, uses()) == (True, 1)
    other = new_handle()
    assert C.torch_list_set_item(items, ctypes.c_size_t(0), c_uint64(other.value)) == 0
    assert uses() == 2  # what was replaced lives on
    assert C.torch_delete_list(items) == 0
    assert uses() == 2
    delete(c_void_p(got.value))
    delete(other)
    assert uses() == 0


def check_string():
    text, first, second = c_void_p(), c_char_p(), c_char_p()
    assert C.torch_new_string_handle(b"hello", ctypes.c_size_t(5), byref(text)) == 0
    for out in (first, second):
        assert C.torch_string_c_str(text, byref(out)) == 0
    addresses = [ctypes.cast(out, c_void_p).value for out in (first, second)]
    assert first.value == b"hello" and addresses[0] == addresses[1]  # borrowed
    assert C.torch_delete_string(text) == 0


def check_ivalue_holds_a_reference():
    value = c_void_p()
    assert C.aoti_torch_tensor_to_ivalue(handle, byref(value)) == 0
    assert uses() == 1
    assert C.aoti_torch_delete_c10_value_object(value) == 0
    assert uses() == 0


def check_cell_owns_no_handle():
    cell, made = c_void_p(), new_handle()
    assert C.torch_new_stable_ivalue(byref(cell)) == 0
    ctypes.cast(cell, ctypes.POINTER(c_uint64))[0] = made.value
    assert C.torch_delete_stable_ivalue(cell) == 0
    assert uses() == 1
    delete(made)


CHECKS = {
    check_new_tensor_handle: (2, 9),
    check_results_are_new: (2, 9),
    check_library: (2, 9),
    check_dispatcher_takes_the_stack: (2, 9),
    check_list_owns_no_element: (2, 10),
    check_string: (2, 10),
    check_ivalue_holds_a_reference: (2, 10),
    check_cell_owns_no_handle: (2, 13),
}
for check, since in CHECKS.items():
    if since <= VERSION:
        check()
        assert uses() == 0, check.__name__
        print(check.__name__)

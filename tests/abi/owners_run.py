# SPDX-License-Identifier: BSD-3-Clause
"""Who owns what at the C boundary, by counting uses: one script for torch and for its stand-in.

    python owners_run.py            in an environment with torch
    python owners_run.py LIBRARY    the counting shim of tests/support, without torch

Each step prints its return code and the uses of one tensor after it; test_owners.py compares.
"""

import ctypes
import os
import sys
from ctypes import byref, c_char_p, c_int32, c_int64, c_size_t, c_uint64, c_void_p

SHIM = len(sys.argv) > 1
INT64, FLOAT32 = 4, 6
SIZES, STRIDES = (c_int64 * 2)(2, 3), (c_int64 * 2)(3, 1)

if SHIM:
    C = ctypes.CDLL(sys.argv[1])
    MINOR = c_int32.in_dll(C, "counting_shim_minor").value
    handle = c_void_p()
    C.aoti_torch_empty_strided(c_int64(2), SIZES, STRIDES, INT64, 0, -1, byref(handle))
else:
    import torch

    C = ctypes.CDLL(os.path.join(os.path.dirname(torch.__file__), "lib", "libtorch_cpu.so"))
    MINOR = int(torch.__version__.split(".")[1])
    ctypes.pythonapi.PyCapsule_GetPointer.restype = c_void_p
    ctypes.pythonapi.PyCapsule_GetPointer.argtypes = [ctypes.py_object, c_char_p]
    tensor = torch.ones(2, 3, dtype=torch.int64)  # which can be an index of itself
    capsule = torch._C._aoti.unsafe_alloc_void_ptrs_from_tensors([tensor])[0]
    handle = c_void_p(ctypes.pythonapi.PyCapsule_GetPointer(capsule, None))

NEW = ctypes.CDLL("libstdc++.so.6")._Znwm  # operator new
NEW.restype = c_void_p
NEW.argtypes = [c_size_t]
DELETER = ctypes.CFUNCTYPE(None, c_void_p, c_void_p)
ABI = c_uint64(0x0209 << 48 if MINOR < 10 else 0x020A << 48)
start = C.counting_shim_uses(handle) if SHIM else tensor._use_count()


def uses():
    """References to the tensor beyond those it had at the start."""
    return (C.counting_shim_uses(handle) if SHIM else tensor._use_count()) - start


def step(name, code, expected_code, expected_uses):
    """Print what a call did; it must be what is expected, on both sides."""
    found = (code, uses())
    print(f"{name}: code {found[0]}, uses {found[1]}")
    assert found == (expected_code, expected_uses), (name, found)


def failing():
    """The next call fails in libtorch by its arguments; the stand-in has to be told."""
    if SHIM:
        C.counting_shim_fail_at(0)


def new_handle():
    made = c_void_p()
    assert C.aoti_torch_new_tensor_handle(handle, byref(made)) == 0
    return made.value


def delete(*owned):
    for one in owned:
        assert C.aoti_torch_delete_tensor_object(c_void_p(one)) == 0


def dispatch(name, overload, *values):
    stack = (c_uint64 * 8)(*values)
    if MINOR < 10:
        return C.aoti_torch_call_dispatcher(name, overload, stack), stack
    return C.torch_call_dispatcher(name, overload, stack, ABI), stack


def refused(name, overload, *values):
    """A call that fails inside the op."""
    failing()
    return dispatch(name, overload, *values)[0]


def optional(value):
    """The cell of an optional, which owns `value`."""
    cell = c_void_p(NEW(8)) if MINOR < 13 else c_void_p()
    if MINOR >= 13:
        assert C.torch_new_stable_ivalue(byref(cell)) == 0
    ctypes.cast(cell, ctypes.POINTER(c_uint64))[0] = value
    return cell.value


def list_of(*elements):
    made = c_void_p()
    assert C.torch_new_list_reserve_size(c_size_t(len(elements)), byref(made)) == 0
    for element in elements:
        assert C.torch_list_push_back(made, c_uint64(element)) == 0
    return made.value


def string(text):
    made = c_void_p()
    assert C.torch_new_string_handle(text, c_size_t(len(text)), byref(made)) == 0
    return made


def check_new_tensor_handle():
    made = new_handle()
    assert made != handle.value
    step("new handle", 0, 0, 1)
    step("delete", C.aoti_torch_delete_tensor_object(c_void_p(made)), 0, 0)


def check_results_are_new():
    for function in (C.aoti_torch_nonzero, C.aoti_torch_clone):
        made, numel = c_void_p(), c_int64()
        step(function.__name__, function(handle, byref(made)), 0, 0)
        assert C.aoti_torch_get_numel(made, byref(numel)) == 0 and numel.value > 0
        delete(made.value)


def check_getters():
    out, sizes = c_int64(), c_void_p()
    step("size", C.aoti_torch_get_size(handle, c_int64(-1), byref(out)), 0, 0)
    step("size of no dimension", C.aoti_torch_get_size(handle, c_int64(9), byref(out)), 1, 0)
    step("sizes", C.aoti_torch_get_sizes(handle, byref(sizes)), 0, 0)
    again = c_void_p()
    assert C.aoti_torch_get_sizes(handle, byref(again)) == 0 and again.value == sizes.value


def check_views():
    made = c_void_p()
    step("as_strided", C.aoti_torch_as_strided(handle, SIZES, STRIDES, byref(made)), 0, 1)
    delete(made.value)
    step("without the view", 0, 0, 0)
    code, stack = dispatch(b"aten::transpose", b"int", new_handle(), 0, 1)
    step("transpose", code, 0, 1)  # the view keeps what it looks at
    delete(stack[0])
    step("without the view", 0, 0, 0)
    step("wrong dim", refused(b"aten::transpose", b"int", new_handle(), 0, 9), 1, 0)


def check_library():
    library = c_void_p()
    assert C.aoti_torch_library_init_fragment(b"owners", b"f", 1, byref(library)) == 0
    assert C.aoti_torch_library_def(library, b"foo(Tensor x) -> Tensor") == 0
    assert SHIM or hasattr(torch.ops.owners, "foo")
    assert C.aoti_torch_delete_library_object(library) == 0  # ends the registration
    try:
        SHIM or torch._C._dispatch_find_schema_or_throw("owners::foo", "")
    except RuntimeError:
        return
    assert SHIM, "the op outlived its library object"


def check_dispatcher_takes_the_stack():
    code, stack = dispatch(b"aten::neg", b"", new_handle())
    step("neg", code, 0, 0)
    delete(stack[0])
    mine = new_handle()
    step("no such op", dispatch(b"aten::neg", b"absent", mine)[0], 1, 1)  # nothing was taken
    delete(mine)
    given = [new_handle(), 9, new_handle()]
    step("index_select, wrong dim", refused(b"aten::index_select", b"", *given), 1, 0)
    code, stack = dispatch(b"aten::copy_", b"", new_handle(), new_handle(), 0)
    step("copy_ returns its argument", code, 0, 1)
    delete(stack[0])
    stack = [new_handle(), new_handle(), 0]
    step("a Scalar is not carried", dispatch(b"aten::sub", b"Tensor", *stack)[0], 1, 0)
    if MINOR < 10:
        mine = new_handle()
        step("no list before 2.10", dispatch(b"aten::permute", b"", mine, 0)[0], 1, 0)
        step("nor as the first argument", dispatch(b"aten::cat", b"", 0, 0)[0], 1, 0)


def check_dispatcher_takes_optionals():
    code, stack = dispatch(b"aten::sort", b"stable", new_handle(), optional(1), 0, 1)
    step("sort, a bool", code, 0, 0)
    delete(stack[0], stack[1])
    given = [new_handle(), optional(new_handle()), optional(new_handle())]
    code, stack = dispatch(b"aten::clamp", b"Tensor", *given)
    step("clamp, two tensors", code, 0, 0)
    delete(stack[0])
    code, stack = dispatch(b"aten::sum", b"dim_IntList", new_handle(), 0, 0, 0)
    step("sum, none in the place of a list", code, 0, 0)
    delete(stack[0])
    step("clamp, none", refused(b"aten::clamp", b"Tensor", new_handle(), 0, 0), 1, 0)
    given = [new_handle(), optional(1), 9, 1]
    step("sort, wrong dim", refused(b"aten::sort", b"stable", *given), 1, 0)


def check_dispatcher_takes_lists():
    pair = [new_handle(), new_handle()]
    code, stack = dispatch(b"aten::cat", b"", list_of(*pair), 0)
    step("cat", code, 0, 0)
    delete(stack[0])
    pair = [new_handle(), new_handle()]
    step("cat, wrong dim", refused(b"aten::cat", b"", list_of(*pair), 9), 1, 0)
    indices = list_of(optional(new_handle()), 0)
    code, stack = dispatch(b"aten::index", b"Tensor", new_handle(), indices)
    step("index, an optional", code, 0, 0)
    delete(stack[0])
    indices = list_of(*(optional(new_handle()) for _ in range(3)))
    step("index, too many", refused(b"aten::index", b"Tensor", new_handle(), indices), 1, 0)
    given = [new_handle(), list_of(1, 1), string(b"no such mode").value, 0]
    step("pad, wrong mode", refused(b"aten::pad", b"", *given), 1, 0)


def check_list_owns_no_element():
    items, got, again = c_void_p(list_of(new_handle())), c_uint64(), c_uint64()
    step("list of one", 0, 0, 1)
    for element in (got, again):
        assert C.torch_list_get_item(items, c_size_t(0), byref(element)) == 0
    assert got.value == again.value
    step("read twice", 0, 0, 1)
    other = new_handle()
    assert C.torch_list_set_item(items, c_size_t(0), c_uint64(other)) == 0
    step("what was replaced lives on", 0, 0, 2)
    step("delete the list", C.torch_delete_list(items), 0, 2)
    delete(got.value, other)


def check_string():
    text, first, second = string(b"hello"), c_char_p(), c_char_p()
    for out in (first, second):
        assert C.torch_string_c_str(text, byref(out)) == 0
    addresses = [ctypes.cast(out, c_void_p).value for out in (first, second)]
    assert first.value == b"hello" and addresses[0] == addresses[1]  # borrowed
    assert C.torch_delete_string(text) == 0


def check_ivalue_holds_a_reference():
    value = c_void_p()
    step("to ivalue", C.aoti_torch_tensor_to_ivalue(handle, byref(value)), 0, 1)
    step("delete", C.aoti_torch_delete_c10_value_object(value), 0, 0)


def check_blob():
    """A failed torch_from_blob leaves the deleter to the caller."""
    deleted, memory = [], (ctypes.c_float * 6)()

    def blob(name, data, sizes, expected_code, expected_calls):
        made, shape = c_void_p(), (c_int64 * 2)(*sizes)
        code = C.torch_from_blob(
            data, c_int64(2), shape, STRIDES, c_int64(0), FLOAT32, 0, -1, byref(made), 0, None,
            c_int64(0), deleter, c_void_p(7),
        )  # fmt: skip
        step(name, code, expected_code, 0)
        if code == 0:
            assert not deleted
            delete(made.value)
        print(f"{name}: the deleter ran {len(deleted)} times")
        assert deleted == [7] * expected_calls
        deleted.clear()

    deleter = DELETER(lambda _, context: deleted.append(context))
    blob("from_blob", memory, (2, 3), 0, 1)
    blob("without elements", memory, (0, 3), 0, 1)
    failing()
    blob("negative size", memory, (-2, 3), 1, 0)


def check_cell_owns_no_handle():
    made = new_handle()
    step("delete the cell", C.torch_delete_stable_ivalue(c_void_p(optional(made))), 0, 1)
    delete(made)


CHECKS = {
    check_new_tensor_handle: 9,
    check_results_are_new: 9,
    check_getters: 9,
    check_views: 9,
    check_library: 9,
    check_dispatcher_takes_the_stack: 9,
    check_dispatcher_takes_optionals: 9,
    check_dispatcher_takes_lists: 10,
    check_list_owns_no_element: 10,
    check_string: 10,
    check_ivalue_holds_a_reference: 10,
    check_blob: 11,
    check_cell_owns_no_handle: 13,
}
for check, since in CHECKS.items():
    if since <= MINOR:
        check()
        assert uses() == 0, check.__name__
        assert not SHIM or C.counting_shim_live() == 1, check.__name__
        print(check.__name__)

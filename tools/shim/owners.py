# SPDX-License-Identifier: BSD-3-Clause
"""The line above a declaration that says who owns what goes through it."""

from __future__ import annotations

from .table import Row, TableError

# What frees a handle of a type.
FREE = {
    "AOTIMetalShaderLibraryHandle": "aoti_torch_mps_delete_shader_library",
    "AtenGeneratorHandle": "torch_delete_generator",
    "AtenRecordFunctionHandle": "aoti_record_function_end",
    "AtenTensorHandle": "aoti_torch_delete_tensor_object",
    "C10IValueHandle": "aoti_torch_delete_c10_value_object",
    "CUDAGuardHandle": "aoti_torch_delete_cuda_guard",
    "CUDAStreamGuardHandle": "aoti_torch_delete_cuda_stream_guard",
    "DeviceGuardHandle": "aoti_torch_delete_device_guard",
    "StableIValue*": "torch_delete_stable_ivalue",
    "StableListHandle": "torch_delete_list",
    "StreamHandle": "aoti_torch_delete_stream",
    "StringHandle": "torch_delete_string",
    "XPUGuardHandle": "aoti_torch_delete_xpu_guard",
    "XPUStreamGuardHandle": "aoti_torch_delete_xpu_stream_guard",
    "char*": "torch_c10_cuda_free_error_msg",
}

# Where the type alone does not tell, (function, parameter) does.
STACK = "handles on it are taken (a failed call may leave some), results are new references"
STORED = "stored as it is: the list frees neither it nor what it replaces"
PYTHON = "new reference of Python, free with Py_DECREF"
LIBRARY = (
    "new reference; aoti_torch_delete_library_object frees it and ends what was registered with it"
)
SPECIAL = {
    ("aoti_torch_call_dispatcher", "stack"): STACK,
    ("aoti_torch_cuda_caching_allocator_raw_alloc", "ret_ptr"): (
        "new, free with aoti_torch_cuda_caching_allocator_raw_delete"
    ),
    ("aoti_torch_library_init_def", "ret_new_torch_lib"): LIBRARY,
    ("aoti_torch_library_init_fragment", "ret_new_torch_lib"): LIBRARY,
    ("aoti_torch_library_init_impl", "ret_new_torch_lib"): LIBRARY,
    ("aoti_torch_mps_get_kernel_function", "function_handle"): "borrowed from the library",
    ("aoti_torch_mps_malloc", "buffer"): "new, free with aoti_torch_mps_free",
    ("torch_call_dispatcher", "stack"): STACK,
    ("torch_device_to_pyobject", "ret"): PYTHON,
    ("torch_dtype_to_pyobject", "ret"): PYTHON,
    ("torch_list_get_item", "element"): "what was stored, no new reference",
    ("torch_list_push_back", "element"): STORED,
    ("torch_list_set_item", "element"): STORED,
    ("torch_string_c_str", "data"): "borrowed from the handle",
    ("torch_tensor_to_pyobject", "ret"): PYTHON,
}

# What a function that frees does not free.
FREES_ONLY = {
    "torch_delete_list": "frees the list, not the handles stored in it",
    "torch_delete_stable_ivalue": "frees the cell, not a handle stored in it",
}


def words(row: Row, name: str, owner: str) -> str:
    if (row.name, name) in SPECIAL:
        return SPECIAL[row.name, name]
    if owner == "taken":
        raise TableError(f"{row.name}: say how it takes '{name}' in SPECIAL, tools/shim/owners.py.")
    if owner == "borrowed":
        return "borrowed"
    kind = next((p.declare() for p in row.params if p.name == name), "")
    pointee = kind.removesuffix(name).rstrip().removesuffix("*")
    if pointee not in FREE:
        raise TableError(
            f"{row.name}: nothing is known that frees '{name}' of type '{pointee}*': add the type "
            "to FREE or the parameter to SPECIAL in tools/shim/owners.py."
        )
    return f"new reference, free with {FREE[pointee]}"


def comments(row: Row) -> list[str]:
    """Lines such as 'ret0, ret1: new reference, free with …'; parameters alike share one."""
    grouped: dict[str, list[str]] = {}
    for name, owner in row.owner:
        grouped.setdefault(words(row, name, owner), []).append(name)
    lines = [f"{', '.join(names)}: {what}" for what, names in grouped.items()]
    if row.name in FREES_ONLY:
        lines.append(FREES_ONLY[row.name])
    if row.note == "deprecated":
        lines.append("deprecated by PyTorch")
    elif row.note:
        lines.append(row.note.replace("needs mkldnn", "only in builds of torch with MKLDNN"))
    return lines

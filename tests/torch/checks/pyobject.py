# SPDX-License-Identifier: BSD-3-Clause
"""The C functions of pyobject.cpp, called with the GIL held; below their torch: a sentence."""

import ctypes
import sys

import torch
from common import MINOR, says, since

torch.ops.load_library(sys.argv[1])
NAMES = ("like_it", "same", "facts", "is_tensor", "dtype", "dtype_object", "device", "device_object", "undefined")  # fmt: skip
SIGNATURE = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
FUNCTIONS = {
    name: SIGNATURE(address)
    for name, address in zip(NAMES, torch.ops.stablehand_pyobject.addresses(), strict=True)
}
NULL = ": there is no object: it was moved away, or null was passed$"


class Failed(Exception):
    pass


class Special(torch.Tensor):
    pass


def numbers(name, object, extra=None):
    """Calls a function that writes up to three numbers."""
    result = (ctypes.c_int64 * 3)()
    address = None if object is None else id(object)
    if text := FUNCTIONS[name](address, extra, ctypes.addressof(result)):
        raise Failed(text.decode())
    return list(result)


def made(name, object, extra=None):
    """Calls a function that returns a new reference, and takes it over."""
    result = ctypes.cast(numbers(name, object, extra)[0], ctypes.py_object).value
    ctypes.pythonapi.Py_DecRef(ctypes.py_object(result))
    return result


def failure(call, *arguments):
    try:
        value = call(*arguments)
    except Failed as error:
        return str(error)
    raise AssertionError(f"{arguments} gave {value!r}")


def check_older_torch():
    for name in NAMES:
        minor = 14 if name in ("like_it", "same", "facts", "undefined") else 15
        if minor > MINOR:
            says(
                failure(numbers, name, torch.ones(2), 0),
                f"^this call needs torch 2.{minor} or newer, the running torch is 2.{MINOR}",
            )


@since(14)
def check_the_same_object():
    x = torch.arange(6.0).reshape(2, 3)[1:]
    parameter = torch.nn.Parameter(torch.ones(2))
    for object in (x, parameter, Special([1.0])):
        before = sys.getrefcount(object), object._use_count()
        assert made("same", object) is object
        assert numbers("facts", object) == [object.dim(), object.numel(), object.data_ptr()]
        assert (sys.getrefcount(object), object._use_count()) == before


@since(14)
def check_class_of_a_new_object():
    x = torch.ones(2, 3, dtype=torch.int16)
    for kind in (None, torch.Tensor, Special):
        new = made("like_it", x, kind and id(kind))
        assert type(new) is (kind or torch.Tensor)
        assert (new.shape, new.dtype, new._use_count()) == (x.shape, x.dtype, 1)
        assert sys.getrefcount(new) == 2
    assert type(made("same", Special([1.0]), id(torch.Tensor))) is Special


@since(14)
def check_wrong_objects():
    says(failure(numbers, "facts", 3), "expected torch.Tensor, got int")
    says(failure(numbers, "facts", torch.Tensor), "expected torch.Tensor, got ")
    says(failure(numbers, "facts", None), "^tensor_from_pyobject" + NULL)
    says(failure(made, "same", torch.ones(2), id(Special)), "Special")
    for kind in (int, object, type, torch.dtype, 3, None):
        text = failure(numbers, "like_it", torch.ones(2), id(kind))
        says(text, "py_type is not torch.Tensor or a subclass of it: pass one, or null")
    says(failure(made, "undefined", None, 1), "^tensor_to_pyobject" + NULL)


@since(14)
def check_undefined_is_none():
    assert made("undefined", None) is None


@since(15)
def check_is_tensor():
    for object in (torch.ones(2), torch.nn.Parameter(torch.ones(2)), Special([1.0])):
        assert numbers("is_tensor", object)[0] == 1
    for object in (3, "tensor", torch.Tensor, [torch.ones(2)], torch.float32):
        assert numbers("is_tensor", object)[0] == 0
    says(failure(numbers, "is_tensor", None), "^is_tensor_pyobject" + NULL)


@since(15)
def check_every_dtype():
    """Each has a number of its own, and comes back."""
    every = {d for d in vars(torch).values() if isinstance(d, torch.dtype)}
    codes = {numbers("dtype", d)[0]: d for d in every}
    assert len(codes) == len(every) > 30
    assert {6: torch.float32, 11: torch.bool, 44: torch.float8_e8m0fnu}.items() <= codes.items()
    for code, dtype in codes.items():
        assert made("dtype_object", None, code) is dtype
    says(failure(numbers, "dtype", 3), "expected torch.dtype, got int")
    says(failure(numbers, "dtype", None), "^dtype_from_pyobject" + NULL)
    says(failure(made, "dtype_object", None, 120), "120")


@since(15)
def check_device():
    for type, index, name in ((0, -1, "cpu"), (1, -1, "cuda"), (1, 3, "cuda:3"), (14, -1, "meta")):
        assert numbers("device", torch.device(name))[:2] == [type, index]
        assert made("device_object", None, type << 8 | index & 0xFF) == torch.device(name)
    says(failure(numbers, "device", "cpu"), "expected torch.device, got str")
    says(failure(numbers, "device", None), "^device_from_pyobject" + NULL)

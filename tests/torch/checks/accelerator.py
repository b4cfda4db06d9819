# SPDX-License-Identifier: BSD-3-Clause
"""The current device and stream where there is none (accelerator.cpp): a sentence, never a crash.

The torches are a build for CUDA without a GPU (2.9.1, 2.15.0) and one for the CPU (2.13.0).
"""

import sys

import torch
from common import MINOR, error, says

torch.ops.load_library(sys.argv[1])
ops = torch.ops.stablehand_accelerator
assert not torch.accelerator.is_available(), "these checks are for a machine without a GPU"
FOR_CUDA = torch.version.cuda is not None
NO_DEVICE = 100  # cudaErrorNoDevice


def refused(op, *arguments):
    """Torch's own words from 2.13 on; before, which call it was."""
    text = error(op, *arguments, type=RuntimeError)
    if MINOR < 13:
        says(text, "torch refused this call, and this version keeps the reason to itself")
    else:
        says(text, "CUDA error|Cannot access accelerator device when none is available")
    return text


def check_current_device():
    says(refused(ops.current_device), r"\(getCurrentDeviceIndex\)$")


def check_current_stream():
    for index in (-1, 0, 127):
        says(refused(ops.current_stream, index), r"\(getCurrentStream\)$")
    says(refused(ops.native_handle, 0), r"\(getCurrentStream\)$")


def check_guard():
    for index in (-1, 0, 127):
        says(refused(ops.guarded, index, 0), r"\(DeviceGuard\(DeviceIndex\)\)$")


def check_index_out_of_range():
    """Torch would keep the lowest 8 bits: 256 for device 0."""
    for index in (-2, 128, 256, 2**31 - 1):
        sentence = f"the index of a device must be from -1 to 127, but is {index}$"
        says(error(ops.guarded, index, 0, type=RuntimeError), sentence)
        says(error(ops.current_stream, index, type=RuntimeError), sentence)


def check_stream_of_nothing():
    sentence = ": there is no object: it was moved away, or null was passed$"
    for which in (0, 1, 3):
        says(error(ops.use_of, which, type=RuntimeError), "^Stream::id" + sentence)
    text = error(ops.use_of, 2, type=RuntimeError)
    if MINOR < 13:
        says(text, f"this call needs torch 2.13 or newer, the running torch is 2.{MINOR}")
    else:
        says(text, "^Stream::nativeHandle" + sentence)


def check_no_cuda_error():
    """A build for CUDA 2.10 or newer asks the driver about failed assertions, and there is none."""
    if FOR_CUDA and MINOR >= 10:
        says(error(ops.check, 0, type=RuntimeError), "CUDA error: ")
    else:
        assert ops.check(0) is None
    assert ops.check_in_if(False) is True


def check_cuda_error():
    for op, argument in ((ops.check, NO_DEVICE), (ops.check, -1), (ops.check_in_if, True)):
        text = error(op, argument, type=RuntimeError)
        says(text, "^CUDA error: ")
        if not (FOR_CUDA and MINOR >= 10):
            function = op._qualified_op_name.split("::")[1]
            says(
                text,
                "no CUDA-capable device is detected",
                rf"\({function}, \S+accelerator.cpp:\d+\)$",
            )


def check_dynamic_version_call():
    x = torch.ones(3)
    assert ops.address(x[1:]) == x.data_ptr() + 4
    assert ops.fallback_of_2_13() == (7 if MINOR < 13 else 0)
    assert ops.fallback_of_the_future() == 7
    assert ops.tells_text(x) is (MINOR >= 13)

# SPDX-License-Identifier: BSD-3-Clause
"""What the checks share."""

import contextlib
import gc
import os
import re
import sys
import tempfile

import torch

MINOR = int(torch.__version__.split(".")[1])


def since(minor):
    """Marks a check for torch 2.minor and newer."""

    def mark(check):
        check.since = minor
        return check

    return mark


def same(found, expected, about=""):
    """Equal in everything that shows: shape, dtype, device, and every bit but those of a NaN."""
    assert isinstance(found, torch.Tensor), f"{about}: {found!r}"
    torch.testing.assert_close(
        found, expected, rtol=0, atol=0, equal_nan=True, msg=lambda m: f"{about}: {m}"
    )
    if expected.dtype.is_floating_point:
        ordinary = ~expected.isnan()
        assert torch.equal(found.signbit()[ordinary], expected.signbit()[ordinary]), (
            f"{about}: sign of zero"
        )


def error(call, *arguments, type=Exception, **named):
    """The text of the exception that a call must raise."""
    try:
        value = call(*arguments, **named)
    except type as raised:
        return str(raised)
    raise AssertionError(f"{call} took {arguments} {named} and returned {value!r}")


def says(text, *patterns):
    for pattern in patterns:
        assert re.search(pattern, text), f"{pattern!r} is not in {text!r}"


def resident():
    """Bytes of memory that the process holds now."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def growth(call, calls):
    """Bytes by which the process grows with each call, once it is warm."""
    for _ in range(2000):
        call()
    gc.collect()
    before = resident()
    for _ in range(calls):
        call()
    return (resident() - before) / calls


@contextlib.contextmanager
def stderr():
    """with stderr() as printed: … ; then printed[0] is what the block wrote to descriptor 2."""
    printed = []
    sys.stderr.flush()
    kept = os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            yield printed
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            file.seek(0)
            printed.append(file.read().decode())

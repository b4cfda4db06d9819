# SPDX-License-Identifier: BSD-3-Clause
"""Compares the codes that small_floats writes with torch's own; run by a Python that has torch.

All 2^32 floats and every code of each type. NaN counts as NaN: torch's vector instructions give it
other bits than its scalar code does. torch before 2.13 made NaN of what Float8_e4m3fn cannot hold;
of such a torch these floats are left out, and the line says so.
"""

from __future__ import annotations

import subprocess
import sys
import time

import torch

TYPES = (
    "float16",
    "bfloat16",
    "float8_e4m3fn",
    "float8_e4m3fnuz",
    "float8_e5m2",
    "float8_e5m2fnuz",
    "float8_e8m0fnu",
)
CHUNK = 1 << 25
FLOATS = 1 << 32


def floats(first: int) -> torch.Tensor:
    """The floats whose bits are first, first + 1 …"""
    signed = first - FLOATS if first >= FLOATS // 2 else first
    return torch.arange(signed, signed + CHUNK, dtype=torch.int32).view(torch.float32)


def wrong(ours: torch.Tensor, theirs: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """Where two tensors of codes differ in more than the bits of NaN."""
    places = (ours != theirs).nonzero().flatten()
    pair = [codes[places].view(dtype).to(torch.float32) for codes in (ours, theirs)]
    return places[~(pair[0].isnan() & pair[1].isnan())]


def codes_of(dtype: torch.dtype) -> torch.dtype:
    return torch.int16 if dtype.itemsize == 2 else torch.uint8


def makes_nan_of_too_large(name: str) -> bool:
    """Whether this is Float8_e4m3fn of a torch that does so."""
    large = torch.tensor([465.0])
    return name == "float8_e4m3fn" and bool(large.to(getattr(torch, name)).float().isnan())


def encode(program: str, name: str) -> str:
    """Compares all floats; the answer is empty or says what differs."""
    dtype = getattr(torch, name)
    old = makes_nan_of_too_large(name)
    command = [program, name, "0", str(FLOATS)]
    count, example = 0, ""
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        for first in range(0, FLOATS, CHUNK):
            data = bytearray(process.stdout.read(CHUNK * dtype.itemsize))
            if len(data) != CHUNK * dtype.itemsize:
                break
            ours = torch.frombuffer(data, dtype=codes_of(dtype))
            numbers = floats(first)
            places = wrong(ours, numbers.to(dtype).view(codes_of(dtype)), dtype)
            if old:
                places = places[~(numbers[places].abs() > 464)]
            if len(places) and not count:
                place = int(places[0])
                example = f"first 0x{first + place:08x} -> {int(ours[place]):#x}"
            count += len(places)
    if process.returncode != 0:
        return f"small_floats ended with status {process.returncode}"
    return f"{count} floats encoded differently, {example}" if count else ""


def decode(program: str, name: str) -> str:
    """Compares all codes."""
    dtype = getattr(torch, name)
    data = bytearray(
        subprocess.run([program, name, "decode"], capture_output=True, check=True).stdout
    )
    ours = torch.frombuffer(data, dtype=torch.float32)
    codes = torch.arange(len(ours), dtype=torch.int32).to(codes_of(dtype)).view(dtype)
    theirs = codes.to(torch.float32)
    same = (ours.view(torch.int32) == theirs.view(torch.int32)) | (ours.isnan() & theirs.isnan())
    count = int((~same).sum())
    return f"{count} codes decoded differently" if count else ""


def main() -> int:
    program = sys.argv[1]
    torch.set_num_threads(1)
    failed = False
    for name in sys.argv[2:] or TYPES:
        start = time.monotonic()
        answers = [answer for answer in (decode(program, name), encode(program, name)) if answer]
        failed |= bool(answers)
        seconds = time.monotonic() - start
        left_out = ", without those above 464" if makes_nan_of_too_large(name) else ""
        result = "; ".join(answers) or f"same{left_out}"
        print(f"torch {torch.__version__} {name}: {result} ({seconds:.0f} s)")
        sys.stdout.flush()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

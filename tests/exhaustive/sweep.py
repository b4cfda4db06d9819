# SPDX-License-Identifier: BSD-3-Clause
"""What all floats and codes become, as digests; run by a Python that has torch.

    sweep.py digests TYPE SOURCE                      a JSON object on stdout
    sweep.py differences TYPE PROGRAM WHAT BLOCK …    a sentence on stdout

SOURCE is `torch`, or the path of a program made of small_floats.cpp. WHAT is encode (all 2^32
floats), saturate (the same, clamped first to the largest numbers of the type) or decode (all
codes). A block is 2^24 numbers, and has one digest.

NaN counts as NaN: torch's vector instructions give it other bits than its scalar code does. torch
before 2.13 makes NaN of what Float8_e4m3fn cannot hold; where it does, what newer ones give is put
in its place.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator

import torch

FLOATS = 1 << 32
BLOCK = 1 << 24
CHUNK = 1 << 20  # of a block; fits in a cache
INFINITY = 0x7F800000
AFTER_464 = 0x43E80001  # from halfway to the next number on, Float8_e4m3fn is full


class Kind:
    """A small type, and room for one chunk of its codes (or of floats, for decode)."""

    def __init__(self, name: str, what: str) -> None:
        self.name, self.what = name, what
        self.dtype: torch.dtype = getattr(torch, name)
        size = self.dtype.itemsize
        self.codes = torch.int16 if size == 2 else torch.uint8
        self.last = 1 << 8 * size if what == "decode" else FLOATS
        self.written = torch.float32 if what == "decode" else self.codes
        self.buffer = bytearray(min(CHUNK, self.last) * self.written.itemsize)
        self.chunk = torch.frombuffer(self.buffer, dtype=self.written)
        self.all_codes = torch.arange(1 << 8 * size, dtype=torch.int32).to(self.codes)
        numbers = self.all_codes.view(self.dtype).float()
        self.nan = int(self.all_codes[numbers.isnan()][-1])
        self.largest = float(numbers[numbers.isfinite()].max())
        too_large = torch.tensor([465.0]).to(self.dtype)
        self.nan_above_464 = name == "float8_e4m3fn" and bool(too_large.float().isnan())

    def is_nan(self, codes: torch.Tensor) -> torch.Tensor:
        return codes.view(self.dtype).float().isnan()


def floats(first: int) -> torch.Tensor:
    """The floats whose bits are first, first + 1 …"""
    signed = first - FLOATS if first >= FLOATS // 2 else first
    return torch.arange(signed, signed + CHUNK, dtype=torch.int32).view(torch.float32)


def torch_chunks(kind: Kind, first: int, last: int) -> Iterator[int]:
    """Fills kind.chunk by torch, again and again; yields the first number of each."""
    if kind.what == "decode":
        kind.chunk.copy_(kind.all_codes.view(kind.dtype).float())
        yield 0
        return
    for start in range(first, last, CHUNK):
        numbers = floats(start)
        if kind.what == "saturate":
            numbers.clamp_(-kind.largest, kind.largest)
        kind.chunk.copy_(numbers.to(kind.dtype).view(kind.codes))
        if kind.what == "encode" and kind.nan_above_464:
            replace_nan_above_464(kind, start)
        yield start


def replace_nan_above_464(kind: Kind, start: int) -> None:
    """Where this chunk has NaN for a number: 448 with its sign."""
    magnitude = start & 0x7FFFFFFF
    low, high = max(AFTER_464 - magnitude, 0), min(INFINITY + 1 - magnitude, CHUNK)
    if low < high:
        codes = kind.chunk[low:high]
        codes[kind.is_nan(codes)] = 0xFE if start >= FLOATS // 2 else 0x7E


def program_chunks(program: str, kind: Kind, first: int, last: int) -> Iterator[int]:
    """The same by the program."""
    command = [program, kind.name, kind.what, str(first), str(last - first)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for start in range(first, last, len(kind.chunk)):
            if process.stdout.readinto(kind.buffer) != len(kind.buffer):
                break
            yield start
        if process.wait() != 0:
            sys.exit(f"{' '.join(command)} ended with status {process.returncode}")


def chunks(source: str, kind: Kind, first: int, last: int) -> Iterator[int]:
    """kind.chunk, filled by a source, with one NaN for all NaN."""
    if source == "torch":
        starts = torch_chunks(kind, first, last)
    else:
        starts = program_chunks(source, kind, first, last)
    for start in starts:
        if kind.what == "decode":
            kind.chunk[kind.chunk.isnan()] = torch.nan
        elif start & 0x7FFFFFFF >= INFINITY:
            kind.chunk[kind.is_nan(kind.chunk)] = kind.nan
        yield start


def digests(source: str, kind: Kind) -> list[str]:
    """One for each block."""
    hashes = [hashlib.sha256() for _ in range(0, kind.last, BLOCK)]
    for start in chunks(source, kind, 0, kind.last):
        hashes[start // BLOCK].update(kind.buffer)
    return [item.hexdigest()[:16] for item in hashes]


def differences(program: str, name: str, what: str, blocks: list[int]) -> str:
    """How many numbers of these blocks become something else than by torch, and the first."""
    theirs, ours = Kind(name, what), Kind(name, what)
    count, example = 0, ""
    for first in (block * BLOCK for block in blocks):
        last = min(first + BLOCK, theirs.last)
        pair = chunks("torch", theirs, first, last), chunks(program, ours, first, last)
        for start, _ in zip(*pair, strict=True):
            bits = torch.int32 if what == "decode" else ours.codes
            places = (theirs.chunk.view(bits) != ours.chunk.view(bits)).nonzero().flatten()
            if len(places) and not count:
                place = int(places[0])
                example = f"0x{start + place:x} becomes {ours.chunk[place].item()}, "
                example += f"by torch {theirs.chunk[place].item()}"
            count += len(places)
    return f"{count} numbers differ, the first: {example}"


def main(words: list[str]) -> None:
    torch.set_num_threads(1)
    command, name, source, *more = words
    if command == "differences":
        print(differences(source, name, more[0], [int(block) for block in more[1:]]))
        return
    whats = ["encode", "decode", *(["saturate"] if name.startswith("float8") else [])]
    found = {what: digests(source, Kind(name, what)) for what in whats}
    note = "NaN above 464" if source == "torch" and Kind(name, "encode").nan_above_464 else ""
    print(json.dumps({"digests": found, "note": note}))


if __name__ == "__main__":
    main(sys.argv[1:])

# SPDX-License-Identifier: BSD-3-Clause
"""Runs the skeleton's ops next to a real torch and prints what came out, as one line of JSON.

./dev demo runs this file with the Python of each torch environment, the skeleton on PYTHONPATH.
What is expected comes from torch's own ops, never from the skeleton.
"""

import hashlib
import json
import platform
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import torch

import skeleton

Case = tuple[str, Callable[[], None]]
LONGEST_REASON = 300
NEEDED = {"describe": (2, 10)}  # What can carry str and lists.


def close(got: torch.Tensor, expected: torch.Tensor, terms: torch.Tensor) -> None:
    """Compare a sum within the rounding of its terms, given the sum of their magnitudes.

    torch rounds the product to the dtype before it adds and an op need not, so where the terms
    cancel the sums differ by more than their own size would allow.
    """
    bound = torch.finfo(expected.dtype).eps * terms.double()
    if got.dtype != expected.dtype or got.shape != expected.shape:
        raise AssertionError(f"{got.dtype} {tuple(got.shape)} instead of {expected.dtype}")
    worst = (
        ((got.double() - expected.double()).abs() - bound).amax().item() if bound.numel() else 0.0
    )
    if not worst <= 0:
        raise AssertionError(f"off by {worst} more than rounding explains")


def same(got: torch.Tensor, expected: torch.Tensor) -> None:
    """Compare bit for bit."""
    torch.testing.assert_close(got, expected, rtol=0, atol=0)


def scale_add_cases() -> Iterator[Case]:
    """x + alpha * y: each dtype, the default alpha, exact factors and one that rounds."""
    for dtype in (torch.float32, torch.float64, torch.float16, torch.bfloat16):
        for shape in ((), (0,), (7,), (3, 5), (100_003,)):
            x = torch.randn(shape, dtype=torch.float64).to(dtype)
            y = torch.randn(shape, dtype=torch.float64).to(dtype)
            name = f"{dtype} {shape}"
            yield name, partial(scale_add_default, x, y)
            yield f"{name} alpha=-2", partial(scale_add_exact, x, y, -2.0)
            yield f"{name} alpha=0.5", partial(scale_add_exact, x, y, 0.5)
            yield f"{name} alpha=0.3", partial(scale_add_rounded, x, y, 0.3)


def scale_add_default(x: torch.Tensor, y: torch.Tensor) -> None:
    """Without alpha it is a plain sum, in every bit."""
    same(skeleton.scale_add(x, y), x + y)


def scale_add_exact(x: torch.Tensor, y: torch.Tensor, alpha: float) -> None:
    """A product with a power of two is exact, so every bit of the sum is known."""
    same(skeleton.scale_add(x, y, alpha=alpha), x + alpha * y)


def scale_add_rounded(x: torch.Tensor, y: torch.Tensor, alpha: float) -> None:
    """Any other product is rounded."""
    close(skeleton.scale_add(x, y, alpha=alpha), x + alpha * y, x.abs() + (alpha * y).abs())


def sort_rows_cases() -> Iterator[Case]:
    """torch.sort along the last dimension: values and indices, both directions."""
    inputs = {
        "float32 (4, 9)": torch.randn(4, 9),
        "float64 (2, 3, 5)": torch.randn(2, 3, 5, dtype=torch.float64),
        "int64 permutation": torch.randperm(50),
        "int32 (3, 7), equal values": torch.randint(0, 3, (3, 7), dtype=torch.int32),
        "empty rows (3, 0)": torch.empty(3, 0),
    }
    for name, x in inputs.items():
        for descending in (False, True):
            yield f"{name} descending={descending}", partial(sort_rows_like_torch, x, descending)
    x = torch.randn(3, 4)
    yield "default", lambda: same(skeleton.sort_rows(x)[0], x.sort(dim=-1).values)


def sort_rows_like_torch(x: torch.Tensor, descending: bool) -> None:
    """Values are torch's; so are indices, but those of equal values may stand in any order."""
    values, indices = skeleton.sort_rows(x, descending=descending)
    expected, where = torch.sort(x, dim=-1, descending=descending)
    same(values, expected)
    same(x.gather(-1, indices), expected)
    if x.dtype != torch.int32:
        same(indices, where)


def describe_cases() -> Iterator[Case]:
    """A text and a tensor from a text, a list and optionals: with and without each optional."""
    weight = torch.tensor([10.0, 0.25, 7.0], dtype=torch.float64)
    for label in ("image", "", "größer – 長い " * 40):
        for dims in ([2, 0, 1], [-1, -1, -3]):
            for some in (None, weight):
                for scale in (None, -0.5):
                    name = f"{len(label)} letters, dims {dims}, weight {some}, scale {scale}"
                    yield name, partial(describe_by_hand, label, dims, some, scale)


def describe_by_hand(
    label: str, dims: list[int], weight: torch.Tensor | None, scale: float | None
) -> None:
    """The text counts dimensions and elements; the tensor has the scaled extents."""
    x = torch.zeros(2, 3, 5)
    text, extents = skeleton.describe(x, label, dims, weight, scale)
    if text != f"{label}: 3 dims, 30 elements":
        raise AssertionError(f"the text is {text!r}")
    expected = torch.tensor([x.shape[dim] for dim in dims], dtype=torch.float64)
    expected = expected if scale is None else expected * scale
    same(extents, expected if weight is None else expected * weight)


CASES = {
    "scale_add": scale_add_cases,
    "sort_rows": sort_rows_cases,
    "describe": describe_cases,
}


def check(op: str, running: tuple[int, ...]) -> dict[str, object]:
    """Return the outcome of one op: 'ok', 'needs 2.10' or 'failed', and why."""
    needed = NEEDED.get(op)
    if needed and running < needed:
        return refused(op, "{}.{}".format(*needed))
    count = 0
    for name, case in CASES[op]():
        try:
            case()
        except Exception as error:
            words = " ".join(f"{name}: {type(error).__name__}: {error}".split())
            return {"status": "failed", "why": words[:LONGEST_REASON]}
        count += 1
    return {"status": "ok", "checked": count}


def refused(op: str, needed: str) -> dict[str, object]:
    """See that an op that this torch is too old for says so when it is called."""
    try:
        getattr(skeleton, op)(torch.zeros(2), "label", [0])
    except Exception as error:
        if needed in str(error):
            return {"status": f"needs {needed}"}
        return {"status": "failed", "why": f"said '{error}', which does not name torch {needed}"}
    return {"status": "failed", "why": f"ran, though torch is older than {needed}"}


def loaded_library() -> Path:
    """Return the shared library of the skeleton that this process has loaded."""
    folder = Path(skeleton.__file__).resolve().parent
    maps = Path("/proc/self/maps")
    if not maps.exists():
        return next(folder.glob("*.so"))
    for line in maps.read_text().splitlines():
        path = Path(line.split(maxsplit=5)[-1])
        if path.parent == folder and path.suffix == ".so":
            return path
    raise SystemExit(f"No library of {folder} is loaded: the package loads none.")


def main() -> None:
    """Check every op and print the result."""
    torch.manual_seed(0)
    running = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
    library = loaded_library()
    result = {
        "torch": torch.__version__,
        "python": platform.python_version(),
        "library": str(library),
        "sha256": hashlib.sha256(library.read_bytes()).hexdigest(),
        "ops": {op: check(op, running) for op in CASES},
    }
    sys.stdout.write(json.dumps(result) + "\n")


if __name__ == "__main__":
    main()

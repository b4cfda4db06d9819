# SPDX-License-Identifier: BSD-3-Clause
"""Three operators: `scale_add`, `sort_rows`, `describe`; also `torch.ops.skeleton.*`."""

import ctypes
import importlib.util
from collections.abc import Sequence

try:
    import torch
except ModuleNotFoundError as error:
    if error.name != "torch":
        raise
    raise ImportError(
        f"{__name__} needs torch 2.9 or newer: install it with `pip install torch`."
    ) from error

__all__ = ["describe", "scale_add", "sort_rows"]


def _load() -> None:
    """Loads _C.so, which registers the operators, or says why it cannot be used."""
    if torch.__version__ < (2, 9):
        raise ImportError(
            f"{__name__} needs torch 2.9 or newer, this is {torch.__version__}: "
            "install a newer one with `pip install --upgrade torch`."
        )
    # The import system knows where the file is, in an editable install too.
    spec = importlib.util.find_spec(f"{__name__}._C")
    if spec is None or spec.origin is None:
        raise ImportError(
            f"{__name__} was imported from a folder without its compiled file _C.so: "
            "install the package with `pip install .`, or start Python in another folder."
        )
    torch.ops.load_library(spec.origin)
    status = ctypes.CDLL(spec.origin).stablehand_status
    status.restype = ctypes.c_char_p
    if sentence := status():
        raise ImportError(sentence.decode())


_load()


def scale_add(x: torch.Tensor, y: torch.Tensor, alpha: float = 1.0) -> torch.Tensor:
    """`x + alpha * y` for tensors of one shape and dtype: float32, float64, float16, bfloat16."""
    return torch.ops.skeleton.scale_add(x, y, alpha)


def sort_rows(x: torch.Tensor, descending: bool = False) -> tuple[torch.Tensor, torch.Tensor]:
    """The values of `x` sorted along its last dimension, and the int64 indices they had."""
    return torch.ops.skeleton.sort_rows(x, descending)


def describe(
    x: torch.Tensor,
    label: str,
    dims: Sequence[int],
    weight: torch.Tensor | None = None,
    scale: float | None = None,
) -> tuple[str, torch.Tensor]:
    """A text about `x`, and a float64 tensor with its extent in each of `dims`.

    Each extent is multiplied by `scale` and by the element of `weight` at its place. Needs torch
    2.10; eager only, because torch.compile cannot trace an operator that returns a `str`.
    """
    if not hasattr(torch.ops.skeleton, "describe"):
        raise RuntimeError(
            "describe needs torch 2.10 or newer, which can hand str and lists to an operator, "
            f"this is {torch.__version__}: install a newer one."
        )
    return torch.ops.skeleton.describe(x, label, dims, weight, scale)


# Shapes and strides for torch.compile and torch.export. In Python: C++ sees fixed sizes only.
@torch.library.register_fake("skeleton::scale_add")
def _(x: torch.Tensor, y: torch.Tensor, alpha: float = 1.0) -> torch.Tensor:
    torch._check(x.device == y.device, lambda: "skeleton::scale_add: y must be where x is")
    torch._check(x.shape == y.shape, lambda: "skeleton::scale_add: y must have the shape of x")
    return x.new_empty(x.shape)


@torch.library.register_fake("skeleton::sort_rows")
def _(x: torch.Tensor, descending: bool = False) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.empty_like(x), torch.empty_like(x, dtype=torch.int64)

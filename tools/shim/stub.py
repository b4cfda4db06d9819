# SPDX-License-Identifier: BSD-3-Clause
"""cmake/libtorch_stub.cpp: what an extension is linked to where there is no torch."""

from __future__ import annotations

from . import text
from .table import Row

PATH = "cmake/libtorch_stub.cpp"

HEAD = """\
//
// Exports what libtorch_cpu.so has had since torch 2.9 and nothing else, so that with -z defs any
// other strong reference is a link error. At run time the real libtorch.so serves: `import torch`
// loads it first.
// Build: c++ -shared -fPIC -Wl,-soname,libtorch.so libtorch_stub.cpp -o libtorch.so
#include <stdlib.h>  // abort
#include <unistd.h>  // write

extern "C" __attribute__((visibility("hidden"))) void stablehand_refuse() {
  static const char kText[] =
      "this is Stablehand's link stub, not libtorch: import torch first, and never put the stub's "
      "folder in a run path\\n";
  if (write(STDERR_FILENO, kText, sizeof kText - 1) < 0) abort();
  abort();
}

// An alias each: the address of one function under every name.
#define STUB(name) \\
  extern "C" __attribute__((visibility("default"), alias("stablehand_refuse"))) void name();
"""


def render(rows: list[Row]) -> str:
    names = sorted(r.name for r in rows if r.strong)
    head = text.banner(PATH, "the link stub for libtorch.so.") + HEAD
    return head + "".join(f"STUB({name})\n" for name in names)

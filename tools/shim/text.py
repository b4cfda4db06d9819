# SPDX-License-Identifier: BSD-3-Clause
"""Layout helpers, and the parts of the headers that no row of the table can say."""

from __future__ import annotations

WIDTH = 100


def banner(path: str, purpose: str) -> str:
    title = f"// {path}: {purpose}"
    if len(title) > WIDTH:
        title = f"// {path}:\n// {purpose}"
    return (
        f"{title}\n"
        "// SPDX-License-Identifier: BSD-3-Clause\n"
        "// Generated from spec/shim.tsv by tools/generate.py; do not edit.\n"
        "// clang-format off\n"
    )


def fill(words: list[str], indent: str) -> list[str]:
    """Joins words by blanks into lines of at most WIDTH columns."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += " " + word
        else:
            lines.append(indent + word)
    return lines


def call(returns: str, name: str, arguments: list[str], tail: str) -> list[str]:
    """'returns name(arguments) tail;', on one line or with what does not fit indented below."""
    one = f"{returns} {name}({', '.join(arguments)}) {tail}".rstrip() + ";"
    if len(one) <= WIDTH:
        return [one]
    words = [*(a + "," for a in arguments[:-1]), *(a + ")" for a in arguments[-1:]), tail]
    words = [w for w in words if w]
    words[-1] += ";"
    head = [f"{returns} {name}("]
    if len(head[0]) > WIDTH:
        head = [returns, f"{name}("]
    if not arguments:
        head[-1] += ")"
    return [*head, *fill(words, "    ")]


CONSTANTS = """\
#define AOTI_TORCH_EXPORT __attribute__((visibility("default")))
#define AOTI_TORCH_SUCCESS 0
#define AOTI_TORCH_FAILURE 1
"""

FORWARD = """\
// Enough to name them: whoever uses their values includes torch/headeronly/util/*.h.
namespace c10 {
struct BFloat16;
struct Float8_e4m3fn;
struct Float8_e4m3fnuz;
struct Float8_e5m2;
struct Float8_e5m2fnuz;
struct Half;
template <typename T>
struct complex;
}  // namespace c10
"""

DTYPE = """\
// Throws c10::Error with the message when cond is false. Difference from PyTorch's: one statement,
// safe before an else.
#define AOTI_TORCH_CHECK(cond, ...)                                                         \\
  do {                                                                                      \\
    if (!(cond))                                                                            \\
      aoti_torch_check(false, __func__, __FILE__, static_cast<uint32_t>(__LINE__),          \\
                       STD_TORCH_CHECK_MSG(cond, "", __VA_ARGS__));                         \\
  } while (0)

// Difference from PyTorch's: the arguments are streamed, not spelled out as source text, and the
// semicolon is the caller's.
#ifdef DISABLE_WARN
#define AOTI_TORCH_WARN(...) static_cast<void>(0)
#else
#define AOTI_TORCH_WARN(...)                                                                \\
  aoti_torch_warn(__func__, __FILE__, static_cast<uint32_t>(__LINE__),                      \\
                  ::torch::headeronly::detail::CheckMessage{""}(__VA_ARGS__))
#endif

// The number of a C++ type's dtype, from the running torch; a type without one does not compile.
template <typename T>
int32_t aoti_torch_dtype() = delete;

#define DEFINE_DTYPE_SPECIALIZATION(ctype, name)                                            \\
  template <>                                                                               \\
  inline __attribute__((visibility("hidden"))) int32_t aoti_torch_dtype<ctype>() {          \\
    return aoti_torch_dtype_##name();                                                       \\
  }
DEFINE_DTYPE_SPECIALIZATION(bool, bool)
DEFINE_DTYPE_SPECIALIZATION(uint8_t, uint8)
DEFINE_DTYPE_SPECIALIZATION(int8_t, int8)
DEFINE_DTYPE_SPECIALIZATION(int16_t, int16)
DEFINE_DTYPE_SPECIALIZATION(int32_t, int32)
DEFINE_DTYPE_SPECIALIZATION(int64_t, int64)
DEFINE_DTYPE_SPECIALIZATION(float, float32)
DEFINE_DTYPE_SPECIALIZATION(double, float64)
DEFINE_DTYPE_SPECIALIZATION(c10::Half, float16)
DEFINE_DTYPE_SPECIALIZATION(c10::BFloat16, bfloat16)
DEFINE_DTYPE_SPECIALIZATION(c10::Float8_e4m3fn, float8_e4m3fn)
DEFINE_DTYPE_SPECIALIZATION(c10::Float8_e4m3fnuz, float8_e4m3fnuz)
DEFINE_DTYPE_SPECIALIZATION(c10::Float8_e5m2, float8_e5m2)
DEFINE_DTYPE_SPECIALIZATION(c10::Float8_e5m2fnuz, float8_e5m2fnuz)
DEFINE_DTYPE_SPECIALIZATION(c10::complex<float>, complex64)
"""

# SPDX-License-Identifier: BSD-3-Clause
"""Faults from public reports that show when a file is compiled or linked; each names its case."""

from __future__ import annotations

import re
import resource
import statistics
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.support import build, torches

COMPILERS = ["g++", "clang++"]
NEWEST = max(torches.torches(), key=lambda torch: torch.minor)
DEVICE = """
    torch::stable::Device d(torch::stable::DeviceType::CUDA, 1);
    d.set_index(2);
    d = torch::stable::Device(stablehand::since<10>{true}, "cuda:1");
    bool used = d.has_index() && d.is_cuda() && !d.is_cpu() && d == d && !(d != d) &&
        d.type() == torch::stable::DeviceType::CUDA && d.index() == 1;
"""
TENSOR = """
    torch::stable::Tensor t, u(t), v(t.get());
    t = u;
    v = static_cast<torch::stable::Tensor&&>(u);
    bool used = t.defined() && t.is_cpu() && t.is_cuda() && t.is_contiguous() && t.data_ptr() &&
        t.mutable_data_ptr() && t.const_data_ptr() && t.mutable_data_ptr<float>() &&
        t.const_data_ptr<c10::Half>() && t.has_storage(stablehand::since<14>{true}) &&
        t.set_requires_grad(stablehand::since<10>{true}, true).get() && t.dim() && t.numel() &&
        t.size(0) && t.stride(0) && t.sizes().size() && t.strides().size() &&
        t.storage_offset() && t.element_size() && t.get_device() && t.get_device_index() &&
        t.device().index() && int(t.scalar_type()) && int(t.layout()) && v.release();
"""
CREATION = """
    using namespace torch::stable;
    const int64_t size[] = {2, 3};
    Tensor t = empty_like(Tensor());
    t = new_empty(t, {size, 2});
    t = new_empty(t, {size, 2}, torch::headeronly::ScalarType::Half,
        torch::headeronly::Layout::Strided, Device(DeviceType::CPU), true);
    t = new_zeros(t, {size, 2}, torch::headeronly::ScalarType::Half);
    t = full({size, 2}, 2.5, torch::headeronly::ScalarType::Half);
    t = empty({size, 2}, torch::headeronly::ScalarType::Half, torch::headeronly::Layout::Strided,
        Device(DeviceType::CPU), true, torch::headeronly::MemoryFormat::Contiguous);
    bool used = t.get();
"""
PARALLEL = """
    int chunks = 0;
    torch::stable::parallel_for(0, 8, 2, [&](int64_t, int64_t) { ++chunks; });
    bool used = chunks;
"""
SORTING = """
    auto [values, indices] = torch::stable::sort(torch::stable::Tensor(), -1, true);
    auto stable = torch::stable::sort(values, std::optional<bool>(true), 0, false);
    values = torch::stable::index_select(values, 0, indices);
    bool used = indices.get() && std::get<0>(stable).get();
"""
VIEWS = """
    const int64_t size[] = {2, 3};
    torch::stable::Tensor t = torch::stable::reshape(torch::stable::Tensor(), {size, 2});
    t = torch::stable::view(t, {size, 2});
    t = torch::stable::view(t, torch::headeronly::ScalarType::Half);
    t = torch::stable::permute(t, {size, 2});
    t = torch::stable::narrow(t, 0, 1, 2);
    t = torch::stable::select(torch::stable::flatten(t, 0, 1), 0, 1);
    t = torch::stable::transpose(torch::stable::unsqueeze(t, 0), 0, 1);
    bool used = torch::stable::squeeze(t, 0).get();
"""
ARITHMETIC = """
    using namespace torch::stable;
    const Tensor x, y;
    bool used = bitwise_and(x, y).get() && bitwise_or(x, y).get() && matmul(x, y).get() &&
        bitwise_left_shift(x, y).get() && bitwise_right_shift(x, y).get() &&
        floor_divide(x, y).get() && subtract(stablehand::since<10>{true}, x, y, 2.0).get();
"""
COPIES = """
    using namespace torch::stable;
    Tensor x = clone(Tensor()), y = contiguous(x, torch::headeronly::MemoryFormat::ChannelsLast);
    const int64_t pads[] = {1, 2};
    bool used = copy_(x, y, true).get() && fill_(x, 2.5).get() && zero_(x).get() &&
        to(x, torch::headeronly::ScalarType::Half).get() && is_pinned(x) &&
        to(x, Device(DeviceType::CPU)).get() && torch::stable::pad(x, {pads, 2}, "constant", 1.0).get();
"""
FROM_BLOB = """
    using namespace torch::stable;
    const int64_t size[] = {2, 3};
    const Device cpu(DeviceType::CPU);
    Tensor t = from_blob(nullptr, {size, 2}, {size, 2}, cpu, torch::headeronly::ScalarType::Float);
    t = from_blob(stablehand::since<11>{true}, nullptr, {size, 2}, {size, 2}, cpu,
                  torch::headeronly::ScalarType::Float, [&](void*) {});
    bool used = t.get();
"""
REDUCTIONS = """
    using namespace torch::stable;
    const int64_t dims[] = {0, 1};
    const torch::headeronly::IntHeaderOnlyArrayRef list(dims, 2);
    Tensor x = amax(amax(Tensor(), list), 0, true);
    const stablehand::since<10> v{true};
    bool used = sum(x).get() && sum(v, x, list, true).get() && sum_out(x, x).get() &&
        sum_out(v, x, x, list).get();
"""
GENERATOR = """
    const stablehand::since<13> v{true};
    torch::stable::Generator g(v, nullptr), h(g);
    h = g;
    g = static_cast<torch::stable::Generator&&>(h);
    bool used = g.device().has_index() && g.get() && g.release();
"""
ACCELERATOR = """
    using namespace torch::stable::accelerator;
    DeviceGuard guard(0);
    guard.set_index(1);
    const Stream stream = getCurrentStream(getCurrentDeviceIndex());
    bool used = stream.id() && stream.nativeHandle(stablehand::since<13>{true});
"""
PYOBJECT = """
    using namespace torch::stable;
    const stablehand::since<14> v{true};
    const stablehand::since<15> w{true};
    bool used = tensor_to_pyobject(v, tensor_from_pyobject(v, nullptr)) &&
        is_tensor_pyobject(w, nullptr) && dtype_to_pyobject(w, dtype_from_pyobject(w, nullptr)) &&
        device_to_pyobject(w, device_from_pyobject(w, nullptr));
"""
USES = {  # each header alone: a function's text that uses every public member
    "torch/csrc/stable/accelerator.h": ACCELERATOR,
    "torch/csrc/stable/c/shim.h": """
        bool used = aoti_torch_library_init_impl && aoti_torch_delete_tensor_object &&
            stablehand::newer::torch_call_dispatcher;
    """,
    "torch/csrc/stable/device.h": DEVICE,
    "torch/csrc/stable/device_inl.h": DEVICE,
    "torch/csrc/stable/device_struct.h": DEVICE,
    "torch/csrc/stable/generator.h": GENERATOR,
    "torch/csrc/stable/generator_inl.h": GENERATOR,
    "torch/csrc/stable/generator_struct.h": GENERATOR,
    "torch/csrc/stable/library.h": """
        torch::stable::detail::StableLibrary m(
            torch::stable::detail::StableLibrary::Kind::DEF, "ns", nullptr, __FILE__, __LINE__);
        m.def("op(Tensor x) -> Tensor").impl("op", TORCH_BOX(&kernel));
        bool used = stablehand_status();
    """,
    "torch/csrc/stable/macros.h": """
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_delete_tensor_object(nullptr));
        bool used = true;
    """,
    "torch/csrc/stable/ops.h": f"""
        bool all = true;
        {{ {CREATION} all = all && used; }} {{ {PARALLEL} all = all && used; }}
        {{ {SORTING} all = all && used; }} {{ {VIEWS} all = all && used; }}
        {{ {ARITHMETIC} all = all && used; }} {{ {COPIES} all = all && used; }}
        {{ {FROM_BLOB} all = all && used; }} {{ {REDUCTIONS} all = all && used; }}
        bool used = all;
    """,
    "torch/csrc/stable/ops/arithmetic.h": ARITHMETIC,
    "torch/csrc/stable/ops/copies.h": COPIES,
    "torch/csrc/stable/ops/creation.h": CREATION,
    "torch/csrc/stable/ops/from_blob.h": FROM_BLOB,
    "torch/csrc/stable/ops/parallel.h": PARALLEL,
    "torch/csrc/stable/ops/reductions.h": REDUCTIONS,
    "torch/csrc/stable/ops/sorting.h": SORTING,
    "torch/csrc/stable/ops/views.h": VIEWS,
    "torch/csrc/stable/pyobject.h": PYOBJECT,
    "torch/csrc/stable/stableivalue_conversions.h": """
        torch::stable::Tensor t = to<torch::stable::Tensor>(from(torch::stable::Tensor()));
        bool used = to<bool>(from(true)) && to<int64_t>(from(int64_t{1})) > 0 &&
            to<double>(from(1.5)) > 0 && to<std::optional<bool>>(from(std::optional<bool>(true))) &&
            to<AtenTensorHandle>(from(t.get())) && from(t) && from(std::nullopt) == 0 &&
            to<torch::stable::Device>(from(t.device())).has_index() &&
            int(to<torch::headeronly::ScalarType>(from(t.scalar_type())));
    """,
    "torch/csrc/stable/tensor.h": TENSOR,
    "torch/csrc/stable/tensor_inl.h": TENSOR,
    "torch/csrc/stable/tensor_struct.h": TENSOR,
    "torch/csrc/stable/version.h": "bool used = TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0;",
}
BEFORE = {
    "torch/csrc/stable/library.h": """
        torch::stable::Tensor kernel(torch::stable::Tensor x) { return x; }
        STABLE_TORCH_LIBRARY(a, m) { m.def("op(Tensor x) -> Tensor"); }
        STABLE_TORCH_LIBRARY_FRAGMENT(a, m) { m.def("other(Tensor x) -> Tensor"); }
        STABLE_TORCH_LIBRARY_IMPL(a, CPU, m) { m.impl("op", TORCH_BOX(&kernel)); }
    """,
}


def test_h2_every_header_is_used() -> None:
    """A header without a row here could promise what no header of its own defines."""
    root = build.ROOT / "include"
    found = {str(h.relative_to(root)) for h in (root / "torch/csrc/stable").rglob("*.h")}
    assert {name for name in found if "/detail/" not in name} == set(USES)


@pytest.mark.parametrize("cxx", COMPILERS)
@pytest.mark.parametrize("header", USES)
def test_h2_a_header_alone_links(tmp_path: Path, header: str, cxx: str) -> None:
    """Without optimisation, so that every function that is called must be there."""
    source = tmp_path / "alone.cpp"
    before = BEFORE.get(header, "")
    text = f"#include <{header}>\n{before}\nbool f() {{ {USES[header]} return used; }}\n"
    source.write_text(text, encoding="utf-8")
    made = build.compile_object(source, tmp_path, cxx=cxx, flags=["-O0"])
    build.link_shared([made], tmp_path / "alone.so", cxx=cxx)


OURS = """
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
"""


def plain_pybind11() -> list[str]:
    asked = [sys.executable, "-m", "pybind11", "--includes"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("cxx", COMPILERS)
@pytest.mark.parametrize("other", ["pybind11/pybind11.h", "fmt/format.h"])
def test_h4_beside_pybind11_and_fmt_with_a_target(tmp_path: Path, other: str, cxx: str) -> None:
    for order in (f"#include <{other}>{OURS}", f"{OURS}#include <{other}>\n"):
        source = tmp_path / "both.cpp"
        source.write_text(order, encoding="utf-8")
        build.compile_object(source, tmp_path, cxx=cxx, flags=["-O0", *plain_pybind11()])


# What torch 2.10 to 2.12 put around the headers of others that they bring; written here from that
# fact, because none of the torches that tests run on has it.
WRAPPED = """
#if !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)
#include_next <pybind11/pybind11.h>
#else
#error "This file should not be included when either TORCH_STABLE_ONLY or TORCH_TARGET_VERSION is defined."
#endif
"""
WITHOUT_TARGET = """
#pragma push_macro("TORCH_TARGET_VERSION")
#undef TORCH_TARGET_VERSION
#include <pybind11/pybind11.h>
#pragma pop_macro("TORCH_TARGET_VERSION")
"""
MODULE = """
#if TORCH_FEATURE_VERSION != 0x0209000000000000
#error "the target was lost"
#endif
PYBIND11_MODULE(both, m) { m.def("index", [] { return torch::stable::Device(
    torch::stable::DeviceType::CUDA, 3).index(); }); }
"""
CALL = "import sys; sys.path.insert(0, sys.argv[1]); import both; print(both.index())"


@pytest.fixture
def wrapped(tmp_path: Path) -> Path:
    """A folder with a pybind11 that refuses under a target, as a torch's include folder has it."""
    (tmp_path / "torch" / "pybind11").mkdir(parents=True)
    (tmp_path / "torch" / "pybind11" / "pybind11.h").write_text(WRAPPED, encoding="utf-8")
    return tmp_path / "torch"


@pytest.mark.parametrize("cxx", COMPILERS)
@pytest.mark.parametrize("ours_first", [True, False], ids=["ours first", "pybind11 first"])
@pytest.mark.parametrize("way", ["plain in front", "without target"])
def test_h4_beside_a_pybind11_that_refuses_a_target(
    tmp_path: Path, wrapped: Path, way: str, ours_first: bool, cxx: str
) -> None:
    """Two ways: a pybind11 of one's own before torch's, or no target for this one include."""
    if way == "plain in front":
        theirs, folders = "#include <pybind11/pybind11.h>\n", [*plain_pybind11(), f"-I{wrapped}"]
    else:
        theirs, folders = WITHOUT_TARGET, [f"-I{wrapped}", *plain_pybind11()]
    source = tmp_path / "both.cpp"
    order = (OURS, theirs) if ours_first else (theirs, OURS)
    source.write_text("".join(order) + MODULE, encoding="utf-8")
    made = build.compile_object(source, tmp_path, cxx=cxx, flags=["-O0", "-w", *folders])
    name = f"both{sysconfig.get_config_var('EXT_SUFFIX')}"
    build.run([build.need(cxx), "-shared", made, "-o", tmp_path / name])
    lazily = f"import sys, os; sys.setdlopenflags(os.RTLD_LAZY); {CALL}"
    assert build.run([sys.executable, "-c", lazily, tmp_path]) == "3\n"


def test_h4_the_stand_in_refuses(tmp_path: Path, wrapped: Path) -> None:
    source = tmp_path / "both.cpp"
    source.write_text(f"{OURS}#include <pybind11/pybind11.h>\n", encoding="utf-8")
    with pytest.raises(build.BuildError, match="should not be included when either"):
        build.compile_object(source, tmp_path, flags=[f"-I{wrapped}", *plain_pybind11()])


ROOTS = [build.ROOT / "headeronly", build.ROOT / "include"]
NOT_ALONE = {  # refuses; Windows; only with CPU_CAPABILITY; needs fmt
    "torch/headeronly/util/complex_utils.h",
    "torch/headeronly/util/win32-headers.h",
    "c10/util/win32-headers.h",
    "torch/headeronly/cpu/vec/vec_half.h",
    "torch/headeronly/cpu/vec/intrinsics.h",
    "stablehand/format.h",
}
HEADERS = sorted({str(h.relative_to(root)) for root in ROOTS for h in root.rglob("*.h")})
# Macros of ours that a user's inline function may use; as preprocessed as the headers' own.
IN_A_BODY = """
inline void uses_macros(bool ok, void (*kernel)()) {
  STD_TORCH_CHECK(ok, "text ", 1);
  STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_delete_tensor_object(nullptr));
  THO_DISPATCH_V2(torch::headeronly::ScalarType::Float, "name", AT_WRAP([&] { kernel(); }),
                  torch::headeronly::ScalarType::Float);
}
"""


def asked_macros(folders: list[Path]) -> set[str]:
    """The macros by which the headers of these folders decide and that none of them defines."""
    asked, defined = set(), set()
    for file in (h for folder in folders for h in folder.rglob("*.h")):
        text = re.sub(r"//.*|/\*.*?\*/", "", file.read_text(encoding="utf-8").replace("\\\n", " "))
        for line in re.findall(r"^\s*#\s*(?:el)?if(?:n?def)?\b(.*)", text, re.M):
            bare = re.sub(r"\w*(?:__has|_HAS)_\w+\s*\([^()]*\)|<[\w/.-]+>", "", line)
            asked |= set(re.findall(r"\b[A-Z]\w*", bare))
        defined |= set(re.findall(r"^\s*#\s*define\s+(\w+)", text, re.M))
    return asked - defined


# What changes more than bodies: with it none of ours serve; a target has tests of its own below.
NOT_CONFIG = {"STABLEHAND_STEP_ASIDE", "TORCH_TARGET_VERSION"}
# Nobody sets these: SYCL's compilers define them, and bring the headers that they announce.
NOT_CONFIG |= {"SYCL_LANGUAGE_VERSION", "SYCL_EXT_ONEAPI_BFLOAT16_MATH_FUNCTIONS"}
OURS_ASK = sorted(asked_macros(ROOTS) - NOT_CONFIG)
FOLDERS = ("torch/headeronly", "torch/csrc/stable", "torch/csrc/inductor/aoti_torch/c")
THEIRS = [NEWEST.include / folder for folder in FOLDERS]
SETTINGS = {
    **{macro: [macro] for macro in OURS_ASK},
    **{f"target 2.{n}": [f"TORCH_TARGET_VERSION=0x02{n:02x}000000000000"] for n in (9, 12, 15)},
    "all that only PyTorch's ask": sorted(asked_macros(THEIRS) - set(OURS_ASK) - NOT_CONFIG),
}


def own_text(source: Path, cxx: str, *flags: str) -> str:
    """What our folders and the file bring, after the preprocessor; by its marks."""
    command = [build.need(cxx), "-std=c++17", "-E", *build.include_flags(), *flags, source]
    lines, ours = [], False
    for line in build.run(command).splitlines():
        if mark := re.match(r'# \d+ "([^"]*)"', line):
            ours = mark[1].startswith((str(build.ROOT), str(source)))
        elif ours and line.strip():
            lines.append(line)
    return "\n".join(lines)


def bodies(source: Path, cxx: str, *flags: str) -> str:
    """The same without the refusals that a target brings, and what assert() would declare."""
    refusal = r'__attribute__\s*\(\(unavailable\((?:\s*"(?:[^"\\]|\\.)*")+\s*\)\)\)'
    asserts = r'extern "C" \{\s*void __assert_fail\([^;]*;\s*\}'
    return re.sub(r"\s+", "", re.sub(f"{refusal}|{asserts}", "", own_text(source, cxx, *flags)))


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A file with every header, and what each compiler sees of it without a macro."""
    source = tmp_path_factory.mktemp("h6") / "all.cpp"
    names = [name for name in HEADERS if name not in NOT_ALONE and "/cuda/" not in name]
    text = "".join(f"#include <{name}>\n" for name in names)
    source.write_text(text + IN_A_BODY, encoding="utf-8")
    return source, {cxx: bodies(source, cxx) for cxx in COMPILERS}


def test_h6_the_macros_are_found() -> None:
    assert {"NDEBUG", "USE_ROCM", "DISABLE_WARN"} <= set(OURS_ASK)
    theirs = set(SETTINGS["all that only PyTorch's ask"])
    assert {"USE_CUDA", "USE_XPU", "STRIP_ERROR_MESSAGES"} <= theirs | set(OURS_ASK)


@pytest.mark.parametrize("setting", SETTINGS)
def test_h6_no_macro_changes_a_body(everything: tuple[Path, dict[str, str]], setting: str) -> None:
    """So two files of one library that differ in it agree on every inline function."""
    source, plain = everything
    for cxx in COMPILERS:
        assert bodies(source, cxx, *(f"-D{m}" for m in SETTINGS[setting])) == plain[cxx]


MOST_LINES = 4200  # of our own after the preprocessor; 3,961 when this was recorded


def folders_of_both() -> list[list[str]]:
    return [build.include_flags(), [f"-I{NEWEST.include}"]]


def test_h12_the_umbrella_is_light(tmp_path: Path) -> None:
    """Lines after the preprocessor: a recorded budget, and a quarter of PyTorch's at most."""
    source = tmp_path / "umbrella.cpp"
    source.write_text(OURS, encoding="utf-8")
    lines = []
    for folders in folders_of_both():
        command = [build.need("g++"), "-std=c++17", "-E", "-P", *folders, source]
        lines.append(build.run(command).count("\n"))
    assert lines[0] <= 0.25 * lines[1], lines
    own = own_text(source, "g++").count("\n")
    assert own <= MOST_LINES


def cpu_seconds(command: list[object]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    build.run(command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


@pytest.mark.parametrize("cxx", COMPILERS)
def test_h12_the_umbrella_is_quick(tmp_path: Path, cxx: str) -> None:
    """CPU time of both in turns: a third of PyTorch's at most, in the median of the pairs."""
    source = tmp_path / "umbrella.cpp"
    source.write_text(OURS, encoding="utf-8")
    ratios = []
    for _ in range(5):
        command = [build.need(cxx), "-std=c++17", "-fsyntax-only", source]
        ours, theirs = (cpu_seconds([*command, *folders]) for folders in folders_of_both())
        ratios.append(ours / theirs)
    assert statistics.median(ratios) <= 1 / 3, ratios

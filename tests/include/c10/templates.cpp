// tests/include/c10/templates.cpp: case H9: old paths of templates, macros and marks, with the same
// entities under both spellings.
// SPDX-License-Identifier: BSD-3-Clause
#include <c10/macros/cmake_macros.h>
#include <c10/util/Deprecated.h>
#include <c10/util/Metaprogramming.h>
#include <c10/util/TypeList.h>
#include <c10/util/TypeTraits.h>
#include <c10/util/bit_cast.h>
#include <c10/util/win32-headers.h>

#include <type_traits>

#include "support/catch.h"

namespace {

namespace ho = torch::headeronly;

template <template <class...> class>
struct Template;
template <template <class...> class A, template <class...> class B>
constexpr bool same_template = std::is_same_v<Template<A>, Template<B>>;

static_assert(
    std::is_same_v<c10::guts::typelist::typelist<int>, ho::guts::typelist::typelist<int>>);
static_assert(same_template<c10::guts::function_traits, ho::guts::function_traits>);
static_assert(same_template<c10::guts::false_t, ho::guts::false_t>);
static_assert(same_template<c10::guts::is_hashable, ho::guts::is_hashable>);
static_assert(&c10::bit_cast<int, float> == &ho::bit_cast<int, float>);

C10_DEFINE_DEPRECATED_USING(Old, int)

#ifndef C10_BUILD_SHARED_LIBS
#error "cmake_macros.h says that torch consists of shared libraries"
#endif

}  // namespace

TEST_CASE("H9: old paths of templates serve the same entities") { SUCCEED("compiled"); }

# The link stub stablehand::libtorch and stablehand_add_extension(), which builds one extension from sources.
# SPDX-License-Identifier: BSD-3-Clause
cmake_minimum_required(VERSION 3.25...3.31) # the policies below are ours, whatever the caller asked for
include(${CMAKE_CURRENT_LIST_DIR}/StablehandVersion.cmake)
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)

# A link input only: it has libtorch's name and its C functions since 2.9, and every one of them aborts. It is given to the
# linker as an option, not as a library, because CMake would put the folder of a library into the run path.
function(stablehand_add_libtorch)
  if(APPLE) # the real symbols are looked up at load
    add_library(stablehand_libtorch INTERFACE)
    target_link_options(stablehand_libtorch INTERFACE LINKER:-undefined,dynamic_lookup)
  else()
    add_library(stablehand_stub SHARED EXCLUDE_FROM_ALL ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/libtorch_stub.cpp)
    set_target_properties(
      stablehand_stub
      PROPERTIES OUTPUT_NAME torch
                 PREFIX lib
                 SUFFIX .so
                 NO_SONAME OFF
                 LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/stablehand_stub
                 CXX_VISIBILITY_PRESET default
                 INTERPROCEDURAL_OPTIMIZATION OFF
                 CXX_CLANG_TIDY "")
    target_compile_options(stablehand_stub PRIVATE -w)
    add_library(stablehand_libtorch INTERFACE)
    add_dependencies(stablehand_libtorch stablehand_stub)
    target_link_options(stablehand_libtorch INTERFACE
                        "LINKER:--push-state,--no-as-needed,$<TARGET_FILE:stablehand_stub>,--pop-state")
    set_property(TARGET stablehand_libtorch PROPERTY INTERFACE_LINK_DEPENDS $<TARGET_FILE:stablehand_stub>)
  endif()
  add_library(stablehand::libtorch ALIAS stablehand_libtorch)
endfunction()

if(NOT TARGET stablehand::libtorch)
  stablehand_add_libtorch()
endif()

# stablehand_add_extension(name SOURCES a.cpp ... [TORCH 2.9] [OPS | PYTHON])
#
#   TORCH   the oldest torch that the binary must run on (default 2.9)
#   OPS     registers operators, has no init function: one file for every Python (the default)
#   PYTHON  a Python module: exports PyInit_<name>, and may use Python's C functions
function(stablehand_add_extension name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "OPS;PYTHON" "TORCH" "SOURCES")
  set(call "stablehand_add_extension(${name})")
  if(arg_UNPARSED_ARGUMENTS)
    list(JOIN arg_UNPARSED_ARGUMENTS " " words)
    message(FATAL_ERROR "${call}: '${words}' is not understood: write SOURCES before the files, then [TORCH 2.9] "
                        "and [OPS | PYTHON].")
  elseif(arg_OPS AND arg_PYTHON)
    message(FATAL_ERROR "${call}: OPS and PYTHON exclude each other: write one of them, or neither for OPS.")
  elseif("TORCH" IN_LIST arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "${call}: TORCH is followed by nothing: write a version, as in TORCH 2.10, or leave it out for 2.9.")
  elseif(NOT arg_SOURCES)
    message(FATAL_ERROR "${call}: there is nothing to compile: write SOURCES and the files.")
  elseif(WIN32)
    message(FATAL_ERROR "${call}: only Linux and macOS are supported so far: build under one of them.")
  endif()
  if(NOT DEFINED arg_TORCH)
    set(arg_TORCH 2.9)
  endif()
  stablehand_target_macro(macro "${call}" "${arg_TORCH}")
  message(STATUS "${name}: target torch ${arg_TORCH}")

  add_library(${name} MODULE ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE stablehand::stable stablehand::libtorch)
  target_compile_definitions(${name} PRIVATE TORCH_TARGET_VERSION=${macro})
  set_target_properties(
    ${name}
    PROPERTIES PREFIX ""
               SUFFIX .so
               DEFINE_SYMBOL ""
               NO_SONAME ON # two packages may each have a _C.so
               BUILD_WITH_INSTALL_RPATH ON # the file that is built is the file that is shipped: no run path in either
               INSTALL_RPATH ""
               INSTALL_RPATH_USE_LINK_PATH OFF
               CXX_VISIBILITY_PRESET hidden
               CUDA_VISIBILITY_PRESET hidden
               VISIBILITY_INLINES_HIDDEN ON)
  if(NOT DEFINED CMAKE_CXX_STANDARD) # newer compilers' default costs a third more time
    set_target_properties(${name} PROPERTIES CXX_STANDARD 17)
  endif()
  if(arg_PYTHON)
    stablehand_link_python(${name})
    stablehand_trim(${name} PyInit_* python.map)
  else()
    stablehand_trim(${name} stablehand_status ops.map)
  endif()
endfunction()

# 2.10 becomes 0x020a000000000000, the form of TORCH_TARGET_VERSION.
function(stablehand_target_macro out call torch)
  stablehand_read_versions()
  string(REGEX MATCH "^2\\.([1-9][0-9]*)$" is_version "${torch}")
  set(minor "${CMAKE_MATCH_1}")
  if(NOT is_version OR torch VERSION_LESS 2.9 OR torch VERSION_GREATER STABLEHAND_NEWEST_TORCH)
    message(FATAL_ERROR "${call}: TORCH '${torch}' is not a version that can be targeted: write the oldest torch that "
                        "the binary must run on, from 2.9 to ${STABLEHAND_NEWEST_TORCH}, as in TORCH 2.10.")
  endif()
  math(EXPR hex "0x0200 + ${minor}" OUTPUT_FORMAT HEXADECIMAL)
  string(REPLACE 0x 0x0 hex ${hex})
  set(${out} ${hex}000000000000 PARENT_SCOPE)
endfunction()

# Python's headers; its functions stay undefined, because the interpreter that loads the module has them.
function(stablehand_link_python name)
  if(NOT TARGET Python::Module)
    find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module)
  endif()
  target_link_libraries(${name} PRIVATE Python::Module)
endfunction()

# A small binary that exports its entry point only.
function(stablehand_trim name entry version_script)
  set(cmake_dir ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
  stablehand_accepted(sections -ffunction-sections -fdata-sections)
  target_compile_options(${name} PRIVATE "$<$<COMPILE_LANGUAGE:C,CXX>:${sections}>")
  stablehand_hide_paths(${name} ${cmake_dir}/..)
  if(APPLE)
    target_link_options(${name} PRIVATE LINKER:-exported_symbol,_${entry} LINKER:-dead_strip)
    return()
  endif()
  set(wanted LINKER:--gc-sections LINKER:-z,noseparate-code LINKER:--hash-style=gnu)
  if(entry STREQUAL stablehand_status) # what libtorch 2.9 lacks is an error at this link, not at the user's import
    list(APPEND wanted LINKER:-z,defs)
  endif()
  stablehand_accepted(accepted ${wanted})
  target_link_options(
    ${name} PRIVATE ${accepted} LINKER:--version-script=${cmake_dir}/${version_script}
    $<$<CONFIG:Release,MinSizeRel>:LINKER:-s>)
  set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS ${cmake_dir}/${version_script})
endfunction()

# __FILE__ stands in error messages: without the machine's folders two builds give the same bytes. Of several prefixes
# that fit, the last one counts.
function(stablehand_hide_paths name root)
  get_filename_component(root ${root} ABSOLUTE)
  stablehand_accepted(known -fmacro-prefix-map=a=b)
  if(known)
    foreach(folder ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_CURRENT_BINARY_DIR} ${root}/headeronly
                   ${root}/include)
      target_compile_options(${name} PRIVATE "$<$<COMPILE_LANGUAGE:C,CXX>:-fmacro-prefix-map=${folder}/=>")
    endforeach()
  endif()
endfunction()

# Sets `out` to those of the options that the compiler or linker knows: all at once, one by one only if that fails.
function(stablehand_accepted out)
  set(CMAKE_REQUIRED_QUIET ON)
  set(CMAKE_REQUIRED_FLAGS "${CMAKE_MODULE_LINKER_FLAGS}") # where -fuse-ld=... may stand
  stablehand_probe(all "${ARGN}")
  if(all)
    set(${out} ${ARGN} PARENT_SCOPE)
    return()
  endif()
  set(known "")
  foreach(option ${ARGN})
    stablehand_probe(one ${option})
    if(one)
      list(APPEND known ${option})
    endif()
  endforeach()
  set(${out} ${known} PARENT_SCOPE)
endfunction()

function(stablehand_probe out options)
  string(MD5 key "${options}${CMAKE_MODULE_LINKER_FLAGS}")
  if(options MATCHES LINKER)
    check_linker_flag(CXX "${options}" STABLEHAND_ACCEPTS_${key})
  else()
    string(REPLACE ";" " " options "${options}")
    check_cxx_compiler_flag("${options}" STABLEHAND_ACCEPTS_${key})
  endif()
  set(${out} ${STABLEHAND_ACCEPTS_${key}} PARENT_SCOPE)
endfunction()

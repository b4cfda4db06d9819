# find_package(Stablehand): the targets stablehand::headeronly, stablehand::stable, stablehand::libtorch and the function
# stablehand_add_extension(). The files lie as in the repository, so this serves a checkout, an installed prefix and the
# Python package alike.
# SPDX-License-Identifier: BSD-3-Clause
get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
if(NOT CXX IN_LIST languages)
  set(Stablehand_FOUND FALSE)
  set(Stablehand_NOT_FOUND_MESSAGE
      "Stablehand needs C++: write project(... LANGUAGES CXX) before find_package(Stablehand).")
  return()
endif()

if(NOT TARGET stablehand::headeronly)
  get_filename_component(root ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)
  add_library(stablehand::headeronly INTERFACE IMPORTED)
  target_include_directories(stablehand::headeronly INTERFACE ${root}/headeronly)
  target_compile_features(stablehand::headeronly INTERFACE cxx_std_17)
  add_library(stablehand::stable INTERFACE IMPORTED)
  target_include_directories(stablehand::stable INTERFACE ${root}/include)
  target_link_libraries(stablehand::stable INTERFACE stablehand::headeronly)
  # -I, not -isystem: these headers must stand before torch's where a project has both.
  set_target_properties(stablehand::headeronly stablehand::stable PROPERTIES SYSTEM OFF)
endif()

include(${CMAKE_CURRENT_LIST_DIR}/StablehandExtension.cmake)

# Tells find_package(Stablehand 0.1) whether this one will do: before 1.0 each minor version may change the interface.
# SPDX-License-Identifier: BSD-3-Clause
include(${CMAKE_CURRENT_LIST_DIR}/StablehandVersion.cmake)
set(PACKAGE_VERSION ${STABLEHAND_VERSION})
string(REGEX MATCH "^[0-9]+\\.[0-9]+" PACKAGE_SERIES ${PACKAGE_VERSION})
string(REPLACE "." "\\." PACKAGE_SERIES "${PACKAGE_SERIES}")
if(PACKAGE_FIND_VERSION MATCHES "^${PACKAGE_SERIES}(\\.|$)" AND PACKAGE_VERSION VERSION_GREATER_EQUAL
                                                                PACKAGE_FIND_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
if(PACKAGE_VERSION VERSION_EQUAL PACKAGE_FIND_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()

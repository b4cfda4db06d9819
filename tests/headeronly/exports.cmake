# tests/headeronly/exports.cmake: cmake -D LIBRARY=… -D NM=… -P exports.cmake fails when LIBRARY shows a symbol of ours.
# SPDX-License-Identifier: BSD-3-Clause
execute_process(COMMAND ${NM} -DC --defined-only ${LIBRARY} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
if(NOT symbols MATCHES " T checks\n")
  message(FATAL_ERROR "${LIBRARY} does not show its own entry points, so this test proves nothing: ${symbols}")
endif()
string(REGEX MATCHALL "[^\n]* [A-Za-z] [^\n]*(torch::|c10::|c10_complex_math)[^\n]*" ours "${symbols}")
list(FILTER ours EXCLUDE REGEX " T address_of_")
if(ours)
  list(JOIN ours "\n" ours)
  message(FATAL_ERROR "these must be hidden by the headers themselves:\n${ours}")
endif()

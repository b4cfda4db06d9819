# SPDX-License-Identifier: BSD-3-Clause
"""From spec/shim.tsv to the C declarations, the availability macros and the link stub."""

# SPDX-License-Identifier: BSD-3-Clause
"""Tests of docs/: what it shows compiles, and what it says holds."""

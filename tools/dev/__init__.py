# SPDX-License-Identifier: BSD-3-Clause
"""The parts of ./dev: one concern a module, Python's standard library only."""

# SPDX-License-Identifier: BSD-3-Clause
"""Tests of the Python parts: the developer tool and the package."""

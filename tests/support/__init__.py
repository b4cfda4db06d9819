# SPDX-License-Identifier: BSD-3-Clause
"""What several test folders share; each module says what it needs."""

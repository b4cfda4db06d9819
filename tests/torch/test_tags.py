# SPDX-License-Identifier: BSD-3-Clause
"""Ops with tags and with a Python module that has their fake kernels."""

from tests.support import checks

BAD = ("tag", "many", "schema", "module", "token")


@checks.of("tags")
def test_tags(torch, check, extension):
    bad = [
        f"{name}={extension('tags', f'-DNS=stablehand_tags_{name}', f'-DBAD_{name.upper()}')}"
        for name in BAD
    ]
    checks.passed(torch, check, f"good={extension('tags')}", *bad)

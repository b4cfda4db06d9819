# SPDX-License-Identifier: BSD-3-Clause
"""Two libraries that define one namespace."""

from tests.support import checks


@checks.of("same_namespace")
def test_same_namespace(torch, check, extension):
    libraries = [extension("same_namespace", f"-DANSWER={answer}") for answer in (41, 42)]
    checks.passed(torch, check, *libraries)

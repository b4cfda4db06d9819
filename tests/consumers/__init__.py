# SPDX-License-Identifier: BSD-3-Clause
import pytest

pytest.register_assert_rewrite("tests.consumers.helpers")

"""PySide reads the source of no module of the program."""

from __future__ import annotations

import subprocess
import sys

_IMPORTS = """
import linecache, sys
from bridge_rules_gui.__main__ import prepare
prepare()
import bridge_rules_gui.app
assert "bridge_rules_gui.window.main_window" in sys.modules
print([name for name in linecache.cache if "bridge_rules_gui" in name])
"""


def test_no_module_imported_after_the_preparation_is_read_by_pyside() -> None:
    printed = subprocess.run(
        [sys.executable, "-c", _IMPORTS], capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip() == "[]"

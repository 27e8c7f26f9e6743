"""Modules whose source PySide leaves unread when they are imported."""

from __future__ import annotations

import sys
from typing import Final

import shiboken6  # noqa: F401 - from now on it looks into every module imported

_LOOK: Final = "_mod_uses_pyside"


def leave_sources_unread() -> None:
    """Tell PySide that no module asks for `from __feature__ import`, as none here does.

    To know which may, it would read the source of each module imported from now on for its own
    name, and keep all the lines: a tenth of a start. A PySide without that look is left alone.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, _LOOK):
        setattr(feature, _LOOK, _asks_for_nothing)


def _asks_for_nothing(_module: object) -> bool:
    return False

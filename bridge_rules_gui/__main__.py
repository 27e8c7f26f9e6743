"""``python -m bridge_rules_gui`` starts the window."""

from __future__ import annotations

import gc
import sys

_LOOK = "_mod_uses_pyside"


def prepare() -> None:
    """Let imports be quick: nothing is collected while the program starts, nor looked into.

    Of what is made meanwhile little is garbage. The window takes the collecting over.
    """
    gc.disable()
    _leave_sources_unread()


def _leave_sources_unread() -> None:
    """Tell PySide that no module asks for `from __feature__ import`, as none here does.

    To know which may, it would read the source of each module imported from now on for its own
    name, and keep all the lines: a tenth of a start. A PySide without that look is left alone.
    """
    import shiboken6  # noqa: F401, PLC0415 - from now on it looks into every module imported

    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, _LOOK):
        setattr(feature, _LOOK, _asks_for_nothing)


def _asks_for_nothing(_module: object) -> bool:
    return False


def start() -> int:
    """Run the window; return its exit status."""
    prepare()
    from bridge_rules_gui.app import main  # noqa: PLC0415 - brings in Qt

    return main()


if __name__ == "__main__":
    sys.exit(start())

"""``python -m bridge_rules_gui`` starts the window."""

from __future__ import annotations

import gc
import sys


def prepare() -> None:
    """Let imports be quick: nothing is collected while the program starts, nor looked into.

    Of what is made meanwhile little is garbage. The window takes the collecting over.
    """
    gc.disable()
    from bridge_rules_gui.window.unread_sources import leave_sources_unread  # noqa: PLC0415 - brings in Qt

    leave_sources_unread()


def start() -> int:
    """Run the window; return its exit status."""
    prepare()
    from bridge_rules_gui.app import main  # noqa: PLC0415 - as above

    return main()


if __name__ == "__main__":
    sys.exit(start())

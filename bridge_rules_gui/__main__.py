"""``python -m bridge_rules_gui`` starts the window."""

from __future__ import annotations

import gc
import sys


def start() -> int:
    """Run the window, with nothing collected while it starts; return its exit status.

    Of what is made meanwhile little is garbage. The window takes the collecting over.
    """
    gc.disable()
    from bridge_rules_gui.app import main  # noqa: PLC0415 - brings in Qt

    return main()


if __name__ == "__main__":
    sys.exit(start())

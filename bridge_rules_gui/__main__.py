"""``python -m bridge_rules_gui`` starts the window."""

from __future__ import annotations

import sys

from bridge_rules_gui.app import main

if __name__ == "__main__":
    sys.exit(main())

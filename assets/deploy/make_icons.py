"""The icon in the forms of Windows and macOS: `python assets/deploy/make_icons.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication, QIcon

_ROOT: Final = Path(__file__).parents[2]
_SIZES: Final = {"icon.ico": 256, "icon.icns": 512}


def main() -> int:
    """Write the icons into ``build/``; return 1 where one could not be written."""
    application = QGuiApplication([sys.argv[0], "-platform", "offscreen"])
    icon = QIcon(str(_ROOT / "assets" / "icon.svg"))
    folder = _ROOT / "build"
    folder.mkdir(exist_ok=True)
    written = [icon.pixmap(size).save(str(folder / name)) for name, size in _SIZES.items()]
    application.shutdown()
    return 0 if all(written) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Where a killed program keeps what: the platform's folders, all below one."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LONG: Final = "Думи " * 4000
"""What makes a text long enough to be killed in the middle of it."""

_PROGRAM: Final = "bridge-rules-gui"


@dataclass(frozen=True, slots=True)
class Rooms:
    """The folders of one made-up user, as the program itself calls them on Linux."""

    home: Path

    @property
    def surroundings(self) -> Mapping[str, str]:
        """The variables by which the program finds them."""
        return {
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"),
            "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_STATE_HOME": str(self.home / "state"),
            "XDG_CACHE_HOME": str(self.home / "cache"),
        }

    def take_cache(self, filled: Path) -> None:
        """Let the program find the books and the search as it left them, which takes seconds."""
        shutil.copytree(filled, self.home / "cache" / _PROGRAM)

    @property
    def _data(self) -> Path:
        return self.home / "data" / _PROGRAM

    @property
    def progress(self) -> Path:
        """The folder of progress and notebook."""
        return self._data / "progress"

    @property
    def own_texts(self) -> Path:
        return self._data / "own-texts"

    @property
    def unsaved(self) -> Path:
        """The folder of unsaved cases."""
        return self._data / "unsaved"

    @property
    def settings(self) -> Path:
        """The file of the window's settings."""
        return self.home / "config" / _PROGRAM / "window.ini"

    @property
    def log(self) -> Path:
        """The file of what nobody expected."""
        return self.home / "state" / _PROGRAM / "errors.log"

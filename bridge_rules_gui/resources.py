"""Where content, translations, assets and the user's cache lie: the one module that knows.

The folder of this file is asked, not `importlib.resources`: what that brings in takes 5 to 9 ms,
and the first page waits for it. Wheel, checkout and packed program all have folders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent


def _folder(name: str) -> Path:
    """Return a data folder: inside an installed package, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def content() -> Path:
    """Return the folder of the books and of the hand-made data."""
    return _folder("content")


def translations() -> Path:
    """Return the folder of the catalogues, a folder for each language."""
    return _folder("translations")


def assets() -> Path:
    """Return the folder of fonts, icons and style sheets."""
    return _folder("assets")


def user_cache() -> Path:
    """Return the platform's folder for what can be rebuilt at any time."""
    from platformdirs import user_cache_dir  # noqa: PLC0415 - the first page does without

    return Path(user_cache_dir("bridge-rules-gui", appauthor=False))


def user_data() -> Path:
    """Return the platform's folder for what the user has put there and nobody can rebuild."""
    from platformdirs import user_data_dir  # noqa: PLC0415 - as above

    return Path(user_data_dir("bridge-rules-gui", appauthor=False))

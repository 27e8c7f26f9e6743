"""Where content, translations, assets and the user's cache lie: the one module that knows."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_cache_dir

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def _folder(name: str) -> Traversable:
    """Return a data folder: inside an installed package, beside it in a checkout."""
    package = files("bridge_rules_gui")
    inside = package / name
    if inside.is_dir():
        return inside
    return files("bridge_rules_gui").joinpath("..", name)


def content() -> Traversable:
    """Return the folder of the books and of the hand-made data."""
    return _folder("content")


def translations() -> Traversable:
    """Return the folder of the compiled interface translations."""
    return _folder("translations")


def assets() -> Traversable:
    """Return the folder of fonts, icons and style sheets."""
    return _folder("assets")


def user_cache() -> Path:
    """Return the platform's folder for what can be rebuilt at any time."""
    return Path(user_cache_dir("bridge-rules-gui", appauthor=False))

"""What a workplace remembers of itself, kept as JSON: never trusted, empty where it is spoilt."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from bridge_rules_gui.corpus.edition import Edition

_LARGEST: Final = 10_000


def table_in(text: str) -> Mapping[str, object]:
    """Return the values that were kept by their names; none where they cannot be read."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def edition_in(value: object, usual: Edition) -> Edition:
    """Return the edition that was kept, or the usual one."""
    return {edition.value: edition for edition in Edition}.get(str(value), usual)


def sizes_in(value: object, count: int) -> tuple[int, ...]:
    """Return sizes that were kept for so many panes, none where they are not all there."""
    numbers = value if isinstance(value, list) else []
    sizes = tuple(n for n in numbers if isinstance(n, int) and 0 < n < _LARGEST)
    return sizes if len(sizes) == count == len(numbers) else ()


def names_in(value: object, most: int) -> tuple[str, ...]:
    """Return names that were kept, so many at most; what is no name is passed over."""
    names = value if isinstance(value, list) else []
    return tuple(name for name in names if isinstance(name, str))[:most]

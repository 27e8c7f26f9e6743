"""The size at which Qt draws everything: it can be told so only before it begins."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bridge_rules_gui.window.settings import USUAL_SIZE

_SCALE: Final = "QT_SCALE_FACTOR"


@contextmanager
def drawn_at(size: int) -> Iterator[None]:
    """Have an application that is made now draw everything at a size in percent.

    The desktop may have a factor of its own. Programs started from this one shall not inherit.
    """
    given = os.environ.get(_SCALE)
    if size != USUAL_SIZE:
        os.environ[_SCALE] = f"{_number(given) * size / 100:g}"
    try:
        yield
    finally:
        os.environ.pop(_SCALE, None)
        if given is not None:
            os.environ[_SCALE] = given


def _number(written: str | None) -> float:
    try:
        return float(written or 1)
    except ValueError:  # Qt takes no notice of it either
        return 1.0

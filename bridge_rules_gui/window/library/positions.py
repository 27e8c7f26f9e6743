"""Positions in a document: how the characters of a text are counted there."""

from __future__ import annotations

import re
from typing import Final

PADDING: Final = "\u2060"


def positioned(text: str) -> str:
    """Return a document's text so that each character stands at its position there.

    Documents count in UTF-16: a character beyond its plane (an emoji) takes two places.
    """
    return re.sub("[\U00010000-\U0010ffff]", lambda match: match[0] + PADDING, text)

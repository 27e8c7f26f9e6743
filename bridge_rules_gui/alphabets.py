"""Which names of alphabets in files are taken at their word."""

from __future__ import annotations

import codecs
import re
from typing import Final

# Other codecs of Python turn bytes into something else than what stands there, or take for ever.
_ALPHABETS: Final = re.compile(
    r"(?:utf|iso8859|koi8|mac|cp|gb|euc|shift)[-_\w]*|ascii|big5\w*|hz|johab|tis-620|ptcp154",
    re.IGNORECASE,
)


def alphabet(name: str) -> str:
    """Return the name Python has for an alphabet; empty where it is none that texts are in."""
    try:
        found = codecs.lookup(name).name
    except (LookupError, ValueError):
        return ""
    return found if _ALPHABETS.fullmatch(found) else ""

"""The version of the questions: a number that grows with every state that is given out."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from bridge_rules_gui.reading.document import SourceError

PLACE: Final = ("anki", "version.toml")


@dataclass(frozen=True, slots=True)
class ContentVersion:
    """A state of the questions; ``fingerprint`` tells whether they have changed since."""

    number: int
    fingerprint: str


def read_content_version(content: Traversable) -> ContentVersion:
    """Return the version of the questions; raise `SourceError`."""
    file = content.joinpath(*PLACE)
    try:
        found = tomllib.loads(file.read_text("utf-8"))
        number, fingerprint = found["number"], found["fingerprint"]
    except (OSError, ValueError, KeyError) as error:
        raise SourceError(f"{'/'.join(PLACE)}: cannot be read ({error}); install anew") from error
    if type(number) is not int or number < 1 or not isinstance(fingerprint, str):
        raise SourceError(f"{'/'.join(PLACE)}: number: write a whole number from 1")
    return ContentVersion(number, fingerprint)

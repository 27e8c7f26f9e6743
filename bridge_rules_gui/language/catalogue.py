"""What the English texts are in another language: compiled catalogues of gettext (``.mo``).

Read without the library's `gettext`, which splits each text again and cannot tell a text that is
translated by itself from one that is not translated.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from struct import iter_unpack, unpack_from
from typing import Final

LABELS: Final = ("labels", "qt")
"""What the window's labels and Qt's own dialogs say."""
PHRASES: Final = (
    *("rulings", "simulation", "quiz", "errors", "names"),
    *("situations", "notes", "questions", "terms"),
)
"""What the program says also; a text that two of them say stands in the first."""
_MAGIC: Final = 0x950412DE
_IN: Final = "\x04"
"""Stands between a context and its text."""
_APART: Final = "\0"
"""Stands between the forms of a text with a number, and behind the English of one thing."""


class Catalogue:
    """The texts of a language by their English, or by a context and their English."""

    __slots__ = ("_rule", "_texts")

    def __init__(self, texts: Mapping[str, str] | None = None, plural: str = "n != 1") -> None:
        """Take texts as they stand in a catalogue, and its rule of plural forms, written in C."""
        self._texts = texts or {}
        self._rule: str | Callable[[int], int] = plural

    def __bool__(self) -> bool:
        return bool(self._texts)

    def text(self, english: str, context: str = "") -> str | None:
        """Return a text, None if it is not translated."""
        return self._texts.get(f"{context}{_IN}{english}" if context else english)

    def counted(self, one: str, number: int) -> str | None:
        """Return a text in the form of a number, by what is said of one thing in English."""
        forms = self._texts.get(f"{one}{_APART}")
        if forms is None:
            return None
        if isinstance(self._rule, str):
            from gettext import c2py  # noqa: PLC0415 - labels of the first painting have no number

            self._rule = c2py(self._rule)
        return forms.split(_APART)[self._rule(abs(number))]


def read_catalogue(folder: Path, subjects: tuple[str, ...]) -> Catalogue:
    """Return what the compiled catalogues of a language's folder say about some subjects.

    In a checkout one that is not compiled, or older than its source, gives a warning.
    """
    texts: dict[str, str] = {}
    for subject in subjects:
        file = folder / f"{subject}.mo"
        source = file.with_suffix(".po")
        if not file.exists() or (source.exists() and source.stat().st_mtime > file.stat().st_mtime):
            what = f"{file.parent.name}/{file.name} is not made from what {source.name} says now"
            warnings.warn(f"{what}: run python translations/make.py", stacklevel=2)
        if file.exists():
            texts.update(_entries(file.read_bytes()))
    _, _, rule = texts.pop("", "").partition("plural=")
    return Catalogue(texts, rule.partition(";")[0] or "n != 1")


def _entries(compiled: bytes) -> dict[str, str]:
    """Return the texts of a file; https://www.gnu.org/software/gettext/manual/ has its format."""
    magic, _, count, english, said = unpack_from("<5I", compiled)
    if magic != _MAGIC:
        raise ValueError("no catalogue of gettext")
    keys, values = (iter_unpack("<2I", compiled[at : at + 8 * count]) for at in (english, said))
    texts = {  # the labels of the first painting wait for this
        compiled[at : at + length].decode(): compiled[said_at : said_at + said_length].decode()
        for (length, at), (said_length, said_at) in zip(keys, values, strict=True)
    }
    for key in [key for key in texts if _APART in key]:
        texts[key[: key.index(_APART) + 1]] = texts.pop(key)
    return texts

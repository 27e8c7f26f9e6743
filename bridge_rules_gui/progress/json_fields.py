"""JSON read with care: every value is of its kind and size, or a line says which one is not."""

from __future__ import annotations

import json
import math
import re
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from bridge_rules_gui.language.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bridge_rules_gui.language.sentence import Sentence

LONGEST: Final = 10_000
"""How many characters a text may have."""

_LONGEST_TIME: Final = 1e9
_MOST: Final = 1_000_000
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_OLDEST, _NEWEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(2200, 1, 1, tzinfo=UTC)
Value = TypeVar("Value")


class Fields:
    """A JSON object at a place of a document; asks for its values by name and kind.

    Raise `ValueError` naming the place, like ``reviews[3].rating``, and what belongs there.
    """

    def __init__(self, value: Any, place: str = "") -> None:
        self._place = place
        if not isinstance(value, dict):
            self._refuse("", sentence("an object"))
        self._values: dict[str, Any] = value

    def text(self, name: str, longest: int = LONGEST) -> str:
        """Return a text."""
        value = self._value(name)
        if not isinstance(value, str) or len(value) > longest or not _is_plain(value):
            self._refuse(name, sentence("a text of at most {longest} characters", longest=longest))
        return str(value)

    def number(self, name: str, least: float, most: float) -> float:
        """Return a number between two others."""
        value = self._value(name)
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number or not least <= value <= most or not math.isfinite(value):
            self._refuse(
                name,
                sentence("a number from {least} to {most}", least=f"{least:g}", most=f"{most:g}"),
            )
        return float(value)

    def whole(self, name: str, least: int, most: int) -> int:
        """Return a whole number between two others."""
        value = self._value(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self._refuse(
                name, sentence("a whole number from {least} to {most}", least=least, most=most)
            )
        return int(value)

    def yes(self, name: str) -> bool:
        """Return true or false."""
        value = self._value(name)
        if not isinstance(value, bool):
            self._refuse(name, sentence("true or false"))
        return bool(value)

    def made(self, name: str, make: Callable[[str], Value], what: Sentence) -> Value:
        """Return what a text stands for."""
        text = self.text(name)
        try:
            return make(text)
        except (ValueError, LookupError):
            self._refuse(name, what)

    def moment(self, name: str) -> datetime:
        """Return a moment, in UTC."""
        at = self.made(
            name, datetime.fromisoformat, sentence("a date and time like 2026-11-21T18:30:00+00:00")
        )
        if at.tzinfo is None or not _OLDEST <= at <= _NEWEST:
            self._refuse(name, sentence("a date and time like 2026-11-21T18:30:00+00:00"))
        return at.astimezone(UTC)

    def day(self, name: str) -> date:
        """Return a day."""
        found = self.made(name, date.fromisoformat, sentence("a date like 2026-11-21"))
        if not _OLDEST.date() <= found <= _NEWEST.date():
            self._refuse(name, sentence("a date like 2026-11-21"))
        return found

    def objects(self, name: str, most: int = _MOST) -> Iterator[Fields]:
        """Yield the objects of a list, an empty one where the name is missing."""
        for number, value in enumerate(self._list(name, most)):
            yield Fields(value, f"{self._path(name)}[{number}]")

    def seconds(self, name: str) -> float:
        """Return a number of seconds."""
        return self.number(name, 0, _LONGEST_TIME)

    def texts(self, name: str, most: int = 100) -> tuple[str, ...]:
        """Return a list of texts."""
        values = self._list(name, most)
        if not all(isinstance(value, str) and len(value) <= LONGEST for value in values):
            self._refuse(name, sentence("a list of texts"))
        return tuple(values)

    def wholes(self, name: str, most: int = 100) -> tuple[int, ...]:
        """Return a list of small whole numbers."""
        values = self._list(name, most)
        if not all(type(value) is int and 0 <= value < LONGEST for value in values):
            self._refuse(name, sentence("a list of whole numbers"))
        return tuple(values)

    def object(self, name: str) -> Fields:
        """Return an object."""
        return Fields(self._value(name), self._path(name))

    def value(self, name: str) -> Any:
        """Return whatever stands under a name."""
        return self._value(name)

    def names(self) -> tuple[str, ...]:
        """Return the names of the values."""
        return tuple(self._values)

    def has(self, name: str) -> bool:
        """Tell whether there is a value of a name that is not null."""
        return self._values.get(name) is not None

    def is_object(self, name: str) -> bool:
        """Tell whether an object stands under a name."""
        return isinstance(self._values.get(name), dict)

    def refuse(self, name: str, expected: Sentence) -> NoReturn:
        """Raise `ValueError` saying what belongs under a name."""
        self._refuse(name, expected)

    def _list(self, name: str, most: int) -> list[Any]:
        value = self._values.get(name, [])
        if not isinstance(value, list) or len(value) > most:
            self._refuse(name, sentence("a list of at most {most}", most=most))
        return list(value)

    def _value(self, name: str) -> Any:
        if name not in self._values:
            self._refuse(name, sentence("a value (there is none)"))
        return self._values[name]

    def _path(self, name: str) -> str:
        return ".".join(part for part in (self._place, name) if part)

    def _refuse(self, name: str, expected: Sentence) -> NoReturn:
        raise ValueError(
            sentence(
                "{key}: write {wanted}",
                key=self._path(name) or sentence("the document"),
                wanted=expected,
            )
        )


def _is_plain(text: str) -> bool:
    """Tell whether a text has no control characters but line ends, and can be written."""
    return text.isprintable() or not _CONTROL.search(text)


def fields_of(text: str) -> Fields:
    """Return the object a JSON text is; raise `ValueError` when it is none."""

    def refuse(word: str) -> NoReturn:
        raise ValueError(sentence("{word} is not a number", word=word))

    try:
        value = json.loads(text, parse_constant=refuse)
    except RecursionError:
        raise ValueError(sentence("it is nested too deeply; export the progress again")) from None
    except json.JSONDecodeError as error:
        raise ValueError(
            sentence("line {line}: not JSON ({said})", line=error.lineno, said=error.msg)
        ) from None
    return Fields(value)

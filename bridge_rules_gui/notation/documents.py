"""TOML and JSON texts as plain values that still know their keys and lines."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, TypeVar

from rapidfuzz import process

from bridge_rules_gui.language.sentence import Sentence, plain, sentence
from bridge_rules_gui.notation.key_lines import (
    Path,
    key_lines_of_json,
    key_lines_of_toml,
    repeated_keys_of_json,
)
from bridge_rules_gui.notation.problems import NotationError, NotationProblem, meant, quoted

T = TypeVar("T")
D = TypeVar("D")

_LONGEST_KEY = 60
_KINDS = {
    bool: sentence("true or false"),
    int: sentence("a number"),
    float: sentence("a number"),
    str: sentence("text"),
    list: sentence("a list"),
    dict: sentence("a table"),
}


class Refusal(Exception):  # noqa: N818  # it is said to a reader of this room, never to a caller
    """Said where a value will not do; the reader notes it and continues with the next key."""

    def __init__(self, entry: Entry, problem: Sentence, remedy: Sentence) -> None:
        super().__init__(problem)
        self.entry, self.problem, self.remedy = entry, problem, remedy


class Source:
    """A text being read: its name, its lines, and what was found wrong with it so far."""

    def __init__(self, name: str, text: str, *, is_json: bool) -> None:
        self.name = name
        self.problems: list[NotationProblem] = []
        self._text = text
        self._is_json = is_json

    @cached_property
    def _lines(self) -> dict[Path, int]:
        return (key_lines_of_json if self._is_json else key_lines_of_toml)(self._text)

    def line(self, path: Path) -> int:
        """Return the line of a key, or of what it would stand in."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def note(self, path: Path, problem: Sentence, remedy: Sentence) -> None:
        """Note a problem with the value at a path."""
        found = NotationProblem(self.name, self.line(path), key_of(path), problem, remedy)
        self.problems.append(found)


def key_of(path: Path) -> str:
    """Return a path as it is shown: ``events[3].call``."""
    shown = "".join(f"[{part}]" if isinstance(part, int) else f".{name_of(part)}" for part in path)
    return shown.removeprefix(".")


def name_of(key: str) -> str:
    """Return a key as it is shown: in quotes unless it is a plain word, and never endless."""
    is_word = len(key) <= _LONGEST_KEY and key.replace("-", "_").isidentifier()
    return key if is_word else quoted(key)


@dataclass(frozen=True, slots=True)
class Entry:
    """A value of a document, with the way to it."""

    value: object
    path: Path
    source: Source

    def refused(self, problem: Sentence, remedy: Sentence) -> Refusal:
        """Return the refusal of this value."""
        return Refusal(self, problem, remedy)

    def note(self, problem: Sentence, remedy: Sentence) -> None:
        """Note a problem and continue."""
        self.source.note(self.path, problem, remedy)

    def of_type(self, kind: type[T]) -> T:
        """Return the value if it is of a type (true and 1 are not the same)."""
        if type(self.value) is kind:
            return self.value
        raise self.refused(
            sentence(
                "{found} is given where {kind} is expected", found=self._found(), kind=_KINDS[kind]
            ),
            sentence("write {what}", what=_KINDS[kind]),
        )

    def _found(self) -> Sentence:
        kind = _KINDS.get(type(self.value)) or plain(type(self.value).__name__)
        is_long = isinstance(self.value, list | dict)
        return (
            kind if is_long else sentence("{value} ({kind})", value=_shown(self.value), kind=kind)
        )

    def items(self) -> Iterator[Entry]:
        """Yield the items of a list."""
        for number, item in enumerate(self.of_type(list)):
            yield Entry(item, (*self.path, number), self.source)

    def table(self) -> Table:
        """Return the value as a table."""
        return Table(self, self.of_type(dict))

    def one_of(self, known: Iterable[T]) -> T:
        """Return the member among the known ones whose text (``str`` or value) stands here."""
        by_text = {str(getattr(member, "value", member)): member for member in known}
        text = self.of_type(str)
        if text in by_text:
            return by_text[text]
        raise self.refused(
            sentence("{text} is not known here", text=quoted(text)), offer(text, by_text)
        )


def offer(word: str, known: Iterable[str]) -> Sentence:
    """Return how to correct a word: what may be meant, else all there is, or what is most alike."""
    names = tuple(known)
    if len(names) > _MOST_OFFERED:
        alike = process.extract(word, names, limit=_ALIKE)
        offered = (*(name for name, _, _ in alike), "...")
    else:
        offered = names
    return meant(word, names) or sentence("write one of {names}", names=", ".join(offered))


_MOST_OFFERED: Final = 24
"""So many names are read through; of more, those most alike are offered."""
_ALIKE: Final = 6


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a document; its keys are taken one by one, and what is left is unknown."""

    entry: Entry
    values: dict[str, Any]
    taken: set[str] = field(default_factory=set)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def at(self, key: str) -> Entry:
        """Take the value of a key; without the key the table itself stands for its place."""
        self.taken.add(key)
        entry = self.entry
        return replace(entry, value=self.values.get(key), path=(*entry.path, key))

    def read(self, key: str, reading: Callable[[Entry], T], default: D) -> T | D:
        """Read the value of a key; note what is wrong with it and return the default then."""
        if key not in self.values:
            return default
        return attempted(self.at(key), reading, default)

    def require(self, key: str, reading: Callable[[Entry], T], default: D, example: str) -> T | D:
        """Read the value of a key that must be there."""
        if key not in self.values:
            self.at(key).note(
                sentence("this key is missing"), sentence("add {example}", example=example)
            )
        return self.read(key, reading, default)

    def left(self) -> Iterator[Entry]:
        """Yield the values of keys nobody has taken."""
        for key in tuple(self.values):
            if key not in self.taken:
                yield self.at(key)

    def refuse_the_rest(self, known: Iterable[str]) -> None:
        """Note each key nobody has taken as unknown."""
        names = tuple(known)
        for entry in self.left():
            key = str(entry.path[-1])
            entry.note(sentence("this key is unknown"), offer(key, names))


def attempted(entry: Entry, reading: Callable[[Entry], T], default: D) -> T | D:
    """Read a value; note what is wrong with it and return the default then."""
    try:
        return reading(entry)
    except Refusal as refusal:
        refusal.entry.note(refusal.problem, refusal.remedy)
        return default


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else quoted(value)


_TOML_PLACE = re.compile(r" \(at (?:line (?P<line>\d+), column \d+|(?P<end>end of document))\)$")
_DEEPEST = 20
"""How deep lists and tables may stand within one another: no case needs half of it."""
_TOO_DEEP = sentence("lists and tables are nested too deeply")


def read_document(text: str, name: str) -> Entry:
    """Read a JSON text (it begins with ``{``) or a TOML text; raise `NotationError`."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    is_json = text.lstrip().startswith(("{", "[{")) or name.lower().endswith(".json")
    value, has_repeated = _parsed(text, name, is_json=is_json)
    if _is_deep(value):
        raise _unreadable(name, 1, _TOO_DEEP)
    source = Source(name, text, is_json=is_json)
    if has_repeated:
        _note_repeated_keys(text, source)
    return Entry(value, (), source)


def _parsed(text: str, name: str, *, is_json: bool) -> tuple[object, bool]:
    try:
        return _json(text) if is_json else (tomllib.loads(text), False)
    except RecursionError:
        raise _unreadable(name, 1, _TOO_DEEP) from None
    except json.JSONDecodeError as error:
        raise _unreadable(
            name, error.lineno, sentence("this is not JSON: {said}", said=error.msg)
        ) from error
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, name, error) from error
    except ValueError as error:  # a number of more digits than Python reads
        raise _unreadable(name, 1, sentence("a number has too many digits")) from error


def _is_deep(value: object) -> bool:
    """Tell whether lists and tables stand within one another deeper than any case needs."""
    level = [value]
    for _ in range(_DEEPEST):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return bool(level)


def _json(text: str) -> tuple[object, bool]:
    """Return what a JSON text says, and whether a key stands twice in one table."""
    has_repeated = False

    def table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal has_repeated
        values = dict(pairs)
        has_repeated = has_repeated or len(values) < len(pairs)
        return values

    return json.loads(text, object_pairs_hook=table), has_repeated


def _note_repeated_keys(text: str, source: Source) -> None:
    for path, line in repeated_keys_of_json(text):
        problem = sentence("this key appears twice in one table")
        remedy = sentence("keep one of the two")
        source.problems.append(NotationProblem(source.name, line, key_of(path), problem, remedy))


def _not_toml(text: str, name: str, error: tomllib.TOMLDecodeError) -> NotationError:
    message = str(error)
    place = _TOML_PLACE.search(message)
    line = int(place["line"] or text.count("\n") + 1) if place else 1
    said = message[: place.start()] if place else message
    return _unreadable(name, line, sentence("this is not TOML: {said}", said=said))


def _unreadable(name: str, line: int, problem: Sentence) -> NotationError:
    remedy = sentence("correct the line, or compare it with a scenario that can be read")
    return NotationError([NotationProblem(name, line, "", problem, remedy)])

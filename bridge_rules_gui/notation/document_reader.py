"""TOML and JSON texts read as documents, with a message where they are neither."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.notation.documents import Entry, Source, key_of
from bridge_rules_gui.notation.key_lines import repeated_keys_of_json
from bridge_rules_gui.notation.problems import NotationError, NotationProblem

_TOML_PLACE = re.compile(r" \(at (?:line (?P<line>\d+), column \d+|(?P<end>end of document))\)$")
_DEEPEST = 20
"""How deep lists and tables may stand within one another: no story needs half of it."""
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
    """Tell whether lists and tables stand within one another deeper than any story needs."""
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
        problem = sentence("this key stands twice in one table")
        remedy = sentence("leave one of the two")
        source.problems.append(NotationProblem(source.name, line, key_of(path), problem, remedy))


def _not_toml(text: str, name: str, error: tomllib.TOMLDecodeError) -> NotationError:
    message = str(error)
    place = _TOML_PLACE.search(message)
    line = int(place["line"] or text.count("\n") + 1) if place else 1
    said = message[: place.start()] if place else message
    return _unreadable(name, line, sentence("this is not TOML: {said}", said=said))


def _unreadable(name: str, line: int, problem: Sentence) -> NotationError:
    remedy = sentence("mend the line, or compare it with a scenario that can be read")
    return NotationError([NotationProblem(name, line, "", problem, remedy)])

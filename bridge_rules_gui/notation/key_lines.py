"""In which line of a TOML or JSON text each key stands; asked only when something is wrong."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Path = tuple[str | int, ...]
"""The way to a value: keys, and places in lists counted from 0."""

_JSON_TOKEN = re.compile(r'(?P<break>\n)|"(?:\\.|[^"\\])*"|[\[\]{},:]|[^\s\[\]{},:"]+', re.DOTALL)
_TOML_TOKEN = re.compile(
    r"(?P<break>\n)|(?P<comment>#[^\n]*)"
    r'|"""(?:\\.|[^\\])*?"{3,5}(?!")'
    r"|'''.*?'{3,5}(?!')"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|[\[\]{},=]|[^\s\[\]{},=#\"']+",
    re.DOTALL,
)


def key_lines_of_json(text: str) -> dict[Path, int]:
    """Return the lines of all keys and list items of a well-formed JSON text."""
    tokens = _Tokens(list(_tokens(text, _JSON_TOKEN)), separator=":")
    tokens.take_value(())
    return tokens.lines


def repeated_keys_of_json(text: str) -> list[tuple[Path, int]]:
    """Return the keys that stand a second time in one table, with the line of that time."""
    tokens = _Tokens(list(_tokens(text, _JSON_TOKEN)), separator=":")
    tokens.take_value(())
    return tokens.repeated


def key_lines_of_toml(text: str) -> dict[Path, int]:
    """Return the lines of all keys, tables and list items of a well-formed TOML text."""
    tokens = _Tokens(list(_tokens(text, _TOML_TOKEN)), separator="=")
    tokens.lines[()] = 1
    counters: dict[Path, int] = {}
    table: Path = ()
    while tokens.left:
        if tokens.seen == "[":
            table = _take_header(tokens, counters)
        else:
            tokens.take_pair(table)
    return tokens.lines


@dataclass(slots=True)
class _Tokens:
    """The tokens of a well-formed text, each with its line, the next one last; what they tell."""

    left: list[tuple[str, int]]
    separator: str
    lines: dict[Path, int] = field(default_factory=dict)
    repeated: list[tuple[Path, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left.reverse()

    @property
    def seen(self) -> str:
        """The next token."""
        return self.left[-1][0]

    def take(self) -> str:
        """Take the next token away."""
        return self.left.pop()[0]

    def take_value(self, path: Path) -> None:
        """Take a value and note the lines of what is in it."""
        self.lines.setdefault(path, self.left[-1][1])
        opening = self.take()
        if opening == "[":
            number = 0
            while self.seen != "]":
                self.take_value((*path, number))
                self._take_comma()
                number += 1
            self.take()
        elif opening == "{":
            while self.seen != "}":
                self.take_pair(path)
                self._take_comma()
            self.take()

    def take_pair(self, path: Path) -> None:
        """Take a key, the sign after it, and its value."""
        line = self.left[-1][1]
        key = ""
        while self.seen != self.separator:
            key += self.take()
        self.take()
        self.take_value(self.note(path, key, line))

    def note(self, path: Path, key: str, line: int) -> Path:
        """Note the line of a key as written, and return the path of its value."""
        for name in self.names(key):
            path = (*path, name)
            if path in self.lines:
                self.repeated.append((path, line))
            self.lines.setdefault(path, line)
        return path

    def names(self, key: str) -> Iterator[str]:
        """Yield what a key names: one name in JSON, perhaps several in TOML (``facts.time``)."""
        if self.separator == ":":
            yield json.loads(key, strict=False)
            return
        inner: Any = tomllib.loads(f"{key} = 0")
        while isinstance(inner, dict):
            name, inner = next(iter(inner.items()))
            yield name

    def _take_comma(self) -> None:
        if self.seen == ",":
            self.take()


def _tokens(text: str, token: re.Pattern[str]) -> Iterator[tuple[str, int]]:
    line = 1
    for match in token.finditer(text):
        if match.lastgroup is None:
            yield match.group(), line
        line += match.group().count("\n")


def _take_header(tokens: _Tokens, counters: dict[Path, int]) -> Path:
    """Take ``[table]`` or ``[[list of tables]]`` and return the path of what follows."""
    line = tokens.left[-1][1]
    tokens.take()
    is_list = tokens.seen == "["
    if is_list:
        tokens.take()
    key = ""
    while tokens.seen != "]":
        key += tokens.take()
    for _ in range(1 + is_list):
        tokens.take()
    *above, last = tokens.names(key)
    path: Path = ()
    for name in above:
        path = (*path, name)
        path = (*path, counters[path]) if path in counters else path
    path = (*path, last)
    tokens.lines.setdefault(path, line)
    if is_list:
        counters[path] = counters.get(path, -1) + 1
        path = (*path, counters[path])
        tokens.lines.setdefault(path, line)
    return path

"""A text divided into the tokens a grammar knows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.references.grammar import TokenKind
from bridge_rules_gui.sources.references.labels import Label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.sources.references.grammar import Grammar

_CHAIN_PARTS = re.compile(
    r"\((?P<parent>[A-FА-Е])(?P<child>\d)\)|\((?P<item>\w+)\)|(?P<bare>\d+|[^\W\d_])"
)
_MISPRINTED_SIX = re.compile(r"^б")
_LAWS = range(1, 94)


@dataclass(frozen=True, slots=True)
class Token:
    """A stretch of text and what it can be to a reference."""

    kind: TokenKind
    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Chain:
    """Labels printed without a gap: ``27В1(b)``, ``C1(d)``, ``(а)``, ``3``."""

    labels: tuple[Label, ...]
    start: int
    end: int

    @classmethod
    def of(cls, token: Token) -> Chain:
        """Read the labels of a token of kind CHAIN."""
        labels = list(_printed_labels(_MISPRINTED_SIX.sub("6", token.text)))
        return cls(_bracketed_from(labels, 2 + labels[0].is_number), token.start, token.end)

    def below_section(self) -> Chain:
        """Return the chain as an item's number and what stands below it: ``2C`` is 2(c)."""
        if not self.labels[0].is_number:
            return self
        return Chain(_bracketed_from(self.labels, 1), self.start, self.end)

    @property
    def may_name_law(self) -> bool:
        """Tell whether it begins with a number a law may have."""
        first = self.labels[0]
        return first.is_number and int(first.printed) in _LAWS

    @property
    def names_section_of_law(self) -> bool:
        """Tell whether it is a law's number and a section letter: ``26B``."""
        return self.may_name_law and len(self.labels) > 1 and not self.labels[1].bracketed

    @property
    def names_item_of_section(self) -> bool:
        """Tell whether it is a capital and what stands below it: ``B1``, ``(B1)``."""
        return self.labels[0].printed.isupper() and len(self.labels) > 1


def _printed_labels(text: str) -> Iterator[Label]:
    """Yield the labels of a chain; brackets may hold an item and its number (``(B1)``, 1987)."""
    for match in _CHAIN_PARTS.finditer(text):
        if match["bare"]:
            yield Label(match["bare"])
        else:
            inside = (match["item"], match["parent"], match["child"])
            yield from (Label(printed, bracketed=True) for printed in inside if printed)


def _bracketed_from(labels: Sequence[Label], level: int) -> tuple[Label, ...]:
    deeper = (Label(label.printed, bracketed=True) for label in labels[level:])
    return (*labels[:level], *deeper)


@cache
def _pattern(grammar: Grammar) -> re.Pattern[str]:
    return grammar.pattern()


def tokenize(text: str, grammar: Grammar) -> tuple[Token, ...]:
    """Divide a text into tokens, blanks left out."""
    return tuple(
        Token(TokenKind[match.lastgroup or "OTHER"], match.start(), match.end(), match.group())
        for match in _pattern(grammar).finditer(text)
    )

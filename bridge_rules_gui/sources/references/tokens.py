"""A text divided into the tokens a grammar knows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.references.grammar import TokenKind
from bridge_rules_gui.sources.references.labels import Label

if TYPE_CHECKING:
    from bridge_rules_gui.sources.references.grammar import Grammar

_CHAIN_PARTS = re.compile(r"\((?P<item>\w+)\)|(?P<number>\d+)|(?P<letter>[^\W\d_])")
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
        labels = [
            Label(m["item"] or m["number"] or m["letter"], bracketed=bool(m["item"]))
            for m in _CHAIN_PARTS.finditer(token.text)
        ]
        third = 2 + labels[0].printed.isdigit()
        labels[third:] = [Label(label.printed, bracketed=True) for label in labels[third:]]
        return cls(tuple(labels), token.start, token.end)

    @property
    def may_name_law(self) -> bool:
        """Tell whether it begins with a number a law may have."""
        first = self.labels[0]
        return not first.bracketed and first.printed.isdigit() and int(first.printed) in _LAWS

    @property
    def names_section_of_law(self) -> bool:
        """Tell whether it is a law's number and a section letter: ``26B``."""
        return self.may_name_law and len(self.labels) > 1 and not self.labels[1].bracketed

    @property
    def names_item_of_section(self) -> bool:
        """Tell whether it is a section letter and a number: ``B1``."""
        first = self.labels[0]
        return not first.bracketed and first.printed.isalpha() and len(self.labels) > 1


@cache
def _pattern(grammar: Grammar) -> re.Pattern[str]:
    return grammar.pattern()


def tokenize(text: str, grammar: Grammar) -> tuple[Token, ...]:
    """Divide a text into tokens, blanks left out."""
    return tuple(
        Token(TokenKind[match.lastgroup or "OTHER"], match.start(), match.end(), match.group())
        for match in _pattern(grammar).finditer(text)
    )

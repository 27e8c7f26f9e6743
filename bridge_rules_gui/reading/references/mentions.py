"""Mentions: the lists of labels in a text that are references, before they are followed.

A text is divided into the tokens a grammar knows; a mention is a run of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache

from bridge_rules_gui.reading.references.grammar import Grammar, TokenKind

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


class Anchor(Enum):
    """From where the labels of a mention lead down."""

    BOOK = "the first label is the number of a law"
    HERE = "the labels are looked for around the place where the mention stands"
    SECTION = "the same, and a leading number is never that of a law"


@dataclass(frozen=True, slots=True)
class Member:
    """One member of a list, or a range when ``last`` is its other end.

    ``start`` and ``end`` are its characters: those of the word before it too, for the
    first member of a list.
    """

    chain: Chain
    start: int
    end: int
    last: Chain | None = None


@dataclass(frozen=True, slots=True)
class Mention:
    """A list of labels: ``Članove 27 i 50``, ``C1-C3``, ``т. 2(с) или 2(d)``."""

    anchor: Anchor
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class TermMention:
    """A headword in quotation marks after a word like "see"."""

    term: str
    start: int
    end: int


class _Parser:
    """Walks over the tokens of one text."""

    def __init__(self, tokens: tuple[Token, ...]) -> None:
        self._tokens = tokens

    def mentions(self) -> Iterator[Mention | TermMention]:
        at = 0
        while at < len(self._tokens):
            found, after = self._mention(at)
            if found is not None:
                yield found
            at = max(after, at + 1)

    def _kind(self, at: int) -> TokenKind | None:
        return self._tokens[at].kind if 0 <= at < len(self._tokens) else None

    def _mention(self, at: int) -> tuple[Mention | TermMention | None, int]:
        token = self._tokens[at]
        introduced = self._kind(at + 1) is TokenKind.CHAIN
        if token.kind is TokenKind.LAW_WORD and introduced:
            if Chain.of(self._tokens[at + 1]).may_name_law:
                return self._list(Anchor.BOOK, at + 1, token.start)
            return self._list(Anchor.HERE, at + 1, self._tokens[at + 1].start)
        if token.kind is TokenKind.UNIT_WORD and introduced:
            return self._list(Anchor.SECTION, at + 1, token.start)
        if token.kind is TokenKind.TERM and self._kind(at - 1) is TokenKind.POINTER:
            return TermMention(token.text.strip('„“”"«» '), token.start, token.end), at + 1
        if token.kind is TokenKind.CHAIN:
            return self._bare(at)
        return None, at + 1

    def _bare(self, at: int) -> tuple[Mention | None, int]:
        """Read labels that no word names: strong ones always, lone ones where a word points."""
        chain = Chain.of(self._tokens[at])
        if chain.names_section_of_law:
            return self._list(Anchor.BOOK, at, chain.start)
        mention, after = self._list(Anchor.HERE, at, chain.start)
        pointed = self._kind(at - 1) is TokenKind.POINTER
        followed = self._kind(after) is TokenKind.FOLLOWER
        if chain.names_item_of_section or pointed or followed:
            return mention, after
        return None, at + 1

    def _list(self, anchor: Anchor, at: int, start: int) -> tuple[Mention, int]:
        """Read the members from the chain at a token on; return the token after them."""
        members: list[Member] = []
        following: int | None = at
        while following is not None:
            at = following
            member, at = self._member(at, start)
            members.append(member)
            following = self._next_member(at, anchor)
            if following is not None:
                start = self._tokens[following].start
        return Mention(anchor, tuple(members)), at

    def _member(self, at: int, start: int) -> tuple[Member, int]:
        chain = Chain.of(self._tokens[at])
        end = at + 1
        if self._kind(end) is TokenKind.DASH:
            end += 2 if self._kind(at + 2) is TokenKind.LAW_WORD else 1
        if end > at + 1 and self._kind(end) is TokenKind.CHAIN:
            last = Chain.of(self._tokens[end])
            return Member(chain, start, last.end, last), end + 1
        return Member(chain, start, chain.end), at + 1

    def _next_member(self, at: int, anchor: Anchor) -> int | None:
        """Return the token of the next member of a list, or None where the list ends."""
        if self._kind(at) is not TokenKind.JOINT or self._kind(at + 1) is not TokenKind.CHAIN:
            return None
        chain = Chain.of(self._tokens[at + 1])
        if anchor is not Anchor.BOOK and chain.names_section_of_law:
            return None
        return at + 1


def find_mentions(text: str, grammar: Grammar) -> tuple[Mention | TermMention, ...]:
    """Return what in a text has the form of a reference, in order."""
    return tuple(_Parser(tokenize(text, grammar)).mentions())


# Cyrillic capitals stand for the Latin letter they look like (А В С Е), or for the one
# they sound like (Б Г Д Ф); a book that letters its items а б в г counts instead.
_CAPITALS = {
    "А": "A", "Б": "B", "В": "B", "Г": "G", "Д": "D", "Е": "E", "С": "C", "Ф": "F",
    "Н": "H", "К": "K",
}  # fmt: skip
_SMALL = {
    "а": "a", "б": "b", "в": "cb", "г": "dg", "д": "ed", "е": "ef", "ж": "g", "с": "c", "к": "k",
}  # fmt: skip
_LOOK_ALIKES = str.maketrans("асехіо", "acexio")


@dataclass(frozen=True, slots=True)
class Label:
    """One step down from a place: a section letter, a number, or a bracketed item.

    ``printed`` is the letter or number alone, brackets left out. A capital in brackets
    may be an item or a section (1987: "раздел (B)").
    """

    printed: str
    bracketed: bool = False

    @property
    def is_number(self) -> bool:
        """Tell whether it is a number without brackets: a law's or an item's."""
        return not self.bracketed and self.printed.isdigit()

    @property
    def spellings(self) -> tuple[str, ...]:
        """The canonical labels this may stand for, the likeliest first."""
        if self.bracketed:
            small = self.printed.lower()
            letters = _SMALL.get(small) or (small.translate(_LOOK_ALIKES),)
            sections = [_CAPITALS.get(self.printed, self.printed)] if self.printed.isupper() else []
            return (*(f"({letter})" for letter in letters), *sections)
        if self.is_number:
            return (self.printed, f".{self.printed}")
        return (_CAPITALS.get(self.printed, self.printed),)

    def up_to(self, last: Label) -> tuple[Label, ...]:
        """Return the labels that follow this one in a range, the last one included."""
        if self.printed.isdigit() and last.printed.isdigit():
            steps = [str(number) for number in range(int(self.printed) + 1, int(last.printed))]
        else:
            steps = [chr(code) for code in range(ord(self.printed[0]) + 1, ord(last.printed[0]))]
        return (*(Label(step, self.bracketed) for step in steps), last)

    def is_printed_like(self, label: str) -> bool:
        """Tell whether a provision's printed label shows this very letter or number."""
        bare = label.strip("(). ").lower()
        return bare.translate(_LOOK_ALIKES) == self.printed.lower().translate(_LOOK_ALIKES)

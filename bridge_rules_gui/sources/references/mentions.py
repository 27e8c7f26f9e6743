"""Mentions: the lists of labels in a text that are references, before they are followed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.references.grammar import TokenKind
from bridge_rules_gui.sources.references.tokens import Chain, tokenize

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.sources.references.grammar import Grammar
    from bridge_rules_gui.sources.references.tokens import Token


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

"""Worked examples of the commentary: auctions and deals as drawn, beside words and tables.

Auctions and deals are kept in canonical text, because this room knows no bridge: `Call.parse`,
`Deal.parse`, `Seat.parse` and `Card.parse` make values of the game of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.provision import Table

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.passage import Passage
    from bridge_rules_gui.corpus.provision import SourceLines


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph or an item of a list; ``label`` is its number or bullet as printed, or empty."""

    label: str
    words: Passage


class EntryKind(StrEnum):
    """What an entry of a printed auction stands for."""

    CALL = "call"
    """A call made."""
    REPLACEMENT = "replacement"
    """The call, or the calls to choose from, that replace the same player's irregular call."""
    ELLIPSIS = "ellipsis"
    """Three dots: a turn the player did not get to, or calls that are left out."""
    DIRECTOR = "director"
    """The director is called here."""
    CLOSING_PASSES = "closing-passes"
    """This player and those after him pass until the auction ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleCall:
    """A call of a worked example: its canonical token, and what is printed about it.

    ``note`` is the meaning printed beside the call; ``irregular`` says that the print
    marks it with ``!``; ``alerted`` with ``*``; ``mark`` is the number that leads to a
    note of its auction.
    """

    call: str
    printed: str
    note: str = ""
    irregular: bool = False
    alerted: bool = False
    mark: str = ""


@dataclass(frozen=True, slots=True)
class AuctionEntry:
    """What stands at one player's turn: ``row`` counts the rounds as drawn, from 0.

    ``seat`` is ``N``, ``E``, ``S`` or ``W``. Several ``calls`` are alternatives; ellipses,
    calls for the director and "all pass" have none.
    """

    row: int
    seat: str
    kind: EntryKind
    printed: str
    calls: tuple[ExampleCall, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleAuction:
    """An auction as drawn; ``entries`` are in the order in which things happened.

    ``seats`` are the columns as drawn. ``dealer_inferred`` says that the print marks no
    dealer. ``notes`` explain calls by their ``mark``.
    """

    seats: tuple[str, ...]
    dealer: str
    entries: tuple[AuctionEntry, ...]
    source: SourceLines
    dealer_inferred: bool = False
    notes: tuple[Paragraph, ...] = ()


@dataclass(frozen=True, slots=True)
class BracketedCard:
    """A card printed in brackets in a hand: one that lies, or ought to lie, in another hand."""

    seat: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleDeal:
    """A deal as drawn, faulty or not.

    ``deal`` is PBN text of all cards drawn, those in brackets too. ``dealer`` and
    ``vulnerable`` (``none``, ``ns``, ``ew``, ``all``) are empty where not printed.
    """

    board: str
    dealer: str
    vulnerable: str
    deal: str
    source: SourceLines
    bracketed: tuple[BracketedCard, ...] = ()


ExamplePart = Paragraph | ExampleAuction | ExampleDeal | Table


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: its number as printed, or empty, and its parts as they follow."""

    number: str
    on: tuple[Citation, ...]
    parts: tuple[ExamplePart, ...]
    source: SourceLines

    @property
    def auctions(self) -> tuple[ExampleAuction, ...]:
        """The auctions of the example."""
        return tuple(part for part in self.parts if isinstance(part, ExampleAuction))

    @property
    def deals(self) -> tuple[ExampleDeal, ...]:
        """The deals of the example."""
        return tuple(part for part in self.parts if isinstance(part, ExampleDeal))

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables of the example."""
        return tuple(part for part in self.parts if isinstance(part, Table))

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The words of the example."""
        return tuple(part for part in self.parts if isinstance(part, Paragraph))

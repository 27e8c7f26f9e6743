"""Verdicts: what an edition decides on some facts, each consequence with its ground."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, StrEnum

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card, card_or_suits
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.options import OPTIONS


class Role(StrEnum):
    """What a provision does at a moment of the case."""

    PROCEDURE = "procedure"
    IRREGULARITY = "irregularity"
    RIGHT = "right"
    RECTIFICATION = "rectification"
    RESTRICTION = "restriction"
    SCORE = "score"
    INFORMATION = "information"


@dataclass(frozen=True, slots=True)
class Applied:
    """A provision at work, and what it does."""

    ground: Ground
    role: Role = Role.RECTIFICATION


def once_each(laws: Iterable[Applied]) -> tuple[Applied, ...]:
    """Return each provision once, as it is first named, with all its passages that decide.

    After them come the conditions in the words that introduce them.
    """
    named = tuple(laws)
    heads = (Applied(head, each.role) for each in named for head in each.ground.under)
    found: dict[Citation, Applied] = {}
    for applied in (*named, *heads):
        citation = applied.ground.citation
        first = found.setdefault(citation, applied)
        if first.ground is not applied.ground:
            found[citation] = Applied(first.ground.quoting(applied.ground), first.role)
    return tuple(found.values())


class Duration(StrEnum):
    """How long a player must pass."""

    ONCE = "once"
    THROUGHOUT = "throughout"


@dataclass(frozen=True, slots=True)
class Bar:
    """A player must pass, at his next turn or throughout."""

    seat: Seat
    duration: Duration
    ground: Ground


@dataclass(frozen=True, slots=True)
class Option:
    """A right that is open: whose, which, and what it needs.

    `value` is the suit or card the right is about, `condition` the name of the option of
    another player, or of his own, on which this one hangs.
    """

    who: Seat
    name: str
    ground: Ground
    value: str = ""
    condition: str = ""

    @property
    def about(self) -> tuple[Card | Suit, ...]:
        """The card or the suits that `value` writes."""
        return card_or_suits(self.value)

    @property
    def lacks_value(self) -> bool:
        """Whether it says nothing before a suit, a card, a call or a hand is named."""
        return OPTIONS[self.name].needs_value and not self.value


class LeadPenalty(Enum):
    """Whether a withdrawn call can restrict the lead of the offender's partner (Law 26)."""

    NONE = "none"
    BY_MEANING = "by meaning"
    """The edition asks whether the call related to specified suits."""
    ANY_SUIT = "any suit"
    """The law sends straight to the paragraph on calls that named no suit (26B)."""


@dataclass(frozen=True, slots=True)
class WithdrawnCall:
    """A call taken back or cancelled, and whether Law 26 applies to it.

    `shows` are the suits it related to, None where they are not stated. `replaced_by` is the
    offender's final call of that round, None while he has not chosen it. `innocent` is a call of
    the non-offending side that went with the offender's; what a `free` one told may be used by
    everybody.
    """

    seat: Seat
    call: Call
    event: int
    ground: Ground
    penalty: LeadPenalty = LeadPenalty.NONE
    shows: tuple[Suit, ...] | None = ()
    replaced_by: Call | None = None
    free: bool = False
    innocent: bool = False


@dataclass(frozen=True, slots=True)
class Unauthorised:
    """Information that a side, or one player, may not use, and the law that forbids it.

    `to` is a player where the book closes it to partner (16B, 50E), or to declarer (55C of 2017),
    and a side where it closes it to the offending side (16C2, 24). `condition` names the option
    on which it depends.
    """

    to: Side | Seat
    what: Sentence
    ground: Ground
    condition: str = ""

    @property
    def about(self) -> tuple[object, ...]:
        """What it comes from, in whatever words an edition says so: player, calls, cards."""
        return tuple(self.what.parts())

    @property
    def side(self) -> Side:
        """The side to which it is closed, or that of the player."""
        return self.to.side if isinstance(self.to, Seat) else self.to


class Rank(StrEnum):
    """The two kinds of penalty cards."""

    MAJOR = "major"
    MINOR = "minor"


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """A card of a defender left face up; `condition` names the option it depends on."""

    seat: Seat
    card: Card
    rank: Rank
    ground: Ground
    condition: str = ""


@dataclass(frozen=True, slots=True)
class LeadRestriction:
    """Declarer's choice of suits to require or to forbid when a defender is to lead.

    `of_other_calls` are suits he may only forbid, on account of another call that was withdrawn and
    related to none. While the offender has not made his final call (`is_before_final_call`), that
    call may still change the choice or end it. What is already `chosen` binds the player, a
    `lasting` prohibition while he keeps the lead.
    """

    on: Seat
    ground: Ground
    require_one_of: tuple[Suit, ...] = ()
    forbid_one_of: tuple[Suit, ...] = ()
    condition: str = ""
    of_other_calls: tuple[Suit, ...] = ()
    is_before_final_call: bool = False
    chosen: bool = False
    lasting: bool = False


Consequence = Bar | Option | WithdrawnCall | Unauthorised | PenaltyCard | LeadRestriction
"""What follows from a decision."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is decided: the provisions, the deciding one first, what follows, and why.

    `trace` explains step by step, also which provisions were considered and do not apply.
    """

    laws: tuple[Applied, ...]
    result: Sentence
    consequences: tuple[Consequence, ...] = ()
    trace: tuple[Sentence, ...] = field(default=())

"""Divergence: the first moment of a story at which the editions part, and about what.

A moment is ruled on as if the director came then, and the story went no further.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.suit import Suit
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.rulings.verdict import Duration, LeadRestriction, Option, PenaltyCard

    Said = str | int | None | list[str] | dict[str, str]
    RulingsOfAMoment = Mapping[Edition, Ruling]


@dataclass(frozen=True, slots=True)
class Divergence:
    """What the editions say differently, and after which event.

    `step` is the index of the event, -1 for what they say before the first.
    """

    step: int
    about: str
    editions: tuple[tuple[Edition, Said], ...]


def divergence(moments: Iterable[RulingsOfAMoment]) -> tuple[Divergence, ...]:
    """Return what the rulings differ in at the first moment at which they do; none if nowhere.

    The moments are those of one story in their order, that before its first event first.
    """
    found = (_parted(rulings, step) for step, rulings in enumerate(moments, start=-1))
    return next(filter(None, found), ())


def _parted(rulings: RulingsOfAMoment, step: int) -> tuple[Divergence, ...]:
    said_of = {
        about: tuple((edition, said_by(ruling)) for edition, ruling in rulings.items())
        for about, said_by in _SUBJECTS.items()
    }
    return tuple(
        Divergence(step, about, said)
        for about, said in said_of.items()
        if any(each != said[0][1] for _, each in said)
    )


_SUBJECTS: Mapping[str, Callable[[Ruling], Said]] = {
    "irregularity": lambda ruling: ruling.irregularity,
    # The director's coming may end a right: 2017 lets a claim be played on before he is called.
    "options": lambda ruling: _options(
        dict.fromkeys((*_before_the_director(ruling), *ruling.options))
    ),
    "must_pass": lambda ruling: _bars(ruling.must_pass),
    "penalty_cards": lambda ruling: _cards(ruling.penalty_cards),
    "lead_restrictions": lambda ruling: _leads(ruling.lead_restrictions),
    "tricks_transferred": lambda ruling: ruling.tricks_transferred,
    "score": lambda ruling: ruling.score,
    "unauthorised": lambda ruling: [str(each.side) for each in ruling.unauthorised],
    # What one edition decides by the story and another by a judgement is told by the result alone.
    "result": lambda ruling: str(ruling.result),
}


def _before_the_director(ruling: Ruling) -> tuple[Option, ...]:
    """Return the rights after the last event, as they stand until the director comes."""
    return ruling.steps[-1].options if ruling.steps else ()


def _options(options: Iterable[Option]) -> Said:
    return [f"{option.who} {option.name} {option.value}".strip() for option in options]


def _bars(bars: Iterable[tuple[Seat, Duration]]) -> Said:
    return {str(seat): duration.value for seat, duration in bars}


def _cards(cards: Iterable[PenaltyCard]) -> Said:
    return [f"{card.card} {card.rank.value}" for card in cards]


def _leads(restrictions: Iterable[LeadRestriction]) -> Said:
    return [
        f"{each.on}: require one of {_suits(each.require_one_of)}, "
        f"forbid one of {_suits(each.forbid_one_of)}"
        for each in restrictions
    ]


def _suits(suits: Iterable[Suit]) -> str:
    return " ".join(map(str, suits)) or "-"

"""Divergence: the first step of a story at which the editions part, and about what."""

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


@dataclass(frozen=True, slots=True)
class Divergence:
    """What the editions say differently, and after which event.

    `step` is the index of the event, or the number of events for what is ruled at the end.
    """

    step: int
    about: str
    editions: tuple[tuple[Edition, Said], ...]


def divergence(rulings: Mapping[Edition, Ruling]) -> tuple[Divergence, ...]:
    """Return where the rulings on one story part: the first step, else the end; none if nowhere."""
    steps = min((len(ruling.steps) for ruling in rulings.values()), default=0)
    for step in range(steps):
        found = _parted(rulings, step, _OF_A_STEP)
        if found:
            return found
    return _parted(rulings, steps, _OF_THE_END)


def _parted(
    rulings: Mapping[Edition, Ruling],
    step: int,
    subjects: Mapping[str, Callable[[Ruling, int], Said]],
) -> tuple[Divergence, ...]:
    found = []
    for about, said_by in subjects.items():
        said = tuple((edition, said_by(ruling, step)) for edition, ruling in rulings.items())
        if any(each != said[0][1] for _, each in said):
            found.append(Divergence(step, about, said))
    return tuple(found)


def _irregularity(ruling: Ruling, step: int) -> Said:
    key = ruling.steps[step].irregularity
    return None if key is None else key.value


_OF_A_STEP: Mapping[str, Callable[[Ruling, int], Said]] = {
    "irregularity": _irregularity,
    "options": lambda ruling, step: _options(ruling.steps[step].options),
    "must_pass": lambda ruling, step: _bars(ruling.steps[step].must_pass),
    "penalty_cards": lambda ruling, step: _cards(ruling.steps[step].penalty_cards),
    "lead_restrictions": lambda ruling, step: _leads(ruling.steps[step].lead_restrictions),
    "tricks_transferred": lambda ruling, step: ruling.steps[step].tricks_transferred,
}

_OF_THE_END: Mapping[str, Callable[[Ruling, int], Said]] = {
    "irregularity": lambda ruling, _: ruling.irregularity,
    "options": lambda ruling, _: _options(ruling.options),
    "must_pass": lambda ruling, _: _bars(ruling.must_pass),
    "penalty_cards": lambda ruling, _: _cards(ruling.penalty_cards),
    "lead_restrictions": lambda ruling, _: _leads(ruling.lead_restrictions),
    "tricks_transferred": lambda ruling, _: ruling.tricks_transferred,
    "score": lambda ruling, _: ruling.score,
    "unauthorised": lambda ruling, _: [str(each.side) for each in ruling.unauthorised],
    # What one edition decides by the story and another by a judgement is told by the result alone.
    "result": lambda ruling, _: str(ruling.result),
}


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

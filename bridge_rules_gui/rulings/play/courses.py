"""Courses: the tricks won so far, with what a story only reports of those after an offence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law64_after_establishment as law64
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play.offences import Revoke
from bridge_rules_gui.rulings.play.stakes import (
    Course,
    Reported,
    played_course,
    reported_course,
)

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import Defect
    from bridge_rules_gui.rulings.play.playing import Playing


@dataclass(frozen=True)  # no slots: the tricks played are found once
class Courses:
    """The tricks won as they are seen from each offence of a play.

    `declarers` are the tricks of declarer's side in all, where the play is settled; without it the
    story may report them.
    """

    table: Table
    playing: Playing
    declarers: int | None = None

    @cached_property
    def played(self) -> Course:
        """The tricks that have been played to the end."""
        return played_course(self.playing)

    def seen_from(self, offence: Revoke | Defect) -> Course:
        """Return the tricks won, with what is only reported of those after an offence."""
        table, playing = self.table, self.playing
        if self.played.is_over or (not table.facts and self.declarers is None):
            return self.played
        told = Reported(
            offence.seat,
            offence.trick,
            number_told(table, "played_tricks") if self.declarers is None else self.declarers,
            _hand_told(table, "won_revoke_trick"),
            number_told(table, "later_tricks_offending_side"),
        )
        course = reported_course(playing, self.played, told)
        if table.edition is Edition.RU_1987 and self._depends_on_the_card(offence, course):
            told = replace(told, with_suit=_won_with_suit(table, offence))
            return reported_course(playing, self.played, told)
        return course

    def _depends_on_the_card(self, offence: Revoke | Defect, course: Course) -> bool:
        """Whether 1987 may take a trick more for a later trick of which only the side is known."""
        if not isinstance(offence, Revoke) or not offence.is_established:
            return False
        known = self.played.tricks
        unknown = any(won not in known and won.hand is None for won in course.tricks)
        enough = len(course.of(offence.seat.side, offence.trick)) > 1
        if not (unknown and enough):
            return False
        return law64.stake(self.table, self.playing, offence, course).law == "64A2"


def number_told(table: Table, fact: str) -> int | None:
    """Return a number the story reports of the play, None where it does not."""
    told = table.facts.value(fact)
    return told if isinstance(told, int) and not isinstance(told, bool) else None


def _hand_told(table: Table, fact: str) -> Seat | None:
    told = table.facts.value(fact)
    return next((seat for seat in Seat if str(seat) == told), None)


def _won_with_suit(table: Table, revoke: Revoke | Defect) -> bool:
    """Whether the offender later won with a card of the suit: told, by hand or card, or asked."""
    told = table.facts.value("later_winner_with_suit")
    if isinstance(told, str):
        suit = str(revoke.suit) if isinstance(revoke, Revoke) else ""
        return told == str(revoke.seat) or (len(told) > 1 and told[0] == suit)
    question = sentence(
        "Did {who} later win a trick with a card that he could have played to the revoke trick?",
        who=revoke.seat,
    )
    return table.judge("later_winner_with_suit", None, question)

"""The story followed event by event under one edition, and under all of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.auction import Auction
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law17_auction_period as law17
from bridge_rules_gui.rulings.acts import director_at_the_end, happen
from bridge_rules_gui.rulings.common_ground import common_ground
from bridge_rules_gui.rulings.judgement import Answer, UndecidedError
from bridge_rules_gui.rulings.play_acts import play_begun
from bridge_rules_gui.rulings.ruling import (
    Alternative,
    FactNeeded,
    Ruling,
    Step,
    ruling,
    step_taken,
)
from bridge_rules_gui.rulings.table import Bidding, Table

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import Scenario

_MOST_OPEN_QUESTIONS = 5
"""So many open judgements are ruled both ways; of further ones the first answer is no."""


@dataclass(frozen=True, slots=True)
class Followed:
    """A story as far as it has been followed: the table before it, and one after each event."""

    tables: tuple[Table, ...]

    @property
    def table(self) -> Table:
        """The table now."""
        return self.tables[-1]


def opened(scenario: Scenario, edition: Edition) -> Table:
    """Return the table before the first event of a story."""
    dealer = scenario.dealer or Seat.NORTH
    bidding = Bidding(Auction(dealer))
    table = Table(scenario, edition, bidding, procedure=law17.FIRST_CALL[edition])
    return play_begun(table) if scenario.contract is not None else table


def rule(scenario: Scenario, edition: Edition) -> Ruling:
    """Rule on a story under one edition.

    A story without a director is ruled as if he were called after the last event. Where a
    judgement is open the ruling holds what is common to both answers, and both in full under
    `facts_needed`.
    """
    return _ruled(Followed((opened(scenario, edition),)), ())


def rule_under_all(scenario: Scenario) -> dict[Edition, Ruling]:
    """Rule on a story under every edition."""
    return {edition: rule(scenario, edition) for edition in Edition}


def _ruled(followed: Followed, steps: tuple[Step, ...]) -> Ruling:
    try:
        while len(followed.tables) <= len(followed.table.scenario.events):
            followed, step = _followed_on(followed)
            steps = (*steps, step)
        return ruling(director_at_the_end(followed.table), steps)
    except UndecidedError as undecided:
        return _ruled_both_ways(followed, steps, undecided)


def _followed_on(followed: Followed) -> tuple[Followed, Step]:
    """Return the story with its next event taken in, and what that event was."""
    before = followed.table
    after = happen(before.at(before.event + 1))
    return Followed((*followed.tables, after)), step_taken(before, after)


def _ruled_both_ways(
    followed: Followed, steps: tuple[Step, ...], undecided: UndecidedError
) -> Ruling:
    """Rule on from here with each answer, and return what is common to the rulings."""
    judgement = undecided.judgement
    table = followed.table
    few = len(table.assumed) < _MOST_OPEN_QUESTIONS
    alternatives = tuple(
        Alternative(
            holds, _ruled(_assuming(followed, judgement.fact, judgement.event, holds), steps)
        )
        for holds in ((True, False) if few else (False,))
    )
    rulings = [alternative.ruling for alternative in alternatives]
    shared = common_ground(rulings)
    return replace(shared, facts_needed=(FactNeeded(judgement, alternatives),))


def _assuming(followed: Followed, fact: str, event: int | None, holds: bool) -> Followed:
    table = followed.table.assuming(Answer(fact, event, holds))
    return Followed((*followed.tables[:-1], table))

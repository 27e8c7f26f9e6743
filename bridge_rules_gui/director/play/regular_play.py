"""The regular beginning of a play: legal cards in turn from known hands, nothing else.

Like the regular beginning of an auction it is followed once for all editions; only the provision
that governs the last card is filled in for each. A card of which anything is stated ends it, and so
does everything but a card: from there on every event is taken in under each edition.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.director.ruling import Step
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.scenario import CardsPlayed, Event, Scenario
from bridge_rules_gui.laws import law44_sequence as law44
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.play.playing import PlayedCard, Playing, begun
from bridge_rules_gui.table.table import Table


@dataclass(frozen=True, slots=True)
class RegularPlay:
    """The play after the cards in which there is nothing to rule on, and their steps."""

    playing: Playing
    steps: tuple[Step, ...]


def regular_play(scenario: Scenario) -> RegularPlay | None:
    """Return the regular beginning of a play with which a case begins; None where it has none."""
    if scenario.contract is None or scenario.deal is None or None in scenario.deal.hands:
        return None
    playing = begun(scenario, scenario.contract)
    period, cards, steps = playing.period, list[PlayedCard](), list[Step]()
    for number, event in enumerate(scenario.events):
        card = _card_in_course(period, event)
        if card is None:
            break
        seat = period.turn
        cards.append(PlayedCard(seat, card, period.trick_number, number))
        period = period.place(seat, card)
        steps.append(_step(number, period))
    if not steps:
        return None
    return RegularPlay(replace(playing, period=period, played=tuple(cards)), tuple(steps))


def _card_in_course(period: PlayPeriod, event: Event) -> Card | None:
    """Return the legal card in turn that an event is, if nothing more is stated of it."""
    act = event.act
    if type(act) is not CardsPlayed or act.by_dummy or act.lead is not None:
        return None
    if len(act.cards) != 1 or event.who is not period.turn:
        return None
    if event.statement or len(event.facts):
        return None
    card = act.cards[0]
    return card if period.illegality(period.turn, card) is None else None


def _step(event: int, period: PlayPeriod) -> Step:
    return Step(
        event=event,
        turn=None if period.is_over else period.turn,
        laws=(),
        irregularity=None,
        trace=(),
        options=(),
        must_pass=(),
        lead_restrictions=(),
        penalty_cards=(),
        tricks_transferred=None,
    )


def played(table: Table, play: RegularPlay) -> Table:
    """Return the table of an edition after the regular beginning of the play."""
    after = replace(table, playing=play.playing, event=len(play.steps) - 1)
    return law44.in_course(after, play.playing)

"""What a record leaves open about an irregular call or card, and the case for each answer.

PBN and LIN keep what was called and played. That a bid was insufficient can be seen in them;
whether it was accepted, put right, or is a slip of whoever kept the record cannot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.deal import NO_HANDS
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.play_errors import LeadOutOfTurnError, RevokeError
from bridge_rules_gui.game.scenario import (
    Acceptance,
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    DirectorAct,
    DirectorArrives,
    Event,
    Handling,
    Scenario,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.simulation.editing import EditError


class DoubtKind(StrEnum):
    """What a doubt is about."""

    CALL = "call"
    LEAD = "lead"
    REVOKE = "revoke"


class Settlement(StrEnum):
    """What is answered."""

    AS_RECORDED = "as recorded"
    """It happened so, and the record tells all: nobody said a word."""
    ACCEPTED = "accepted"
    """It happened so, and the player who may accept it did."""
    CORRECTED = "corrected"
    """It was put right: another call or card took its place."""
    LEFT_OUT = "left out"
    """It is a slip of the record: the case ends before it."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """An irregular call or card of a record: the event, whose, what, and what is wrong with it."""

    event: int
    kind: DoubtKind
    who: Seat
    what: Call | Card
    fault: Sentence

    @property
    def answers(self) -> tuple[Settlement, ...]:
        """What can be answered: nobody accepts a revoke."""
        every = tuple(Settlement)
        is_revoke = self.kind is DoubtKind.REVOKE
        return tuple(a for a in every if not (is_revoke and a is Settlement.ACCEPTED))


@dataclass(frozen=True, slots=True)
class Settled:
    """A doubt with its answer, and the call or card that took the place of a corrected one."""

    doubt: Doubt
    answer: Settlement
    instead: Call | Card | None = None


def doubts_of(scenario: Scenario) -> tuple[Doubt, ...]:
    """Return the irregular calls, leads and revokes of a record about which nothing is stated."""
    return tuple(
        doubt
        for doubt in (*_of_calls(scenario), *_of_cards(scenario))
        if not _is_dealt_with(scenario.events, doubt.event)
    )


def settled(scenario: Scenario, answers: Iterable[Settled]) -> Scenario:
    """Return the case as answered; raise `EditError` where a correction names nothing."""
    events = scenario.events
    for answer in sorted(answers, key=lambda each: each.doubt.event, reverse=True):
        place = answer.doubt.event
        before, after = events[: place + 1], events[place + 1 :]
        match answer.answer:
            case Settlement.ACCEPTED:
                events = (*before, _acceptance(scenario, answer.doubt), *after)
            case Settlement.CORRECTED:
                events = (*before, *_correction(scenario, answer), *after)
            case Settlement.LEFT_OUT:
                events = events[:place]
            case _:
                pass
    return replace(scenario, events=events)


def _of_calls(scenario: Scenario) -> Iterator[Doubt]:
    if scenario.dealer is None or scenario.contract is not None:
        return
    auction = Auction(scenario.dealer)
    for place, event in enumerate(scenario.events):
        if isinstance(event.act, CallMade) and event.who is not None:
            fault = auction.illegality(event.who, event.act.call)
            if fault is not None:
                yield Doubt(place, DoubtKind.CALL, event.who, event.act.call, fault.problem)
            auction = auction.condone(event.who, event.act.call)


def _of_cards(scenario: Scenario) -> Iterator[Doubt]:
    play = _play(scenario)
    for place, event in enumerate(scenario.events):
        if play is None or not isinstance(event.act, CardsPlayed) or event.who is None:
            continue
        card = event.act.cards[0]
        fault = play.illegality(event.who, card)
        if isinstance(fault, RevokeError):
            yield Doubt(place, DoubtKind.REVOKE, event.who, card, fault.problem)
        elif isinstance(fault, LeadOutOfTurnError):
            yield Doubt(place, DoubtKind.LEAD, event.who, card, fault.problem)
        play = play.place(event.who, card)


def _play(scenario: Scenario) -> PlayPeriod | None:
    contract = scenario.contract
    if contract is None and scenario.dealer is not None:
        auction = Auction(scenario.dealer)
        for event in scenario.events:
            if isinstance(event.act, CallMade) and event.who is not None:
                auction = auction.condone(event.who, event.act.call)
        contract = auction.contract
    if contract is None or scenario.start is not None:
        return None
    return PlayPeriod.begun(contract, scenario.deal or NO_HANDS)


def _is_dealt_with(events: tuple[Event, ...], place: int) -> bool:
    """Whether the record itself tells that it was accepted."""
    return place + 1 < len(events) and isinstance(events[place + 1].act, Acceptance)


def _acceptance(scenario: Scenario, doubt: Doubt) -> Event:
    return Event(Acceptance(accepted=True), _acceptor(scenario, doubt))


def _acceptor(scenario: Scenario, doubt: Doubt) -> Seat:
    """Return who may accept: the next player a call or declarer's lead, declarer a defender's."""
    play = _play(scenario)
    if doubt.kind is not DoubtKind.LEAD or play is None:
        return doubt.who.left_hand_opponent
    declarer = play.contract.declarer
    return doubt.who.left_hand_opponent if doubt.who.side is declarer.side else declarer


def _correction(scenario: Scenario, answer: Settled) -> Iterator[Event]:
    """Yield what happened where an irregularity was put right."""
    doubt = answer.doubt
    yield Event(DirectorArrives(DirectorAct.CALLED))
    if doubt.kind is DoubtKind.LEAD:
        yield Event(Acceptance(accepted=False), _acceptor(scenario, doubt))
        return
    if answer.instead is None:
        raise EditError(
            sentence("the replacement for {what} is not given", what=doubt.what),
            sentence("name the call or card, or choose another answer"),
        )
    yield from _put_right(doubt, answer.instead)


def _put_right(doubt: Doubt, instead: Call | Card) -> Iterator[Event]:
    if isinstance(instead, Card) and isinstance(doubt.what, Card):
        yield Event(CardsHandled(Handling.WITHDRAW, (doubt.what,)), doubt.who)
        yield Event(CardsPlayed((instead,)), doubt.who)
    elif not isinstance(instead, Card):
        yield Event(Acceptance(accepted=False), doubt.who.left_hand_opponent)
        yield Event(CallReplaced(instead), doubt.who)

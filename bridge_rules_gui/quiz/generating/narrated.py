"""A case recorded event by event, where its own words tell of another course."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.game.scenario import (
    Acceptance,
    CallMade,
    CardsHandled,
    CardsPlayed,
    Event,
    Facts,
    Scenario,
)
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence

_TRICK: Final = 4
_ACCEPTED: Final = "{who} accepts {offender}’s {call}"
_REFUSED: Final = "{who} does not accept {offender}’s {call}"


def narrated(scenario: Scenario) -> Sentence:
    """Return what happened; of tricks that are over only the last.

    Calls one after another are one sentence, and so are the cards of a trick. How many tricks there
    were before is said where the play begins: nobody takes that trick for the first.
    """
    before, over, events = _parted(scenario)
    sentences = [*_beginning(scenario), *_sentences(before)]
    if over:
        sentences.append(
            counted_sentence("{n} trick has been played", ("{n} tricks have been played"), over)
        )
    sentences += _sentences(events)
    return _joined(sentences, "{{{}}}.", " ")


def without_unstated_facts(scenario: Scenario) -> Scenario:
    """Return a case with no more facts than its narrated words state.

    What was judged of the course it took before is open again on another one.
    """
    return replace(
        scenario, facts=Facts(), events=tuple(map(_event_without_unstated_facts, scenario.events))
    )


def _event_without_unstated_facts(event: Event) -> Event:
    facts = Facts(tuple(fact for fact in event.facts if fact == ("artificial", True)))
    act = replace(event.act, how="") if isinstance(event.act, CardsHandled) else event.act
    return replace(event, act=act, facts=facts)


def _beginning(scenario: Scenario) -> Iterator[Sentence]:
    if scenario.contract is not None:
        declarer, contract = scenario.contract.declarer, scenario.contract.in_words
        yield sentence("{declarer} plays {contract}", declarer=declarer, contract=contract)
    elif scenario.dealer is not None:
        yield sentence("{dealer} is the dealer", dealer=scenario.dealer)


def _parted(scenario: Scenario) -> tuple[tuple[Event, ...], int, tuple[Event, ...]]:
    """Return the events before the play, how many tricks to pass over, and those from then on.

    Told is from the last trick on that was over before anything but playing cards happened.
    """
    events = scenario.events
    cards = [isinstance(event.act, CardsPlayed) for event in events]
    first = next((place for place, is_card in enumerate(cards) if is_card), len(cards))
    regular = next((p for p in range(first, len(cards)) if not cards[p]), len(cards)) - first
    over = max(0, (regular - 1) // _TRICK - 1)
    earlier = scenario.start.trick - 1 if scenario.start is not None else 0
    return events[:first], earlier + over, events[first + over * _TRICK :]


def _sentences(events: tuple[Event, ...]) -> Iterator[Sentence]:
    """Yield the sentences that say what happened."""
    place = 0
    while place < len(events):
        several = _one_after_another(events[place:])
        clauses = [_described(event, events[:place]) for event in several]
        yield _joined(clauses, "{{{}}}", ", ")
        place += len(several)


def _one_after_another(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the calls, or up to four cards, that events begin with; else the first event."""
    kind = type(events[0].act)
    most = {CallMade: len(events), CardsPlayed: _TRICK}.get(kind, 1)
    return tuple(takewhile(lambda event: isinstance(event.act, kind), events[:most]))


def _joined(sentences: Sequence[Sentence], each: str, apart: str) -> Sentence:
    names = [f"event{place}" for place in range(len(sentences))]
    pattern = apart.join(each.format(name) for name in names)
    return sentence(pattern, **dict(zip(names, sentences, strict=True)))


def _described(event: Event, before: tuple[Event, ...]) -> Sentence:
    description = described(_event_without_unstated_facts(event))
    if isinstance(event.act, Acceptance) and event.who is not None:
        call = next((each for each in reversed(before) if each.who is not None), None)
        if call is not None and isinstance(call.act, CallMade):
            pattern = _ACCEPTED if event.act.accepted else _REFUSED
            return sentence(pattern, who=event.who, offender=call.who, call=call.act.call)
    if event.facts.value("artificial") is True:
        return sentence("{said} (artificial)", said=description)
    return description

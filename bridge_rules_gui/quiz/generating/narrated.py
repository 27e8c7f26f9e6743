"""A case recorded event by event, where its own words tell of another course."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.game.scenario import CardsHandled, CardsPlayed, Event, Facts, Scenario
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence

_TRICK: Final = 4


def narrated(scenario: Scenario) -> Sentence:
    """Return what happened, one sentence an event; of tricks that are over only the last.

    How many there were before it is said where it begins: nobody takes it for the first.
    """
    before, over, events = _parted(scenario)
    said = [*_beginning(scenario), *map(_described, before)]
    if over:
        said.append(
            counted_sentence("{n} trick has been played", ("{n} tricks have been played"), over)
        )
    said += map(_described, events)
    pattern = " ".join(f"{{event{place}}}." for place in range(len(said)))
    return sentence(pattern, **{f"event{place}": each for place, each in enumerate(said)})


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


def _described(event: Event) -> Sentence:
    said = described(event)
    if event.facts.value("artificial") is True:
        return sentence("{told} (artificial)", told=said)
    return said

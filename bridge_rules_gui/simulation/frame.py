"""Frames: one step of a case under one edition, with the law that applies to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.director.ruling import Ruling, Step
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.laws.law26_lead_restrictions import grounds_of
from bridge_rules_gui.laws.law50_penalty_card import lying_there
from bridge_rules_gui.simulation.lit_words import LitLaw, lit_law
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.simulation.positions import position
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, once_each


@dataclass(frozen=True, slots=True)
class TraceLine:
    """A sentence that explains, and the places it rests on; each can be opened."""

    sentence: Sentence
    laws: tuple[Address, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """An irregularity on the timeline: the step after which it stands, its name, whose it is."""

    step: int
    key: Irregularity
    offender: Seat | None


@dataclass(frozen=True, slots=True)
class Frame:
    """A case after so many events: step 0 is before the first, step n after event n - 1.

    `laws` are the provisions that apply in this step, the deciding one first; `ruling` is what the
    director rules if he comes now and the case goes no further. Where `is_provisional`, an
    earlier judgement is open and has been taken as no.
    """

    step: int
    edition: Edition
    happened: tuple[Sentence, ...]
    position: Position
    irregularity: Irregularity | None
    laws: tuple[LitLaw, ...]
    trace: tuple[TraceLine, ...]
    ruling: Ruling
    is_provisional: bool = False


def frame_of(corpus: Corpus, watch: Watch, step: int) -> Frame:
    """Return a case after so many events."""
    table, ruling = watch.table(step), watch.ruling(step)
    before = watch.table(step - 1) if step else table
    last = ruling.steps[-1] if step else None
    return Frame(
        step=step,
        edition=watch.edition,
        happened=_described(watch.scenario, step),
        position=position(table),
        irregularity=None if last is None else last.irregularity,
        laws=tuple(lit_law(corpus, each) for each in _governing(watch, before, table, ruling)),
        trace=() if last is None else tuple(_trace(last)),
        ruling=ruling,
        is_provisional=watch.is_provisional(step),
    )


def _described(scenario: Scenario, step: int) -> tuple[Sentence, ...]:
    """Return what the step tells: the event, each part of it where several happened at once."""
    if not step:
        return ()
    event = scenario.events[step - 1]
    together = event.parts
    return tuple(map(described, together if together == (event,) else (event, *together)))


# -- the governing law ----------------------------------------------------------------------------


def _governing(watch: Watch, before: Table, table: Table, ruling: Ruling) -> tuple[Applied, ...]:
    """Return the provisions that apply: what decides, then the procedure, then what still binds.

    At the end of the case the ruling on the whole of it applies.
    """
    is_end = len(ruling.steps) == len(watch.scenario.events)
    is_due = is_end or _is_being_dealt_with(before, table, ruling)
    decides = tuple(_deciding(ruling)) if is_due else ()
    if ruling.steps:
        course = ruling.steps[-1].laws or table.procedure
    else:  # what may be found before anything has happened
        course = (*ruling.laws, *table.procedure)
    return once_each((*decides, *course, *_still_binds(table, ruling)))


def _is_being_dealt_with(before: Table, table: Table, ruling: Ruling) -> bool:
    """Whether this step is about an incident: noticed, decided on, or waiting for an answer."""
    is_waiting = bool(ruling.options or ruling.facts_needed)
    return table.incidents != before.incidents or is_waiting


def _deciding(ruling: Ruling) -> Iterator[Applied]:
    """Yield the provisions of a ruling, then the one that decides for each answer still open."""
    yield from ruling.laws
    for needed in ruling.facts_needed:
        for way in needed.alternatives:
            yield from way.ruling.laws[:1]
            yield from _deciding(replace(way.ruling, laws=()))


def _still_binds(table: Table, ruling: Ruling) -> Iterator[Applied]:
    """Yield the grounds of what stands after the step: rights, duties, cards, information."""
    yield from (Applied(option.ground, Role.RIGHT) for option in ruling.options)
    barred = {seat for seat, _ in ruling.must_pass}
    bars = (bar for bar in table.bars if bar.seat in barred)
    cards, leads = ruling.penalty_cards, ruling.lead_restrictions
    of_leads = (ground for lead in leads for ground in grounds_of(table, lead))
    grounds = (*(b.ground for b in bars), *(c.ground for c in cards), *of_leads)
    yield from (Applied(ground, Role.RESTRICTION) for ground in grounds)
    if any(not card.condition for card in cards):
        yield lying_there(ruling.edition)
    closed = (each.ground for each in ruling.unauthorised)
    yield from (Applied(ground, Role.INFORMATION) for ground in closed)
    if ruling.tricks_transferred:
        yield from ruling.laws


# -- the explanation ----------------------------------------------------------------------------


def _trace(step: Step) -> Iterator[TraceLine]:
    """Yield the explanations, with the provisions they name, else those they rest on."""
    for line, rests_on in dict(zip(step.trace, step.rests_on, strict=True)).items():
        named = [part for part in line.parts() if isinstance(part, Address)]
        laws = named or [applied.ground.address for applied in rests_on]
        yield TraceLine(line, tuple(dict.fromkeys(laws)))


# -- the timeline -------------------------------------------------------------------------------


def marks(ruling: Ruling) -> tuple[Mark, ...]:
    """Return the irregularities a ruling on the whole case knows, in the order they happened.

    What is found out though nothing has happened stands at the end of a case without events.
    """
    end = len(ruling.steps)
    found = [
        Mark(min(each.event + 1, end), each.key, each.offender) for each in ruling.irregularities
    ]
    return tuple(sorted(dict.fromkeys(found), key=lambda mark: mark.step))

"""What would change a ruling: the smallest changes of a story that make a director rule otherwise.

An answer is turned round, an act done in another way, a choice made otherwise, or a moment moved,
one at a time, and the story ruled on anew: nothing here is written down about any law.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.telling import told
from bridge_rules_gui.director.watching import Watch, cut
from bridge_rules_gui.game.call import Double, Pass
from bridge_rules_gui.game.story import (
    Acceptance,
    Agreement,
    AttentionDrawn,
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    DirectorArrives,
    Event,
    Objection,
)
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.simulation.differences import said_only_in
from bridge_rules_gui.simulation.other_courses import Course, courses
from bridge_rules_gui.simulation.variants import effect, variants
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Role

_MOST: Final = 8
"""So many changes are told at most, those of the latest events first."""
_CHANGED: Final = (
    *(Acceptance, Agreement, Objection),
    *(CallReplaced, CardsHandled),
    *(AttentionDrawn, DirectorArrives),
)
"""What may have been done in another way; another call or card would be another incident."""
_ANSWERED: Final = {
    True: "If the answer to “{question}” were yes",
    False: "If the answer to “{question}” were no",
}
_NOT_YET: Final = "If this had not happened yet: “{event}”"


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a story, what a director does then that he does not do now, and by which law.

    `condition` is a clause without a full stop; `ground` is the provision that makes the
    difference: the first the one ruling rests on and the other does not.
    """

    condition: Sentence
    effect: tuple[Sentence, ...]
    ground: Ground | None


def changes(watch: Watch) -> tuple[Change, ...]:
    """Return what would change the ruling on a story.

    Every fact that does so is told, and an act or a moment for each further outcome. This rules on
    the story many times: not for the thread that draws.
    """
    now = watch.ruling_on(watch.scenario)
    known: set[object] = set()
    found: list[Change] = []
    for is_fact, other in _others(watch, now):
        ground, outcome = _ground(other.ruling, now), _weight(other.ruling)
        is_told = (ground, outcome) in known and not is_fact
        said = () if outcome == _weight(now) or is_told else said_only_in(other.ruling, now)
        if said:
            known.add((ground, outcome))
            found.append(Change(other.condition, said, ground))
        if len(found) == _MOST:
            break
    return tuple(found)


def _weight(ruling: Ruling) -> object:
    """Return what matters of a ruling to a director: what follows, what is asked, by which law."""
    asked = tuple(each.judgement.question for each in ruling.facts_needed)
    return effect(ruling), asked, frozenset(_grounds(ruling))


def _others(watch: Watch, now: Ruling) -> Iterator[tuple[bool, Course]]:
    """Yield the story changed: facts, which are marked, then acts, then moments a law waits for."""
    for variant in variants(watch):
        asked = sentence(_ANSWERED[variant.holds], question=variant.question)
        yield True, Course(asked, variant.ruling)
    irregular = {each.event for each in now.irregularities}
    yield from ((False, course) for course in _not_yet(watch, irregular))
    moments = []
    for course in courses(watch, irregular, _CHANGED):
        if course.event is None:
            moments.append(course)
        elif not _is_another_incident(course.event, course.ruling, now):
            yield False, course
    yield from ((False, each) for each in moments if not _only_ends(each.ruling, now))


def _only_ends(then: Ruling, now: Ruling) -> bool:
    """Whether a moment brings no other law, or only that nobody has a choice any more."""
    is_over = not then.options and effect(then) == effect(replace(now, options=()))
    return is_over or _grounds(then) == _grounds(now)


def _is_another_incident(event: Event, then: Ruling, now: Ruling) -> bool:
    """Whether a card is played, a call another bid or irregular: that is not this incident."""
    if not isinstance(event.act, CallReplaced):
        return isinstance(event.act, CardsPlayed)
    is_simple = isinstance(event.act.call, Pass | Double)
    return not is_simple or len(then.irregularities) > len(now.irregularities)


def _not_yet(watch: Watch, irregular: set[int]) -> Iterator[Course]:
    """Yield the story without what was called or played after the last that was irregular."""
    events = watch.scenario.events
    after = max(irregular, default=len(events)) + 1
    if after < len(events) and isinstance(events[after].act, CallMade | CardsPlayed):
        condition = sentence(_NOT_YET, event=told(events[after]))
        yield Course(condition, watch.ruling_on(cut(watch.scenario, after)))


def _grounds(ruling: Ruling) -> tuple[Ground, ...]:
    """Return what a ruling rests on; the regular course makes no difference."""
    return tuple(each.ground for each in ruling.laws if each.role is not Role.PROCEDURE)


def _ground(then: Ruling, now: Ruling) -> Ground | None:
    """Return the first provision that only one of two rulings rests on, the new one before.

    None where the new one asks first, and rests on nothing else.
    """
    new, old = _grounds(then), _grounds(now)
    apart = [each for each in new if each not in old]
    if not then.facts_needed:
        apart += [*(each for each in old if each not in new), *new]
    return next(iter(apart), None)

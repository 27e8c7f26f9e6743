"""What would change a ruling: the smallest changes of a case that make a director rule otherwise.

An answer is turned round, an act done in another way, a choice made otherwise, or a moment moved,
one at a time, and the case ruled on again: nothing here is written down about any law.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import Watch, cut
from bridge_rules_gui.game.call import Call, Double, Pass
from bridge_rules_gui.game.scenario import (
    Acceptance,
    Agreement,
    AttentionDrawn,
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    DirectorArrives,
    Ending,
    Event,
    Finished,
    Handling,
    Objection,
)
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.simulation.alternatives import effect, turned
from bridge_rules_gui.simulation.answers import with_fact
from bridge_rules_gui.simulation.differences import said_only_in
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Role

_MOST: Final = 8
"""So many changes are stated at most, those of the latest events first."""
_ANSWERED: Final = {
    True: "If the answer to “{question}” were yes",
    False: "If the answer to “{question}” were no",
}
_NOT_YET: Final = "If this had not happened yet: “{event}”"
_INSTEAD: Final = "With “{other}” instead of “{event}”"
_ONCE_OVER: Final = {
    Finished.PLAY: "If the play were over",
    Finished.ROUND: "If the round were over",
    Finished.BOARD: "If the board were over",
    Finished.CORRECTION_PERIOD: "If the correction period were over",
}
_ONLY_AFTER: Final = {
    Finished.PLAY: "If “{event}” came only after the end of the play",
    Finished.ROUND: "If “{event}” came only after the end of the round",
    Finished.BOARD: "If “{event}” came only after the end of the board",
    Finished.CORRECTION_PERIOD: "If “{event}” came only after the end of the correction period",
}
_OF_THE_MIND: Final = sentence("Was the slip a loss of concentration?")
_SHOWN: Final = (Handling.EXPOSE, Handling.HOLD)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a case, what a director does then that he does not do now, and by which law.

    `condition` is a clause without a full stop; `ground` is the provision that makes the
    difference: the first the one ruling rests on and the other does not.
    """

    condition: Sentence
    effect: tuple[Sentence, ...]
    ground: Ground | None


@dataclass(frozen=True, slots=True)
class _Course:
    """A case that went another way: a clause tells how, and the ruling.

    `is_fact` tells that only an answer is another one.
    """

    condition: Sentence
    ruling: Ruling
    is_fact: bool = False


def changes(watch: Watch) -> tuple[Change, ...]:
    """Return what would change the ruling on a case.

    Every fact that does so is stated, and an act or a moment for each further outcome; the answers
    to a question that is open stand beside the question. This rules on the case many times: not
    for the thread that draws.
    """
    now = watch.ruling_on(watch.scenario)
    known: set[object] = set()
    found: list[Change] = []
    for other in _courses(watch, now):
        ground, outcome = _ground(other.ruling, now), _weight(other.ruling)
        is_known = (ground, outcome) in known and not other.is_fact
        said = () if outcome == _weight(now) or is_known else said_only_in(other.ruling, now)
        if said:
            known.add((ground, outcome))
            found.append(Change(other.condition, _once(said), ground))
        if len(found) == _MOST:
            break
    return tuple(found)


def _once(said: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Return what is said without what another of the sentences says word for word."""
    words = [str(each) for each in said]
    return tuple(
        each
        for each, own in zip(said, words, strict=True)
        if not any(own in other and own != other for other in words)
    )


def _weight(ruling: Ruling) -> object:
    """Return what matters of a ruling to a director: what follows, what is asked, by which law."""
    asked = tuple(each.judgement.question for each in ruling.facts_needed)
    return effect(ruling), asked, frozenset(_grounds(ruling))


def _courses(watch: Watch, now: Ruling) -> Iterator[_Course]:
    """Yield the case changed: facts first, then acts, then moments a law waits for."""
    for variant in turned(watch):
        asked = sentence(_ANSWERED[variant.holds], question=variant.question)
        yield _Course(asked, variant.ruling, is_fact=True)
    yield from _slips_of_the_mind(watch)
    irregular = {each.event for each in now.irregularities}
    yield from _not_yet(watch, irregular, now)
    for place in _since(watch, irregular):
        yield from _otherwise(watch, place, now)
    for place in _since(watch, irregular):
        yield from _later(watch, place, now)
    yield from _once_over(watch, now)


def _slips_of_the_mind(watch: Watch) -> Iterator[_Course]:
    """Yield the case in which a slip was a loss of concentration, or that was a slip."""
    for number, event in enumerate(watch.scenario.events):
        slip = event.facts.value("slip")
        if slip is not None:
            other = "tongue" if slip == "mind" else "mind"
            asked = sentence(_ANSWERED[slip != "mind"], question=_OF_THE_MIND)
            otherwise = watch.ruling_on(with_fact(watch.scenario, number, "slip", other))
            yield _Course(asked, otherwise, is_fact=True)


def _since(watch: Watch, irregular: Collection[int]) -> range:
    """Return the events from the first that is irregular on, the last one first.

    What is irregular before the first event, such as a card too many, has the number -1.
    """
    return range(len(watch.scenario.events) - 1, max(min(irregular, default=0), 0) - 1, -1)


def _not_yet(watch: Watch, irregular: Collection[int], now: Ruling) -> Iterator[_Course]:
    """Yield the case up to the call or play that first changed what the last irregularity brought.

    The calls and plays before it, after the irregularity, made no difference.
    """
    events = watch.scenario.events
    moments = range(max(irregular, default=len(events)) + 1, len(events))
    rulings = [watch.ruling_on(cut(watch.scenario, moment)) for moment in moments]
    for moment, ruling, later in zip(moments, rulings, [*rulings, now][1:], strict=True):
        if _grounds(ruling) != _grounds(later):
            if isinstance(events[moment].act, CallMade | CardsPlayed):
                condition = sentence(_NOT_YET, event=described(events[moment]))
                yield from _unless_over(condition, ruling, now)
            return


# -- another act ----------------------------------------------------------------------------------


def _otherwise(watch: Watch, place: int, now: Ruling) -> Iterator[_Course]:
    """Yield the case in which an event happened in another way.

    Another call or card would be another incident; so is a change of call to one against the Laws.
    """
    scenario = watch.scenario
    event = scenario.events[place]
    for other in _others(event):
        # What was done with a card leaves the rest as it was; a choice made otherwise does not.
        rest = scenario.events[place + 1 :] if isinstance(other.act, CardsHandled) else ()
        altered = replace(scenario, events=(*scenario.events[:place], other, *rest))
        ruling = watch.ruling_on(altered)
        is_change = isinstance(other.act, CallReplaced)
        if not (is_change and len(ruling.irregularities) > len(now.irregularities)):
            yield _Course(
                sentence(_INSTEAD, event=described(event), other=described(other)), ruling
            )


def _others(event: Event) -> Iterator[Event]:
    """Yield what the same player could have done instead of an event."""
    match event.act:
        case CallReplaced(call):
            yield from (replace(event, act=CallReplaced(other)) for other in _calls(call))
        case CardsHandled(handling, cards) if handling is not Handling.WITHDRAW:
            shown = (each for each in _SHOWN if each is not handling)
            yield from (replace(event, act=CardsHandled(each, cards)) for each in shown)
        case Acceptance(accepted):
            yield Event(Acceptance(not accepted), event.who)
        case Agreement():
            yield Event(Objection(), event.who)
        case Objection():
            yield Event(Agreement(), event.who)
        case _:
            return


def _calls(call: Call) -> Iterator[Call]:
    """Yield the calls but bids to which a call could be changed, without the call itself."""
    yield from (other for other in (Pass(), Double()) if other != call)


# -- another moment -------------------------------------------------------------------------------


def _later(watch: Watch, place: int, now: Ruling) -> Iterator[_Course]:
    """Yield the case with attention drawn, or the director called, only after an end."""
    scenario = watch.scenario
    event, before = scenario.events[place], scenario.events[:place]
    if now.contract is None or not isinstance(event.act, AttentionDrawn | DirectorArrives):
        return
    for moment, pattern in _ONLY_AFTER.items():
        altered = replace(
            scenario, events=(*before, Event(Ending(moment)), *scenario.events[place:])
        )
        yield from _unless_over(
            sentence(pattern, event=described(event)), watch.ruling_on(altered), now
        )


def _once_over(watch: Watch, now: Ruling) -> Iterator[_Course]:
    """Yield the case after an end; none is near while the auction continues."""
    scenario = watch.scenario
    if now.contract is None or not now.irregularities:
        return
    for moment, pattern in _ONCE_OVER.items():
        altered = replace(scenario, events=(*scenario.events, Event(Ending(moment))))
        yield from _unless_over(sentence(pattern), watch.ruling_on(altered), now)


def _unless_over(condition: Sentence, then: Ruling, now: Ruling) -> Iterator[_Course]:
    """Yield a moment unless it brings no other law, or only that nobody has a choice any more.

    Information that it closes to somebody counts too.
    """
    is_over = not then.options and effect(then) == effect(replace(now, options=()))
    is_over = is_over and set(then.unauthorised) <= set(now.unauthorised)
    if not is_over and _grounds(then) != _grounds(now):
        yield _Course(condition, then)


# -- the provision --------------------------------------------------------------------------------


def _grounds(ruling: Ruling) -> tuple[Ground, ...]:
    """Return what a ruling rests on; the regular course makes no difference."""
    return tuple(each.ground for each in ruling.laws if each.role is not Role.PROCEDURE)


def _ground(then: Ruling, now: Ruling) -> Ground | None:
    """Return the first provision that only one of two rulings rests on, the new one before.

    Where all is in order in the new one, that is the condition which a law of the old one makes.
    None where the new one asks first, and rests on nothing else.
    """
    new, old = _grounds(then), _grounds(now)
    apart = [*_unmet(then, now), *(each for each in new if each not in old)]
    if not then.facts_needed:
        apart += [*_no_longer(then, now), *(each for each in old if each not in new), *new]
    return next(iter(apart), None)


def _no_longer(then: Ruling, now: Ruling) -> Iterator[Ground]:
    """Yield what defines the irregularity of the old ruling, where the new one has none."""
    if then.irregularity is None:
        yield from (law.ground for law in now.laws if law.role is Role.IRREGULARITY)


def _unmet(then: Ruling, now: Ruling) -> Iterator[Ground]:
    """Yield conditions not met in a ruling that is in order, of provisions the old one rests on.

    They are named at the event about which the rulings part.
    """
    if then.irregularity is not None:
        return
    for new, old in zip(then.steps, now.steps, strict=False):
        if new.irregularity is not old.irregularity:
            met = {law.ground for law in old.laws if law.role is not Role.PROCEDURE}
            cited = {each.citation for each in met}
            unmet = (law.ground for law in new.laws if law.ground not in met)
            yield from (each for each in unmet if each.citation in cited)
            return

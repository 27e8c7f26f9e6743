"""Tasks about questions: those on which the ruling hangs, among those that change nothing.

Whether an answer matters is found out by ruling on the case with the answer turned round.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.simulation.alternatives import Variant, outcome
from bridge_rules_gui.simulation.answers import with_fact
from bridge_rules_gui.simulation.episode import Scene, distinct
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask, TaskKind

Place = tuple[str, int | None]


_MOST_RIGHT: Final = 4
_MOST_WRONG: Final = 3

_USED_LATER: Final = frozenset({"intended"})
"""Facts that open a right only its player can use: whether Law 25 lets him change his call."""

_PROMPT: Final = "What do you ask before you rule?"
_NOTHING: Final = "Nothing: what can be seen at the table is enough"
_MATTERS: Final = "The ruling depends on the answer. With a different answer {place} applies."
_MATTERS_TOO: Final = "The ruling depends on the answer."
_DOES_NOT: Final = "Whatever the answer, the ruling under this edition is the same."
_SOMETHING: Final = "The ruling depends on something that cannot be seen at the table."
_NOTHING_IS_RIGHT: Final = "No answer would change the ruling under this edition."


def questions_task(
    scene: Scene, later: Scene, since: int = 0, before: PracticeTask | None = None
) -> PracticeTask | None:
    """Return the question what to ask at a moment, for the ruling then or later in the episode.

    Of events only facts from `since` on count; of the whole case those on which the ruling hangs
    now, and which the question asked `before` did not have.
    """
    known = {choice.text for choice in before.choices} if before is not None else set[str]()
    asked = distinct(_choices(scene, later, since, known))
    right = [choice for choice in asked if choice.is_right][:_MOST_RIGHT]
    wrong = [choice for choice in asked if not choice.is_right][:_MOST_WRONG]
    if not right and not wrong:
        return None
    nothing = Choice(
        (sentence(_NOTHING),),
        is_right=not right,
        because=sentence(_SOMETHING if right else _NOTHING_IS_RIGHT),
        laws=scene.deciding,
    )
    return scene.task_of_several(TaskKind.QUESTIONS, sentence(_PROMPT), right, wrong, nothing)


def _choices(scene: Scene, later: Scene, since: int, known: Container[str]) -> Iterator[Choice]:
    """Yield the questions about the whole case, then those about events since one of them."""
    yield from (choice for choice in _of_the_scenario(scene) if choice.text not in known)
    yield from _of_events(scene, later, since)


def _of_the_scenario(scene: Scene) -> Iterator[Choice]:
    """Yield the questions on which the ruling of some edition hangs now.

    What a case tells of a later trick is nothing to ask about before that trick is played.
    """
    own = _by_place(scene)
    for place, found in own.items():
        now = _own_choice(scene, found)
        if place[1] is None and now.is_right:
            yield now
    for other in scene.elsewhere.values():
        for place, (variant, *more) in _by_place(other).items():
            hangs = place[1] is None and _own_choice(other, [variant, *more]).is_right
            if hangs and not _makes_difference(scene, variant):
                yield _needless(scene, variant)


def _of_events(scene: Scene, later: Scene, since: int) -> Iterator[Choice]:
    """Yield the questions about each fact: this edition's, then those only others ask.

    Such a one is offered where its answer changes nothing here; where it does, it tells what
    this edition asks in words of its own.
    """
    own, then, open_about = _by_place(scene), _by_place(later), _open_about(scene)
    for place, found in own.items():
        if _is_since(place, since):
            now = _own_choice(scene, found)
            asked = now if now.is_right or place not in then else _own_choice(later, then[place])
            if asked.is_right or _could_make_difference(scene, place):
                yield asked
    for other in scene.elsewhere.values():
        for place, (variant, *_) in _by_place(other).items():
            known = place in own or place[1] in open_about or not _is_since(place, since)
            if (
                not known
                and _could_make_difference(scene, place)
                and not any(_makes_difference(each, variant) for each in (scene, later))
            ):
                yield _needless(scene, variant)


def _could_make_difference(scene: Scene, place: Place) -> bool:
    """Whether somebody could take a question for one on which the ruling hangs.

    Nobody would ask what a call means that is not in question.
    """
    fact, event = place
    irregular = {each.event for each in scene.ruling.irregularities}
    return fact not in _USED_LATER and (fact != "artificial" or event in irregular)


def _by_place(scene: Scene) -> dict[Place, list[Variant]]:
    """Return the other answers by what they are about.

    Of an event about which the rules have a question open they ask that one, and no further.
    """
    open_about = _open_about(scene)
    found: dict[Place, list[Variant]] = {}
    for variant in scene.variants:
        if variant.is_asked or variant.event not in open_about:
            found.setdefault(variant.place, []).append(variant)
    return found


def _open_about(scene: Scene) -> frozenset[int | None]:
    return frozenset(needed.judgement.event for needed in scene.ruling.facts_needed)


def _is_since(place: Place, since: int) -> bool:
    _, event = place
    return event is not None and event >= since


def _own_choice(scene: Scene, found: list[Variant]) -> Choice:
    """Return a question of this edition; it is right where some answer changes the ruling."""
    now = outcome(scene.ruling)
    turned = next((variant for variant in found if outcome(variant.ruling) != now), None)
    question = (found[0].question,)
    if turned is None:
        return Choice(question, is_right=False, because=sentence(_DOES_NOT), laws=scene.deciding)
    laws = scene.lit_first(turned.ruling.laws)
    same = {law.address for law in laws} <= {law.address for law in scene.deciding}
    because = sentence(_MATTERS_TOO) if same else sentence(_MATTERS, place=laws[0].address.place)
    return Choice(question, is_right=True, because=because, laws=laws)


def _makes_difference(scene: Scene, variant: Variant) -> bool:
    """Whether any answer to a question would change the ruling at a moment."""
    now = outcome(scene.ruling)
    watch = scene.alternatives.watch
    recorded = (with_fact(watch.scenario, variant.event, variant.fact, e) for e in (True, False))
    return any(outcome(watch.ruling_on(scenario)) != now for scenario in recorded)


def _needless(scene: Scene, variant: Variant) -> Choice:
    because = sentence(_DOES_NOT)
    return Choice((variant.question,), is_right=False, because=because, laws=scene.deciding)

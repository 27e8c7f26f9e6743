"""What several rulings on one case have in common, while a judgement is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bridge_rules_gui.director.ruling import Noticed, Ruling, Step
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.verdict import Applied, Role, once_each

_T = TypeVar("_T")

_OPEN = sentence("The ruling depends on a judgement that has not been made.")


def common_ground(rulings: Sequence[Ruling]) -> Ruling:
    """Return a ruling that says only what all of them say.

    Lists keep what is in all of them, in the order of the first; single values that differ
    become None. The last irregularity is the last that happened whatever the answer.
    """
    first = rulings[0]
    irregularities = tuple(_irregularities([each.irregularities for each in rulings]))
    return replace(
        first,
        steps=tuple(map(_step, zip(*(each.steps for each in rulings), strict=False))),
        irregularities=irregularities,
        irregularity=irregularities[-1].key if irregularities else None,
        laws=_laws([each.laws for each in rulings]),
        options=_shared([each.options for each in rulings]),
        must_pass=_shared([each.must_pass for each in rulings]),
        lead_restrictions=_shared([each.lead_restrictions for each in rulings]),
        penalty_cards=_shared([each.penalty_cards for each in rulings]),
        withdrawn=_shared([each.withdrawn for each in rulings]),
        unauthorised=_shared([each.unauthorised for each in rulings]),
        contract=_same([each.contract for each in rulings]),
        tricks=_same([each.tricks for each in rulings]),
        tricks_transferred=_same([each.tricks_transferred for each in rulings]),
        score=_same([each.score for each in rulings]),
        adjusted=_shared([each.adjusted for each in rulings]),
        result=_same([each.result for each in rulings]) or _OPEN,
        not_covered=_same([each.not_covered for each in rulings]),
    )


def _step(steps: tuple[Step, ...]) -> Step:
    """Return what a step is whatever the answer to the open judgement."""
    first = steps[0]
    if all(step == first for step in steps[1:]):
        return first
    trace = _shared([each.trace for each in steps])
    reasons = dict(zip(first.trace, first.rests_on, strict=True))
    return replace(
        first,
        turn=_same([each.turn for each in steps]),
        laws=_laws([each.laws for each in steps]),
        irregularity=_same([each.irregularity for each in steps]),
        trace=trace or (_OPEN,),
        rests_on=tuple(reasons[line] for line in trace) or ((),),
        options=_shared([each.options for each in steps]),
        must_pass=_shared([each.must_pass for each in steps]),
        lead_restrictions=_shared([each.lead_restrictions for each in steps]),
        penalty_cards=_shared([each.penalty_cards for each in steps]),
        tricks_transferred=_same([each.tricks_transferred for each in steps]),
    )


def _irregularities(lists: Sequence[tuple[Noticed, ...]]) -> Iterator[Noticed]:
    """Yield the irregularities noticed in all rulings, with the laws they have in common."""
    others = [{(each.key, each.event): each for each in other} for other in lists[1:]]
    for noticed in lists[0]:
        same = [other.get((noticed.key, noticed.event)) for other in others]
        found = [each for each in same if each is not None]
        if len(found) == len(others):
            yield replace(noticed, laws=_laws([noticed.laws, *(each.laws for each in found)]))


def _laws(lists: Sequence[tuple[Applied, ...]]) -> tuple[Applied, ...]:
    """Return the provisions cited whatever the answer, with the words of every answer.

    Where no provision is, it is what decides under each answer that is named.
    """
    shared = tuple(filter(None, (_with_all_words(each, lists[1:]) for each in lists[0])))
    return shared or _deciding(lists)


def _deciding(lists: Sequence[tuple[Applied, ...]]) -> tuple[Applied, ...]:
    """Return the first provision of each answer; of the regular procedure if there is no other."""
    irregular = ([each for each in laws if each.role is not Role.PROCEDURE] for laws in lists)
    found = [laws[0] for laws in irregular if laws]
    return once_each(found or (laws[0] for laws in lists if laws))


def _with_all_words(applied: Applied, lists: Sequence[tuple[Applied, ...]]) -> Applied | None:
    """Return a provision with what else of it is quoted; None where it is not cited everywhere."""
    ground = applied.ground
    for laws in lists:
        found = next((each for each in laws if each.ground.citation == ground.citation), None)
        if found is None:
            return None
        ground = ground.quoting(found.ground)
    return Applied(ground, applied.role)


def _shared(lists: Sequence[tuple[_T, ...]]) -> tuple[_T, ...]:
    return tuple(item for item in lists[0] if all(item in other for other in lists[1:]))


def _same(values: Sequence[_T | None]) -> _T | None:
    return values[0] if all(value == values[0] for value in values[1:]) else None

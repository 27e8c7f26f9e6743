"""What several rulings on one story have in common, while a judgement is open."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from bridge_rules_gui.rulings.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.rulings.ruling import Ruling

_T = TypeVar("_T")

_OPEN = sentence("The ruling depends on a judgement that is still open.")


def common_ground(rulings: Sequence[Ruling]) -> Ruling:
    """Return a ruling that says only what all of them say.

    Lists keep what is in all of them, in the order of the first; single values that differ
    become None.
    """
    first = rulings[0]
    return replace(
        first,
        laws=_shared([each.laws for each in rulings]),
        options=_shared([each.options for each in rulings]),
        must_pass=_shared([each.must_pass for each in rulings]),
        lead_restrictions=_shared([each.lead_restrictions for each in rulings]),
        penalty_cards=_shared([each.penalty_cards for each in rulings]),
        withdrawn=_shared([each.withdrawn for each in rulings]),
        unauthorised=_shared([each.unauthorised for each in rulings]),
        tricks_transferred=_same([each.tricks_transferred for each in rulings]),
        score=_same([each.score for each in rulings]),
        result=first.result if len({each.result for each in rulings}) == 1 else _OPEN,
    )


def _shared(lists: Sequence[tuple[_T, ...]]) -> tuple[_T, ...]:
    return tuple(item for item in lists[0] if all(item in other for other in lists[1:]))


def _same(values: Sequence[int | None]) -> int | None:
    return values[0] if len(set(values)) == 1 else None

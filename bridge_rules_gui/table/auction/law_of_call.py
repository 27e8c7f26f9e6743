"""How a law deals with one kind of irregular call, stage by stage."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bridge_rules_gui.table.auction.irregular_call import Decision, IrregularCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Verdict


def _never(table: Table, offence: IrregularCall, substitute: IrregularCall) -> bool:
    del table, offence, substitute
    return False


@dataclass(frozen=True, slots=True)
class LawOfCall:
    """How a law deals with one kind of irregular call under the edition of the table.

    - `notice`: what may be done about it before the director has ruled (may it be accepted?);
    - `accept`: the offender's left-hand opponent has called after it, or accepts by word; the
      call with which he did so is given, None for a word;
    - `refuse`: it was not accepted, or cannot be;
    - `answer`: the right-hand opponent, whose turn it had been, has called since; only where what
      follows depends on his call;
    - `settle`: the offender's own call afterwards, as a substitute at once or in his turn.

    `cancels_later` says that calls made over it are cancelled with it. `rules_on` says whether
    the law itself rules on a substitute that is irregular in its turn; if not, its own law does.
    """

    notice: Callable[[Table, IrregularCall], Verdict]
    accept: Callable[[Table, IrregularCall, RecordedCall | None], Decision]
    refuse: Callable[[Table, IrregularCall], Decision]
    settle: Callable[[Table, IrregularCall, RecordedCall], Decision]
    answer: Callable[[Table, IrregularCall], Verdict] | None = None
    may_be_accepted: bool = True
    cancels_later: bool = False
    rules_on: Callable[[Table, IrregularCall, IrregularCall], bool] = _never

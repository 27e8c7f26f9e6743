"""Disputes about the number of tricks won, and errors in the score, as a case tells of them.

A case tells what was agreed or written down in its facts: `agreed_tricks` (declarer's tricks as
agreed), `recorded_score` (the score entered, from declarer's side), `time`.
"""

from __future__ import annotations

from bridge_rules_gui.director.claims.claim_limits import (
    is_correction_period_over,
    is_dispute_after_the_round,
)
from bridge_rules_gui.game.scenario import Event
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.laws import law77_scoring as law77
from bridge_rules_gui.laws import law79_tricks_won as law79
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table


def disputed(table: Table, event: Event) -> Table:
    """Return the table after somebody objected to the number of tricks with no claim standing."""
    playing = table.playing
    if playing is None or not (playing.period.is_over or _number(table, "agreed_tricks")):
        return table
    noticed = table.noticing(Irregularity.TRICK_COUNT_DISPUTE, None, table.event)
    return noticed.deciding(law79.disputed(table.edition, event.who or "The table"))


def at_the_end(table: Table) -> Table:
    """Return the table with disputes and errors settled, when the result is known."""
    agreed, incident = _number(table, "agreed_tricks"), table.incident
    is_dispute = incident is not None and incident.key is Irregularity.TRICK_COUNT_DISPUTE
    won = table.facts.value("tricks_declarer")
    if is_dispute and table.tricks is None and isinstance(won, int):
        table = law77.scored(table, won)  # The scenario states what was won, not how.
    if table.tricks is None or table.contract is None:
        return table
    if is_dispute or agreed not in (None, _won(table)):
        return _decided(table if is_dispute else _noticed(table), agreed)
    recorded = _number(table, "recorded_score")
    if recorded is None or recorded == table.score:
        return table
    return _corrected(table, recorded)


def _noticed(table: Table) -> Table:
    return table.noticing(Irregularity.TRICK_COUNT_DISPUTE, None, table.event)


def _decided(table: Table, agreed: int | None) -> Table:
    won = _won(table)
    dispute = law79.Dispute(
        won if agreed is None else agreed,
        won,
        is_dispute_after_the_round(table),
        lambda: table.judge("certain", None, law79.question_of_the_result(won)),
    )
    verdict, (own, _) = law79.decided(table.edition, dispute)
    return law77.scored(table.deciding(verdict), own)


def _won(table: Table) -> int:
    """Return declarer's tricks in all, transfers among them."""
    contract, tricks = table.contract, table.tricks
    if contract is None or tricks is None:
        return 0
    return tricks[0 if contract.declarer.side is Side.NORTH_SOUTH else 1]


def _corrected(table: Table, recorded: int) -> Table:
    """Return the table with an error in the score corrected, where it still can be."""
    error = law79.RecordingError(
        recorded,
        table.score,
        is_correction_period_over(table, 0),
        lambda: _is_allowed(table),
    )
    verdict, holds = law79.corrected(table.edition, error)
    decided = table.noticing(Irregularity.SCORING_ERROR, None, table.event).deciding(verdict)
    return decided if holds else replace(decided, score=recorded)


def _is_allowed(table: Table) -> bool:
    """Whether the score may still be corrected after the period, by the words of the edition."""
    return table.judge("correction_allowed", None, law79.question_of_correction())


def _number(table: Table, fact: str) -> int | None:
    stated = [event.facts.value(fact) for event in table.scenario.events]
    for value in (*stated, table.facts.value(fact)):
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    return None

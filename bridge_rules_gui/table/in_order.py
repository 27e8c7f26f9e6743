"""What a player does by right: told, and what the moment is about while nothing else is."""

from __future__ import annotations

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Verdict


def in_order(table: Table, who: Seat | None, laws: tuple[Applied, ...], line: Sentence) -> Table:
    """Return the table after something a player may do, with the provisions that let him.

    An irregularity dealt with before, or rights that wait, continue to speak for the case.
    """
    last = table.incident
    if last is not None and (last.key is not None or last.options):
        return table.explaining(laws, (line,))
    return table.noticing(None, who, table.event).deciding(Verdict(laws, line))

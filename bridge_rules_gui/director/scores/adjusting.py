"""The adjusted score or procedural penalty a case asks for, and what it changes on the table."""

from __future__ import annotations

from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.laws import law12_artificial_score as artificial
from bridge_rules_gui.laws import law12_assigned_score as assigned
from bridge_rules_gui.laws import law82_directors_error as law82
from bridge_rules_gui.laws import law86_team_play as law86
from bridge_rules_gui.laws import law87_fouled_board as law87
from bridge_rules_gui.laws import law90_procedural_penalty as law90
from bridge_rules_gui.laws.law12_adjusted_score import single_number
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.scores.adjusted_score import Adjustment
from bridge_rules_gui.table.scores.adjustment_facts import score
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Verdict

ASKED = ("adjusted", "fouled", "procedural", "replace_board")


def is_asked(table: Table) -> bool:
    """Whether the facts of a case ask for an adjusted score or a procedural penalty."""
    return any(name in table.facts for name in ASKED)


def at_the_end(table: Table) -> Table:
    """Return the table with the adjusted score or procedural penalty the facts ask for."""
    if not is_asked(table):
        return table
    fouled = law87.fouled(table)
    if fouled is not None and not law87.goes_to_team_play(table):
        ruled, units = fouled
        return replace(_decided(table, ruled), score=units)
    boards = law86.substitute_board(table)
    if boards is not None:
        return _decided(table, boards)
    found = _adjustment(table)
    adjusted = table if found is None else _adjusted(table, found)
    penalty = law90.penalty(table)
    return adjusted if penalty is None else _decided(adjusted, penalty)


def _adjustment(table: Table) -> Adjustment | None:
    """Return the adjustment by the law that governs it, None where none is asked for."""
    if law87.goes_to_team_play(table):
        return law86.several_results(table, (law87.LAW[table.edition]["in_team_play"],))
    if law86.has_several_results(table):
        return law86.several_results(table)
    match table.facts.value("adjusted"):
        case "artificial":
            other_table = law86.calls_for_assigned(table)
            if other_table is None:
                return artificial.adjustment(table, law82.incorrect_ruling(table))
            return assigned.adjustment(table, (other_table,))
        case "assigned":
            too_many = assigned.too_many_possibilities(table)
            if too_many is None:
                return assigned.adjustment(table)
            return artificial.adjustment(table, (too_many,))
        case _:
            return None


def _adjusted(table: Table, found: Adjustment) -> Table:
    """Return the table with both sides' scores, in place of any score of the play."""
    decided = _decided(table, found.verdict)
    if found.given is not None:
        number = single_number(found.given, table)
        missing = found.missing or table.not_covered
        return replace(decided, adjusted=found.given, score=number, not_covered=missing)
    if found.stands:
        return replace(decided, score=_of_the_table(table))
    if found.missing is not None:
        return replace(decided, score=None, not_covered=found.missing)
    return decided


def _of_the_table(table: Table) -> int | None:
    """Return the result of the table from declarer's side; without a contract North–South's."""
    own, contract = score(table, "table_score"), table.contract
    east_west = contract is not None and contract.declarer.side is Side.EAST_WEST
    return -own if east_west and own is not None else own


def _decided(table: Table, ruled: Verdict) -> Table:
    """Return the table with a verdict on its last incident, whose own laws stay in front."""
    incident = table.incident
    if incident is None:
        return table.noticing(None, None, table.event).deciding(ruled)
    laws = (*incident.laws, *(law for law in ruled.laws if law not in incident.laws))
    consequences = (*incident.options, *ruled.consequences)
    return table.deciding(replace(ruled, laws=laws, consequences=consequences))

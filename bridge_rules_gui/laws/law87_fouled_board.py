"""Law 87: a board played in different forms at different tables is scored in groups.

In 1987 a board is fouled only by displaced cards, later also by another dealer or vulnerability.
2017 confines the groups to pairs and individuals and refers teams to 86B2 (87C). Facts: `fouled` is
``cards``, ``dealer`` or ``vulnerability``; `original_scores` and `changed_scores` are those of
North–South at the tables with either form, among them `own` once, in the group given by
`played_changed`. How the groups are put on one scale is the organiser's affair.
"""

from __future__ import annotations

from bridge_rules_gui.game.scenario import Scoring
from bridge_rules_gui.language.sentence import counted_sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.laws.law78_methods_of_scoring import matchpoints
from bridge_rules_gui.table.scores.adjustment_facts import TEAMS, contest, score, scores
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(87)


def is_fouled(table: Table) -> bool:
    """Whether what differs between the copies fouls the board under the edition (87A)."""
    differs = table.facts.value("fouled")
    if differs == "cards":
        return True
    book = LAW[table.edition]
    return differs in ("dealer", "vulnerability") and "fouled_by_dealer_or_vulnerability" in book


def goes_to_team_play(table: Table) -> bool:
    """Whether 2017 refers a fouled board of a team match to 86B2 (87C)."""
    return "in_team_play" in LAW[table.edition] and is_fouled(table) and contest(table) in TEAMS


def fouled(table: Table) -> tuple[Verdict, int | None] | None:
    """Return the verdict on a fouled board and the units for the own score, if it is one."""
    differs = table.facts.value("fouled")
    if not isinstance(differs, str):
        return None
    book = LAW[table.edition]
    law = book["fouled_by_displaced_cards"]
    if differs != "cards":
        law = book.get("fouled_by_dealer_or_vulnerability", law)
    definition = Applied(law, Role.SCORE)
    if not is_fouled(table):
        words = "The board is not fouled. In this edition only displaced cards make a board fouled."
        return Verdict((definition,), sentence(words)), None
    laws: tuple[Applied, ...] = (Applied(book["scored_in_groups"], Role.SCORE), definition)
    units = _units(table)
    if units is None:
        words = "The results on each form of the board are scored as a separate group."
        return Verdict(laws, sentence(words)), None
    laws = (*laws, Applied(clauses(78)[table.edition]["matchpoints"], Role.SCORE))
    group = "changed" if _played_changed(table) else "original"
    result = counted_sentence(
        (
            "This table’s score is worth {n} scoring unit in the group that played the board in "
            "its {form} form."
        ),
        (
            "This table’s score is worth {n} scoring units in the group that played the board in "
            "its {form} form."
        ),
        units,
        form=group,
    )
    return Verdict(laws, result), units


def _units(table: Table) -> int | None:
    """Return the units of the own score in its group, at matchpoints."""
    own = score(table, "own")
    if own is None or table.scenario.scoring is not Scoring.MATCHPOINTS:
        return None
    group = list(scores(table, "changed_scores" if _played_changed(table) else "original_scores"))
    if own in group:
        group.remove(own)
    return matchpoints(own, group)


def _played_changed(table: Table) -> bool:
    """Whether the own table played the changed form: stated, shown by the groups, or asked."""
    own = score(table, "own")
    places = [own in scores(table, name) for name in ("original_scores", "changed_scores")]
    if table.stated_fact("played_changed", None) is None and sum(places) == 1:
        return places[1]
    question = sentence("Was the board played in its changed form at this table?")
    return table.judge("played_changed", None, question)

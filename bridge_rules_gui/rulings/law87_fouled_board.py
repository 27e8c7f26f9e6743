"""Law 87: a board played in different forms at different tables is scored in groups.

In 1987 a board is fouled only by displaced cards, later also by another dealer or vulnerability.
2017 confines the groups to pairs and individuals and sends teams to 86B2 (87C). Facts: `fouled` is
``cards``, ``dealer`` or ``vulnerability``; `original_scores` and `changed_scores` are those of
North-South at the tables with either form, among them `own` once, in the group told by
`played_changed`. How the groups are put on one scale is the organiser's affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import Scoring
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law78_methods_of_scoring import matchpoints
from bridge_rules_gui.rulings.scores.adjustment_facts import TEAMS, contest, score, scores
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "87A": 'Сдача считается "испорченной", если судья определяет, что одна или более карт были '
        "перемещены таким образом, что участники, результат которых должен был бы сравниваться, не "
        "играли эту сдачу в одинаковом виде",
        "87B": "результаты разделяются на две группы,и каждая из этих групп нормируется отдельно",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "87A": "Bord se smatra neispravnim ako Direktor … ustanovi sa se Delar ili zonalitet "
        "razlikuju između kopija istog borda, tako da učesnici, koji treba da neposredno porede "
        "rezultate, iz tih razloga nisu igrali taj bord u istom obliku",
        "87A cards": "Bord se smatra neispravnim ako Direktor ustanovi da su jedna ili više karata "
        "pogrešno smeštene u bord … tako da učesnici, koji treba da neposredno porede rezultate, "
        "iz tih razloga nisu igrali taj bord u istom obliku",
        "87B": "podeliće rezultate u dve grupe i obračunaće svaku grupu posebno",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "87A": "Едно раздаване се счита за изопачено … ако определи, че раздаващият или зоновите "
        "условия са различни м/у копията на същото раздаване, и че участниците, които би трябвало "
        "да имат директно сравнение на резултатите, поради тази причина не са играли раздаването в "
        "идентичен вид",
        "87A cards": "Едно раздаване се счита за изопачено, ако съдията прецени, че карта (или "
        "повече от една) е била преместена в контейнера … участниците, които би трябвало да имат "
        "директно сравнение на резултатите, поради тази причина не са играли раздаването в "
        "идентичен вид",
        "87B": "той разделя записите в групи и изчислява всяка група поотделно",
        "87C": "Изчисляване при отборни срещи … Виж П86В2",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def is_fouled(table: Table) -> bool:
    """Whether what differs between the copies fouls the board under the edition (87A)."""
    differs = table.facts.value("fouled")
    if table.edition is Edition.RU_1987:
        return differs == "cards"
    return differs in ("cards", "dealer", "vulnerability")


def goes_to_team_play(table: Table) -> bool:
    """Whether 2017 sends a fouled board of a team match to 86B2 (87C)."""
    return table.edition is Edition.BG_2017 and is_fouled(table) and contest(table) in TEAMS


def fouled(table: Table) -> tuple[Verdict, int | None] | None:
    """Return the verdict on a fouled board and the units for the own score, if it is one."""
    differs = table.facts.value("fouled")
    if not isinstance(differs, str):
        return None
    book = _BOOKS[table.edition]
    law = book.get("87A cards", book["87A"]) if differs == "cards" else book["87A"]
    definition = Applied(law, Role.SCORE)
    if not is_fouled(table):
        words = "The board is not fouled: only displaced cards make it so in this edition."
        return Verdict((definition,), sentence(words)), None
    laws = (Applied(book["87B"], Role.SCORE), definition)
    units = _units(table)
    if units is None:
        words = "The results of either form of the board are put in a group and scored by itself."
        return Verdict(laws, sentence(words)), None
    group = "changed" if _played_changed(table) else "original"
    pattern = "The own score is worth {units} units in the group that played the {form} form."
    return Verdict(laws, sentence(pattern, units=units, form=group)), units


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
    """Whether the own table played the changed form: told, shown by the groups, or asked."""
    own = score(table, "own")
    places = [own in scores(table, name) for name in ("original_scores", "changed_scores")]
    if table.told_fact("played_changed", None) is None and sum(places) == 1:
        return places[1]
    question = sentence("Was the board played in its changed form at the own table?")
    return table.judge("played_changed", None, question)

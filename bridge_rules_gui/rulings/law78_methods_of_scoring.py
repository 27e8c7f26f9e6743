"""Law 78: matchpoints, international matchpoints and total points.

The editions agree on the units for a better, an equal and a worse score, and on the scale of
IMPs; 2017 also prints its first row, 0 to 10 points for nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import listed, sentence
from bridge_rules_gui.bridge.story import Scoring
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.bridge.story import FactValue
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "78A": "2 единицы счёта (MP или half MP) за каждый результат худший, чем его, 1 единица за "
        "каждый результат, равный его результату, и 0 единиц за каждый результат лучший, чем его",
        "78B": "разница в очках между двумя результатами преобразуется в единицы IMP",
        "78C": "результатом каждого участника является непосредственное количество заработанных",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "78A": "dve obračunske jedinice (MP ili 1/2 MP) za svaki rezultat slabiji od njegovog, "
        "jedna obračunska jedinica za svaki rezultat jednak njegovom i nula obračunskih jedinica "
        "za svaki rezultat bolji od njegovog",
        "78B": "razlika u totalnim poenima između dva upoređena rezultata pretvara u IMP",
        "78C": "zbir svih total poena na svim igranim bordovima",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "78A": "две изчислителни единици (мач-точки или половинки мач-точки) за всеки резултат, "
        "по-слаб от неговия, една изчислителна единица за всеки резултат, равен на неговия и нула "
        "изчислителни единици за всеки резултат, по-добър от неговия",
        "78B": "разликата в тотални точки между двата сравними резултата се превръща в IMPs",
        "78C": "общият сбор на точките от всички изиграни раздавания",
    },
)
_REGULATED = "leaves other methods to the organiser; a story has no regulations"
NOT_RULED: dict[Edition, dict[str, str]] = {edition: {"78D": _REGULATED} for edition in Edition}

_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_FROM = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The least differences in points that are worth 1, 2, 3 ... 24 IMPs."""


def imps(difference: int) -> int:
    """Return a difference in total points as IMPs, with its sign."""
    size = bisect_right(_FROM, abs(difference))
    return size if difference >= 0 else -size


def matchpoints(own: int, others: Sequence[int]) -> int:
    """Return the units for a score: two for each worse one, one for each equal one."""
    return sum(2 if other < own else other == own for other in others)


def conversion(table: Table) -> Table:
    """Return the table where the story asks to convert scores (facts `ns_scores`, `own`).

    For IMPs `ns_scores` are those of North-South at both tables, the own table first. For
    matchpoints they are those of all tables, among them the `own` one once.
    """
    scores = _numbers(table.facts.value("ns_scores"))
    if not scores:
        return table
    book = _BOOKS[table.edition]
    if table.scenario.scoring is Scoring.INTERNATIONAL_MATCHPOINTS:
        converted, law = imps(scores[0] - sum(scores[1:2])), book["78B"]
        result = sentence(
            "A difference of {difference} points is {imps} IMPs.",
            difference=scores[0] - sum(scores[1:2]),
            imps=converted,
        )
    elif table.scenario.scoring is Scoring.MATCHPOINTS:
        own = table.facts.value("own")
        mine = own if isinstance(own, int) else scores[0]
        others = list(scores)
        if mine in others:
            others.remove(mine)
        converted, law = matchpoints(mine, others), book["78A"]
        result = sentence(
            "{own} against {others} is {units} units.",
            own=mine,
            others=listed(others, apart=", "),
            units=converted,
        )
    else:
        converted, law = sum(scores), book["78C"]
        result = sentence("Total points: {total}.", total=converted)
    asked = replace(table, score=converted).noticing(None, None, -1)
    return asked.deciding(Verdict((Applied(law, Role.SCORE),), result))


def _numbers(value: FactValue | None) -> list[int]:
    """Return the whole numbers of a fact that is a list of them."""
    if not isinstance(value, tuple):
        return []
    return [number for number in value if isinstance(number, int)]

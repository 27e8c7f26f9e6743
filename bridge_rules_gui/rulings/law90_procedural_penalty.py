"""Law 90: procedural penalties, named for the offence; how much they are is the director's affair.

The fact `procedural` names the offence (see `_LISTED`). Comparing scores offends in 1987 at any
time of the session, later only without authority (`authorised`). An error of procedure is listed
(90B7) where it makes an adjusted score necessary (`needs_adjusted_score`); where it does not, 90A
of 2007 and 2017 still has the breach of correct procedure, and 1987 has nothing. Late compliance
is listed in 1987 (90B8); later only 90A reaches it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law89_individual_events as law89
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "90A": "судья может также штрафовать любого нарушителя, который слишком сильно задерживает "
        "или мешает игре",
        "90B": "Нарушения, влекущие за собой процедурные наказания, включают следующие действия",
        "90B1": "Прибытие участников после определённого стартового времени",
        "90B2": "Чересчур медленная игра участника",
        "90B3": "Любое обсуждение торговли,игры или результата сдачи, которое может быть услышано "
        "за другим столом",
        "90B4": "Любое сравнение результатов с другими участниками во время сессии",
        "90B5": "Трогание карт, принадлежащих другому игроку",
        "90B6": "Помещение одной или большего количества карт в неправильный карман дубликатной "
        "коробки",
        "90B7": "Любая ошибка в процедуре … которая создаёт необходимость присуждения результата "
        "любому участнику",
        "90B7 only": "которая создаёт необходимость присуждения результата любому участнику",
        "90B8": "Любое неисполнение или несвоевременное исполнение любых турнирных предписаний или "
        "любых инструкций судьи",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "90A": "Direktor može takođe da dodeljuje proceduralne kazne za svaki prekršaj koji … krši "
        "ispravan postupak",
        "90A delay": "Direktor može takođe da dodeljuje proceduralne kazne za svaki prekršaj koji "
        "nepotrebno usporava ili onemogućuje tok turnira",
        "90B": "Slede primeri prekršaja podložnih proceduralnoj kazni",
        "90B1": "Dolazak učesnika posle vremena određenog za početak",
        "90B2": "Neopravdano spora igra učesnika",
        "90B3": "diskusija o licitaciji, igri ili rezultatu borda, koja može da se čuje za drugim "
        "stolom",
        "90B4": "neovlašćeno poređenje rezultata sa drugim učesnikom",
        "90B5": "diranje ili rukovanje kartama koje pripadaju drugom igraču",
        "90B6": "smeštanje jedne ili više karata u pogrešan džep borda",
        "90B7": "greške u postupku … koje izazivaju dosuđivanje prilagođenog rezultata bilo kom "
        "učesniku",
        "90B8": "nepovino vanje turnirskim propozicijama ili instrukciji Direktora",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "90A": "може да налага процедурни наказания за всяко нарушение, което … нарушава "
        "правилната процедура",
        "90A delay": "може да налага процедурни наказания за всяко нарушение, което неоправдано "
        "забавя или пречи на играта",
        "90B": "По-долу са посочени примери на нарушения, подлежащи на процедурно наказание",
        "90B1": "Пристигане на участник след определеното за начало време",
        "90B2": "Неоправдано забавяне на играта от участник",
        "90B3": "Обсъждане на наддаването, разиграването или резултата от дадено раздаване, които "
        "могат да бъдат чути на друга маса",
        "90B4": "Неразрешено сравняване на резултати с друг участник",
        "90B5": "Пипане или вземане в ръка на карти, принадлежащи на друг играч",
        "90B6": "Поставяне на една или повече карти в неправилно отделение на контейнера",
        "90B7": "Процедурни грешки … които налагат присъждане на служебен резултат на някой "
        "участник",
        "90B8": "Неизпълнение на задължението за стриктно спазване регламента на турнира или на "
        "инструкциите на съдията",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_LISTED = {
    "late": "90B1",
    "slow": "90B2",
    "loud": "90B3",
    "comparing": "90B4",
    "touching": "90B5",
    "misplaced card": "90B6",
    "error": "90B7",
    "disobedience": "90B8",
    "late compliance": "90B8",
    "delay": "90A",
}
_DELAYING = ("late", "slow", "delay")


def penalty(table: Table) -> Verdict | None:
    """Return whether the offence told may bring a procedural penalty; None where none is told."""
    offence = table.facts.value("procedural")
    if not isinstance(offence, str) or offence not in _LISTED:
        return None
    law = _law(table, offence)
    book = _BOOKS[table.edition]
    if law is None:
        words = "Law 90 does not name this: no procedural penalty follows from it."
        item = _LISTED[offence]
        return Verdict((Applied(book.get(f"{item} only", book[item])),), sentence(words))
    spared = law89.spared(table)
    words = (
        "The director may give the offender, not his partner, a procedural penalty."
        if spared
        else "The director may give the offender a procedural penalty."
    )
    is_listed = law.citation.labels[:1] == ("B",)
    general = (Applied(_power(table.edition, offence)),) if is_listed else ()
    listed = (Applied(book["90B"]),) if is_listed else ()
    return Verdict((Applied(law), *general, *spared, *listed), sentence(words))


def _law(table: Table, offence: str) -> Ground | None:
    book, in_1987 = _BOOKS[table.edition], table.edition is Edition.RU_1987
    if offence == "comparing" and not in_1987 and _is_authorised(table):
        return None
    if offence == "error" and not _needs_adjusted_score(table):
        return None if in_1987 else book["90A"]
    if offence == "late compliance" and not in_1987:
        return book["90A"]
    if offence == "delay":
        return _power(table.edition, offence)
    return book[_LISTED[offence]]


def _power(edition: Edition, offence: str) -> Ground:
    """Return the words of 90A that reach an offence: one that delays the game, or another."""
    book = _BOOKS[edition]
    return book.get("90A delay", book["90A"]) if offence in _DELAYING else book["90A"]


def _is_authorised(table: Table) -> bool:
    question = sentence("Was the comparison of scores authorised?")
    return table.judge("authorised", None, question)


def _needs_adjusted_score(table: Table) -> bool:
    if table.facts.value("adjusted") is not None:
        return True
    question = sentence("Does the error make an adjusted score necessary?")
    return table.judge("needs_adjusted_score", None, question)

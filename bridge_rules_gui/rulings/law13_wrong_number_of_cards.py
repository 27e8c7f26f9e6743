"""Law 13: a hand with more than thirteen cards, and one with fewer.

The editions part over a player who has called on such a hand: 1987 always gives an artificial
score (13), the later ones let play go on where no call need change (2007: 13A, 2017: 13B1). Where
no such player has called, 1987 asks whether a card was seen and all four consent (13A, 13B); 2007
asks whether what was seen matters (13D), 2017 lets play go on in any case (13A). A surplus card of
another pack is removed in 2007 (13F) and 2017 (13C); the 1987 book does not speak of one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law12_adjusted_score as law12
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Unauthorised, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "13": "если игрок с неправильной рукой сделал заявку, судье надлежит назначить "
        "искусственный присуждённый результат",
        "13A": "Судье надлежит устранить дефект одним из нижеследующих способов и, если после "
        "этого выяснится, что ни один игрок не видел карты других игроков, распорядиться, чтобы "
        "сдача разыргывалась нормально",
        "13A1": "Если имеются записи рук, то судье надлежит распределить карты согласно этим "
        "записям",
        "13A2": "Если записи рук отсутствуют, судье надлежит исправить сдачу, "
        "проконсультировавшись с игроками, игравшими её ранее",
        "13A3": "Если сдача была неправильно сдана,то судье надлежит потребовать, чтобы она была "
        "пересдана",
        "13B": "некоторый игрок видел карты других игроков",
        "13B1": "Если полученная при этом информация не помешает нормальной торговле или "
        "розыгрышу, то судья с согласия всех 4-х игроков может разрешить нормальный розыгрыш и "
        "обсчёт сдачи",
        "13B2": "Если полученная при этом информация достаточно существенна,чтобы помешать "
        "нормальной торговле или розыгрышу … судье надлежит назначить искусственный присуждённый "
        "результат",
        "13B2 objection": "если некоторый игрок возражает против розыгрыша сдачи, судье надлежит "
        "назначить искусственный присуждённый результат",
        "13C": "Если после окончания розыгрыша выяснилось, что рука некоторого игрока изначально "
        "содержала более 13 карт,а другой игрок имел соответственно меньшее количество карт, "
        "результат должен быть аннулирован",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "13A": "a igrač sa neispravnim listom izvede govor, tada, ako Direktor smatra da podela "
        "može da se ispravi i odigra bez promene govora, igra može da se nastavi. Na kraju igre, "
        "Direktor može dodeliti prilagođeni rezultat",
        "13B": "U drugim slučajevima, kada je govor izveden, direktor će prilagoditi rezultat",
        "13C": "Kada je, posle završetka igre, utvrđeno da je jedan list imao više od 13 karata, "
        "a drugi list manje (ali vidi 13F), rezultat mora da se poništi i rezultat da se prilagodi",
        "13D": "Ako jedan od igrača ima nekorektan broj karata, a nije izveo govor za tu podelu",
        "13D1": "Direktor će da rekonstruiše podelu i, ako nijedan od igrača nije video tuđu "
        "kartu, tražiće da se bord igra normalno",
        "13D2": "a igrač je video jednu ili više tuđih karata, ako Direktor smatra",
        "13D2(a)": "da neovlašćena informacija ne utiče na normalnu licitaciju i igru, dopustiće "
        "da se bord igra i upiše rezultat. Ako Direktor tada smatra da je NI uticala na rezultat "
        "borda, on će dodeliti prilagođen rezultat",
        "13D2(b)": "da neovlašćena informacija može uticati na normalnu licitaciju i igru, "
        "dodeliće veštački prilagođen rezultat",
        "13E": "saznanje o smeštanju ili premeštanju kartekoj je izvršio Direktor, predstavlja "
        "neovlašćenu informaciju za partnera igrača koji je imao list sa nekorektnim brojem karata",
        "13F": "Svaka karta viška koja ne pripada podeli se uklanja, ako se pronađe. Licitacija i "
        "igra se neometano nastavljaju",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "13A": "Ако играч с неправилен брой карти не е обявил",
        "13A1": "Съдията трябва да поправи несъответствието и ако никой не е видял чужда карта, "
        "той трябва да изиска нормално изиграване на раздаването",
        "13A2": "играч е видял една или повече чужди карти, то съдията позволява изиграване и "
        "записване на резултата. Ако той в последствие съчете, че страничната информация е "
        "повлияла на крайния резултат, то съдията трябва да го коригира",
        "13B": "играч с неправилна ръка е дал обява",
        "13B1": "Ако съдията реши, че играта може да бъде поправена и изиграна, то тя може да "
        "бъде изиграна така без промяна на обява. След края на разиграването съдията може да "
        "присъди административен резултат",
        "13B2": "когато е била дадена обява с неправилен брой карти, съдията трябва да присъди "
        "административен резултат",
        "13C": "Всяка излишна карта, не принадлежаща на раздаването, се премахва, ако е открита. "
        "Наддаването и разиграването продължават без поправка",
        "13D": "Когато след края на играта е определено, че ръката на играч първоначално е "
        "съдържала повече от 13 карти и че друга ръка е имала по-малко карти, резултатът "
        "задължително се анулира и се присъжда административен резултат",
    },
)


@dataclass(frozen=True, slots=True)
class WrongHands:
    """What is seen of hands of the wrong size: whose they are, and whether one of them called.

    `play_over` tells that it is found out after the play, `foreign_card` that the surplus card
    belongs to another pack.
    """

    seats: tuple[Seat, ...]
    called: bool
    play_over: bool
    foreign_card: bool


def noticed(table: Table, found: WrongHands) -> Table:
    """Return the table after the director found a hand with more than thirteen cards."""
    seat = next(iter(found.seats), None)
    at = max(table.event, 0)
    with_matter = table.noticing(Irregularity.WRONG_NUMBER_OF_CARDS, seat, at)
    return with_matter.deciding(RULES[table.edition](with_matter, found))


def _rule_1987(table: Table, found: WrongHands) -> Verdict:
    """A call on a wrong hand spoils the board; else all depends on what was seen."""
    if found.play_over:
        return _cancelled(table, Applied(RU["13C"]))
    if found.called:
        return _cancelled(table, Applied(RU["13"]))
    if not _seen(table):
        ways = (RU["13A1"], RU["13A2"], RU["13A3"])
        return _played_normally(RU["13A"], *ways)
    if not _harmless(table):
        return _cancelled(table, Applied(RU["13B2"]), Applied(RU["13B"]))
    if not _all_agree(table):
        return _cancelled(table, Applied(RU["13B2 objection"]), Applied(RU["13B"]))
    return _played_normally(RU["13B1"], RU["13B"])


def _rule_2007(table: Table, found: WrongHands) -> Verdict:
    """After a call, play goes on if no call need change; before one, if nothing seen matters."""
    if found.foreign_card:
        return _removed(Applied(SR["13F"]))
    if found.play_over:
        return _cancelled(table, Applied(SR["13C"]))
    moved = _known_to_partner(found)
    if found.called:
        if _can_be_played(table):
            return _played_normally(SR["13A"], SR["13E"], closed=moved, adjustable=True)
        return _adjusted(table, Applied(SR["13B"]))
    if not _seen(table):
        return _played_normally(SR["13D1"], SR["13D"], SR["13E"], closed=moved)
    if _harmless(table):
        return _played_normally(SR["13D2(a)"], SR["13D2"], SR["13E"], closed=moved, adjustable=True)
    return _cancelled(table, Applied(SR["13D2(b)"]), Applied(SR["13D2"]))


def _rule_2017(table: Table, found: WrongHands) -> Verdict:
    """Before a call the board is always played; after one, if it can be without a change."""
    if found.foreign_card:
        return _removed(Applied(BG["13C"]))
    if found.play_over:
        return _cancelled(table, Applied(BG["13D"]))
    if not found.called:
        if _seen(table):
            return _played_normally(BG["13A2"], BG["13A"], adjustable=True)
        return _played_normally(BG["13A1"], BG["13A"])
    if _can_be_played(table):
        return _played_normally(BG["13B1"], BG["13B"], adjustable=True)
    return _adjusted(table, Applied(BG["13B2"]), Applied(BG["13B"]))


RULES: Mapping[Edition, Callable[[Table, WrongHands], Verdict]] = {
    Edition.RU_1987: _rule_1987,
    Edition.SR_2007: _rule_2007,
    Edition.BG_2017: _rule_2017,
}


# -- what only the director knows ---------------------------------------------------------------


def told_or_judged(table: Table, fact: str, question: Sentence) -> bool:
    """Return a fact of the story: yes where it names a player or a card, else as it is judged."""
    told = table.facts.value(fact)
    if told is None or isinstance(told, bool):
        return table.judge(fact, None, question)
    return True


def _seen(table: Table) -> bool:
    question = sentence("Has any player seen another player's card?")
    return told_or_judged(table, "card_seen", question)


def _harmless(table: Table) -> bool:
    question = sentence("Can the board be bid and played normally in spite of what was seen?")
    return table.judge("harmless", None, question)


def _can_be_played(table: Table) -> bool:
    question = sentence("Can the deal be corrected and played with no change of call?")
    return table.judge("harmless", None, question)


def _all_agree(table: Table) -> bool:
    return table.judge("all_agree", None, sentence("Do all four players agree to play the board?"))


# -- verdicts -----------------------------------------------------------------------------------


def _played_normally(
    *laws: Ground, closed: tuple[Unauthorised, ...] = (), adjustable: bool = False
) -> Verdict:
    words = (
        "The hands are restored and the board is played; the score may be adjusted afterwards."
        if adjustable
        else "The hands are restored and the board is played normally."
    )
    return Verdict(tuple(map(Applied, laws)), sentence(words), closed)


def _cancelled(table: Table, *laws: Applied) -> Verdict:
    result = sentence("The board is not played out: an artificial adjusted score is given.")
    return Verdict((*laws, law12.ARTIFICIAL[table.edition]), result)


def _adjusted(table: Table, *laws: Applied) -> Verdict:
    result = sentence("The deal cannot be played as called: the director adjusts the score.")
    return Verdict((*laws, law12.ASSIGNED[table.edition]), result)


def _removed(law: Applied) -> Verdict:
    result = sentence(
        "The card that does not belong to the deal is removed; auction and play go on without "
        "rectification."
    )
    return Verdict((law,), result)


def _known_to_partner(found: WrongHands) -> tuple[Unauthorised, ...]:
    """Return what 2007 closes to the partner of a player whose hand was wrong (13E)."""
    what = sentence("which card the director moved")
    return tuple(Unauthorised(seat.side, what, SR["13E"]) for seat in found.seats)

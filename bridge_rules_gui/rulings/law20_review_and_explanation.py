"""Law 20: review and explanation of calls.

Every edition lets a player ask in his own turn, for the whole auction and not for a part of it, and
not while he must pass (20B); only an opponent answers (20D). 1987 knows explanations of the whole
auction (20F1); the later ones also of a single call (20F3). A question for partner's benefit alone
is forbidden in 2007 and 2017 (20G1), in 1987 as communication between partners (73B1); one meant to
draw a wrong answer only in 2017 (20G2).
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law16_extraneous_information as law16
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "20A": "Игрок, не расслышавший заявку отчётливо, может немедленно потребовать её "
        "повторения",
        "20B": "Во время торговли игрок имеет право в свою очередь заявки попросить повторить все "
        "предшествующие заявки",
        "20B barred": "игрок имеет право в свою очередь заявки попросить повторить все "
        "предшествующие заявки, кроме случая, когда правила требуют, чтобы он пасовал",
        "20B partial": "Игрок не может просить частично воспроизвести предшествующие заявки",
        "20C1": "После финального паса любой вистующий имеет право спросить, не он ли должен "
        "делать первый ход",
        "20C2": "Разыгрывающий или любой вистующий в свою первую очередь игры может потребовать "
        "повторить все предшествующие заявки",
        "20D": "С просьбой повторить торговлю надлежит обращаться только к оппоненту",
        "20F1": "Во время торговли и до финального паса любой игрок в свою очередь заявки может "
        "потребовать полного объяснения торговли оппонентов",
        "20F2": "После финального паса и в течение периода игры картами разыгрывающий или любой "
        "вистующий … в свою очередь игры может потребовать объяснения торговли оппонентов",
        "73B1": "Несанкционированной является связь между партнёрами, осуществляемая … посредством "
        "вопроса, заданного или незаданного оппонентам",
        "40E2": "любой игрок, кроме болвана, может в свою очередь заявки или игры обращаться к "
        "конвенционной карте оппонентов, но не к своей",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "20A": "Igrač može odmah da traži da se govor pojasni",
        "20B": "Tokom perioda licitacije igrač ima pravo da mu se ponove svi prethodni govori, "
        "kada je na redu da govori",
        "20B barred": "igrač ima pravo da mu se ponove svi prethodni govori, kada je na redu da "
        "govori, osim ako po Pravilima nije obavezan da pasira",
        "20B partial": "Igrač ne može da traži parcijalni pregled prethodnih govora",
        "20C1": "bilo koji igrač odbrane ima pravo da pita je li na izvornom ataku",
        "20C2": "Izvođač ili bilo koji igrač odbrane mogu, kada su prvi put na redu za igru, da "
        "zatraže ponavljanje svih prethodnih govora",
        "20D": "Na zahtev za pregled licitacije odgovoraju samo protivnici",
        "20F1": "Tokom licitacije, a pre završnog pasa, svaki igrač, kada je na redu da govori, "
        "može da zatraži puno objašnjenje protivničke licitacije",
        "20F2": "Posle završnog pasa i tokom perioda igre bilo koji igrač odbrane, kada je na "
        "redu da igra, može da traži objašnjenje protivničke licitacije",
        "20F2 declarer": "Izvođač može, kada je na redu da igra iz ruke ili sa stola, da traži "
        "objašnjenje govora ili dogovora u odigravanju (signala) igrača odbrane",
        "20F3": "igrač može da se raspituje o jednom govoru, ali, može se primeniti Član 16B1",
        "20G1": "Nije pravilno postaviti pitanje samo zbog partnerove koristi",
        "20G2": "Igrač nema pravo da konsultuje (gleda) svoju kartu konvencija ili svoje beleške "
        "za vreme perioda licitacije",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "20A": "Всеки играч може да изиска незабавно изясняване на обява",
        "20B": "По време на периода на наддаване, всеки играч, когато е наред да обявява, има "
        "правото да поиска всички предишни обяви да бъдат повторени",
        "20B barred": "всеки играч, когато е наред да обявява, има правото да поиска всички "
        "предишни обяви да бъдат повторени, освен ако е задължен съгласно правило да пасува",
        "20B partial": "Играчът не може да иска частичен преглед на предишни обяви",
        "20C1": "всеки от защитниците има правото да запита дали той е за първоначална атака",
        "20C2": "Декларантът или всеки от защитниците, когато са наред за първия си ход в "
        "разиграването, могат да поиска повторение на всички предишни обяви",
        "20D": "На молбата за повторение на обявите трябва да отговори само противник",
        # The footnote stands after "may ask", where the older books have no such exception.
        "20F1 barred": "всеки играч може да поиска, в реда си да обявява, обяснение за "
        "наддаването на противниците … Освен ако този играч е задължен от правило да пасува",
        "20F1": "По време на наддаването и преди последния пас, всеки играч може да поиска, в "
        "реда си да обявява, обяснение за наддаването на противниците",
        "20F2": "След последният пас и по време на разиграването всеки защитник, в реда си за "
        "игра, може да поиска обяснение на противниковото наддаване",
        "20F2 declarer": "Декларантът, когато е наред да играе от ръка или от мора, може да "
        "поиска обяснение относно обява на защитник или относно уговорките им за игра с карти",
        "20F3": "Всеки играч може да пита за отделна обява в съответствие с т. 1 и т. 2 по-горе, "
        "но П16В1 може да бъде приложено",
        "20G1": "Играчът не може да задава въпрос, ако неговата единствена цел е да помогне на "
        "партньора си",
        "20G2": "Играчът не може да задава въпрос, ако неговата единствена цел е да предизвика "
        "неправилен отговор на противник",
        "20G3": "никой играч не може да се консултира със собствената си системна карта и бележки "
        "по време на периода на наддаване и разиграване",
    },
)
_REVIEWERS = "is about mistakes in a review; a story does not tell what was reviewed"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"20E": _REVIEWERS},
    Edition.SR_2007: {"20E": _REVIEWERS},
    Edition.BG_2017: {"20E": _REVIEWERS},
}
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

DEFENDERS_QUESTIONS = {edition: book["20F2"] for edition, book in _BOOKS.items()}
"""When a defender may ask after the final pass: in his turn, so the leader before he leads."""


class Purpose(StrEnum):
    """What a question or remark is for; the value is what a story tells under `purpose`."""

    EXPLANATION = "explanation"
    REVIEW = "review"
    PARTIAL_REVIEW = "partial_review"
    CALL_NOT_HEARD = "call_not_heard"
    FOR_PARTNER = "for_partner"
    TO_MISLEAD = "to_mislead"
    OWN_CARD = "own_card"
    WHO_LEADS = "who_leads"
    CONSULTATION = "consultation"
    RECTIFICATION = "rectification"


def improper(table: Table, who: Seat, purpose: Purpose) -> Ground | None:
    """Return the provision a request breaks, None where it is in order."""
    book = _BOOKS[table.edition]
    match purpose:
        case Purpose.FOR_PARTNER:
            return book.get("20G1")
        case Purpose.TO_MISLEAD:
            return BG["20G2"] if table.edition is Edition.BG_2017 else None
        case Purpose.PARTIAL_REVIEW:
            return book["20B partial"]
        case Purpose.REVIEW:
            if table.turn is who and table.bar_on(who) is not None:
                return book["20B barred"]
            return _out_of_turn(table, who, book["20B"], book["20C2"])
        case Purpose.EXPLANATION:
            if "20F1 barred" in book and table.turn is who and table.bar_on(who) is not None:
                return book["20F1 barred"]
            return _out_of_turn(table, who, book["20F1"], _in_play(table, who))
        case _:
            return None


def _out_of_turn(table: Table, who: Seat, in_auction: Ground, in_play: Ground) -> Ground | None:
    """Return the provision that lets players ask in their turn, where it was not the asker's.

    Between the last pass and the first card only dummy is refused (Law 41 lets the others ask).
    """
    playing = table.playing
    if playing is not None and playing.played:
        turn = playing.turn
        return None if turn is None or playing.player_of(turn) is who else in_play
    contract = table.contract
    if contract is not None:
        return in_play if contract.dummy is who else None
    return None if table.turn is who else in_auction


def _in_play(table: Table, who: Seat) -> Ground:
    """Return who may have calls explained in the play; declarer has a sentence of his own.

    1987 says it of declarer and defenders in one. Dummy is in neither.
    """
    book, contract = _BOOKS[table.edition], table.contract
    of_defenders, of_declarer = book["20F2"], book.get("20F2 declarer")
    if of_declarer is None or contract is None or who.side is not contract.declarer.side:
        return of_defenders
    return of_declarer if who is contract.declarer else of_defenders.quoting(of_declarer)


_USUAL = {
    Purpose.REVIEW: ("20B", "20D"),
    Purpose.CALL_NOT_HEARD: ("20A",),
    Purpose.WHO_LEADS: ("20C1",),
}


def in_order(table: Table, who: Seat, purpose: Purpose) -> tuple[Applied, ...]:
    """Return the provisions that give a player what he asked for."""
    book, auction_over = _BOOKS[table.edition], table.contract is not None
    usual = _USUAL.get(purpose, ("20F1",))
    if auction_over and purpose is Purpose.REVIEW:
        usual = ("20C2", "20D")
    laws = [book[key] for key in usual]
    if auction_over and purpose is Purpose.EXPLANATION:
        laws = [_in_play(table, who)]
    if purpose is Purpose.EXPLANATION and "20F3" in book:
        laws.append(book["20F3"])
    return tuple(Applied(law, Role.PROCEDURE) for law in laws)


def refused(edition: Edition, who: Seat, law: Ground) -> Verdict:
    """Return what follows from a request a player may not make: partner may not use it."""
    closes = law16.FORBIDS_USE[edition]
    laws = (Applied(law, Role.IRREGULARITY), Applied(closes, Role.INFORMATION))
    words = (
        "{who} may not ask such a question; what it tells {partner} may not be used."
        if law in _NEVER
        else "{who} may not ask this now; what his question tells {partner} may not be used."
    )
    result = sentence(words, who=who, partner=who.partner)
    what = sentence("what {who}'s question told", who=who)
    return Verdict(laws, result, (Unauthorised(who.side, what, closes),))


_NEVER = (
    *(book["20B partial"] for book in _BOOKS.values()),
    *(SR["20G1"], BG["20G1"], BG["20G2"]),
)
"""What forbids a question whoever is in turn."""

FOR_PARTNER = {Edition.RU_1987: (Applied(RU["73B1"], Role.IRREGULARITY),)}
"""What forbids 1987 to speak to partner through a question; later 20G1 says more."""


def own_card_consulted(edition: Edition, who: Seat) -> Verdict:
    """Return what follows when a player looks at his own side's system card."""
    law = OWN_CARD[edition]
    result = sentence("{who} may not consult his own system card or notes.", who=who)
    return Verdict((Applied(law, Role.IRREGULARITY),), result)


OWN_CARD = {
    Edition.RU_1987: RU["40E2"],
    Edition.SR_2007: SR["20G2"],
    Edition.BG_2017: BG["20G3"],
}
"""What forbids a player to consult his own card."""
